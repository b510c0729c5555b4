import type { Outcome } from '../../../kernel/state.ts';
import { SUDDEN_TURNS, type LnState } from '../state.ts';
import { tell } from './tell.ts';

/* Winning and losing (LN-16), Sudden Death (LN-17). Players are asked for as a list, never as "both" (LN-19.1). */

export function endGame(s: LnState, winners: number[], reason: string): void {
  const ranking = s.seats.map((_, seat) => (winners.includes(seat) ? 1 : 1 + winners.length));
  const outcome: Outcome = { winners, ranking, reason };
  s.result = outcome;
}

/** Checked after every event (LN-16.1). */
export function checkLoss(s: LnState): void {
  if (s.result !== null) return;
  if (s.suddenFrom !== 0) return compareHealth(s);
  let losers = 0;
  for (const own of s.seats) if (own.health <= 0) losers++;
  if (losers === 0) return;
  if (losers === s.seats.length) return beginSuddenDeath(s);
  endGame(
    s,
    s.seats.flatMap((own, seat) => (own.health > 0 ? [seat] : [])),
    'healthGone',
  );
}

/** LN-17.2: a player with less Health than another loses at once. */
function compareHealth(s: LnState): void {
  let most = s.seats[0].health;
  let least = most;
  for (const { health } of s.seats) {
    most = Math.max(most, health);
    least = Math.min(least, health);
  }
  if (most === least) return;
  endGame(
    s,
    s.seats.flatMap((own, seat) => (own.health === most ? [seat] : [])),
    'suddenDeath',
  );
}

/** LN-17.1; the present turn is finished but not counted (LN-D46). A later cycle end does not start it anew. */
export function beginSuddenDeath(s: LnState): void {
  if (s.suddenFrom !== 0) return;
  s.suddenFrom = s.turn + 1;
  tell()?.all({ type: 'suddenDeath', turns: Array.from({ length: SUDDEN_TURNS }, (_, i) => s.suddenFrom + i) });
  compareHealth(s);
}

/** LN-17.5: still equal at the end of the last turn, the holder of the Forge wins. */
export function settleTie(s: LnState): void {
  if (s.suddenFrom !== 0 && s.turn === s.suddenFrom + SUDDEN_TURNS - 1 && s.result === null) endGame(s, [s.forge], 'suddenDeathTie');
}
