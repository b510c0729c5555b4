import { expect } from 'vitest';
import type { DkAction } from '../../../src-shared/games/deckforge/actions.ts';
import type { DkEventTold } from '../../../src-shared/games/deckforge/events.ts';
import { reasonOf, type ReasonCode } from '../../../src-shared/games/deckforge/explain/why.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import type { DkState } from '../../../src-shared/games/deckforge/state.ts';
import { CARD_TYPES, type CardType, type DkRef } from '../../../src-shared/games/deckforge/types.ts';
import type { DkPermanentView, DkView } from '../../../src-shared/games/deckforge/view.ts';
import { keepPosition } from '../keep.ts';
import { ScenarioTable } from '../scenario-base/table.ts';
import { HOOKS } from './hooks.ts';
import { buildPosition, type Position } from './position.ts';

const SEATS = ['P1', 'P2', 'P3', 'P4', 'P5'] as const;
export type Who = (typeof SEATS)[number];
/** A player, or a permanent by its card's name. */
export type What = Who | (string & {});

/** A position of Deckforge. Permanents are named by their cards, which tests keep apart. */
export class Table extends ScenarioTable<DkState, DkAction, DkView, DkEventTold, Who> {
  protected readonly game = deckforge;
  protected readonly hooks = HOOKS;
  protected readonly seats = SEATS;

  constructor(state: DkState) {
    super(state, state.seats.length);
  }

  // ------------------------------------------------------------ looking

  life(who: Who): number {
    return this.view('spectator').seats[this.seat(who)].life;
  }

  /** Life of everybody, by seat. */
  lives(): number[] {
    return this.view('spectator').seats.map(({ life }) => life);
  }

  #named(p: DkPermanentView): string {
    return this.view('spectator').config.decks[p.card.deck].cards[p.card.card].name;
  }

  /** Cards in play of a player, oldest first. */
  board(who: Who): string[] {
    return this.view('spectator').seats[this.seat(who)].board.map((p) => this.#named(p));
  }

  find(name: string): DkPermanentView | undefined {
    return this.view('spectator')
      .seats.flatMap(({ board }) => board)
      .find((p) => this.#named(p) === name);
  }

  /** Fails if it is not in play. */
  permanent(name: string): DkPermanentView {
    const found = this.find(name);
    if (!found) throw new Error(`${name} is not in play`);
    return found;
  }

  isInPlay(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** `'3/4'` as they are now. */
  stats(name: string): string {
    const { atk, def } = this.permanent(name);
    return `${atk}/${def}`;
  }

  ref(what: What): DkRef {
    const seat = SEATS.indexOf(what as Who);
    return seat >= 0 ? seat : this.permanent(what).id;
  }

  /** The types in a hand, in the order of the checklist. */
  hand(who: Who): CardType[] {
    return this.state.seats[this.seat(who)].hand.flatMap((n, type) => Array.from({ length: n }, () => CARD_TYPES[type]));
  }

  graveyard(): CardType[] {
    return this.view('spectator').graveyard;
  }

  /** Kind of what is being asked, null in the main phase. */
  asked(): string | null {
    return this.state.choice?.kind ?? null;
  }

  active(): Who {
    return SEATS[this.state.active];
  }

  /** Who can be attacked by it, or blocks, or is chosen: what the legal actions name. */
  targets(): What[] {
    return this.actions().flatMap((action) => {
      if (action.type === 'choose') return [this.nameOf(action.target)];
      return action.type === 'assignBlock' ? [this.nameOf(action.blocker)] : [];
    });
  }

  attacks(attacker: string): What[] {
    const { id } = this.permanent(attacker);
    return this.actions().flatMap((a) => (a.type === 'declareAttack' && a.attacker === id ? [this.nameOf(a.target)] : []));
  }

  nameOf(ref: DkRef): What {
    if (ref < SEATS.length) return SEATS[ref];
    const found = this.view('spectator')
      .seats.flatMap(({ board }) => board)
      .find(({ id }) => id === ref);
    return found ? this.#named(found) : '?';
  }

  /** What fired, in order: `'Cub hit'`. */
  triggered(): string[] {
    return this.told('triggered').map(
      ({ thing, when }) => `${this.state.config.decks[thing.card!.deck].cards[thing.card!.card].name} ${when}`,
    );
  }

  // ------------------------------------------------------------ acting

  reveal(cardType: 'creature' | 'flying'): this {
    return this.act({ type: 'revealInitiative', cardType });
  }

  play(cardType: CardType): this {
    return this.act({ type: 'playCard', cardType });
  }

  attack(attacker: string, target: What): this {
    return this.act({ type: 'declareAttack', attacker: this.ref(attacker), target: this.ref(target) });
  }

  block(blocker: string): this {
    return this.act({ type: 'assignBlock', blocker: this.ref(blocker) });
  }

  respond(): this {
    return this.act({ type: 'respond' });
  }

  use(name: string, target?: What): this {
    return this.act({ type: 'activateArtifact', artifact: this.ref(name), target: target === undefined ? null : this.ref(target) });
  }

  choose(target: What): this {
    return this.act({ type: 'choose', target: this.ref(target) });
  }

  discard(...types: CardType[]): this {
    for (const cardType of types) this.act({ type: 'discard', cardType });
    return this;
  }

  pass(): this {
    return this.act({ type: 'pass' });
  }

  endMain(): this {
    return this.act({ type: 'endMain' });
  }

  /** Everybody passes and discards the first they can until the active player is free to act. */
  quiet(): this {
    while (this.state.choice !== null) this.passOn();
    return this;
  }

  /** The active player ends the turn; nobody does anything until the next one's main phase. */
  endTurn(): this {
    return this.endMain().quiet();
  }

  /** What is tried is refused for this reason. @param who default: the seat to act */
  barred(action: DkAction, code: ReasonCode, who: Who | null = this.toAct()): this {
    expect(this.refused(action)).not.toBe('');
    expect(reasonOf(this.state, this.seat(who!), action)?.code).toBe(code);
    return this;
  }
}

export function scenario(position: Position): Table {
  const state = buildPosition(position);
  keepPosition(deckforge, deckforge.clone(state), state.turn, () => ({}));
  return new Table(state);
}

/** A match from its beginning, as the rules lay it. */
export const newMatch = (config: unknown, seed = 'match'): Table => new Table(deckforge.create(config, seed));
