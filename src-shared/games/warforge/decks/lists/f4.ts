import type { WrList } from '../list.ts';

export const F4_LISTS: readonly WrList[] = [];
