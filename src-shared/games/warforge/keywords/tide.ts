import type { WrKeywordModule } from './moments.ts';

/** WR-25.4: a play from hand allows X more of it. */
export const tide: WrKeywordModule = { allows: ({ id, tide: x }) => new Array<string>(x).fill(id) };
