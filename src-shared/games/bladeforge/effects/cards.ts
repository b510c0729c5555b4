import { DEFS } from '../catalog.ts';
import { NONE, type BlState } from '../state.ts';
import type { BlCardType } from '../types.ts';
import { drawCards, putOpenly } from '../rules/hands.ts';
import { cardId, tell } from '../rules/tell.ts';
import type { EffectRule } from './types.ts';

/* Cards from the piles (BL-12.12, 12.13, 12.19). */

export const draw: EffectRule<'draw'> = {
  names: 'nobody',
  hasObject: (s) => s.armory.length > 0,
  run(s, item, { n }) {
    if (s.armory.length === 0) return 'idle';
    drawCards(s, item.seat, n);
    return 'done';
  },
};

/** Cards of the Salvage that a fetch may take, one entry per card lying there; never one that fetches itself (D64). */
export const fetchable = (s: BlState, type: BlCardType): number[] =>
  s.salvage.filter((card) => DEFS[card].type === type && !DEFS[card].effects.some((effect) => effect.do === 'fetch'));

/** A trap taken so does not go off (D49). */
export const fetch: EffectRule<'fetch'> = {
  names: 'nobody',
  hasObject: (s, { type }) => fetchable(s, type).length > 0,
  run(s, item, { type }, _target, answer) {
    const cards = fetchable(s, type);
    if (cards.length === 0) return 'idle';
    if (answer === NONE && cards.length > 1) {
      s.choice = { seat: item.seat, kind: 'card', of: NONE };
      return 'wait';
    }
    const card = answer === NONE ? cards[0] : answer;
    s.salvage.splice(s.salvage.lastIndexOf(card), 1);
    putOpenly(s, item.seat, card);
    tell()?.all({ type: 'fetched', seat: item.seat, card: cardId(card) });
    return 'done';
  },
};
