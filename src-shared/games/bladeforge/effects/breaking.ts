import { AT, NONE } from '../state.ts';
import { dropPart } from '../rules/attack.ts';
import { hasPart, hasShield, partPlaces, takeOff } from '../rules/forge.ts';
import { cardId, tell } from '../rules/tell.ts';
import type { EffectRule } from './types.ts';

/* What is taken off another player's sword (BL-12.10). */

export const breakShield: EffectRule<'breakShield'> = {
  names: 'rival',
  canName: (s, seat) => hasShield(s.seats[seat]),
  run(s, _item, _effect, target) {
    if (!hasShield(s.seats[target])) return 'idle';
    const shield = takeOff(s, target, AT.shield);
    tell()?.all({ type: 'salvaged', seat: target, cards: [cardId(shield)], why: 'broken' });
    return 'done';
  },
};

/** The user picks the part; the last one is no choice. */
export const breakPart: EffectRule<'breakPart'> = {
  names: 'rival',
  canName: (s, seat) => hasPart(s.seats[seat]),
  run(s, item, _effect, target, answer) {
    const places = partPlaces(s.seats[target]);
    if (places.length === 0) return 'idle';
    if (answer === NONE && places.length > 1) {
      s.choice = { seat: item.seat, kind: 'part', of: target };
      return 'wait';
    }
    dropPart(s, target, answer === NONE ? places[0] : answer, 'broken');
    return 'done';
  },
};
