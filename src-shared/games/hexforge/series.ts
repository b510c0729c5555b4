import type { HxConfig } from './config.ts';
import { STARTERS } from './loadouts/index.ts';
import { STANDARD } from './maps/standard.ts';

/** The five starters in all 25 pairings, on the middle map. */
export function seriesConfig(deal: number): HxConfig {
  const n = STARTERS.length;
  const first = deal % n;
  const second = (deal + Math.floor(deal / n)) % n;
  return { map: STANDARD, loadouts: [STARTERS[first].loadout, STARTERS[second].loadout], firstSeat: null, maxTurns: 200 };
}
