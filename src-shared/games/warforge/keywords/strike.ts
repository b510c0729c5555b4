import type { WrKeywordModule } from './moments.ts';

/** WR-24.33: fires after each of its attacks. */
export const strike: WrKeywordModule = { attackOver: (_s, unit, { attacker }) => (attacker === unit.id ? 1 : 0) };
