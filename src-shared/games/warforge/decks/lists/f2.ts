import type { WrList } from '../list.ts';

export const F2_LISTS: readonly WrList[] = [];
