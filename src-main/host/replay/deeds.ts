import type { Game } from '../../../src-shared/kernel/game.ts';
import type { LogEntry } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';

/** A deliberate action, and the moment before it. Its consequences reach until the next one. */
export interface Deed {
  at: number;
  seat: Seat;
}

/** Is the entry a deliberate action: not a further step of an earlier one, and not the routine action? */
export function isDeed(game: Game, state: GameState, { action }: LogEntry): boolean {
  if (action === undefined) return true;
  if (game.search?.pending(state) ?? state.choice !== null) return false;
  return game.key(state, game.action.parse(action)) !== game.routine(state);
}

/**
 * How far each deliberate action moved each seat's share. The heuristic favours the seat to act; this bias (the mean excess over the
 * average standing while that seat acts) is subtracted first.
 * @param standingAt average shares around a moment
 */
export function effectsOf(
  deeds: readonly Deed[],
  shares: readonly (readonly number[])[],
  standingAt: (at: number) => readonly number[],
): number[][] {
  const flattery = shares[0].map((_, actor) => {
    const own = deeds.filter(({ seat }) => seat === actor);
    return shares[0].map(
      (_, seat) => own.reduce((sum, { at }) => sum + shares[at][seat] - standingAt(at)[seat], 0) / Math.max(1, own.length),
    );
  });
  const plain = deeds.map(({ at, seat: actor }) => shares[at].map((share, seat) => share - flattery[actor][seat]));
  const ends = [...plain.slice(1), shares[shares.length - 1]];
  return plain.map((before, i) => before.map((share, seat) => ends[i][seat] - share));
}
