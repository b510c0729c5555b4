/** What a scenario is in every game: a position, and the moves that a judge would try in it, in the game's words. */
import { expect } from 'vitest';
import { Recording, recordInto, type GameEvent } from '../../../src-shared/kernel/events.ts';
import { IllegalAction, type Game, type GameAction, type GameView } from '../../../src-shared/kernel/game.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { ConformanceHooks } from '../../kernel/conformance.ts';
import { json, substance, viaJson } from '../../kernel/laws/law.ts';

type Told<E extends GameEvent, T extends E['type']> = Extract<E, { type: T }>;

/**
 * Every action goes through the checked `apply`; after each one the state also passes through JSON and must come out the same, with no card
 * more or less. `Who` names the seats, in their order.
 */
export abstract class ScenarioTable<
  S extends GameState,
  A extends GameAction,
  V extends GameView,
  E extends GameEvent,
  Who extends string = string,
> {
  readonly state: S;
  readonly log: Recording<E>;
  protected abstract readonly game: Game<S, A, V, E>;
  protected abstract readonly hooks: Pick<ConformanceHooks<S>, 'census'>;
  protected abstract readonly seats: readonly Who[];

  constructor(state: S, seats: number) {
    this.state = state;
    this.log = new Recording<E>(seats);
  }

  // ------------------------------------------------------------ looking

  protected seat(who: Who): number {
    return this.seats.indexOf(who);
  }

  view(who: Who | 'spectator'): V {
    return this.game.view(this.state, who === 'spectator' ? 'spectator' : this.seat(who as Who));
  }

  /** What a viewer was told, newest last. */
  events(who: Who | 'spectator'): readonly E[] {
    return who === 'spectator' ? this.log.spectator : this.log.seats[this.seat(who)];
  }

  /** Events of one kind, as the viewer was told. */
  told<T extends E['type']>(type: T, who: Who | 'spectator' = 'spectator'): Told<E, T>[] {
    return this.events(who).filter((event): event is Told<E, T> => event.type === type);
  }

  /** Leaf of the flow: `summon1`, `move.ordering`. */
  phase(): string {
    return this.game.compiled.leaves[this.state.phase];
  }

  toAct(): Who | null {
    const seat = this.game.toAct(this.state);
    return seat === null ? null : this.seats[seat];
  }

  actions(): A[] {
    return this.game.actions(this.state);
  }

  isLegal(action: A): boolean {
    return this.actions().some((one) => json(one) === json(action));
  }

  winner(): Who | 'nobody' | null {
    const { result } = this.state;
    if (result === null) return null;
    return result.winners.length === 1 ? this.seats[result.winners[0]] : 'nobody';
  }

  // ------------------------------------------------------------ acting

  /** Applies one action and checks that a saved and loaded state stays the same. */
  act(action: A): this {
    const copy = viaJson(this.state);
    this.record(() => this.game.apply(this.state, action));
    this.game.apply(copy, action);
    expect(this.game.hash(copy)).toBe(this.game.hash(this.state));
    return this;
  }

  concede(who: Who): this {
    return this.record(() => this.game.concede(this.state, this.seat(who)));
  }

  /** The seat to act does what a player with no opinion does. */
  protected passOn(): this {
    return this.record(() => this.game.apply(this.state, this.game.decode(this.state, this.game.routine(this.state))));
  }

  /** Whatever happens is told, and conserves the cards. */
  protected record(happens: () => void): this {
    const cards = this.hooks.census(this.state);
    recordInto(this.log, happens);
    expect(this.hooks.census(this.state)).toEqual(cards);
    return this;
  }

  /** What is tried is refused, tells nothing, changes nothing and draws nothing. @returns the reason given to the player */
  refused(tried: A | ((table: this) => unknown)): string {
    const before = this.#standing();
    let refusal: unknown = null;
    try {
      if (typeof tried === 'function') tried(this);
      else this.game.apply(this.state, tried);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(IllegalAction);
    expect(this.#standing()).toEqual(before);
    return (refusal as IllegalAction).message;
  }

  #standing(): unknown {
    const { rng } = this.state;
    return [substance(this.game as unknown as Game, this.state), this.log.spectator.length, rng.script?.length];
  }

  // ------------------------------------------------------------ ending

  /** No open choice, empty agenda, no scripted draw left. */
  nothingPending(): void {
    expect(this.state.choice).toBeNull();
    expect(this.state.agenda).toEqual([]);
    expect(this.state.rng.script ?? []).toEqual([]);
  }
}
