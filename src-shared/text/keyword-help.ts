import type { KeywordEntry } from '../kernel/keywords.ts';

/** Help on one word that cards mark. */
export interface KeywordHelp<Group extends string> extends Omit<KeywordEntry, 'cites'> {
  id: string;
  group: Group;
}

/** Entries of a game's keywords for its glossary. */
export const helpOf = <Group extends string>(entries: Readonly<Record<string, KeywordEntry>>, group: Group): KeywordHelp<Group>[] =>
  Object.entries(entries).map(([id, { name, icon, line, rule, example }]) => ({ id, name, icon, line, rule, example, group }));
