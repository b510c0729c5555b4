import { vi } from 'vitest';
import type { CardSpec } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { changed, changedEntries, inAnyOrder, withPlantedKeywords, type Change, type Varied } from '../varied.ts';

export const VARIED: Varied = {
  async load(change: Change) {
    vi.resetModules();
    vi.doMock('../../../src-shared/games/hexforge/cards/index.ts', async (original) => {
      const shipped = await original<{ CARDS: readonly CardSpec[] }>();
      const CARDS = change(shipped.CARDS, (card, id) => ({ ...card, id }));
      return { ...shipped, CARDS, cardById: (id: string) => CARDS.find((card) => card.id === id) };
    });
    vi.doMock('../../../src-shared/games/hexforge/types.ts', async (original) => {
      const shipped = await original<{ TILE_TYPES: readonly string[] }>();
      return { ...shipped, TILE_TYPES: change(shipped.TILE_TYPES, (type) => type).filter((type, i, all) => all.indexOf(type) === i) };
    });
    vi.doMock('../../../src-shared/games/hexforge/text/keywords-entity.ts', async (original) => {
      const shipped = await original<{ ENTITY_KEYWORDS: object }>();
      return { ...shipped, ENTITY_KEYWORDS: changedEntries(shipped.ENTITY_KEYWORDS, change) };
    });
    vi.doMock('../../../src-shared/kernel/keywords.ts', withPlantedKeywords);
    const { hexforge } = await import('../../../src-shared/games/hexforge/game.ts');
    vi.doUnmock('../../../src-shared/games/hexforge/cards/index.ts');
    vi.doUnmock('../../../src-shared/games/hexforge/types.ts');
    vi.doUnmock('../../../src-shared/games/hexforge/text/keywords-entity.ts');
    vi.doUnmock('../../../src-shared/kernel/keywords.ts');
    return hexforge as Game;
  },
  // The rules count on these, which no card adds to.
  fixed: ['triggers', 'baseAbilities'],
  /** A hand card's class, and its id in the view, count from its definition; keywords lie in their order. */
  plain: (view) =>
    changed(view, (key, value) => {
      if (typeof value === 'object' && value !== null && 'class' in value) return { ...value, class: 0, id: '' };
      return key === 'keywords' ? inAnyOrder(value) : value;
    }),
  followsOrder: () => false,
  // See `renumbered.test.ts`.
  unreached: ['texts'],
};
