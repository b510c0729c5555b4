/** Legal decks of every kind that the format allows, by seed: sensible or not, so that rules and readers meet what nobody would forge. */
import { Random } from '../../../../src-shared/kernel/rng.ts';
import { isCounted, isLasting } from '../../../../src-shared/games/deckforge/decks/check-ability.ts';
import { cardFaults } from '../../../../src-shared/games/deckforge/decks/check.ts';
import { COUNTS, isCreature } from '../../../../src-shared/games/deckforge/decks/limits.ts';
import { nameKey } from '../../../../src-shared/games/deckforge/decks/plain-text.ts';
import {
  AIMS,
  CARD_TYPES,
  KEYWORDS,
  LASTING,
  OPS,
  SELECTORS,
  TRAITS,
  WHENS,
  type Ability,
  type Aim,
  type CardType,
  type DeckCard,
  type OnlineDeck,
  type When,
} from '../../../../src-shared/games/deckforge/decks/wire.ts';

const between = (random: Random, min: number, max: number): number => min + random.below(max - min + 1);
const SIGNS = [...'abcdefghijklmnopqrstuvwxyz ABCDEFÄÖÜßéñ的火鍛Ωж\'"<>&\\{}[]|$%-_.,;:!?', '🔥', '👨‍👩‍👧'];

function text(random: Random, min: number, max: number): string {
  const signs: string[] = [];
  for (let left = between(random, min, max); left > 0;) {
    const sign = random.pick(SIGNS);
    if ([...sign].length > left) continue;
    signs.push(sign);
    left -= [...sign].length;
  }
  return signs.join('').normalize('NFC');
}

function ability(random: Random, type: CardType): Ability {
  const when: When = isCreature(type) ? random.pick(WHENS.filter((one) => one !== 'cast')) : 'cast';
  const op = random.pick(when === 'static' ? OPS.filter(isLasting) : OPS);
  const selector = op === 'prevent' ? 'protected' : op === 'reflect' ? 'self' : op === 'negate' ? 'source' : random.pick(SELECTORS);
  if (!isLasting(op)) return [when, op, selector, isCounted(op) ? between(random, COUNTS[op].min, COUNTS[op].max) : 0, 0, 'now'];
  const dur = when === 'static' ? 'perm' : random.pick(LASTING);
  if (op === 'mod') return [when, op, selector, between(random, -10, 10), random.pick([-10, -1, 1, 2, 10]), dur];
  return [when, op, selector, 0, random.pick(TRAITS), dur];
}

/** Tries until the card is legal by itself; about one draft in three is. */
export function randomCard(random: Random, type: CardType, name: string): DeckCard {
  for (;;) {
    const abilities = Array.from({ length: between(random, isCreature(type) ? 0 : 1, 3) }, () => ability(random, type));
    const aimed = abilities.some(([, , selector]) => selector === 'target');
    const aim: Aim = aimed ? random.pick(AIMS) : 'none';
    const card: DeckCard = {
      type,
      name,
      copies: random.below(4) === 0 ? between(random, 1, 20) : 1,
      atk: isCreature(type) ? between(random, 0, 20) : 0,
      def: isCreature(type) ? between(random, 1, 20) : 0,
      keywords: isCreature(type) ? random.shuffle([...KEYWORDS]).slice(0, random.below(4)) : [],
      aim,
      abilities,
      text: random.below(3) === 0 ? text(random, 0, 200) : '',
    };
    if (cardFaults(card, 0).length === 0) return card;
  }
}

/** A legal deck of 5 to `most` cards. The same seed gives the same deck. */
export function randomDeck(seed: string | number, most = 14): OnlineDeck {
  const random = new Random(seed);
  const names = new Set<string>();
  const freshName = (): string => {
    for (;;) {
      const name = text(random, 1, 40);
      if (name.trim() === '' || names.has(nameKey(name))) continue;
      names.add(nameKey(name));
      return name;
    }
  };
  const more = Array.from({ length: random.below(most - CARD_TYPES.length + 1) }, () => random.pick(CARD_TYPES));
  const types = random.shuffle([...CARD_TYPES, ...more]);
  return {
    name: `Deck ${text(random, 1, 20)}x`,
    author: text(random, 0, 40),
    cards: types.map((type) => randomCard(random, type, freshName())),
  };
}
