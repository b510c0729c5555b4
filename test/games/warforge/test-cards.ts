import { cardIndex, registerCards } from '../../../src-shared/games/warforge/catalog.ts';
import type {
  CardSpec,
  KeywordSpec,
  Script,
  StratagemSpec,
  TroopSpec,
  WarlordSpec,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { stratagem, troop, warlord } from '../../../src-shared/games/warforge/effects/dsl.ts';

/** Cards that a test makes for itself, by the id they were given. */

let made = 0;
const all: CardSpec[] = [];

/** What was made so far, for `npm run scenario`. */
export const madeCards = (): readonly CardSpec[] => all;

function register<C extends CardSpec>(card: C): string {
  registerCards([card]);
  all.push(card);
  return card.id;
}

const ART = { hero: 'anvil', scene: 'bench' } as const;

/** `'3/0/5'`: melee, ranged, health. */
function numbers(stats: string): { melee: number; ranged: number; health: number } {
  const [melee, ranged, health] = stats.split('/').map(Number);
  return { melee, ranged, health };
}

const named = (name: string | undefined): { id: string; name: string } => {
  const id = `test-card-${++made}`;
  return { id, name: name ?? `Test card ${made}` };
};

const BASE = { faction: 'f1', rarity: 'common', flavour: 'For a test.', art: ART } as const;

type More<C> = Partial<Omit<C, 'kind' | 'id' | 'melee' | 'ranged' | 'health'>>;

/** A Troop: `testTroop('2/1/3', { keywords: ['flying'] })`; a list of keywords may stand alone. */
export function testTroop(stats: string, more: More<TroopSpec> | KeywordSpec[] = {}): string {
  const rest = Array.isArray(more) ? { keywords: more } : more;
  return register(troop({ ...BASE, cost: 1, types: ['Test'], ...numbers(stats), ...rest, ...named(rest.name) }));
}

/** A Stratagem that does these steps; with `target` it names a unit. */
export function testStratagem(script: Script | Script['steps'], more: More<StratagemSpec> = {}): string {
  const text = Array.isArray(script) ? { steps: script } : script;
  return register(stratagem({ ...BASE, cost: 0, types: [], ...text, ...more, ...named(more.name) }));
}

/** A Warlord with a Talent that does nothing, unless it names one. */
export function testWarlord(stats: string, more: More<WarlordSpec> = {}): string {
  const talent = more.talent ?? testStratagem([], { role: 'talent', cost: 1 });
  return register(warlord({ ...BASE, cost: 0, ...numbers(stats), ...more, talent, ...named(more.name) }));
}

/** Several cards of one name and definition are one card. */
export const indexOf = (card: string): number => cardIndex(card);
