import { DEFS } from './catalog.ts';
import { hashText } from '../../kernel/rng.ts';
import type { HxAction } from './actions.ts';
import { DURATION, listOf, type HxState } from './state.ts';
import { BASE_ABILITIES, RESOURCES } from './types.ts';

/*
 * An action as one positive integer: its kind in the high bits, its particulars below. Search nodes are shared between
 * sampled worlds by these keys, so they name only what the acting seat knows.
 */

export const ACTION_TYPES = [
  'playCard',
  'activateAbility',
  'baseAbility',
  'letResolve',
  'offerAdvance',
  'agreeAdvance',
  'chooseTile',
  'chooseItem',
  'choosePile',
  'chooseHand',
  'payWith',
  'payDefault',
  'orderUnit',
  'step',
  'goTo',
  'endOrder',
  'confirmMoves',
  'attack',
  'confirmAttacks',
  'orderAttacker',
  'keepOrder',
] as const satisfies readonly HxAction['type'][];

export const ACTION = Object.fromEntries(ACTION_TYPES.map((name, i) => [name, i + 1])) as Record<HxAction['type'], number>;

const SHIFT = 25;
export const keyOf = (kind: number, particulars: number): number => kind * (1 << SHIFT) + particulars;
export const kindOf = (key: number): number => Math.floor(key / (1 << SHIFT));
export const particularsOf = (key: number): number => key % (1 << SHIFT);
export const typeOf = (key: number): HxAction['type'] => ACTION_TYPES[kindOf(key) - 1];

export const twoTiles = (a: number, b: number): number => a * 256 + b;

/** Eternal and lasting effects on a card in hand, as a byte; cards that differ by them are different to play. */
function changeMark(s: HxState, inst: number): number {
  let mark = 0;
  for (const fx of s.cardFx[inst]) {
    if (fx.until === DURATION.fleeting) mark += fx.cost;
    else mark += hashText(`${fx.until}.${fx.power}.${fx.health}.${fx.kw}.${fx.splash}.${fx.cost}`);
  }
  return mark & 0x1f;
}

/**
 * The class of a hand card: definition, list, effects on it, and its age rank among cards equal in all that (the
 * hand's order matters for overflow). Fits 21 bits: 10 definition, 3 list, 5 effects, 3 rank.
 */
export function classOf(s: HxState, hand: readonly number[], at: number): number {
  const inst = hand[at];
  const mark = s.cardFx[inst].length ? changeMark(s, inst) : 0;
  const plain = ((s.defs[inst] * 8 + listOf(inst)) * 32 + mark) * 8;
  let rank = 0;
  for (let i = 0; i < at; i++) {
    const other = hand[i];
    if (s.defs[other] === s.defs[inst] && listOf(other) === listOf(inst) && (s.cardFx[other].length ? changeMark(s, other) : 0) === mark)
      rank++;
  }
  return plain + rank;
}

export const classDef = (cls: number): string => DEFS[Math.floor(cls / (8 * 32 * 8))].id;

/** The hand card of a class, −1 if there is none. */
export function cardOfClass(s: HxState, hand: readonly number[], cls: number): number {
  for (let at = 0; at < hand.length; at++) if (classOf(s, hand, at) === cls) return hand[at];
  return -1;
}

const PILES = ['discard', 'lost'] as const;

/** Key of an action; −1 for one that no state could offer (unknown card). */
export function encode(a: HxAction): number {
  const kind = ACTION[a.type];
  switch (a.type) {
    case 'playCard':
    case 'chooseHand':
      return keyOf(kind, a.class);
    case 'activateAbility':
      return keyOf(kind, a.unit * 8 + a.ability);
    case 'baseAbility':
      return keyOf(kind, BASE_ABILITIES.indexOf(a.ability) * 8 + (a.slot ?? 0));
    case 'chooseTile':
    case 'orderUnit':
    case 'step':
    case 'goTo':
    case 'keepOrder':
      return keyOf(kind, a.type === 'orderUnit' ? a.unit : a.tile);
    case 'chooseItem':
      return keyOf(kind, a.item);
    case 'choosePile':
      return keyOf(kind, (a.seat * 2 + PILES.indexOf(a.pile)) * 128 + a.index);
    case 'payWith':
      return keyOf(kind, RESOURCES.indexOf(a.resource));
    case 'attack':
      return keyOf(kind, twoTiles(a.unit, a.tile));
    case 'orderAttacker':
      return keyOf(kind, twoTiles(a.tile, a.unit));
    default:
      return keyOf(kind, 0);
  }
}

export function decode(key: number): HxAction {
  const type = typeOf(key);
  const n = particularsOf(key);
  const high = Math.floor(n / 256);
  const low = n % 256;
  switch (type) {
    case 'playCard':
    case 'chooseHand':
      return { type, card: classDef(n), class: n };
    case 'activateAbility':
      return { type, unit: Math.floor(n / 8), ability: n % 8 };
    case 'baseAbility':
      return n % 8
        ? { type, ability: BASE_ABILITIES[Math.floor(n / 8)], slot: n % 8 }
        : { type, ability: BASE_ABILITIES[Math.floor(n / 8)] };
    case 'chooseTile':
    case 'step':
    case 'goTo':
    case 'keepOrder':
      return { type, tile: n };
    case 'orderUnit':
      return { type, unit: n };
    case 'chooseItem':
      return { type, item: n };
    case 'choosePile':
      return { type, seat: Math.floor(n / 256), pile: PILES[Math.floor(n / 128) % 2], index: n % 128 };
    case 'payWith':
      return { type, resource: RESOURCES[n] };
    case 'attack':
      return { type, unit: high, tile: low };
    case 'orderAttacker':
      return { type, tile: high, unit: low };
    default:
      return { type };
  }
}
