import { recording } from '../../../kernel/events.ts';
import { DEFS } from '../catalog.ts';
import type { BlEvent } from '../events.ts';
import { NONE, type BlState } from '../state.ts';
import { checkDefeats, harm } from '../rules/defeat.ts';
import { exchange, isTrap, showTrap } from '../rules/hands.ts';
import { cardId, tellEveryone, tellSplit } from '../rules/tell.ts';
import type { EffectRule } from './types.ts';

/** BL-13.11, D57, D58: after the exchange; the robbed player is the killer. */
function spring(s: BlState, thief: number, robbed: number, card: number): void {
  showTrap(s, thief, card, robbed);
  if (recording()) tellEveryone({ type: 'trapSprung', seat: thief, card: cardId(card), in: 'theft' });
  harm(s, thief, DEFS[card].trap, () => ({ trap: cardId(card), in: 'theft' }));
  checkDefeats(s, thief, robbed);
}

/** The gift is picked first, then a random card changes hands (BL-13.7–13.12, D50–D53). */
export const steal: EffectRule<'steal'> = {
  names: 'rival',
  canName: (s, seat) => s.seats[seat].hand.length > 0,
  run(s, item, { give }, target, answer) {
    if (s.seats[target].hand.length === 0) return 'idle';
    const { hand } = s.seats[item.seat];
    if (give && answer === NONE && hand.length > 1) {
      s.choice = { seat: item.seat, kind: 'card', of: item.seat };
      return 'wait';
    }
    const gift = give && hand.length > 0 ? (answer === NONE ? hand[0] : answer) : NONE;
    const stolen = exchange(s, item.seat, target, gift);
    if (recording()) {
      const { seat } = item;
      const card = cardId(stolen);
      const full: BlEvent =
        gift === NONE
          ? { type: 'stole', seat, from: target, gave: false, card }
          : { type: 'stole', seat, from: target, gave: true, card, gift: cardId(gift) };
      tellSplit(seat, target, full, { type: 'stole', seat, from: target, gave: gift !== NONE });
    }
    if (isTrap(stolen)) spring(s, item.seat, target, stolen);
    return 'done';
  },
};
