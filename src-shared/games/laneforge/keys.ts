import { DEFS, findFace } from './catalog.ts';
import type { LnAction } from './actions.ts';
import { CARDS, type LnState } from './state.ts';

/*
 * An action as one positive integer: its kind in the high bits, its particulars below. Cards are named by instance,
 * which follows from the open lists of sets, so keys tell nothing that the acting seat does not know.
 */

export const ACTION_TYPES = [
  'pickChampion',
  'playCard',
  'banishCard',
  'activate',
  'useMobility',
  'useChampion',
  'endActionPhase',
  'chooseLane',
  'chooseCreature',
  'chooseCard',
  'accept',
  'decline',
  'done',
  'orderTrigger',
] as const satisfies readonly LnAction['type'][];

export const ACTION = Object.fromEntries(ACTION_TYPES.map((name, i) => [name, i + 1])) as Record<LnAction['type'], number>;

const SHIFT = 10;
export const keyOf = (kind: number, particulars: number): number => (kind << SHIFT) | particulars;
export const kindOf = (key: number): number => key >> SHIFT;
export const particularsOf = (key: number): number => key & ((1 << SHIFT) - 1);
export const typeOf = (key: number): LnAction['type'] => ACTION_TYPES[kindOf(key) - 1];

/** The instance of a seat's card by its id, −1 if its decks hold no such card. */
export function instanceOf(s: LnState, seat: number, card: string): number {
  const face = findFace(card);
  if (face < 0) return -1;
  for (let inst = seat * CARDS; inst < (seat + 1) * CARDS; inst++) if (s.faces[inst] === face) return inst;
  return -1;
}

/** Key of an action; −1 for one that no state could offer (unknown card). */
export function encode(s: LnState, seat: number, a: LnAction): number {
  const kind = ACTION[a.type];
  switch (a.type) {
    case 'pickChampion':
      return keyOf(kind, a.deck);
    case 'playCard': {
      const inst = instanceOf(s, seat, a.card);
      return inst < 0 ? -1 : keyOf(kind, inst * 2 + (a.free ? 1 : 0));
    }
    case 'banishCard': {
      const inst = instanceOf(s, seat, a.card);
      return inst < 0 ? -1 : keyOf(kind, inst);
    }
    case 'activate':
    case 'chooseLane':
      return keyOf(kind, a.lane - 1);
    case 'useMobility':
      return keyOf(kind, (a.lane - 1) * 8 + a.to - 1);
    case 'chooseCreature':
      return keyOf(kind, a.seat * 8 + a.lane - 1);
    case 'chooseCard': {
      const inst = instanceOf(s, a.seat, a.card);
      return inst < 0 ? -1 : keyOf(kind, inst);
    }
    case 'orderTrigger':
      return keyOf(kind, a.index);
    default:
      return keyOf(kind, 0);
  }
}

export function decode(s: LnState, key: number): LnAction {
  const type = typeOf(key);
  const n = particularsOf(key);
  const card = (inst: number): string => DEFS[s.faces[inst]].id;
  switch (type) {
    case 'pickChampion':
      return { type, deck: n };
    case 'playCard':
      return { type, card: card(n >> 1), free: (n & 1) === 1 };
    case 'banishCard':
      return { type, card: card(n) };
    case 'activate':
    case 'chooseLane':
      return { type, lane: n + 1 };
    case 'useMobility':
      return { type, lane: (n >> 3) + 1, to: (n & 7) + 1 };
    case 'chooseCreature':
      return { type, seat: n >> 3, lane: (n & 7) + 1 };
    case 'chooseCard':
      return { type, seat: n < CARDS ? 0 : 1, card: card(n) };
    case 'orderTrigger':
      return { type, index: n };
    default:
      return { type };
  }
}
