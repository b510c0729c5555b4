import type { CardIndex } from '../cards/catalogue-ui.ts';

/** Cards by the first field of search (their cost), then by name. */
export function inOrder({ fields, searched, spec }: CardIndex, ids: readonly string[]): string[] {
  const rank = (id: string): number => {
    const value = fields.length > 0 ? searched(id).fields[fields[0].id] : null;
    return typeof value === 'number' ? value : Infinity;
  };
  const nameOf = (id: string): string => spec(id)?.name ?? id;
  return ids.toSorted((a, b) => (rank(a) === rank(b) ? nameOf(a).localeCompare(nameOf(b)) : rank(a) - rank(b)));
}

/** Each card once, with its copies, in the order of their first. */
export function counted(ids: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
