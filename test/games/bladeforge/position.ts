import * as lessons from '../../../src-shared/games/bladeforge/lessons/position.ts';
import type { BlState } from '../../../src-shared/games/bladeforge/state.ts';
import { defOf, type CardLike } from './test-cards.ts';

export { SEATS, seatOf, type SeatName } from '../../../src-shared/games/bladeforge/lessons/position.ts';

/* Positions of lessons, with cards made for a test besides. */

export type SeatPosition = lessons.SeatPosition<CardLike>;
export type Position = lessons.Position<CardLike>;

export const buildPosition = (p: Position): BlState => lessons.buildPosition(p, defOf);
