/** Every word that cards mark or rules explain: what it is called, which icon stands for it, what it does. */
import type { KeywordEntry } from '../../../kernel/keywords.ts';
import { mark } from '../../../text/markup.ts';
import { FACTION_INFO } from '../factions.ts';
import { FACTIONS, KEYWORD_IDS, PACTS, type WrFaction, type WrKeyword, type WrKeywordGroup, type WrPact } from '../types.ts';
import type { WrKeywordHelp } from './keyword-help.ts';
import { TERM_HELP } from './keywords-terms.ts';
import { ACTION } from './keywords/action.ts';
import { ATTACK } from './keywords/attack.ts';
import { COUNTER } from './keywords/counter.ts';
import type { GroupedEntry } from './keywords/entry.ts';
import { PACTS_TEXT } from './keywords/pacts.ts';
import { PHASE_HELP } from './keywords/phases.ts';
import { PLAY } from './keywords/play.ts';
import { PROTECTION } from './keywords/protection.ts';
import { STATE } from './keywords/state.ts';
import { TRIGGER } from './keywords/trigger.ts';

export { PACTS_TEXT };
export type { WrKeywordHelp };

export interface WrKeywordEntry extends KeywordEntry {
  group: WrKeywordGroup;
  /** The faction whose keyword it is; others may have it too. */
  home: WrFaction;
}

const GROUPED: Record<WrKeyword, GroupedEntry> = {
  ...ATTACK,
  ...PROTECTION,
  ...STATE,
  ...TRIGGER,
  ...ACTION,
  ...PLAY,
  ...COUNTER,
};

function homeOf(keyword: WrKeyword): WrFaction {
  const home = FACTIONS.find((faction) => FACTION_INFO[faction].home.includes(keyword));
  if (!home) throw new Error(`the keyword "${keyword}" has no home`);
  return home;
}

/** The entries of the sixty keywords, in the order of their positions in a state. */
export const KEYWORDS_TEXT = Object.fromEntries(KEYWORD_IDS.map((id) => [id, { ...GROUPED[id], home: homeOf(id) }])) as Readonly<
  Record<WrKeyword, WrKeywordEntry>
>;

/** Id of a Pact among the terms: `pactOfFury`. */
export const pactTerm = (pact: WrPact): string => `pactOf${pact[0].toUpperCase()}${pact.slice(1)}`;

const withoutCites = <E extends KeywordEntry>({ cites: _, ...words }: E): Omit<E, 'cites'> => words;

/** The glossary: keywords, Pacts, terms and phases. */
export const KEYWORDS: readonly WrKeywordHelp[] = [
  ...KEYWORD_IDS.map((id) => ({ id, ...withoutCites(KEYWORDS_TEXT[id]) })),
  ...PACTS.map((pact) => ({ id: pactTerm(pact), ...withoutCites(PACTS_TEXT[pact]), group: 'pact' as const, home: homeOf('pact') })),
  ...TERM_HELP,
  ...PHASE_HELP,
];

const BY_ID = new Map(KEYWORDS.map((keyword) => [keyword.id, keyword]));
export const keywordById = (id: string): WrKeywordHelp | undefined => BY_ID.get(id);

/** "Armour 2", "Vanguard". */
export function keywordName(id: string, x?: number): string {
  const name = BY_ID.get(id)?.name ?? id;
  return x === undefined ? name : `${name} ${x}`;
}

/** A keyword in a text, as it is written on units. */
export const keywordMark = (id: string, x?: number): string => mark(id, keywordName(id, x));

/** A term in the middle of a sentence. */
export const termMark = (id: string): string => mark(id, keywordName(id).toLowerCase());
