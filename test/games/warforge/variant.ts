import { vi } from 'vitest';
import type { CardSpec } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { changed, inAnyOrder, withPlantedKeywords, type Change, type Varied } from '../varied.ts';

const FOR_SAMPLES = ['work', 'queue', 'raw', 'used', 'fired'];
const UNORDERED = ['hand', 'deck', 'keywords', 'extra', 'returning'];
/** Pools are drawn from, and hands put back, in the order of content. */
const ORDERED_STREAMS = ['chance', 'deck0', 'deck1'];

export const VARIED: Varied = {
  async load(change: Change) {
    vi.resetModules();
    vi.doMock('../../../src-shared/games/warforge/cards/index.ts', async (original) => {
      const shipped = await original<{ ALL_CARDS: readonly CardSpec[] }>();
      return { ALL_CARDS: change(shipped.ALL_CARDS, (card, id) => ({ ...card, id })) };
    });
    vi.doMock('../../../src-shared/games/warforge/types.ts', async (original) => {
      const shipped = await original<{ KEYWORD_IDS: readonly string[]; NUMBERED: readonly string[] }>();
      const NUMBERED = change(shipped.NUMBERED, (_, id) => id);
      return { ...shipped, KEYWORD_IDS: change(shipped.KEYWORD_IDS, (_, id) => id), NUMBERED };
    });
    vi.doMock('../../../src-shared/games/warforge/factions.ts', async (original) => {
      const { FACTION_INFO } = await original<{ FACTION_INFO: Record<'f1', { home: readonly string[] }> }>();
      return {
        FACTION_INFO: { ...FACTION_INFO, f1: { ...FACTION_INFO.f1, home: [...FACTION_INFO.f1.home, 'planted-before', 'planted-after'] } },
      };
    });
    vi.doMock('../../../src-shared/kernel/keywords.ts', withPlantedKeywords);
    const { warforge } = await import('../../../src-shared/games/warforge/game.ts');
    vi.doUnmock('../../../src-shared/games/warforge/cards/index.ts');
    vi.doUnmock('../../../src-shared/games/warforge/types.ts');
    vi.doUnmock('../../../src-shared/games/warforge/factions.ts');
    vi.doUnmock('../../../src-shared/kernel/keywords.ts');
    return warforge as Game;
  },
  fixed: ['actions'],
  /** Hands and the own deck lie in the order of content, keywords in theirs; what is for samples of the same program counts in its numbers. */
  plain: (view) =>
    changed(view, (key, value) => (FOR_SAMPLES.includes(key) ? undefined : UNORDERED.includes(key) ? inAnyOrder(value) : value)),
  followsOrder: (before, after) =>
    ORDERED_STREAMS.some((stream) => before.rng.streams[stream]?.join() !== after.rng.streams[stream]?.join()),
  unreached: [],
};
