import {
  AIMS,
  CARD_TYPES,
  COUNTED_OPS,
  KEYWORDS,
  OPS,
  SELECTORS,
  TRAITS,
  WHENS,
  type Ability,
  type Aim,
  type CardType,
  type DeckCard,
  type OnlineDeck,
  type Op,
  type Selector,
  type When,
} from '../../../src-shared/games/deckforge/decks/wire.ts';
import type { Random } from '../../../src-shared/kernel/rng.ts';

/* Random decks that the format allows, odd ones before all (DK-17). */

const isCreature = (type: CardType): boolean => type === 'creature' || type === 'flying';

const ON_CREATURE_TARGET: readonly Op[] = ['destroy', 'stun', 'freeze', 'mod', 'lose', 'bounce', 'cleanse', 'gain'];
const ON_PLAYER_TARGET: readonly Op[] = ['heal', 'draw', 'discard', 'wreck', 'extra'];

/** DK-17.9, 17.10. */
function fitsTarget(op: Op, aim: Aim, trait: boolean): boolean {
  if (aim === 'none' || op === 'prevent' || op === 'reflect' || op === 'negate') return false;
  if (op === 'dmg') return true;
  if (op === 'gain' && trait && aim === 'any') return true;
  if (ON_CREATURE_TARGET.includes(op)) return aim === 'cre' || aim === 'own';
  return ON_PLAYER_TARGET.includes(op) && aim === 'opp';
}

/** DK-17.11. */
function selectorOf(op: Op, random: Random): Selector {
  if (op === 'prevent') return 'protected';
  if (op === 'reflect') return 'self';
  return op === 'negate' ? 'source' : random.pick(SELECTORS);
}

function numbersOf(op: Op, random: Random): [number, number | (typeof TRAITS)[number]] {
  if (op === 'mod') return [random.below(21) - 10, 1 + random.below(10)];
  if (op === 'gain' || op === 'lose') return [0, random.pick(TRAITS)];
  if (!(COUNTED_OPS as readonly Op[]).includes(op)) return [0, 0];
  const most = op === 'stun' || op === 'freeze' ? 5 : op === 'draw' || op === 'discard' ? 3 : 20;
  return [1 + random.below(most), 0];
}

function ability(type: CardType, aim: Aim, random: Random): Ability | null {
  const when: When = isCreature(type) ? random.pick(WHENS.slice(1)) : 'cast';
  const op = random.pick(OPS);
  const lasts = op === 'mod' || op === 'gain' || op === 'lose';
  if (when === 'static' && !lasts) return null;
  if ((op === 'prevent' || op === 'negate') && type !== 'defense' && type !== 'artifact') return null;
  if (op === 'reflect' && type !== 'defense' && type !== 'artifact' && when !== 'enter') return null;
  const on = selectorOf(op, random);
  const [n, m] = numbersOf(op, random);
  if (on === 'target' && !fitsTarget(op, aim, m === 'ims' || m === 'ima')) return null;
  if ((on === 'me' || on === 'myOthers') && !isCreature(type)) return null;
  if (when === 'static' && (on === 'target' || on === 'source' || on === 'protected')) return null;
  const dur = when === 'static' ? 'perm' : lasts ? random.pick(['turn', 1, 2, 5, 'perm'] as const) : 'now';
  return [when, op, on, n, m, dur] as Ability;
}

function randomCard(type: CardType, name: string, random: Random): DeckCard {
  const aim = random.pick(AIMS.filter((one) => type !== 'attack' || one !== 'own'));
  const wanted = isCreature(type) ? random.below(4) : 1 + random.below(3);
  const abilities: Ability[] = [];
  while (abilities.length < wanted) {
    const next = ability(type, aim, random);
    if (next) abilities.push(next);
  }
  const usesTarget = abilities.some(([, , on]) => on === 'target');
  return {
    type,
    name,
    copies: 1 + random.below(3),
    atk: isCreature(type) ? random.below(12) : 0,
    def: isCreature(type) ? 1 + random.below(12) : 0,
    keywords: isCreature(type) ? random.shuffle([...KEYWORDS]).slice(0, random.below(3)) : [],
    aim: usesTarget ? aim : 'none',
    abilities,
    text: '',
  };
}

export function randomDeck(random: Random): OnlineDeck {
  const cards = CARD_TYPES.flatMap((type) =>
    Array.from({ length: 1 + random.below(4) }, (_, i) => randomCard(type, `${type} ${i}`, random)),
  );
  return { name: 'Random', author: '', cards };
}
