/** Matches action by action, with what was told of each: the kept ones, and games of quick sensible moves. */
import { quickKey } from '../../src-shared/bots/playout.ts';
import { Recording, recordInto } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import type { GameTypes } from '../../src-shared/kernel/game-types.ts';
import { applyEntry, begin } from '../../src-shared/kernel/replay.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { oldMatches } from '../fixtures/old-matches.ts';

/** What its seat saw before an action, and what everybody was told of it. */
export interface PlayedAction<G extends GameTypes> {
  seat: Seat;
  view: G['view'];
  action: G['action'];
  told: readonly G['event'][];
}

/** All actions, in their order. */
export function* playedActions<G extends GameTypes>(game: Game, games: number): Generator<PlayedAction<G>> {
  for (const { log } of oldMatches(game.id)) {
    const state = begin(game, log.header);
    for (const entry of log.entries) {
      const view = game.view(state, entry.seat);
      const told = toldOf<G>(game, state, () => applyEntry(game, state, entry));
      if (entry.action) yield { seat: entry.seat, view, action: entry.action, told };
    }
  }
  for (let deal = 0; deal < games; deal++) yield* quickGame<G>(game, deal);
}

function* quickGame<G extends GameTypes>(game: Game, deal: number): Generator<PlayedAction<G>> {
  const random = new Random(`played ${deal}`);
  const keys = new Int32Array(8192);
  const state = game.create(game.seriesConfig?.(deal) ?? {}, `played ${deal}`);
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const view = game.view(state, seat);
    const action = game.decode(state, quickKey(game, state, keys, game.candidates(state, keys), random));
    yield { seat, view, action, told: toldOf<G>(game, state, () => game.apply(state, action)) };
  }
}

function toldOf<G extends GameTypes>(game: Game, state: GameState, happens: () => void): readonly G['event'][] {
  const told = new Recording<G['event']>(game.seatCount(state));
  recordInto(told, happens);
  return told.spectator;
}
