import type { BlAction } from './actions.ts';
import { DEFS, findCard } from './catalog.ts';
import { AT } from './state.ts';
import { SLOTS } from './types.ts';

/*
 * An action as one positive integer: its kind in the high bits, its particulars below. Cards are named by definition,
 * so that equal copies are one action.
 */

export const ACTION_TYPES = [
  'place',
  'replace',
  'placeShield',
  'playGadget',
  'recycle',
  'reforge',
  'attack',
  'drawToEnd',
  'endTurn',
  'chooseSeat',
  'chooseCard',
  'choosePart',
  'chooseBlock',
] as const satisfies readonly BlAction['type'][];

export const ACTION = Object.fromEntries(ACTION_TYPES.map((name, i) => [name, i + 1])) as Record<BlAction['type'], number>;

/** Room for the largest particulars: a card and a place beside it. */
const SHIFT = 16;
export const keyOf = (kind: number, particulars: number): number => (kind << SHIFT) | particulars;
export const kindOf = (key: number): number => key >> SHIFT;
export const particularsOf = (key: number): number => key & ((1 << SHIFT) - 1);
export const typeOf = (key: number): BlAction['type'] => ACTION_TYPES[kindOf(key) - 1];

/** Particulars of `replace`: card and place together. */
const PLACES = 8;
export const cardAndPlace = (card: number, place: number): number => card * PLACES + place;
export const cardOfPair = (particulars: number): number => Math.floor(particulars / PLACES);
export const placeOfPair = (particulars: number): number => particulars % PLACES;

/** Particulars of `reforge`: 0 without a Blade. */
export const bladeOf = (particulars: number): number => particulars - 1;

const ofCard = (kind: number, id: string, particulars = (card: number) => card): number => {
  const card = findCard(id);
  return card < 0 ? -1 : keyOf(kind, particulars(card));
};

/** Key of an action; −1 for one that no state could offer (unknown card). */
export function encode(a: BlAction): number {
  const kind = ACTION[a.type];
  switch (a.type) {
    case 'place':
    case 'placeShield':
    case 'playGadget':
    case 'recycle':
    case 'chooseCard':
      return ofCard(kind, a.card);
    case 'replace':
      return ofCard(kind, a.card, (card) => cardAndPlace(card, AT[a.slot]));
    case 'reforge':
      return a.blade === null ? keyOf(kind, 0) : ofCard(kind, a.blade, (card) => card + 1);
    case 'attack':
      return keyOf(kind, a.target);
    case 'chooseSeat':
      return keyOf(kind, a.seat);
    case 'choosePart':
      return keyOf(kind, AT[a.slot]);
    case 'chooseBlock':
      return keyOf(kind, a.block ? 1 : 0);
    default:
      return keyOf(kind, 0);
  }
}

export function decode(key: number): BlAction {
  const type = typeOf(key);
  const n = particularsOf(key);
  switch (type) {
    case 'place':
    case 'placeShield':
    case 'playGadget':
    case 'recycle':
    case 'chooseCard':
      return { type, card: DEFS[n].id };
    case 'replace':
      return { type, card: DEFS[cardOfPair(n)].id, slot: SLOTS[placeOfPair(n)] as 'blade' };
    case 'reforge':
      return { type, blade: n === 0 ? null : DEFS[bladeOf(n)].id };
    case 'attack':
      return { type, target: n };
    case 'chooseSeat':
      return { type, seat: n };
    case 'choosePart':
      return { type, slot: SLOTS[n] as 'grip' };
    case 'chooseBlock':
      return { type, block: n === 1 };
    default:
      return { type };
  }
}
