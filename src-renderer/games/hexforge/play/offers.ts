/** The legal actions, indexed by what the player points at. Knows no rules: only offered actions can be chosen. */
import type { HxAction } from '../../../../src-shared/games/hexforge/actions.ts';
import type { HxResource } from '../../../../src-shared/games/hexforge/types.ts';

export type ActionOf<T extends HxAction['type']> = Extract<HxAction, { type: T }>;

/** Actions without an object, for the main button or a plain button. */
export type PlainType =
  'letResolve' | 'offerAdvance' | 'agreeAdvance' | 'payDefault' | 'endOrder' | 'confirmMoves' | 'confirmAttacks' | 'keepOrder';

export interface Offers {
  /** By card class. */
  playCard: Map<number, ActionOf<'playCard'>>;
  chooseHand: Map<number, ActionOf<'chooseHand'>>;
  /** By tile. */
  chooseTile: Map<number, ActionOf<'chooseTile'>>;
  orderUnit: Map<number, ActionOf<'orderUnit'>>;
  step: Map<number, ActionOf<'step'>>;
  goTo: Map<number, ActionOf<'goTo'>>;
  abilities: Map<number, ActionOf<'activateAbility'>[]>;
  /** By attacker, then by attacked tile. */
  attack: Map<number, Map<number, ActionOf<'attack'>>>;
  /** By attacker's tile. */
  orderAttacker: Map<number, ActionOf<'orderAttacker'>>;
  baseAbilities: ActionOf<'baseAbility'>[];
  chooseItem: Map<number, ActionOf<'chooseItem'>>;
  choosePile: Map<string, ActionOf<'choosePile'>>;
  payWith: Map<HxResource, ActionOf<'payWith'>>;
  plain: { [T in PlainType]?: ActionOf<T> };
}

export const pileKey = (seat: number, pile: 'discard' | 'lost', index: number) => `${seat}:${pile}:${index}`;

export function noOffers(): Offers {
  return {
    playCard: new Map(),
    chooseHand: new Map(),
    chooseTile: new Map(),
    orderUnit: new Map(),
    step: new Map(),
    goTo: new Map(),
    abilities: new Map(),
    attack: new Map(),
    orderAttacker: new Map(),
    baseAbilities: [],
    chooseItem: new Map(),
    choosePile: new Map(),
    payWith: new Map(),
    plain: {},
  };
}

export function readOffers(actions: readonly HxAction[]): Offers {
  const offers = noOffers();
  for (const action of actions) sort(action, offers);
  return offers;
}

function sort(action: HxAction, offers: Offers): void {
  switch (action.type) {
    case 'playCard':
      offers.playCard.set(action.class, action);
      return;
    case 'chooseHand':
      offers.chooseHand.set(action.class, action);
      return;
    case 'chooseTile':
      offers.chooseTile.set(action.tile, action);
      return;
    case 'orderUnit':
      offers.orderUnit.set(action.unit, action);
      return;
    case 'step':
      offers.step.set(action.tile, action);
      return;
    case 'goTo':
      offers.goTo.set(action.tile, action);
      return;
    case 'activateAbility':
      offers.abilities.set(action.unit, [...(offers.abilities.get(action.unit) ?? []), action]);
      return;
    case 'attack': {
      const tiles = offers.attack.get(action.unit) ?? new Map<number, ActionOf<'attack'>>();
      offers.attack.set(action.unit, tiles.set(action.tile, action));
      return;
    }
    case 'orderAttacker':
      offers.orderAttacker.set(action.unit, action);
      return;
    case 'baseAbility':
      offers.baseAbilities.push(action);
      return;
    case 'chooseItem':
      offers.chooseItem.set(action.item, action);
      return;
    case 'choosePile':
      offers.choosePile.set(pileKey(action.seat, action.pile, action.index), action);
      return;
    case 'payWith':
      offers.payWith.set(action.resource, action);
      return;
    default:
      Object.assign(offers.plain, { [action.type]: action });
  }
}

/** Deep equality of actions, which are flat objects. */
export function sameAction(a: HxAction, b: HxAction): boolean {
  const left = Object.entries(a).filter(([, value]) => value !== undefined);
  const right = Object.entries(b).filter(([, value]) => value !== undefined);
  return left.length === right.length && left.every(([key, value]) => (b as Record<string, unknown>)[key] === value);
}
