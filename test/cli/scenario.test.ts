import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { extraContent } from '../../build/vite-extra-cards.ts';
import { positionsOf } from '../../src-main/cli/scenario/collect.ts';
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts';

/** A game whose rule tests make no cards has no such place. */
const PLACES = GAME_IDS.filter((id) => existsSync(`src-shared/games/${id}/extra-content.ts`));

test.each(PLACES)('%s has a place for the cards that a test made, and ships nothing there', async (game) => {
  const { EXTRA } = (await import(`../../src-shared/games/${game}/extra-content.ts`)) as { EXTRA: object };
  expect(Object.values(EXTRA).flat()).toEqual([]);
  const { EXTRA: made } = (await import(`data:text/javascript,${encodeURIComponent(extraContent({ cards: [{ id: 'costs-$1' }] }))}`)) as {
    EXTRA: object;
  };
  expect(made).toEqual({ cards: [{ id: 'costs-$1' }] });
});

test.each([
  ['hexforge', 'HX-20.6'],
  ['laneforge', 'LN-14.29'],
  ['bladeforge', 'BL-12.8'],
] as const)('a position of a rule test of %s is found by the rule it cites', { timeout: 120_000 }, async (game, rule) => {
  const folder = mkdtempSync(join(tmpdir(), 'five-forges-scenario-test-'));
  try {
    const positions = positionsOf(rule, folder);
    expect(positions.length).toBeGreaterThan(0);
    for (const position of positions) {
      expect(position.game).toBe(game);
      expect(position.test).toContain(rule);
      expect(Object.values(position.made).flat().length).toBeGreaterThan(0);
      // The app that is built with them has a list for each kind.
      const { EXTRA } = (await import(`../../src-shared/games/${game}/extra-content.ts`)) as { EXTRA: object };
      expect(Object.keys(position.made).sort()).toEqual(Object.keys(EXTRA).sort());
      expect(GAMES[game].hash(position.state as never)).toBe(position.hash);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
