/** What the forge calls the parts of cards: its fields and what can be chosen in them. */
import { counted } from '../../../text/words.ts';
import { quoted } from '../../../text/names.ts';
import type { FaultPath } from '../decks/faults.ts';
import type { Aim, CardType, CountedOp, Duration, Op, Selector, When } from '../decks/wire.ts';

export const OP_WORDS: Readonly<Record<Op, string>> = {
  dmg: 'Deal damage',
  heal: 'Gain life',
  prevent: 'Prevent damage',
  stun: 'Stun',
  freeze: 'Freeze',
  draw: 'Draw cards',
  discard: 'Discard cards',
  destroy: 'Destroy',
  reflect: 'Reflect the Attack Spell',
  negate: 'Negate the attack or spell',
  bounce: 'Return to its owner’s hand',
  wreck: 'Put an Artifact into the Graveyard',
  extra: 'One more card this turn',
  cleanse: 'Remove Stun and Freeze',
  mod: 'Change ATK and DEF',
  gain: 'Give a keyword',
  lose: 'Take a keyword away',
};

const WHENS: Readonly<Record<Exclude<When, 'cast'>, string>> = {
  static: 'All the while it is in play',
  enter: 'When it enters play',
  attack: 'When it attacks',
  block: 'When it blocks',
  hit: 'When it deals combat damage to a player',
  destroyed: 'When it is destroyed',
};

export const whenWords = (when: When, type: CardType): string =>
  when === 'cast' ? (type === 'artifact' ? 'When it is activated' : 'When it is played') : WHENS[when];

const SELECTED: Readonly<Record<Selector, string>> = {
  target: 'The target',
  self: 'You',
  me: 'This creature',
  myCre: 'Each creature of yours',
  myOthers: 'Each other creature of yours',
  oppCre: 'Each creature of your opponents',
  allCre: 'Each creature',
  eachOpp: 'Each opponent',
  eachPl: 'Each player',
  source: 'Who attacks or casts',
  protected: 'Who would be hit',
};
export const selectorWords = (selector: Selector): string => SELECTED[selector];

export const AIM_WORDS: Readonly<Record<Aim, string>> = {
  none: 'No target',
  any: 'An opponent or any creature',
  opp: 'An opponent',
  cre: 'Any creature',
  own: 'A creature of yours',
};

export function durationWords(dur: Duration): string {
  if (typeof dur === 'number') return `For ${counted(dur, 'turn')}`;
  return dur === 'turn' ? 'Until the end of the turn' : dur === 'perm' ? 'As long as it is in play' : 'At once';
}

export const COUNT_WORDS: Readonly<Record<CountedOp, string>> = {
  dmg: 'Damage',
  heal: 'Life',
  prevent: 'Damage prevented (0: all)',
  stun: 'Turns',
  freeze: 'Turns',
  draw: 'Cards',
  discard: 'Cards',
};

const FIELDS: Readonly<Record<string, string>> = {
  type: 'type',
  name: 'name',
  copies: 'copies',
  atk: 'ATK',
  def: 'DEF',
  keywords: 'keywords',
  aim: 'target',
  abilities: 'abilities',
  text: 'note',
};
const PARTS: Readonly<Record<string, string>> = {
  when: 'when',
  op: 'what it does',
  selector: 'to whom',
  n: 'number',
  m: 'second number or keyword',
  dur: 'how long',
};

/**
 * A place in a deck as people call it: “card 3, ATK”. Empty for the deck as a whole.
 * @param cards names of the cards, where they are known
 */
export function placeWords([whole, card, field, ability, part]: FaultPath, cards: readonly { name: string }[] = []): string {
  if (whole === 'n') return 'name of the deck';
  if (whole === 'a') return 'author';
  if (whole !== 'c' || typeof card !== 'number') return '';
  const name = cards[card]?.name ?? '';
  const at = name === '' ? `card ${card + 1}` : quoted(name);
  if (field === undefined) return at;
  if (field !== 'abilities' || typeof ability !== 'number') return `${at}, ${FIELDS[field] ?? String(field)}`;
  return `${at}, ability ${ability + 1}${part === undefined ? '' : `, ${PARTS[part] ?? String(part)}`}`;
}
