import type { Balance, BalanceSide } from '../../kernel/balance.ts';
import { defOf } from './catalog.ts';
import type { HxConfig } from './config.ts';
import type { HxEvent } from './events.ts';
import { STARTERS } from './loadouts/index.ts';
import type { HxLoadout } from './loadouts/schema.ts';
import { MAPS } from './maps/index.ts';

const cardsOf = (loadout: HxLoadout): string[] => [
  ...new Set([loadout.commander, ...loadout.workers, ...loadout.base, ...loadout.forges.flatMap((forge) => forge.cards)]),
];

const starter = (id: string): HxLoadout => STARTERS.find((one) => one.id === id)!.loadout;

/** The starters against each other on every map. */
export const balance: Balance<HxEvent> = {
  bands: { pairing: 0.65, first: 0.58, turnActions: 300 },
  sampling: { deals: 25, confirmDeals: 1, iterations: 150 },
  sides: STARTERS.map(({ id, loadout }): BalanceSide => ({ id, name: loadout.name, cards: cardsOf(loadout) })),
  grounds: MAPS.map(({ id, map }) => ({ id, name: map.name })),
  config: ([mine, theirs], ground, first): HxConfig => ({
    map: MAPS.find((one) => one.id === ground)!.map,
    loadouts: [starter(mine), starter(theirs)],
    firstSeat: first === 0 ? 0 : 1,
    maxTurns: 200,
  }),
  /** Commanders and workers come from the base, not as cards over the stack. */
  played(event, seat) {
    if (event.type === 'stacked' && event.what === 'card' && event.seat === seat) return event.def ?? null;
    if (event.type === 'entered' && event.by === 'base' && event.thing.owner === seat) return event.thing.def;
    return null;
  },
  cardName: (id) => defOf(id).spec.name,
};
