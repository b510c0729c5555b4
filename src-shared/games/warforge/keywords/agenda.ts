import type { WrKeywordModule } from './moments.ts';

/** WR-21.1, 21.2: an action in place of an attack, once per turn. */
export const agenda: WrKeywordModule = { replacesAttack: { whileSick: false, oncePerTurn: true, after: () => undefined } };
