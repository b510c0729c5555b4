import type { EntityFilter, TargetSpec } from '../effects/dsl.ts';
import { lineText, toLine } from './markup.ts';
import { filterNoun, targetNoun, type RefWords } from './nouns.ts';

const REF_WORDS: RefWords = (ref) =>
  ref === 'ownBase' ? 'your base' : ref === 'enemyBase' ? 'your rival’s base' : ref === 'self' ? 'it' : 'the target';

const plain = (markup: string): string => lineText(toLine(markup));

/** "damaged enemy unit on grass": what a filter means, in the words of the cards. */
export const filterWords = (filter: EntityFilter): string => plain(filterNoun(filter, REF_WORDS));

/** The same for anything a text asks to be chosen: "free tile within 3 tiles", "spell in your discard". */
export const targetWords = (spec: TargetSpec): string => plain(targetNoun(spec, REF_WORDS));
