/** Positions as tests name them: cards by id or name, or made for a test. */
import { buildPosition as build } from '../../../src-shared/games/hexforge/lessons/position.ts';
import type * as given from '../../../src-shared/games/hexforge/lessons/position.ts';
import type { HxState } from '../../../src-shared/games/hexforge/state.ts';
import { defIndex, type CardLike } from './test-cards.ts';

export { asMatch } from '../../../src-shared/games/hexforge/lessons/position.ts';
export type SidePosition = given.SidePosition<CardLike>;
export type Position = given.Position<CardLike>;

export const buildPosition = (p: Position): HxState => build(p, defIndex);
