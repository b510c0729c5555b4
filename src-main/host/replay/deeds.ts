import type { Game } from '../../../src-shared/kernel/game.ts';
import type { LogEntry } from '../../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';

/** Something that was begun, and the moment before it. What came of it lies before the next. */
export interface Deed {
  at: number;
  seat: Seat;
}

/**
 * Somebody does something of their own accord: it is not part of what was begun before, and not what anybody would have
 * done.
 */
export function isDeed(game: Game, state: GameState, { action }: LogEntry): boolean {
  if (action === undefined) return true;
  if (game.search?.pending(state) ?? state.choice !== null) return false;
  return game.key(state, game.action.parse(action)) !== game.routine(state);
}

/**
 * How far each deed moved each seat. Whoever is to act looks better than a moment later, so what that alone is worth is
 * taken off first: how much each seat stands above its mean, on average, while that one acts.
 * @param standingAt how everybody stood on average around a moment
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
