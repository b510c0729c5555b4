import { DEFS, findCard } from '../catalog.ts';
import type { WrList } from './list.ts';
import { findProblems } from './problems.ts';

/** Every reason why a list cannot be played in its mode, in words; empty when it can (WR-2, WR-3). */
export const checkList = (list: WrList): string[] => findProblems(list, (id) => DEFS[findCard(id)]?.spec).map(({ text }) => text);
