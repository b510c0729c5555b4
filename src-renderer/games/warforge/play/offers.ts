/** The legal actions, indexed by what the player points at. Knows no rules: only offered actions can be chosen. */
import type { WrAction } from '../../../../src-shared/games/warforge/actions.ts';
import type { WrAttackMode, WrPact, WrPlace } from '../../../../src-shared/games/warforge/types.ts';

export type ActionOf<T extends WrAction['type']> = Extract<WrAction, { type: T }>;
export type Played = ActionOf<'play'> | ActionOf<'extra'>;

/** A place of one of the two lines. */
export interface Spot {
  seat: number;
  place: WrPlace;
}

export const spotKey = ({ seat, place }: Spot): string => `${seat}:${place}`;

/** A card that may be played: from the hand, drawn this turn or earlier, or from outside it (WR-20.1). */
export interface Playable {
  card: string;
  drawn: boolean;
  extra: boolean;
}

export const playableKey = ({ card, drawn, extra }: Playable): string => `${card} ${extra ? 'extra' : drawn ? 'drawn' : 'held'}`;

/** By where it goes; `''` where it goes nowhere. */
type Ways = Map<string, Played>;

export interface Offers {
  /** By `playableKey`, then by `spotKey`. */
  play: Map<string, Ways>;
  /** By the attacker's place, the target's place, and the mode. */
  attack: Map<WrPlace, Map<WrPlace, Map<WrAttackMode, ActionOf<'attack'>>>>;
  /** By the unit's place. */
  act: Map<WrPlace, (ActionOf<'act'> | ActionOf<'oath'>)[]>;
  /** By `spotKey`. */
  target: Map<string, ActionOf<'target'>>;
  take: Map<string, ActionOf<'take'>>;
  pact: Map<WrPact, ActionOf<'pact'>>;
  putBack: Map<string, ActionOf<'putBack'>>;
  keep: ActionOf<'keep'> | null;
  endTurn: ActionOf<'endTurn'> | null;
}

const noOffers = (): Offers => ({
  play: new Map(),
  attack: new Map(),
  act: new Map(),
  target: new Map(),
  take: new Map(),
  pact: new Map(),
  putBack: new Map(),
  keep: null,
  endTurn: null,
});

/** The value at a key, made where there is none. */
function at<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** @param me the deciding seat, whose places cards go to */
export function readOffers(actions: readonly WrAction[], me: number): Offers {
  const offers = noOffers();
  for (const action of actions) sort(action, me, offers);
  return offers;
}

function goalOf(action: Played, me: number): string {
  if (action.place) return spotKey({ seat: me, place: action.place });
  return action.target ? spotKey(action.target) : '';
}

function sort(action: WrAction, me: number, offers: Offers): void {
  switch (action.type) {
    case 'play':
    case 'extra': {
      const key = playableKey({ card: action.card, drawn: action.type === 'play' && action.drawn, extra: action.type === 'extra' });
      at(offers.play, key, () => new Map()).set(goalOf(action, me), action);
      return;
    }
    case 'attack':
      at(
        at(offers.attack, action.from, () => new Map()),
        action.to,
        () => new Map(),
      ).set(action.mode, action);
      return;
    case 'act':
    case 'oath':
      at(offers.act, action.unit, () => []).push(action);
      return;
    case 'target':
      offers.target.set(spotKey(action), action);
      return;
    case 'take':
      offers.take.set(action.card, action);
      return;
    case 'pact':
      offers.pact.set(action.pact, action);
      return;
    case 'putBack':
      offers.putBack.set(action.card, action);
      return;
    case 'keep':
      offers.keep = action;
      return;
    case 'endTurn':
      offers.endTurn = action;
  }
}
