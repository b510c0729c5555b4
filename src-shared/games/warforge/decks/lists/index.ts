import type { WrList } from '../list.ts';
import { F1_LISTS } from './f1.ts';
import { F2_LISTS } from './f2.ts';
import { F3_LISTS } from './f3.ts';
import { F4_LISTS } from './f4.ts';
import { F5_LISTS } from './f5.ts';

/** The ready lists: of each Warlord one for Classic and one for Skirmish (WR-C4). */
export const READY_LISTS: readonly WrList[] = [...F1_LISTS, ...F2_LISTS, ...F3_LISTS, ...F4_LISTS, ...F5_LISTS];
