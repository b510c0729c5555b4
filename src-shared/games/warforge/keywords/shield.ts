import type { WrKeywordModule } from './moments.ts';

/** WR-24.19–24.21: absorbs all damage of one effect, then it is gone. */
export const shield: WrKeywordModule = { takes: () => 0, spentByAbsorbing: true };
