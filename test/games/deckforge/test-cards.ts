import type { Ability, CardType, DeckCard } from '../../../src-shared/games/deckforge/decks/wire.ts';

/** What a test says of a card beside its stats; abilities alone may stand for it. */
type More = Partial<DeckCard> | readonly Ability[];

const isList = (more: More): more is readonly Ability[] => Array.isArray(more);

/** A card by its type, name and, for a creature, its stats as `'ATK/DEF'`. */
export function card(type: CardType, name: string, stats: string, more: More = {}): DeckCard {
  const [atk, def] = stats === '' ? [0, 0] : stats.split('/').map(Number);
  const rest = isList(more) ? { abilities: more } : more;
  return { type, name, copies: 1, atk, def, keywords: [], aim: 'none', abilities: [], text: '', ...rest };
}

/** `C('Cub', '2/2')`: the checklist's `C 2/2`. */
export const C = (name: string, stats: string, more?: More): DeckCard => card('creature', name, stats, more);
export const F = (name: string, stats: string, more?: More): DeckCard => card('flying', name, stats, more);
export const spell = (name: string, more: More): DeckCard => card('attack', name, '', more);
export const defense = (name: string, more: More): DeckCard => card('defense', name, '', more);
export const artifact = (name: string, more: More): DeckCard => card('artifact', name, '', more);

/** An ability that happens at once. */
export const does = (when: Ability[0], op: Exclude<Ability[1], 'mod' | 'gain' | 'lose'>, selector: Ability[2], n = 0): Ability => [
  when,
  op,
  selector,
  n,
  0,
  'now',
];
export const cast = (op: Exclude<Ability[1], 'mod' | 'gain' | 'lose'>, selector: Ability[2], n = 0): Ability =>
  does('cast', op, selector, n);
