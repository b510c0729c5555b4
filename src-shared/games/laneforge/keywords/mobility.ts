import { DEFS } from '../catalog.ts';
import { isSilent } from '../rules/creatures.ts';
import { KW } from './masks.ts';
import type { LnKeywordModule } from './moments.ts';

/** LN-14.18, LN-D31: the highest X it has, printed or gained, counts. */
export const mobility: LnKeywordModule = {
  reach(c) {
    const printed = isSilent(c) || c.lost & KW.mobility ? 0 : DEFS[c.face].mobility;
    return Math.max(printed, c.mobility, c.mobilityTurn);
  },
  gained(c, x, thisTurn) {
    if (thisTurn) c.mobilityTurn = Math.max(c.mobilityTurn, x);
    else c.mobility = Math.max(c.mobility, x);
  },
  lost(c) {
    c.mobility = c.mobilityTurn = 0;
  },
};
