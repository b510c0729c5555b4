import type { Balance, BalanceSide } from '../../kernel/balance.ts';
import { Random } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { cardIndex, DEFS } from './catalog.ts';
import type { WrConfig } from './config.ts';
import { drawMain } from './decks/draw-main.ts';
import type { WrList } from './decks/list.ts';
import { READY_LISTS } from './decks/lists/index.ts';
import type { WrEvent } from './events.ts';
import { FACTION_INFO } from './factions.ts';
import { allOfRole, cardsOfRole } from './rules/pools.ts';
import { MODES, type WrCardId, type WrFaction, type WrMode } from './types.ts';

/** Own turns within which a card counts as drawn early. */
const EARLY_TURNS = 5;
/** 4,050 deals over the 45 pairings: 2,025 matches on each ground, and 225 to confirm them. */
const SAMPLING = { deals: 90, confirmDeals: 10, iterations: 200 };

interface WrGround {
  id: string;
  name: string;
  mode: WrMode;
  /** Decks of chance instead of the Warlord's ready list. */
  random: boolean;
}

const GROUNDS: readonly WrGround[] = MODES.flatMap((mode) =>
  [false, true].map((random): WrGround => ({
    id: `${mode}-${random ? 'random' : 'ready'}`,
    name: `${mode === 'classic' ? 'Classic' : 'Skirmish'}, ${random ? 'random' : 'ready'} lists`,
    mode,
    random,
  })),
);

const factionOf = (warlord: WrCardId): WrFaction => DEFS[cardIndex(warlord)].faction!;
const idsOf = (cards: readonly number[]): WrCardId[] => cards.map((card) => DEFS[card].id);

/** The Warlord's list: the ready one, or in random decks the same for both matches of a deal. */
function listOf(warlord: WrCardId, { mode, random }: WrGround, deal: number): WrList {
  const ready = READY_LISTS.find((list) => list.warlord === warlord && list.mode === mode)!;
  if (!random) return ready;
  const chance = new Random(`deal ${deal} ${warlord}`);
  const faction = factionOf(warlord);
  const defences = idsOf(cardsOfRole(faction, 'defence'));
  return { ...ready, defence: defences[chance.below(defences.length)], main: idsOf(drawMain(chance, faction, mode)) };
}

/** Different cards that the seat drew until the end of its fifth turn; what it put back at once does not count. */
function drawnEarly(told: readonly WrEvent[], seat: Seat): WrCardId[] {
  let turns = 0;
  const drawn: WrCardId[] = [];
  for (const event of told) {
    if (event.type === 'turnBegan' && event.seat === seat && ++turns > EARLY_TURNS) break;
    if (event.type === 'drew' && event.seat === seat) drawn.push(...(event.cards ?? []));
    if (event.type === 'mulligan' && event.seat === seat) for (const card of event.returned ?? []) drawn.splice(drawn.lastIndexOf(card), 1);
  }
  return [...new Set(drawn)];
}

/** The card out of the main deck that a seat plays in an event it was told. */
function cardPlayed(event: WrEvent, seat: Seat): WrCardId | null {
  const card =
    event.type === 'played' && event.seat === seat
      ? event.card
      : event.type === 'deployed' && event.thing.seat === seat
        ? event.thing.card
        : null;
  return card !== null && DEFS[cardIndex(card)].spec.role === 'deck' ? card : null;
}

/** The Warlords against each other in both modes, with their ready lists and with random decks of their factions. */
export const balance: Balance<WrEvent> = {
  bands: { side: 0.6, first: 0.54, turnActions: 300, cardPlayed: 0.03, cardLift: 0.08 },
  eachGround: true,
  sampling: SAMPLING,
  sides: allOfRole('warlord').map((warlord): BalanceSide => {
    const { id, name, faction } = DEFS[warlord];
    return { id, name, cards: idsOf(cardsOfRole(faction, 'deck')) };
  }),
  grounds: GROUNDS,
  traits: [
    {
      id: 'faction',
      name: 'Faction',
      band: 0.56,
      of: ({ config }, seat) => [factionOf((config as WrConfig).lists[seat].warlord)],
      label: (id) => FACTION_INFO[id as WrFaction].name,
    },
  ],
  early: { when: `by turn ${EARLY_TURNS}`, drawn: drawnEarly },
  /** Chance says who begins (WR-4.1). */
  config(sides, groundId, _first, deal): WrConfig {
    const ground = GROUNDS.find(({ id }) => id === groundId)!;
    return { mode: ground.mode, lists: [listOf(sides[0], ground, deal), listOf(sides[1], ground, deal)] };
  },
  holds: (config, seat) => [...new Set((config as WrConfig).lists[seat].main)],
  began: (event) => (event.type === 'turnBegan' ? event.seat : null),
  played: cardPlayed,
  cardName: (id) => DEFS[cardIndex(id)].name,
};
