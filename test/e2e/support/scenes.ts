/** Positions as saves: tests get there by Home's Continue. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { saveAsMatch } from '../../../src-main/cli/scenario/save.ts';
import type { SeatRecord } from '../../../src-shared/kernel/match-log.ts';
import { BLADEFORGE_SCENES, bladeforgeScene } from './scenes/bladeforge.ts';
import type { BladeforgeScene } from './scenes/bladeforge.ts';
import type { HexforgeScene } from './scenes/hexforge.ts';
import { HEXFORGE_SCENES, hexforgeScene } from './scenes/hexforge.ts';
import type { LaneforgeScene } from './scenes/laneforge.ts';
import { LANEFORGE_SCENES, laneforgeScene } from './scenes/laneforge.ts';
import type { Rival, Scene } from './scenes/scene.ts';

export type SceneName = HexforgeScene | LaneforgeScene | BladeforgeScene;

const SCENES: ReadonlyMap<string, () => Scene> = new Map([
  ...HEXFORGE_SCENES.map((name) => [name, () => hexforgeScene(name)] as const),
  ...LANEFORGE_SCENES.map((name) => [name, () => laneforgeScene(name)] as const),
  ...BLADEFORGE_SCENES.map((name) => [name, () => bladeforgeScene(name)] as const),
]);

const OTHERS = ['Ines', 'Tamsin', 'Orrin', 'Wenna'];
const recordOf = (rival: Rival, name: string): SeatRecord =>
  rival === 'bot' ? { kind: 'bot', name, bot: 'random', budgetMs: 100 } : { kind: 'human', name };

/** The first rival bears the scene's name: that is how Home tells the saves apart. */
export function saveScene(scene: SceneName, dataDir: string): void {
  const { game, config, rivals, ...position } = SCENES.get(scene)!();
  const id = `${game}-${scene.toLowerCase().replaceAll(' ', '-')}`;
  const names = [scene, ...OTHERS];
  const records = rivals.map((rival, i) => recordOf(rival, names[i]));
  saveAsMatch({ id, game, config, rivals: records, position: { test: scene, ...position } }, dataDir);
}

export async function openScene(page: Page, name: SceneName): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Continue: .*\\b${name}\\b`) }).click();
  await expect(page.getByRole('main')).not.toContainText('Opening the match…');
  // That it goes on from a position, and a pointer that rests on it, belong to the way here.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.mouse.move(0, 0);
}
