import type { KeywordHelp } from '../../../src-shared/text/keyword-help.ts';

/** A word or sign that is explained where it stands: keyword, resource, counter, phase. An entry of the game's glossary. */
export type Term = Pick<KeywordHelp<string>, 'name' | 'line'> & Partial<Pick<KeywordHelp<string>, 'icon' | 'rule'>>;

/** Finds an entry of the game's glossary. */
export type Glossary = (id: string) => Term | undefined;

/** The entries of these words, each once, in order; unknown words have none. */
export const termsOf = (ids: readonly string[], glossary: Glossary): Term[] => [...new Set(ids)].flatMap((id) => glossary(id) ?? []);

/** For speech: “Haste: Moves one tile farther.” */
export const spokenTerms = (terms: readonly Term[]): string => terms.map(({ name, line }) => `${name}: ${line}`).join(' ');
