import { Random } from '../../kernel/rng.ts';
import type { LnConfig } from './config.ts';
import { randomPair } from './decks/random-pair.ts';

/** A new pair of generated decks for each seat in every deal. */
export function seriesConfig(deal: number): LnConfig {
  const random = new Random(`series ${deal}`);
  return { decks: [randomPair(random), randomPair(random)] };
}
