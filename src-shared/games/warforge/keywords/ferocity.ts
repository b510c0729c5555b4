import type { WrKeywordModule } from './moments.ts';

/** WR-22.9–22.11: an action, also in its entry turn; then its card goes into the deck. */
export const ferocity: WrKeywordModule = {
  replacesAttack: { whileSick: true, oncePerTurn: false, after: (s, unit, deeds) => deeds.shuffleAway(s, unit) },
};
