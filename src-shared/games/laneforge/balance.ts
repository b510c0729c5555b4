import { CHAMPIONS } from './champions/index.ts';
import type { Balance, BalanceSide } from '../../kernel/balance.ts';
import type { LnConfig } from './config.ts';
import { CONTENT_VERSION } from './content-version.ts';
import type { FactionDeck } from './decks/deck-schema.ts';
import { generateFactionDeck } from './decks/generate.ts';
import type { LnEvent } from './events.ts';
import { FACTION_INFO } from './factions.ts';
import { SETS } from './sets/index.ts';
import { FACTIONS, type LnFaction } from './types.ts';

/** Two factions that are fused, in content order. */
interface FactionPair {
  id: string;
  factions: [LnFaction, LnFaction];
}

const PAIRS: readonly FactionPair[] = FACTIONS.flatMap((a, i) =>
  FACTIONS.slice(i + 1).map((b): FactionPair => ({ id: `${a}-${b}`, factions: [a, b] })),
);

const setById = new Map(SETS.map((set) => [set.id, set]));
const championNames = new Map(CHAMPIONS.map(({ id, name }) => [id, name]));

/** Two generated decks: the same for a side in both matches of a deal, others for every side and deal. */
function decksOf(side: string, deal: number): [FactionDeck, FactionDeck] {
  const pair = PAIRS.find(({ id }) => id === side)!;
  const roll = (faction: LnFaction): FactionDeck =>
    generateFactionDeck(CONTENT_VERSION, faction, `D${deal}${pair.factions.join('').toUpperCase()}`);
  return [roll(pair.factions[0]), roll(pair.factions[1])];
}

const decks = (config: unknown, seat: number): readonly FactionDeck[] => (config as LnConfig).decks[seat];

/** The set and level of a card out of a seat's decks that it plays. */
function cardPlayed(event: LnEvent, seat: number): { set: string; level: number } | null {
  if (event.type !== 'played' || event.seat !== seat) return null;
  const [set, level] = event.card.split(':');
  return setById.has(set) ? { set, level: Number(level) } : null;
}

/**
 * Deals of each of the 15 pairings: 4,200 generated decks in 2,100 matches, and 420 matches to confirm it. 34 deals would
 * have more than 2,000 decks.
 */
const SAMPLING = { deals: 70, confirmDeals: 14, iterations: 200 };

/** Pairs of factions with generated decks against all other pairs (LN-20.17). */
export const balance: Balance<LnEvent> = {
  bands: { side: 0.58, first: 0.54, turnActions: 300 },
  sampling: SAMPLING,
  sides: PAIRS.map(({ id, factions }): BalanceSide => ({
    id,
    name: factions.map((faction) => FACTION_INFO[faction].name).join(' + '),
    cards: SETS.filter((set) => factions.includes(set.faction)).map((set) => set.id),
  })),
  grounds: [{ id: 'table', name: 'the table' }],
  fresh: { name: 'generated decks', perDeal: 4 },
  traits: [
    {
      id: 'faction',
      name: 'Faction',
      band: 0.56,
      of: ({ config }, seat) => decks(config, seat).map(({ faction }) => faction),
      label: (id) => FACTION_INFO[id as LnFaction].name,
    },
    {
      id: 'champion',
      name: 'Champion',
      of: ({ told }, seat) => told.spectator.flatMap((event) => (event.type === 'championsShown' ? [event.champions[seat]] : [])),
      label: (id) => championNames.get(id)!,
    },
  ],
  curve: {
    name: 'Cards played',
    classes: ['level 1', 'level 2', 'level 3'],
    turn: (event) => (event.type === 'turn' ? event.turn : null),
    of(event, seat) {
      const card = cardPlayed(event, seat);
      return card && card.level - 1;
    },
  },
  /** The Forge falls to whom it will (LN-3.3). */
  config: (sides, _ground, _first, deal): LnConfig => ({ decks: [decksOf(sides[0], deal), decksOf(sides[1], deal)] }),
  holds: (config, seat) => decks(config, seat).flatMap(({ sets }) => sets),
  began: (event) => (event.type === 'forgeAssigned' ? event.seat : null),
  played: (event, seat) => cardPlayed(event, seat)?.set ?? null,
  cardName: (id) => setById.get(id)!.name,
};
