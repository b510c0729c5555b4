import { actionKeys, nothing, one, oneOf, pair, type Packing } from '../../kernel/action-keys.ts';
import { hashText } from '../../kernel/rng.ts';
import type { HxAction } from './actions.ts';
import { DEFS } from './catalog.ts';
import { DURATION, listOf, type HxState } from './state.ts';
import { BASE_ABILITIES, RESOURCES } from './types.ts';

/*
 * The layout of action keys. Search nodes are shared between sampled worlds by them, so they name only what the acting
 * seat knows.
 */

/** Eternal and lasting effects on a card in hand, as a byte; cards that differ by them are different to play. */
function changeMark(s: HxState, inst: number): number {
  let mark = 0;
  for (const fx of s.cardFx[inst]) {
    if (fx.until === DURATION.fleeting) mark += fx.cost;
    else mark += hashText(`${fx.until}.${fx.power}.${fx.health}.${fx.kw}.${fx.splash}.${fx.cost}`);
  }
  return mark & 0x1f;
}

/** The class of a card that nothing has changed, the oldest of its kind in the hand. */
export const plainClass = (def: number, list: number): number => (def * 8 + list) * 32 * 8;

/**
 * The class of a hand card: definition, list, effects on it, and its age rank among cards equal in all that (the
 * hand's order matters for overflow). Fits 21 bits: 10 definition, 3 list, 5 effects, 3 rank.
 */
export function classOf(s: HxState, hand: readonly number[], at: number): number {
  const inst = hand[at];
  const mark = s.cardFx[inst].length ? changeMark(s, inst) : 0;
  const plain = plainClass(s.defs[inst], listOf(inst)) + mark * 8;
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

const handCard: Packing<{ card: string; class: number }> = {
  encode: (a) => a.class,
  decode: (n) => ({ card: classDef(n), class: n }),
};
const tile = one('tile');

/* Particulars of more than one number. A unit is named by its tile. */
export const UNIT_ABILITY = pair('unit', 'ability', 3);
export const BASE_SLOT = pair('ability', 'slot', 3);
export const UNIT_TILE = pair('unit', 'tile', 8);
export const TILE_UNIT = pair('tile', 'unit', 8);
/** A card of a public pile: the pile, see `PILE`, and its place there. */
export const PILE_CARD = pair('pile', 'index', 7);
export const PILE = pair('seat', 'isLost', 1);

export const { ACTION, keyOf, kindOf, particularsOf, typeOf, encode, decode } = actionKeys<HxState, HxAction>(25, {
  playCard: handCard,
  activateAbility: UNIT_ABILITY,
  baseAbility: {
    encode: (a) => BASE_SLOT.of(BASE_ABILITIES.indexOf(a.ability), a.slot ?? 0),
    decode(n) {
      const ability = BASE_ABILITIES[BASE_SLOT.ability(n)];
      const slot = BASE_SLOT.slot(n);
      return slot === 0 ? { ability } : { ability, slot };
    },
  },
  letResolve: nothing,
  offerAdvance: nothing,
  agreeAdvance: nothing,
  chooseTile: tile,
  chooseItem: one('item'),
  choosePile: {
    encode: (a) => PILE_CARD.of(PILE.of(a.seat, PILES.indexOf(a.pile)), a.index),
    decode(n) {
      const pile = PILE_CARD.pile(n);
      return { seat: PILE.seat(pile), pile: PILES[PILE.isLost(pile)], index: PILE_CARD.index(n) };
    },
  },
  chooseHand: handCard,
  payWith: oneOf('resource', RESOURCES),
  payDefault: nothing,
  orderUnit: one('unit'),
  step: tile,
  goTo: tile,
  endOrder: nothing,
  confirmMoves: nothing,
  attack: UNIT_TILE,
  confirmAttacks: nothing,
  orderAttacker: TILE_UNIT,
  keepOrder: tile,
});
