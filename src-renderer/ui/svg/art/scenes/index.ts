import { DEEP } from './deep.ts';
import { LAND } from './land.ts';
import { MAGIC } from './magic.ts';
import { ROOMS } from './rooms.ts';
import type { Scene } from './scene.ts';
import { SKY } from './sky.ts';
import { TOWN } from './town.ts';
import { WATER } from './water.ts';
import { WOODS } from './woods.ts';
import { WORKS } from './works.ts';

/** Every backdrop, by name. Games choose from them by faction and kind of card. */
export const SCENES = { ...LAND, ...WOODS, ...DEEP, ...WATER, ...WORKS, ...TOWN, ...ROOMS, ...SKY, ...MAGIC };

export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];
export const sceneOf = (name: SceneName): Scene => SCENES[name];
