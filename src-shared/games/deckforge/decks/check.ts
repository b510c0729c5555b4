/** What a deck must be to be played (DK-17), looked at member by member; nothing is clamped or mended. */
import { counted } from '../../../text/words.ts';
import { abilityFaults, isIn, outside } from './check-ability.ts';
import { inCodeOrder, type DeckFault, type FaultCode, type FaultPath } from './faults.ts';
import {
  abilityRange,
  atkRange,
  AUTHOR_LENGTH,
  COPIES,
  defRange,
  isCreature,
  KEYWORD_COUNT,
  MOST_CARDS,
  MOST_COPIES,
  NAME_LENGTH,
  NOTE_LENGTH,
  type Range,
} from './limits.ts';
import { TYPE_NAMES } from '../text/type-names.ts';
import { isBlank, lengthOf, nameKey, whyNotPlain } from './plain-text.ts';
import { CARD_TYPES, type DeckCard, type OnlineDeck } from './wire.ts';

type Say = (code: FaultCode, path: FaultPath, words: string) => void;

function checkText(text: string, range: Range, path: FaultPath, say: Say): void {
  const why = whyNotPlain(text);
  if (why !== null) say('E_SCHEMA', path, why);
  const length = lengthOf(text);
  if (!isIn(length, range)) say('E_RANGE', path, `${counted(length, 'character')}: ${length} is outside ${range.min}–${range.max}`);
  else if (range.min > 0 && isBlank(text)) say('E_RANGE', path, 'nothing of it can be seen');
}

function checkCard(card: DeckCard, i: number, say: Say): void {
  const at = (field: keyof DeckCard): FaultPath => ['c', i, field];
  const number = (field: 'copies' | 'atk' | 'def', range: Range) => {
    if (isIn(card[field], range)) return;
    const why = range.max === 0 ? `, for ${withS(TYPE_NAMES[card.type])} have no ${field === 'atk' ? 'ATK' : 'DEF'}` : '';
    say('E_RANGE', at(field), outside(card[field], range) + why);
  };
  checkText(card.name, NAME_LENGTH, at('name'), say);
  checkText(card.text, NOTE_LENGTH, at('text'), say);
  number('copies', COPIES);
  number('atk', atkRange(card.type));
  number('def', defRange(card.type));
  if (card.keywords.length > 0 && !isCreature(card.type)) say('E_SCHEMA', at('keywords'), 'only creatures have keywords');
  if (new Set(card.keywords).size < card.keywords.length) say('E_SCHEMA', at('keywords'), 'a keyword stands there twice');
  if (!isIn(card.keywords.length, KEYWORD_COUNT)) say('E_LIMIT', at('keywords'), outside(card.keywords.length, KEYWORD_COUNT));
  if (card.aim === 'own' && card.type === 'attack') say('E_SCHEMA', at('aim'), '“own” is not for Attack Spells');
  if (card.aim !== 'none' && !card.abilities.some(([, , selector]) => selector === 'target'))
    say('E_SCHEMA', at('aim'), 'nothing uses the target: it must be “none”');
  const abilities = abilityRange(card.type);
  if (!isIn(card.abilities.length, abilities)) say('E_LIMIT', at('abilities'), outside(card.abilities.length, abilities));
}

const withS = (name: string): string => `${name}s`;

/**
 * Every fault of one card by itself.
 * @param i its place in the deck
 */
export function cardFaults(card: DeckCard, i: number): DeckFault[] {
  const faults: DeckFault[] = [];
  checkCard(card, i, (code, path, words) => void faults.push({ code, path, words }));
  return [...faults, ...card.abilities.flatMap((ability, k) => abilityFaults(card, ability, [i, k]))];
}

function checkWhole({ cards }: OnlineDeck, say: Say): void {
  const seen = new Map<string, number>();
  cards.forEach(({ name }, i) => {
    const before = seen.get(nameKey(name));
    if (before === undefined) seen.set(nameKey(name), i);
    else say('E_DUPLICATE', ['c', i, 'name'], `“${name}” is the name of c[${before}] too`);
  });
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  if (cards.length > MOST_CARDS) say('E_LIMIT', ['c'], `${cards.length} cards; ${MOST_CARDS} are the most`);
  if (copies > MOST_COPIES) say('E_LIMIT', ['c'], `${copies} copies; ${MOST_COPIES} are the most`);
  for (const type of CARD_TYPES)
    if (!cards.some((card) => card.type === type))
      say('E_TYPE_MISSING', ['c'], `there is no ${TYPE_NAMES[type]}; at least one card of each type is needed`);
}

/** Every reason why a deck cannot be played, those of the first code of DK-19.6 first; none when it can. */
export function deckFaults(deck: OnlineDeck): DeckFault[] {
  const faults: DeckFault[] = [];
  const say: Say = (code, path, words) => void faults.push({ code, path, words });
  checkText(deck.name, NAME_LENGTH, ['n'], say);
  checkText(deck.author, AUTHOR_LENGTH, ['a'], say);
  faults.push(...deck.cards.flatMap(cardFaults));
  checkWhole(deck, say);
  return inCodeOrder(faults);
}
