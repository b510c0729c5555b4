const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Structural sharing: `after`, in which every subtree that deeply equals its counterpart in `before` is replaced by that same object, so
 * that memoized values on it stay valid.
 * @param before the former value, of any shape
 * @param after plain data (JSON); not mutated
 */
export function keepUnchanged<T>(before: unknown, after: T): T {
  if (Object.is(before, after) || !isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  const values = names.map((name) => keepUnchanged(before[name], after[name]));
  const isSame = (name: string, i: number) => Object.hasOwn(before, name) && Object.is(values[i], before[name]);
  if (names.length === Object.keys(before).length && names.every(isSame)) return before as T;
  return (Array.isArray(after) ? values : Object.fromEntries(names.map((name, i) => [name, values[i]]))) as T;
}
