/** The legal actions, indexed by what the player points at. Knows no rules: only offered actions can be chosen. */
import type { BlAction } from '../../../../src-shared/games/bladeforge/actions.ts';
import type { BlCardId, BlSlot } from '../../../../src-shared/games/bladeforge/types.ts';

export type ActionOf<T extends BlAction['type']> = Extract<BlAction, { type: T }>;

export interface Offers {
  /** Into the first empty place. */
  place: Map<BlCardId, ActionOf<'place'>>;
  /** By card, then by the place whose part it replaces. */
  replace: Map<BlCardId, Map<BlSlot, ActionOf<'replace'>>>;
  shield: Map<BlCardId, ActionOf<'placeShield'>>;
  gadget: Map<BlCardId, ActionOf<'playGadget'>>;
  recycle: Map<BlCardId, ActionOf<'recycle'>>;
  /** By the new Blade; null keeps the present one. */
  reforge: Map<BlCardId | null, ActionOf<'reforge'>>;
  attack: Map<number, ActionOf<'attack'>>;
  draw: ActionOf<'drawToEnd'> | null;
  end: ActionOf<'endTurn'> | null;
  seat: Map<number, ActionOf<'chooseSeat'>>;
  card: Map<BlCardId, ActionOf<'chooseCard'>>;
  part: Map<BlSlot, ActionOf<'choosePart'>>;
  block: { yes: ActionOf<'chooseBlock'>; no: ActionOf<'chooseBlock'> } | null;
}

export const noOffers = (): Offers => ({
  place: new Map(),
  replace: new Map(),
  shield: new Map(),
  gadget: new Map(),
  recycle: new Map(),
  reforge: new Map(),
  attack: new Map(),
  draw: null,
  end: null,
  seat: new Map(),
  card: new Map(),
  part: new Map(),
  block: null,
});

export function readOffers(actions: readonly BlAction[]): Offers {
  const offers = noOffers();
  for (const action of actions) sort(action, offers);
  return offers;
}

function sort(action: BlAction, offers: Offers): void {
  switch (action.type) {
    case 'place':
      offers.place.set(action.card, action);
      return;
    case 'replace': {
      const ways = offers.replace.get(action.card) ?? new Map<BlSlot, ActionOf<'replace'>>();
      offers.replace.set(action.card, ways.set(action.slot, action));
      return;
    }
    case 'placeShield':
      offers.shield.set(action.card, action);
      return;
    case 'playGadget':
      offers.gadget.set(action.card, action);
      return;
    case 'recycle':
      offers.recycle.set(action.card, action);
      return;
    case 'reforge':
      offers.reforge.set(action.blade, action);
      return;
    case 'attack':
      offers.attack.set(action.target, action);
      return;
    case 'drawToEnd':
      offers.draw = action;
      return;
    case 'endTurn':
      offers.end = action;
      return;
    case 'chooseSeat':
      offers.seat.set(action.seat, action);
      return;
    case 'chooseCard':
      offers.card.set(action.card, action);
      return;
    case 'choosePart':
      offers.part.set(action.slot, action);
      return;
    case 'chooseBlock':
      offers.block = { yes: { type: 'chooseBlock', block: true }, no: { type: 'chooseBlock', block: false } };
  }
}
