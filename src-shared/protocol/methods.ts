/**
 * Every request that a screen can make of the host: who may ask, with what, and what is answered. The host has one
 * handler for each (`src-main/host/methods`), and the client takes its types from here.
 */
import type { z } from 'zod';
import { appMethods } from './methods/app.ts';
import { labMethods } from './methods/lab.ts';
import { lanMethods } from './methods/lan.ts';
import { lessonMethods } from './methods/lesson.ts';
import { libraryMethods } from './methods/library.ts';
import { matchMethods } from './methods/match.ts';
import { replayMethods } from './methods/replay.ts';
import type { Answer, MethodRow } from './methods/row.ts';
import { settingsMethods } from './methods/settings.ts';
import { visitMethods } from './methods/visit.ts';

export const METHODS = {
  ...appMethods,
  ...settingsMethods,
  ...matchMethods,
  ...replayMethods,
  ...lessonMethods,
  ...libraryMethods,
  ...labMethods,
  ...lanMethods,
  ...visitMethods,
} satisfies Record<string, MethodRow>;

export type Method = keyof typeof METHODS;
/** What a screen sends. */
export type Params<M extends Method> = z.input<(typeof METHODS)[M]['params']>;
/** The same as the host reads it, with defaults filled in. */
export type Parsed<M extends Method> = z.output<(typeof METHODS)[M]['params']>;
export type Results = { [M in Method]: (typeof METHODS)[M]['answer'] extends Answer<infer R> ? R : never };

/** Own members only: inherited names such as "constructor" are no methods. */
export const isMethod = (name: string): name is Method => Object.hasOwn(METHODS, name);
