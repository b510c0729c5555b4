import type { WrList } from '../list.ts';

export const F1_LISTS: readonly WrList[] = [];
