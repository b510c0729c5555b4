/** Ideas for a card: “about 60 points: a flying creature”. The same question with the same seed gives the same cards. */
import { Random } from '../../../kernel/rng.ts';
import { cardFaults } from './check.ts';
import { isCreature } from './limits.ts';
import { cardRating } from './rating.ts';
import { abilitiesFor } from './suggest-abilities.ts';
import { KEYWORDS, type CardType, type DeckCard } from './wire.ts';

export interface SuggestionWish {
  readonly type: CardType;
  /** The rating asked for. */
  readonly points: number;
  /** How far from it a suggestion may be. */
  readonly within: number;
  readonly count: number;
  readonly seed: string;
  /** Names that are taken. */
  readonly taken: readonly string[];
}

const FIRST = [
  'Amber',
  'Ashen',
  'Brass',
  'Clinker',
  'Coal',
  'Copper',
  'Dross',
  'Ember',
  'Flint',
  'Forge',
  'Iron',
  'Kiln',
  'Lead',
  'Quench',
  'Rust',
  'Slag',
  'Soot',
  'Spark',
  'Steel',
  'Tin',
];
const LAST: Readonly<Record<CardType, readonly string[]>> = {
  creature: ['Apprentice', 'Brute', 'Carrier', 'Golem', 'Hound', 'Keeper', 'Striker', 'Warden'],
  flying: ['Crow', 'Drake', 'Finch', 'Glider', 'Harrier', 'Moth', 'Swift', 'Wyrm'],
  attack: ['Bolt', 'Burst', 'Cascade', 'Hurl', 'Lash', 'Salvo', 'Strike', 'Volley'],
  defense: ['Aegis', 'Baffle', 'Bulwark', 'Guard', 'Rampart', 'Refrain', 'Screen', 'Ward'],
  artifact: ['Censer', 'Crank', 'Engine', 'Flask', 'Gauge', 'Key', 'Lantern', 'Lever'],
};

const TRIES = 400;

function draft(random: Random, type: CardType, points: number): DeckCard {
  const blank: DeckCard = { type, name: '', copies: 1, atk: 0, def: 0, keywords: [], aim: 'none', abilities: [], text: '' };
  const idea = random.pick(abilitiesFor(type));
  if (!isCreature(type)) {
    const more = random.below(2) === 0 ? random.pick(abilitiesFor(type).filter(({ aim }) => aim === 'none' || aim === idea.aim)) : null;
    return { ...blank, aim: idea.aim, abilities: more && more !== idea ? [idea.ability, more.ability] : [idea.ability] };
  }
  const card = {
    ...blank,
    ...(random.below(3) > 0 ? { aim: idea.aim, abilities: [idea.ability] } : {}),
    keywords: random.below(3) === 0 ? [random.pick(KEYWORDS)] : [],
  };
  return { ...card, ...bodyFor(random, points - cardRating({ ...card, def: 1 }).total + 7) };
}

/** ATK and DEF worth so many points, as nearly as may be: an ATK of any share, and the DEF that goes with it. */
function bodyFor(random: Random, points: number): { atk: number; def: number } {
  const atk = Math.min(20, random.below(Math.max(1, Math.floor((points - 7) / 10) + 1)));
  return { atk, def: Math.max(1, Math.min(20, Math.round((points - 10 * atk) / 7))) };
}

function freeName(random: Random, type: CardType, taken: Set<string>): string | null {
  const names = FIRST.flatMap((first) => LAST[type].map((last) => `${first} ${last}`)).filter((name) => !taken.has(name.toLowerCase()));
  return names.length === 0 ? null : random.pick(names);
}

/** At most so many cards as are asked for, no two alike; fewer where the points lie beyond what such a card can be worth. */
export function suggestCards({ type, points, within, count, seed, taken }: SuggestionWish): DeckCard[] {
  const random = new Random(`${seed} ${type} ${points}`);
  const names = new Set(taken.map((name) => name.toLowerCase()));
  const found = new Map<string, DeckCard>();
  for (let i = 0; i < TRIES && found.size < count; i++) {
    const card = draft(random, type, points);
    const key = JSON.stringify(card);
    if (found.has(key) || Math.abs(cardRating(card).total - points) > within) continue;
    const name = freeName(random, type, names);
    if (name === null) break;
    const named = { ...card, name };
    if (cardFaults(named, 0).length > 0) continue;
    names.add(name.toLowerCase());
    found.set(key, named);
  }
  return [...found.values()];
}
