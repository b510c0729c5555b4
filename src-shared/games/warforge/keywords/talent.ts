import { cardIndex, DEFS } from '../catalog.ts';
import { sourceOf } from '../state.ts';
import type { WrKeywordModule } from './moments.ts';

/** WR-25.1, 9.6: its card comes into the hand at the start of its controller’s turn. */
export const talent: WrKeywordModule = {
  bringsCard(s, unit, deeds) {
    const { spec } = DEFS[unit.card];
    if (!('talent' in spec) || spec.talent === undefined) return;
    if (!s.seats[unit.seat].hand.some((entry) => sourceOf(entry) === unit.id))
      deeds.createCard(s, unit.seat, cardIndex(spec.talent), unit.id);
  },
};
