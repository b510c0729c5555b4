import type { HxConfig } from './config.ts';
import { MEASURED } from './loadouts/measured.ts';
import { STANDARD } from './maps/standard.ts';

/** Five lists in all 25 pairings, on the middle map. */
export function seriesConfig(deal: number): HxConfig {
  const n = MEASURED.length;
  const first = deal % n;
  const second = (deal + Math.floor(deal / n)) % n;
  return { map: STANDARD, loadouts: [MEASURED[first], MEASURED[second]], firstSeat: null, maxTurns: 200 };
}
