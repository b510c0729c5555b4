import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import type { BlState } from '../../../src-shared/games/bladeforge/state.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';

const keys = new Int32Array(512);

/**
 * Plays a whole game, half at random and half by quick sensible moves so that it gets somewhere, and shows each position
 * on the way, the first and the last included.
 */
export function playAtRandom(s: BlState, seed: string, look: (s: BlState) => void): void {
  const random = new Random(seed);
  look(s);
  while (bladeforge.toAct(s) !== null) {
    const n = bladeforge.legal(s, keys);
    const isWild = random.unit() < 0.5;
    const key = isWild ? keys[random.below(n)] : bladeforge.search!.playoutKey!(s, keys, n, random);
    bladeforge.apply(s, bladeforge.decode(s, key));
    look(s);
  }
}
