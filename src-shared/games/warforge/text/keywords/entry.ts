import type { KeywordEntry } from '../../../../kernel/keywords.ts';
import type { WrKeyword, WrKeywordGroup } from '../../types.ts';

/** Rules of one section of the checklist: `items(21, 3, 5)` is WR-21.3, WR-21.4 and WR-21.5. */
export function items(section: number, from: number, to = from): [string, ...string[]] {
  const rest = Array.from({ length: to - from }, (_, i) => `WR-${section}.${from + 1 + i}`);
  return [`WR-${section}.${from}`, ...rest];
}

export type GroupedEntry = KeywordEntry & { group: WrKeywordGroup };

export function inGroup<K extends WrKeyword>(group: WrKeywordGroup, entries: Record<K, KeywordEntry>): Record<K, GroupedEntry> {
  const grouped = Object.entries<KeywordEntry>(entries).map(([id, entry]) => [id, { ...entry, group }] as const);
  return Object.fromEntries(grouped) as Record<K, GroupedEntry>;
}
