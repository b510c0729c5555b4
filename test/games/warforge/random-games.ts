import { coverage } from '../../../src-shared/games/warforge/coverage.ts';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { search } from '../../../src-shared/games/warforge/search/hints.ts';
import type { WrState } from '../../../src-shared/games/warforge/state.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';

const keys = new Int32Array(1024);

/** A game of random legal lists in either mode. */
export const dealt = (name: string): WrState => {
  const random = new Random(name);
  return warforge.create(coverage.config(random), random.seed());
};

/**
 * Plays a whole game, one half of its decisions at random and one by quick sensible moves so that it gets somewhere.
 * @param told what was recorded of each decision, and the position after it
 */
export function playAtRandom(s: WrState, name: string, told: (events: Recording<WrEvent>, s: WrState) => void): void {
  const random = new Random(name);
  while (warforge.toAct(s) !== null) {
    const n = warforge.legal(s, keys);
    const key = random.below(2) === 0 ? keys[random.below(n)] : search.playoutKey!(s, keys, n, random);
    const events = new Recording<WrEvent>(2);
    recordInto(events, () => warforge.play(s, key));
    told(events, s);
  }
}
