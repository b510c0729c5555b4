import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** Something of a file that this version does not understand, and where it stands. */
export interface Leftover {
  path: Path;
  value: unknown;
}

/** More than anybody has: a file that needs more rounds is no file of ours. */
const MOST_ROUNDS = 200;

/**
 * Reads what a schema understands of a value and passes over the rest, one thing at a time.
 * @returns null when nothing of it is understood; `errors` say what was passed over, as schemas do
 */
export function readLeniently<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { data: T; leftovers: Leftover[]; error: z.ZodError | null } | null {
  const rest = structuredClone(value);
  const leftovers: Leftover[] = [];
  let first: z.ZodError | null = null;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { data: parsed.data, leftovers, error: first };
    first ??= parsed.error;
    for (const path of parsed.error.issues.flatMap(pathsOf)) {
      const left = takeOut(rest, path);
      if (left === null) return null;
      leftovers.push(left);
    }
  }
  return null;
}

/**
 * Puts what was passed over back into a value that is to be written, except where somebody has chosen something else since.
 * @param before what was read then
 */
export function putBack(value: object, leftovers: readonly Leftover[], before: unknown): unknown {
  const whole: unknown = structuredClone(value);
  for (const { path, value: left } of leftovers) {
    if (isDeepStrictEqual(at(value, path), at(before, path))) put(whole, path, left);
  }
  return whole;
}

const pathsOf = (issue: z.core.$ZodIssue): Path[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

/** Takes away what stands at the path; what contains it where nothing does. Null: that is everything. */
function takeOut(whole: unknown, path: Path): Leftover | null {
  for (let length = path.length; length > 0; length--) {
    const holder = at(whole, path.slice(0, length - 1));
    const key = path[length - 1];
    if (!isObject(holder) || !Object.hasOwn(holder, key)) continue;
    const value = holder[key];
    delete holder[key];
    return { path: path.slice(0, length), value };
  }
  return null;
}

function at(whole: unknown, path: Path): unknown {
  let place = whole;
  for (const key of path) {
    if (!isObject(place) || !Object.hasOwn(place, key)) return undefined;
    place = place[key];
  }
  return place;
}

function put(whole: unknown, path: Path, value: unknown): void {
  let holder = whole;
  for (const key of path.slice(0, -1)) {
    if (!isObject(holder)) return;
    if (!isObject(holder[key])) set(holder, key, {});
    holder = holder[key];
  }
  if (isObject(holder)) set(holder, path.at(-1)!, value);
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

/** Not an assignment, which would do something else for a key like `__proto__`. */
const set = (holder: object, key: PropertyKey, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
