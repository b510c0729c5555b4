import { cardId } from '../rules/tell.ts';
import { checkDefeats, harm, heal as healSeat, othersAfter } from '../rules/defeat.ts';
import type { EffectRule } from './types.ts';

/* Health, past Defense, Shield and block (BL-12.11, 12.12, D30). */

export const hit: EffectRule<'hit'> = {
  names: 'rival',
  run(s, item, { n }, target) {
    harm(s, target, n, { gadget: cardId(item.card), by: item.seat });
    checkDefeats(s, target, item.seat);
    return 'done';
  },
};

/** All lose it at once; who falls is looked at afterwards, clockwise from the user (BL-10.9). */
export const hitAll: EffectRule<'hitAll'> = {
  names: 'nobody',
  run(s, item, { n, scope }) {
    const hurt = othersAfter(s, item.seat);
    if (scope === 'everyone') hurt.unshift(item.seat);
    for (const seat of hurt) harm(s, seat, n, { gadget: cardId(item.card), by: item.seat });
    checkDefeats(s, item.seat, item.seat);
    return 'done';
  },
};

export const heal: EffectRule<'heal'> = {
  names: 'nobody',
  run(s, item, { n }) {
    healSeat(s, item.seat, n);
    return 'done';
  },
};
