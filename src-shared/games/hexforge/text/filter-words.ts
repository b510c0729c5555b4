import type { EntityFilter } from '../effects/dsl.ts';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;

const KEYWORD_WORDS: Record<string, string> = { quickStrike: 'Quick Strike' };
const keywordWord = (id: string): string => KEYWORD_WORDS[id] ?? id[0].toUpperCase() + id.slice(1);

/** "damaged enemy unit on grass": what a filter means, in the words of the cards. */
export function filterWords(f: EntityFilter): string {
  const before = [
    f.exhausted === true ? 'exhausted' : f.exhausted === false ? 'ready' : '',
    f.damaged === true ? 'damaged' : f.damaged === false ? 'undamaged' : '',
    f.equipped === true ? 'equipped' : f.equipped === false ? 'unequipped' : '',
    f.side === 'enemy' ? 'enemy' : '',
    f.notCommander ? 'non-commander' : '',
  ];
  const after = [
    f.side === 'own' ? 'of yours' : '',
    f.keyword ? `with ${keywordWord(f.keyword)}` : '',
    f.maxPower !== undefined ? `with power ${f.maxPower} or less` : '',
    f.minPower !== undefined ? `with power ${f.minPower} or more` : '',
    f.maxHealth !== undefined ? `with max health ${f.maxHealth} or less` : '',
    f.on ? `on ${list(f.on)}` : '',
    f.besideTile ? `beside ${f.besideTile}` : '',
    f.beside !== undefined ? (f.beside === 'self' ? 'beside it' : 'beside the target') : '',
  ];
  return [...before, f.kind, ...after].filter(Boolean).join(' ');
}
