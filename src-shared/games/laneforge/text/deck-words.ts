/** What the forge of decks says of a pair of faction decks. */
import { capital, partsOf, plainText } from '../../../text/markup.ts';
import type { TriggerSpec } from '../effects/dsl.ts';
import { triggerWords } from './triggers.ts';

/** What card sets ask for and bring (`needs`, `gives`). */
const TAG_WORDS: Readonly<Record<string, string>> = {
  golem: 'Golems',
  health: 'gained Health',
  kite: 'Kites',
  minions: 'Minions',
  rootkin: 'Rootkin',
  smiths: 'Smiths',
  spells: 'spells',
};
export const tagWords = (tag: string): string => TAG_WORDS[tag] ?? tag;

/** "Whenever you play a spell". */
export const triggerTitle = (spec: TriggerSpec): string => plainText(partsOf(capital(triggerWords(spec).intro)));
