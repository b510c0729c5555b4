import { describe, expect, test } from 'vitest';
import { cardIndex } from '../../../src-shared/games/bladeforge/catalog.ts';
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { freshOf, keeps } from '../../../src-shared/games/bladeforge/search/evidence.ts';

describe('what a rival has not used tells what it holds', () => {
  const fresh = () => bladeforge.create(bladeforge.config.parse({}), 'kept');

  test('a first shield is put in at once, a second one is kept, and so is what the die does not open', () => {
    const [own] = fresh().seats;
    const shield = cardIndex('barrel-lid');
    const withNone = keeps(shield, own);
    own.forge[4] = cardIndex('shop-sign');
    expect(keeps(shield, own)).toBeGreaterThan(2 * withNone);
    const closed = cardIndex('noonday-disc');
    expect(keeps(closed, own)).toBeGreaterThan(2 * withNone);
    expect(keeps(cardIndex('trip-mine'), own)).toBe(1);
  });

  test('only what was in hand at the end of an own turn was kept', () => {
    const state = fresh();
    const view = bladeforge.view(state, 0);
    const finish: BlEvent = { type: 'phase', phase: 'finish', seat: 1 };
    const drew: BlEvent = { type: 'drew', seat: 1, count: 2, wanted: 2 };
    expect(freshOf(view, [])[1]).toBe(Infinity);
    expect(freshOf(view, [drew])[1]).toBe(Infinity);
    expect(freshOf(view, [drew, finish])[1]).toBe(0);
    expect(freshOf(view, [drew, finish, drew, { ...drew, seat: 0 }])[1]).toBe(2);
  });
});
