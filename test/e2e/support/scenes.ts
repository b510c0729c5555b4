/** Positions as saves: tests get there by Home's Continue. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { saveAsMatch } from '../../../src-main/cli/scenario/save.ts';
import { GAMES, type GameId } from '../../../src-shared/games/index.ts';
import { contentOf, packed } from '../../../src-shared/kernel/content.ts';
import type { SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import { E2E_GAMES } from '../games/index.ts';
import type { Rival, Scene } from './scene.ts';

function sceneNamed(name: string): Scene {
  const [make, ...others] = E2E_GAMES.flatMap(({ scenes }) => scenes[name] ?? []);
  if (others.length > 0) throw new Error(`two games have a scene "${name}", by which Home tells saves apart`);
  if (!make)
    throw new Error(`no game has a scene "${name}"; there are: ${E2E_GAMES.flatMap(({ scenes }) => Object.keys(scenes)).join(', ')}`);
  return make();
}

const OTHERS = ['Ines', 'Tamsin', 'Orrin', 'Wenna'];
const recordOf = (rival: Rival, name: string): SeatRecord =>
  rival === 'bot' ? { kind: 'bot', name, bot: 'random', budgetMs: 100 } : { kind: 'human', name };

/** The first rival bears the scene's name: that is how Home tells the saves apart. */
export function saveScene(scene: string, dataDir: string): void {
  const { game, config, rivals, ...position } = sceneNamed(scene);
  const id = `${game}-${scene.toLowerCase().replaceAll(' ', '-')}`;
  const names = [scene, ...OTHERS];
  const records = rivals.map((rival, i) => recordOf(rival, names[i]));
  const content = packed(contentOf(GAMES[game as GameId]));
  saveAsMatch({ id, game, config, rivals: records, position: { test: scene, content, ...position } }, dataDir);
}

export async function openScene(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Continue: .*\\b${name}\\b`) }).click();
  await expect(page.getByRole('main')).not.toContainText('Opening the match…');
  // That it goes on from a position, and a pointer that rests on it, belong to the way here.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.mouse.move(0, 0);
}
