import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';

test('the contract is checked in every game whose seats bring something', () => {
  const picking = (Object.values(GAMES) as Game[]).filter(({ picks }) => picks);
  expect(picking.length).toBeGreaterThanOrEqual(2);
  for (const { id } of picking) expect([id, existsSync(join(import.meta.dirname, `../games/${id}/picks.test.ts`))]).toEqual([id, true]);
});
