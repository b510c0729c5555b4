import type { WrConfig } from './config.ts';
import { READY_LISTS } from './decks/lists/index.ts';
import { MODES } from './types.ts';

/** Ready lists of both modes in turn, against each other in all pairings. */
export function seriesConfig(deal: number): WrConfig {
  const mode = MODES[deal % MODES.length];
  const lists = READY_LISTS.filter((list) => list.mode === mode);
  const n = lists.length;
  const round = Math.floor(deal / MODES.length);
  return { mode, lists: [lists[round % n], lists[(round + 1 + Math.floor(round / n)) % n]] };
}
