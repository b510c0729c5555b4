import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLACES, withExtras } from '../../build/vite-extra-cards.ts';
import { positionsOf, ROOT } from '../../src-main/cli/scenario/collect.ts';
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts';

const MADE = { cards: [{ id: 'costs-$1' }], sets: [{ id: 'a-minion' }, { id: 'a-set', type: 'spell' }], champions: [{ id: 'a-champion' }] };

test('every game has places for the cards that a test made, and each still stands where it is looked for', () => {
  expect(Object.keys(PLACES).sort()).toEqual([...GAME_IDS].sort());
  for (const game of GAME_IDS) {
    const home = join(ROOT, 'src-shared/games', game);
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).map((name) => join(home, name));
    for (const place of PLACES[game]) {
      const [file, ...others] = files.filter((name) => place.module.test(name.replaceAll('\\', '/')));
      expect([typeof file, others]).toEqual(['string', []]);
      expect(withExtras(readFileSync(file, 'utf8'), place, MADE)).toMatch(/costs-\$1|a-set|a-champion/);
    }
  }
  expect(() => withExtras('nothing of the kind', PLACES.hexforge[0], MADE)).toThrow('does not stand just once');
});

test.each([
  ['hexforge', 'HX-20.6'],
  ['laneforge', 'LN-14.29'],
  ['bladeforge', 'BL-12.8'],
] as const)('a position of a rule test of %s is found by the rule it cites', { timeout: 120_000 }, (game, rule) => {
  const folder = mkdtempSync(join(tmpdir(), 'five-forges-scenario-test-'));
  try {
    const positions = positionsOf(rule, folder);
    expect(positions.length).toBeGreaterThan(0);
    for (const position of positions) {
      expect(position.game).toBe(game);
      expect(position.test).toContain(rule);
      expect(Object.values(position.made).flat().length).toBeGreaterThan(0);
      expect(GAMES[game].hash(position.state as never)).toBe(position.hash);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
