import type { WrAction } from '../../../src-shared/games/warforge/actions.ts';
import { DEFS } from '../../../src-shared/games/warforge/catalog.ts';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { cardOfHand, type WrState } from '../../../src-shared/games/warforge/state.ts';
import type { WrAttackMode, WrPact, WrPlace } from '../../../src-shared/games/warforge/types.ts';
import type { WrFaceUp, WrUnitView, WrView } from '../../../src-shared/games/warforge/view.ts';
import { keepPosition } from '../keep.ts';
import { ScenarioTable } from '../scenario-base/table.ts';
import { HOOKS } from './hooks.ts';
import { buildPosition, type Position } from './position.ts';
import { madeCards } from './test-cards.ts';

export type Side = 'A' | 'B';
/** A unit by side and place: `'B.L1'`. */
export type Spot = `${Side}.${WrPlace}`;

const seatOf = (side: Side): 0 | 1 => (side === 'A' ? 0 : 1);
const spotOf = (spot: Spot): { seat: number; place: WrPlace } => {
  const [side, place] = spot.split('.') as [Side, WrPlace];
  return { seat: seatOf(side), place };
};

/** A position of Warforge, between two seats. Places of `attack`, `use` and `oath` are the active player's. */
export class Table extends ScenarioTable<WrState, WrAction, WrView, WrEvent, Side> {
  protected readonly game = warforge;
  protected readonly hooks = HOOKS;
  protected readonly seats = ['A', 'B'] as const;

  constructor(state: WrState) {
    super(state, 2);
  }

  // ------------------------------------------------------------ looking

  /** What the viewer sees of a unit; by default with its controller's eyes. Fails if none stands there. */
  unit(spot: Spot, viewer: Side = spot[0] as Side): WrUnitView {
    const { seat, place } = spotOf(spot);
    const unit = this.view(viewer).seats[seat].units.find((one) => one.place === place);
    if (!unit) throw new Error(`nothing stands at ${spot}`);
    return unit;
  }

  face(spot: Spot): WrFaceUp {
    return this.unit(spot).face!;
  }

  isEmpty(spot: Spot): boolean {
    const { seat, place } = spotOf(spot);
    return !this.view('A').seats[seat].units.some((one) => one.place === place);
  }

  /** `'3/0/5'`: melee, ranged and health as they are. */
  stats(spot: Spot): string {
    const { melee, ranged, health } = this.face(spot);
    return `${melee}/${ranged}/${health}`;
  }

  /** `'4/6'`. */
  health(spot: Spot): string {
    const { health, maxHealth } = this.face(spot);
    return `${health}/${maxHealth}`;
  }

  /** Ids of the cards in a line, L4…R4, the Warlord left out. */
  line(side: Side): string[] {
    const { line, w } = this.state.seats[seatOf(side)];
    return line.flatMap((unit, i) => (i === w ? [] : [DEFS[unit.card].id]));
  }

  hand(side: Side): string[] {
    return this.state.seats[seatOf(side)].hand.map((entry) => DEFS[cardOfHand(entry)].id);
  }

  /** Next card first. */
  deck(side: Side): string[] {
    return this.state.seats[seatOf(side)].deck.toReversed().map((card) => DEFS[card].id);
  }

  /** `'3/4'`: available and maximum. */
  energy(side: Side): string {
    const { energy, maxEnergy } = this.state.seats[seatOf(side)];
    return `${energy}/${maxEnergy}`;
  }

  player(side: Side): WrState['seats'][number] {
    return this.state.seats[seatOf(side)];
  }

  /** Keywords that fired, in order. */
  triggered(): string[] {
    return this.told('triggered').map(({ keyword }) => keyword ?? 'card');
  }

  override told<T extends WrEvent['type']>(type: T, viewer: Side | 'spectator' = 'spectator') {
    return super.told(type, viewer);
  }

  // ------------------------------------------------------------ acting

  attack(from: WrPlace, mode: WrAttackMode, to: WrPlace): this {
    return this.act({ type: 'attack', from, mode, to });
  }

  /** Deploys a Troop to a place, or plays a Stratagem, on a unit if it names one. */
  play(card: string, at?: WrPlace | Spot, drawn = false): this {
    return this.act({ type: 'play', card, drawn, ...goal(at) });
  }

  extra(card: string, at?: WrPlace | Spot): this {
    return this.act({ type: 'extra', card, ...goal(at) });
  }

  use(unit: WrPlace, keyword: 'agenda' | 'duty' | 'ferocity' | 'pray'): this {
    return this.act({ type: 'act', unit, keyword });
  }

  oath(unit: WrPlace): this {
    return this.act({ type: 'oath', unit });
  }

  target(spot: Spot): this {
    return this.act({ type: 'target', ...spotOf(spot) });
  }

  take(card: string): this {
    return this.act({ type: 'take', card });
  }

  pact(pact: WrPact): this {
    return this.act({ type: 'pact', pact });
  }

  putBack(...cards: string[]): this {
    for (const card of cards) this.act({ type: 'putBack', card });
    return this;
  }

  keep(): this {
    return this.act({ type: 'keep' });
  }

  /** The active player ends the turn. */
  endTurn(): this {
    return this.act({ type: 'endTurn' });
  }

  /** The legal attacks of a unit: `'melee L1'`. */
  attacks(from: WrPlace): string[] {
    return this.actions().flatMap((one) => (one.type === 'attack' && one.from === from ? [`${one.mode} ${one.to}`] : []));
  }

  /** Whom a card of the hand may name. */
  targets(card: string): Spot[] {
    return this.actions().flatMap((one) =>
      one.type === 'play' && one.card === card && one.target ? [`${'AB'[one.target.seat] as Side}.${one.target.place}` as Spot] : [],
    );
  }

  canUse(unit: WrPlace, keyword: 'agenda' | 'duty' | 'ferocity' | 'pray'): boolean {
    return this.isLegal({ type: 'act', unit, keyword });
  }

  canAttack(from: WrPlace, mode: WrAttackMode, to: WrPlace): boolean {
    return this.isLegal({ type: 'attack', from, mode, to });
  }
}

function goal(at: WrPlace | Spot | undefined): { place?: WrPlace; target?: { seat: number; place: WrPlace } } {
  if (at === undefined) return {};
  return at.includes('.') ? { target: spotOf(at as Spot) } : { place: at as WrPlace };
}

const table = (state: WrState): Table => {
  keepPosition(warforge, warforge.clone(state), state.turn, () => ({ cards: madeCards() }));
  return new Table(state);
};

export const scenario = (position: Position): Table => table(buildPosition(position));

/** A match from its beginning, as the rules lay it. */
export const newMatch = (config: unknown, seed = 'match'): Table => table(warforge.create(config, seed));
