import { vi } from 'vitest';
import type { ChampionSpec, CardSet, MinionSpec } from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { changed, changedEntries, inAnyOrder, withPlantedKeywords, type Change, type Varied } from '../varied.ts';

const ORDERED = ['keywords', 'gained', 'lost'];

export const VARIED: Varied = {
  async load(change: Change) {
    vi.resetModules();
    vi.doMock('../../../src-shared/games/laneforge/sets/index.ts', async (original) => {
      const shipped = await original<{ SETS: readonly CardSet[]; MINIONS: readonly MinionSpec[] }>();
      return {
        SETS: change(shipped.SETS, (set) => set).filter((set, i, all) => all.indexOf(set) === i),
        MINIONS: change(shipped.MINIONS, (minion, id) => ({ ...minion, id })),
      };
    });
    vi.doMock('../../../src-shared/games/laneforge/champions/index.ts', async (original) => {
      const shipped = await original<{ CHAMPIONS: readonly ChampionSpec[] }>();
      return { ...shipped, CHAMPIONS: change(shipped.CHAMPIONS, (champion) => champion).filter((c, i, all) => all.indexOf(c) === i) };
    });
    vi.doMock('../../../src-shared/games/laneforge/text/keywords-creature.ts', async (original) => {
      const shipped = await original<{ CREATURE_KEYWORDS: object }>();
      return { ...shipped, CREATURE_KEYWORDS: changedEntries(shipped.CREATURE_KEYWORDS, change) };
    });
    vi.doMock('../../../src-shared/kernel/keywords.ts', withPlantedKeywords);
    const { laneforge } = await import('../../../src-shared/games/laneforge/game.ts');
    vi.doUnmock('../../../src-shared/games/laneforge/sets/index.ts');
    vi.doUnmock('../../../src-shared/games/laneforge/champions/index.ts');
    vi.doUnmock('../../../src-shared/games/laneforge/text/keywords-creature.ts');
    vi.doUnmock('../../../src-shared/kernel/keywords.ts');
    return laneforge as Game;
  },
  fixed: [],
  /** `resolution` is for samples of the same program; keywords lie in their order. */
  plain: (view) => changed(view, (key, value) => (key === 'resolution' ? undefined : ORDERED.includes(key) ? inAnyOrder(value) : value)),
  followsOrder: () => false,
  unreached: [],
};
