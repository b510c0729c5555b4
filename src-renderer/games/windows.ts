/** The window part of each game as a chunk of its own, for a page that shows one of them; `registry.ts` has all at hand. */
import type { GameId } from '../../src-shared/games/index.ts';
import type { GameUi } from '../app/game-ui.ts';

export const WINDOWS: Readonly<Record<GameId, () => Promise<GameUi>>> = {
  hexforge: async () => (await import('./hexforge/ui.ts')).hexforgeUi,
  laneforge: async () => (await import('./laneforge/ui.ts')).laneforgeUi,
  bladeforge: async () => (await import('./bladeforge/ui.ts')).bladeforgeUi,
  warforge: async () => (await import('./warforge/ui.ts')).warforgeUi,
  deckforge: async () => (await import('./deckforge/ui.ts')).deckforgeUi,
};
