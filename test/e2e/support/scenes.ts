/** Positions as saves: tests get there by Home's Continue. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { saveAsMatch } from '../../../src-main/cli/scenario/save.ts';
import type { SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import type { HexforgeScene } from './scenes/hexforge.ts';
import { HEXFORGE_SCENES, hexforgeScene } from './scenes/hexforge.ts';
import type { LaneforgeScene } from './scenes/laneforge.ts';
import { laneforgeScene } from './scenes/laneforge.ts';
import type { Scene } from './scenes/scene.ts';

export type SceneName = HexforgeScene | LaneforgeScene;

const isOfHexforge = (name: SceneName): name is HexforgeScene => HEXFORGE_SCENES.some((one) => one === name);
const sceneOf = (name: SceneName): Scene => (isOfHexforge(name) ? hexforgeScene(name) : laneforgeScene(name));

/** The rival bears the scene's name: that is how Home tells the saves apart. */
const rivalIn = (name: SceneName, rival: Scene['rival']): SeatRecord =>
  rival === 'bot' ? { kind: 'bot', name, bot: 'random', budgetMs: 100 } : { kind: 'human', name };

export function saveScene(name: SceneName, dataDir: string): void {
  const { game, config, rival, ...position } = sceneOf(name);
  const id = `${game}-${name.toLowerCase().replaceAll(' ', '-')}`;
  saveAsMatch({ id, game, config, rival: rivalIn(name, rival), position: { test: name, ...position } }, dataDir);
}

export async function openScene(page: Page, name: SceneName): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Continue: .*against ${name}`) }).click();
  await expect(page.getByRole('main')).not.toContainText('Opening the match…');
  // That it goes on from a position, and a pointer that rests on it, belong to the way here.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.mouse.move(0, 0);
}
