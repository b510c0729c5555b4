import { DEEP } from './deep.ts';
import { LAND } from './land.ts';
import { MAGIC } from './magic.ts';
import type { SceneName } from './names.ts';
import { ROOMS } from './rooms.ts';
import type { Scene } from './scene.ts';
import { SKY } from './sky.ts';
import { TOWN } from './town.ts';
import { WATER } from './water.ts';
import { WOODS } from './woods.ts';
import { WORKS } from './works.ts';

const SCENES: Readonly<Record<SceneName, Scene>> = { ...LAND, ...WOODS, ...DEEP, ...WATER, ...WORKS, ...TOWN, ...ROOMS, ...SKY, ...MAGIC };

export const sceneOf = (name: SceneName): Scene => SCENES[name];
