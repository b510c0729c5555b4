/** The draw of a match's seed, to which everybody at the table has given a share before anybody saw another's. */
import type { FairDraw } from '../kernel/fair-draw.ts';
import type { SeatPicks } from '../kernel/seat-picks.ts';
import { commitmentTo, digestOf, hashOf } from './commitment.ts';

/** Somebody who brings nothing of their own. */
const NOTHING = digestOf(null);

/** The seed that follows from the shares: 16 bytes in hex. @param shares by seat, the table's own last */
export const seedFrom = (shares: readonly string[]): string => hashOf('five-forges seed', ...shares).slice(0, 32);

/**
 * Did the seed come about as everybody was promised?
 * @param shown the commitments that this guest was shown before it opened its own
 * @returns why not, in a sentence; null when it did
 */
export function checkDraw(
  game: string,
  { commitments, openings }: FairDraw,
  seed: string,
  shown: readonly string[] = commitments,
): string | null {
  if (openings.length !== commitments.length || shown.length !== commitments.length) return 'Not everybody has opened their share.';
  for (const [at, opening] of openings.entries()) {
    const who = at === openings.length - 1 ? 'The table' : `Seat ${at + 1}`;
    if (shown[at] !== commitments[at]) return `${who} is said to have committed to something else than was shown.`;
    if (commitmentTo(game, opening) !== commitments[at]) return `${who} opened something else than was committed.`;
  }
  return seedFrom(openings.map(({ share }) => share)) === seed ? null : 'The match was drawn from another seed.';
}

/** Is what each seat plays with what it had committed to? @returns why not, in a sentence; null when it is */
export function checkPicks(picks: SeatPicks | undefined, config: unknown, { openings }: FairDraw): string | null {
  if (!picks?.isPicked(config)) return null;
  const wrong = openings.slice(0, -1).findIndex(({ digest }, seat) => digest !== NOTHING && digest !== digestOf(picks.of(config, seat)));
  return wrong < 0 ? null : `Seat ${wrong + 1} plays with something else than was committed.`;
}
