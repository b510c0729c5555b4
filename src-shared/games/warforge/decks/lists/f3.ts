import type { WrList } from '../list.ts';

export const F3_LISTS: readonly WrList[] = [];
