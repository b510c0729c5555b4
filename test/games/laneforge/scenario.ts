import { expect } from 'vitest';
import type { LnAction } from '../../../src-shared/games/laneforge/actions.ts';
import { CHAMPION_DEFS, DEFS } from '../../../src-shared/games/laneforge/catalog.ts';
import { CHAMPIONS } from '../../../src-shared/games/laneforge/champions/index.ts';
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import { MINIONS, SETS } from '../../../src-shared/games/laneforge/sets/index.ts';
import type { LnState } from '../../../src-shared/games/laneforge/state.ts';
import type { LnView, LnCreatureView } from '../../../src-shared/games/laneforge/view.ts';
import { LEVELS, ZONES, type LnZone } from '../../../src-shared/games/laneforge/types.ts';
import { keepPosition } from '../keep.ts';
import { ScenarioTable } from '../scenario-base/table.ts';
import { HOOKS } from './hooks.ts';
import { buildPosition, type Position } from './position.ts';
import { cardId, faceOf, type CardLike } from './test-cards.ts';

export type Side = 'A' | 'B';
export type Lane = 1 | 2 | 3 | 4 | 5;
const seatOf = (side: Side): 0 | 1 => (side === 'A' ? 0 : 1);

/**
 * What an answer points at: a creature `'B3'` (side and lane), a lane by number, a card in hand or pile, yes or no to
 * "you may", `'done'` for no more of "up to", or the card whose trigger comes next.
 */
export type Pick = `${Side}${Lane}` | Lane | { card: CardLike; of?: Side } | 'yes' | 'no' | 'done' | { next: CardLike; nth?: number };

/** A position of Laneforge, between two seats. */
export class Table extends ScenarioTable<LnState, LnAction, LnView, LnEvent, Side> {
  protected readonly game = laneforge;
  protected readonly hooks = HOOKS;
  protected readonly seats = ['A', 'B'] as const;

  constructor(position: Position) {
    super(buildPosition(position), 2);
  }

  // ------------------------------------------------------------ looking

  override events(side: Side | 'spectator' = 'A'): readonly LnEvent[] {
    return super.events(side);
  }

  override told<T extends LnEvent['type']>(type: T, side: Side | 'spectator' = 'A') {
    return super.told(type, side);
  }

  /** Whatever stands there; fails if nothing does. */
  at(side: Side, lane: Lane): LnCreatureView {
    const c = this.view('A').creatures.find((one) => one.seat === seatOf(side) && one.lane === lane);
    if (!c) throw new Error(`${side} has nothing in lane ${lane}`);
    return c;
  }

  isEmpty(side: Side, lane: Lane): boolean {
    return !this.view('A').creatures.some((one) => one.seat === seatOf(side) && one.lane === lane);
  }

  /** `'4/6'`: Attack and Health as they are. */
  stats(side: Side, lane: Lane): string {
    const c = this.at(side, lane);
    return `${c.attack}/${c.health}`;
  }

  row(side: Side, lane: Lane): 'front' | 'back' {
    return this.at(side, lane).row;
  }

  health(side: Side): number {
    return this.state.seats[seatOf(side)].health;
  }

  /** Card ids in a zone of a side; of `deck` top first. */
  zone(side: Side, zone: LnZone): string[] {
    const seat = seatOf(side);
    if (zone === 'deck') return this.state.seats[seat].deck.toReversed().map((inst) => this.name(inst));
    if (zone === 'hand' || zone === 'discard' || zone === 'banish') return this.state.seats[seat][zone].map((inst) => this.name(inst));
    const wanted = ZONES.indexOf(zone);
    return this.state.zones.flatMap((z, inst) => (z === wanted && (inst < 60 ? 0 : 1) === seat ? [this.name(inst)] : []));
  }

  private name(inst: number): string {
    return DEFS[this.state.faces[inst]].id;
  }

  /** Where a card is. */
  where(side: Side, card: CardLike): LnZone {
    const face = faceOf(card);
    const inst = this.state.faces.findIndex((f, i) => f === face && (i < 60 ? 0 : 1) === seatOf(side));
    return ZONES[this.state.zones[inst]];
  }

  /** What may be answered now, in the words of `Pick`. */
  choices(): (string | number)[] {
    return this.actions().flatMap((a): (string | number)[] => {
      if (a.type === 'chooseLane') return [a.lane];
      if (a.type === 'chooseCreature') return [`${a.seat === 0 ? 'A' : 'B'}${a.lane}`];
      if (a.type === 'chooseCard') return [a.card];
      if (a.type === 'orderTrigger') return [this.view('A').window!.batch[a.index].card];
      return a.type === 'accept' ? ['yes'] : a.type === 'decline' ? ['no'] : a.type === 'done' ? ['done'] : [];
    });
  }

  // ------------------------------------------------------------ acting

  /** Plays a card as the main action; a number first is its lane. */
  play(card: CardLike, ...picks: Pick[]): this {
    return this.act({ type: 'playCard', card: cardId(card), free: false }).choose(...picks);
  }

  playFree(card: CardLike, ...picks: Pick[]): this {
    return this.act({ type: 'playCard', card: cardId(card), free: true }).choose(...picks);
  }

  banish(card: CardLike): this {
    return this.act({ type: 'banishCard', card: cardId(card) });
  }

  activate(lane: Lane, ...picks: Pick[]): this {
    return this.act({ type: 'activate', lane }).choose(...picks);
  }

  mobility(lane: Lane, to: Lane): this {
    return this.act({ type: 'useMobility', lane, to });
  }

  champion(...picks: Pick[]): this {
    return this.act({ type: 'useChampion' }).choose(...picks);
  }

  pickAction(pick: Pick): LnAction {
    if (typeof pick === 'number') return { type: 'chooseLane', lane: pick };
    if (pick === 'yes') return { type: 'accept' };
    if (pick === 'no') return { type: 'decline' };
    if (pick === 'done') return { type: 'done' };
    if (typeof pick === 'string') return { type: 'chooseCreature', seat: seatOf(pick[0] as Side), lane: Number(pick[1]) };
    if ('card' in pick)
      return { type: 'chooseCard', seat: pick.of ? seatOf(pick.of) : laneforge.toAct(this.state)!, card: cardId(pick.card) };
    const wanted = cardId(pick.next);
    const options = this.actions().filter((a) => a.type === 'orderTrigger');
    const fitting = options.filter((a) => this.view('A').window!.batch[a.index].card === wanted);
    const action = fitting[pick.nth ?? 0];
    if (!action) throw new Error(`no trigger of ${wanted} is waiting`);
    return action;
  }

  choose(...picks: Pick[]): this {
    for (const pick of picks) this.act(this.pickAction(pick));
    return this;
  }

  /** Answers whatever is asked with the first thing on offer: for triggers whose order does not matter. */
  inAnyOrder(): this {
    while (this.state.choice) this.act(this.actions()[0]);
    return this;
  }

  /** The active player ends the action phase. */
  end(): this {
    return this.act({ type: 'endActionPhase' });
  }

  /** Hands are put aside and phases ended until the machine stands in this phase; open choices are an error. */
  advanceTo(phase: string): this {
    for (let i = 0; i < 100 && this.state.result === null; i++) {
      if (this.phase() === phase) return this;
      if (this.state.choice !== null) throw new Error(`somebody is asked in ${this.phase()}: ${this.state.choice.kind}`);
      this.idle();
    }
    if (this.state.result !== null) return this;
    throw new Error(`never came to ${phase}`);
  }

  /** The active player does as little as possible: banishes a card if one must be used, ends the phase. */
  idle(): this {
    if (!this.isLegal({ type: 'endActionPhase' })) {
      const action = this.actions().find((a) => a.type === 'banishCard');
      if (action) this.act(action);
    }
    if (this.isLegal({ type: 'endActionPhase' })) this.passOn();
    return this;
  }

  /** From here to the first action phase of the next turn: the rest of the turn, Combat and all. */
  nextTurn(): this {
    const { turn } = this.state;
    for (let i = 0; i < 20 && this.state.turn === turn && this.state.result === null && this.state.choice === null; i++) this.idle();
    return this;
  }

  /** Ends phases until Combat has been fought and somebody is asked again, or the next turn has begun. */
  fight(): this {
    return this.nextTurn();
  }

  // ------------------------------------------------------------ ending

  /** And no trigger waiting. */
  override nothingPending(): void {
    super.nothingPending();
    expect([this.state.pending, this.state.batch]).toEqual([[], []]);
  }
}

/** What a test has made for itself, in the order in which it was registered. */
const madeForTests = () => ({
  sets: DEFS.slice(LEVELS.length * (SETS.length + MINIONS.length)).flatMap(({ level, spec }) => (level === 1 ? [spec] : [])),
  champions: CHAMPION_DEFS.slice(CHAMPIONS.length).map(({ spec }) => spec),
});

export function scenario(position: Position = {}): Table {
  const table = new Table(position);
  keepPosition(laneforge, laneforge.clone(table.state), table.state.turn, madeForTests);
  return table;
}
