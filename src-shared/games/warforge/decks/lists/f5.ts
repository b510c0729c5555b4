import type { WrList } from '../list.ts';

export const F5_LISTS: readonly WrList[] = [];
