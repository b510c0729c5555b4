import { ALONE } from './alone.ts';
import type { Composition } from './composition.ts';
import { MANY } from './many.ts';
import { MOVED } from './moved.ts';

/** Every way of showing a hero, by name. Games choose from them by kind of card. */
export const COMPOSITIONS = { ...ALONE, ...MANY, ...MOVED } satisfies Record<string, Composition>;

export type CompositionName = keyof typeof COMPOSITIONS;
export const compositionOf = (name: CompositionName): Composition => COMPOSITIONS[name];
