import { DEFS } from '../catalog.ts';
import { NONE, type BlState } from '../state.ts';
import { checkDefeats, harm } from '../rules/defeat.ts';
import { exchange, isTrap, showTrap } from '../rules/hands.ts';
import { cardId, tell } from '../rules/tell.ts';
import type { EffectRule } from './types.ts';

/** BL-13.11, D57, D58: after the exchange; the robbed player is the killer. */
function spring(s: BlState, thief: number, robbed: number, card: number): void {
  showTrap(s, thief, card, robbed);
  tell()?.all({ type: 'trapSprung', seat: thief, card: cardId(card), in: 'theft' });
  harm(s, thief, DEFS[card].trap, { trap: cardId(card), in: 'theft' });
  checkDefeats(s, thief, robbed);
}

/** Both who take part in it know the cards (BL-13.7). */
function announceTheft(seat: number, from: number, stolen: number, gift: number): void {
  const told = tell();
  if (!told) return;
  const bare = { type: 'stole', seat, from, gave: gift !== NONE } as const;
  told.split([seat, from], { ...bare, card: cardId(stolen), ...(gift !== NONE && { gift: cardId(gift) }) }, bare);
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
    announceTheft(item.seat, target, stolen, gift);
    if (isTrap(stolen)) spring(s, item.seat, target, stolen);
    return 'done';
  },
};
