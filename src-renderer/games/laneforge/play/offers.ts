/** The legal actions, indexed by what the player points at. Knows no rules: only offered actions can be chosen. */
import type { LnAction } from '../../../../src-shared/games/laneforge/actions.ts';

export type ActionOf<T extends LnAction['type']> = Extract<LnAction, { type: T }>;

/** Actions without an object. */
export type PlainType = 'useChampion' | 'endActionPhase' | 'accept' | 'decline' | 'done';

export interface Offers {
  /** As the main action, and for Free. */
  play: Map<string, ActionOf<'playCard'>>;
  free: Map<string, ActionOf<'playCard'>>;
  banish: Map<string, ActionOf<'banishCard'>>;
  /** By lane, 1…5. */
  activate: Map<number, ActionOf<'activate'>>;
  mobility: Map<number, Map<number, ActionOf<'useMobility'>>>;
  lane: Map<number, ActionOf<'chooseLane'>>;
  /** By `placeKey`. */
  creature: Map<string, ActionOf<'chooseCreature'>>;
  /** By `cardKey`. */
  card: Map<string, ActionOf<'chooseCard'>>;
  pickChampion: Map<number, ActionOf<'pickChampion'>>;
  order: ActionOf<'orderTrigger'>[];
  plain: { [T in PlainType]?: ActionOf<T> };
}

export const placeKey = (seat: number, lane: number): string => `${seat}:${lane}`;
export const cardKey = (seat: number, card: string): string => `${seat}:${card}`;

export function noOffers(): Offers {
  return {
    play: new Map(),
    free: new Map(),
    banish: new Map(),
    activate: new Map(),
    mobility: new Map(),
    lane: new Map(),
    creature: new Map(),
    card: new Map(),
    pickChampion: new Map(),
    order: [],
    plain: {},
  };
}

export function readOffers(actions: readonly LnAction[]): Offers {
  const offers = noOffers();
  for (const action of actions) sort(action, offers);
  return offers;
}

function sort(action: LnAction, offers: Offers): void {
  switch (action.type) {
    case 'playCard':
      (action.free ? offers.free : offers.play).set(action.card, action);
      return;
    case 'banishCard':
      offers.banish.set(action.card, action);
      return;
    case 'activate':
      offers.activate.set(action.lane, action);
      return;
    case 'useMobility': {
      const ways = offers.mobility.get(action.lane) ?? new Map<number, ActionOf<'useMobility'>>();
      offers.mobility.set(action.lane, ways.set(action.to, action));
      return;
    }
    case 'chooseLane':
      offers.lane.set(action.lane, action);
      return;
    case 'chooseCreature':
      offers.creature.set(placeKey(action.seat, action.lane), action);
      return;
    case 'chooseCard':
      offers.card.set(cardKey(action.seat, action.card), action);
      return;
    case 'pickChampion':
      offers.pickChampion.set(action.deck, action);
      return;
    case 'orderTrigger':
      offers.order.push(action);
      return;
    default:
      Object.assign(offers.plain, { [action.type]: action });
  }
}
