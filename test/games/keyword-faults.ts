import { citationsIn } from '../../src-main/cli/rules/citations.ts';
import type { KeywordEntry } from '../../src-shared/kernel/keywords.ts';

/** What a keyword's entry is held against: the game's checklist, the names of its tests, the icons there are. */
export interface Shelf {
  rules: ReadonlySet<string>;
  cited: ReadonlySet<string>;
  icons: ReadonlySet<string>;
}

/** A name right behind `test(`, or behind the table of `test.each(…)(`, whatever stands in that. */
const NAMES = [/\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/gs, /\)\(\s*(['"`])(.*?)\1/gs];

/** Rule IDs in the names of tests and groups of tests, as a test file's source writes them. */
export const citedIn = (source: string): string[] =>
  NAMES.flatMap((pattern) => [...source.matchAll(pattern)]).flatMap((match) => citationsIn(match[2]));

/** What a game's keywords lack beyond what the compiler and the start ask for, in words. */
export function keywordFaults(entries: Readonly<Record<string, KeywordEntry>>, { rules, cited, icons }: Shelf): string[] {
  return Object.entries(entries).flatMap(([id, entry]) => [
    ...(icons.has(entry.icon) ? [] : [`${id}: game-icons has no "${entry.icon}"`]),
    ...entry.cites.filter((rule) => !rules.has(rule)).map((rule) => `${id}: the checklist has no ${rule}`),
    ...entry.cites.filter((rule) => rules.has(rule) && !cited.has(rule)).map((rule) => `${id}: no test cites ${rule}`),
  ]);
}
