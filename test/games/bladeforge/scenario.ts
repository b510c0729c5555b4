import { expect } from 'vitest';
import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import { CARDS } from '../../../src-shared/games/bladeforge/cards/index.ts';
import { DEFS } from '../../../src-shared/games/bladeforge/catalog.ts';
import type { BlBlow, BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { whyNot } from '../../../src-shared/games/bladeforge/explain/why.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { NONE, dieOf, type BlState } from '../../../src-shared/games/bladeforge/state.ts';
import type { BlDie, BlPartSlot, BlSlot } from '../../../src-shared/games/bladeforge/types.ts';
import type { BlView } from '../../../src-shared/games/bladeforge/view.ts';
import { keepPosition } from '../keep.ts';
import { ScenarioTable } from '../scenario-base/table.ts';
import { HOOKS } from './hooks.ts';
import { buildPosition, SEATS, seatOf, type Position, type SeatName } from './position.ts';
import { cardId, defOf, type CardLike } from './test-cards.ts';

/** An answer: a player, a card, or a place of a Forge. */
export type Pick = SeatName | { card: CardLike } | { part: BlPartSlot };

const nameOf = (seat: number): SeatName => SEATS[seat];
const ids = (cards: readonly number[]): string[] => cards.map((card) => DEFS[card].id);

/** A position of Bladeforge. A throw that nobody has announced is an error. */
export class Table extends ScenarioTable<BlState, BlAction, BlView, BlEvent, SeatName> {
  protected readonly game = bladeforge;
  protected readonly hooks = HOOKS;
  protected readonly seats = SEATS;

  constructor(position: Position | BlState) {
    const state = 'rng' in position ? position : buildPosition(position);
    super(state, state.seats.length);
  }

  // ------------------------------------------------------------ looking

  /** Kinds of all public events so far, in order. */
  happenings(): string[] {
    return this.log.spectator.map(({ type }) => type);
  }

  health(who: SeatName): number {
    return this.state.seats[seatOf(who)].health;
  }

  /** Health of all players. */
  healths(): number[] {
    return this.state.seats.map(({ health }) => health);
  }

  die(who: SeatName): BlDie {
    return dieOf(this.state.seats[seatOf(who)].level);
  }

  hand(who: SeatName): string[] {
    return ids(this.state.seats[seatOf(who)].hand);
  }

  /** Card in a place of a Forge, null if it is empty. */
  at(who: SeatName, slot: BlSlot): string | null {
    return this.view('spectator').seats[seatOf(who)].forge[slot];
  }

  /** The places Blade, Grip, left and right Guard, Shield. */
  forge(who: SeatName): (string | null)[] {
    return Object.values(this.view('spectator').seats[seatOf(who)].forge);
  }

  /** Forge Attack and Forge Defense: `'3/1'`. */
  stats(who: SeatName): string {
    const { attack, defense } = this.view('spectator').seats[seatOf(who)];
    return `${attack}/${defense}`;
  }

  /** Oldest first. */
  salvage(): string[] {
    return ids(this.state.salvage);
  }

  /** Top card first. */
  armory(): string[] {
    return ids(this.state.armory.toReversed());
  }

  /** What a player knows of another's hand. */
  known(viewer: SeatName, owner: SeatName): string[] {
    return this.view(viewer).seats[seatOf(owner)].known;
  }

  isOut(who: SeatName): boolean {
    return this.state.seats[seatOf(who)].out !== 0;
  }

  active(): SeatName {
    return nameOf(this.state.active);
  }

  /** The numbers of the last attack. */
  blow(): BlBlow {
    return this.told('blow').at(-1)!.blow;
  }

  /** What kinds of action are open, each once. */
  kinds(): string[] {
    return [...new Set(this.actions().map(({ type }) => type))].sort();
  }

  /** Who may be attacked. */
  attackable(): SeatName[] {
    return this.actions().flatMap((a) => (a.type === 'attack' ? [nameOf(a.target)] : []));
  }

  /** What may be answered now: players, cards, places, or whether to block. */
  choices(): (string | boolean)[] {
    return this.actions().flatMap((a): (string | boolean)[] => {
      if (a.type === 'chooseSeat') return [nameOf(a.seat)];
      if (a.type === 'chooseCard') return [a.card];
      if (a.type === 'choosePart') return [a.slot];
      return a.type === 'chooseBlock' ? [a.block] : [];
    });
  }

  // ------------------------------------------------------------ chance

  /** Results of dice that come next, in this order. */
  rolls(...rolls: [what: string, result: number][]): this {
    for (const [what, result] of rolls) this.state.rng.script?.push([what, result - 1]);
    return this;
  }

  /** The next theft takes this card. */
  steals(from: SeatName, card: CardLike): this {
    const at = this.state.seats[seatOf(from)].hand.indexOf(defOf(card));
    if (at < 0) throw new Error(`${from} does not hold ${cardId(card)}`);
    this.state.rng.script?.push(['steal', at]);
    return this;
  }

  /** The next shuffle of so many cards leaves all in their order. */
  shuffles(cards: number): this {
    for (let i = cards - 1; i > 0; i--) this.state.rng.script?.push(['shuffle the Armory', i]);
    return this;
  }

  // ------------------------------------------------------------ acting

  /** Why a player may not do that now, also one who is not asked; null if it is legal. */
  whyNot(who: SeatName, action: BlAction): string | null {
    const before = JSON.stringify(this.state);
    const reason = whyNot(this.state, seatOf(who), action);
    expect(JSON.stringify(this.state)).toBe(before);
    return reason;
  }

  place(card: CardLike): this {
    return this.act({ type: 'place', card: cardId(card) });
  }

  replace(slot: 'blade' | BlPartSlot, card: CardLike): this {
    return this.act({ type: 'replace', card: cardId(card), slot });
  }

  placeShield(card: CardLike): this {
    return this.act({ type: 'placeShield', card: cardId(card) });
  }

  play(card: CardLike, ...picks: Pick[]): this {
    return this.act({ type: 'playGadget', card: cardId(card) }).choose(...picks);
  }

  recycle(first: CardLike, second: CardLike): this {
    return this.act({ type: 'recycle', card: cardId(first) }).choose({ card: second });
  }

  reforge(blade: CardLike | null = null): this {
    return this.act({ type: 'reforge', blade: blade === null ? null : cardId(blade) });
  }

  /** With the result of the attack die, or of both of `keepBest`. */
  attack(target: SeatName, roll?: number | [first: number, second: number]): this {
    const [first, second] = [roll].flat();
    if (first !== undefined) this.rolls(['attack die', first]);
    if (second !== undefined) this.rolls(['second attack die', second]);
    return this.act({ type: 'attack', target: seatOf(target) });
  }

  /** With the results of both block dice. */
  block(defender: number, attacker: number): this {
    this.rolls(['block die of the defender', defender], ['block die of the attacker', attacker]);
    return this.act({ type: 'chooseBlock', block: true });
  }

  takeBlow(): this {
    return this.act({ type: 'chooseBlock', block: false });
  }

  drawToEnd(): this {
    return this.act({ type: 'drawToEnd' });
  }

  endTurn(): this {
    return this.act({ type: 'endTurn' });
  }

  choose(...picks: Pick[]): this {
    for (const pick of picks) {
      if (typeof pick === 'string') this.act({ type: 'chooseSeat', seat: seatOf(pick) });
      else if ('card' in pick) this.act({ type: 'chooseCard', card: cardId(pick.card) });
      else this.act({ type: 'choosePart', slot: pick.part });
    }
    return this;
  }

  /** Turns end, by drawing, until it is this player's turn. */
  until(who: SeatName): this {
    for (let i = 0; i < SEATS.length && (i === 0 || this.active() !== who); i++) {
      if (this.isLegal({ type: 'endTurn' })) this.endTurn();
      else this.drawToEnd();
    }
    expect(this.active()).toBe(who);
    return this;
  }

  // ------------------------------------------------------------ ending

  /** And no gadget and no search under way. */
  override nothingPending(): void {
    super.nothingPending();
    expect([this.state.resolving, this.state.revealed]).toEqual([NONE, []]);
  }
}

/** What a test has made for itself, in the order in which it was registered. */
const madeForTests = () => ({ cards: DEFS.slice(CARDS.length).map(({ spec }) => spec) });

export function table(position: Position = {}): Table {
  const laid = new Table(position);
  keepPosition(bladeforge, bladeforge.clone(laid.state), laid.state.turn, madeForTests);
  return laid;
}

/** The places of a complete blade of starters and two Guards. */
export const complete = (left: CardLike, right: CardLike): { left: CardLike; right: CardLike } => ({ left, right });
