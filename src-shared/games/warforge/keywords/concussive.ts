import { unitById } from '../rules/board.ts';
import { HOW } from '../state.ts';
import type { WrKeywordModule } from './moments.ts';

/** Hit, retaliation and Stomp; Blast and what comes before the hit do not stun. */
const isBlow = (how: number): boolean => how >= HOW.melee && how <= HOW.stomp;

/** WR-21.29, 21.30: what its blows damage and do not destroy is stunned. */
export const concussive: WrKeywordModule = {
  damageDone(s, unit, all, queue) {
    for (const { unit: other, dies } of all)
      if (!dies && s.hits.some((hit) => hit.unit === other.id && hit.by === unit.id && isBlow(hit.how))) queue(other.id, 0, false);
  },
  fires(s, { it }, _unit, deeds) {
    const other = unitById(s, it);
    if (other) deeds.grant(s, other, 'stun', 0);
  },
};
