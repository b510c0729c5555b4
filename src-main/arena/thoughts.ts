import type { BotStats } from '../../src-shared/bots/index.ts';
import type { GameAction } from '../../src-shared/kernel/game.ts';
import type { Thought } from '../../src-shared/kernel/match-log.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';

/** Of what a bot weighed, so many of the best are kept. */
const KEPT = 3;

/**
 * What a bot weighed before one decision, in numbers: how often it looked at something in all, then of each of the best
 * which of the offered actions it is, how often it was looked at, and its value. Empty where nothing was weighed.
 */
export type ThoughtRow = number[];

/** @param actions as they were offered to the bot: candidates are among them */
export function thoughtRow(actions: readonly GameAction[], { iterations, candidates = [] }: BotStats): ThoughtRow {
  if (candidates.length === 0) return [];
  const best = candidates.slice(0, KEPT);
  return [iterations, ...best.flatMap(({ action, visits, value }) => [actions.indexOf(action), visits, Number(value.toFixed(3))])];
}

/** The way back. @returns null where nothing was weighed, or the row names what was not offered */
export function thoughtOfRow(seat: Seat, actions: readonly GameAction[], row: ThoughtRow): Thought | null {
  const [iterations, ...rest] = row;
  if (rest.length === 0) return null;
  const candidates: Thought['candidates'] = [];
  for (let i = 0; i + 2 < rest.length; i += 3) {
    const action = actions[rest[i]] as GameAction | undefined;
    if (action === undefined) return null;
    candidates.push({ action, visits: rest[i + 1], value: rest[i + 2] });
  }
  return { seat, iterations, candidates };
}
