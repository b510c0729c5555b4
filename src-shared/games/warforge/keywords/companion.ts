import type { WrKeywordModule } from './moments.ts';

/** WR-21.27: a play from hand allows plays of its companion. */
export const companion: WrKeywordModule = {
  allows: ({ spec }) => ('companion' in spec && spec.companion ? new Array<string>(spec.companion.n).fill(spec.companion.card) : []),
};
