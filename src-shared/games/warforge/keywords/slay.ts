import type { WrKeywordModule } from './moments.ts';

/** WR-24.22, 24.23: fires once for each enemy that its unit destroys in combat. */
export const slay: WrKeywordModule = { attackOver: (_s, unit, { kills }) => kills.reduce((sum, id) => sum + (id === unit.id ? 1 : 0), 0) };
