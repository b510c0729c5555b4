import { vi } from 'vitest';
import type { CardSpec } from '../../../src-shared/games/bladeforge/effects/dsl.ts';
import type { BlState } from '../../../src-shared/games/bladeforge/state.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { changed, inAnyOrder, type Change, type Varied } from '../varied.ts';

const isIds = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');

export const VARIED: Varied = {
  async load(change: Change) {
    vi.resetModules();
    vi.doMock('../../../src-shared/games/bladeforge/cards/index.ts', async (original) => {
      const shipped = await original<{ CARDS: readonly CardSpec[] }>();
      return { CARDS: change(shipped.CARDS, (card, id) => ({ ...card, id, copies: 0 })) };
    });
    // A card without copies is no card of the Armory's, which the book of rules does not provide for.
    vi.doMock('../../../src-shared/games/bladeforge/cards/check.ts', async (original) => ({
      ...(await original<object>()),
      checkArmory: () => [],
    }));
    const { bladeforge } = await import('../../../src-shared/games/bladeforge/game.ts');
    vi.doUnmock('../../../src-shared/games/bladeforge/cards/index.ts');
    vi.doUnmock('../../../src-shared/games/bladeforge/cards/check.ts');
    return bladeforge as Game;
  },
  fixed: [],
  /** Hands lie in the order of content; `work` is for samples of the same program. */
  plain: (view) => changed(view, (key, value) => (key === 'work' ? undefined : isIds(value) ? inAnyOrder(value) : value)),
  /** A theft is from a hand, the Armory is made anew of sorted cards, and a whole hand goes to the Salvage as it lies. */
  followsOrder(before, after) {
    const drew = (stream: string): boolean => before.rng.streams[stream].join() !== after.rng.streams[stream].join();
    const fallen = (s: GameState): number => (s as BlState).seats.filter(({ out }) => out > 0).length;
    return drew('theft') || drew('armory') || fallen(before) < fallen(after);
  },
  unreached: [],
};
