import type { WrKeywordModule } from './moments.ts';

/** WR-25.11: in the turn it was deployed, fires as its controller deploys another Troop. */
export const uprising: WrKeywordModule = { otherDeployed: (s, unit) => unit.deployed === s.turn };
