import { costTotal } from '../../../src-shared/games/hexforge/text/costs.ts';
import type { HxCardFace } from '../../../src-shared/games/hexforge/text/faces.types.ts';
import type { HxCost } from '../../../src-shared/games/hexforge/types.ts';

/** Values that hold now, where they are known to differ from the printed ones. */
export interface LiveValues {
  power?: number;
  health?: number;
  cost?: HxCost;
}

export type Change = 'up' | 'down' | null;

export const changeOf = (now: number | undefined, printed: number | null): Change =>
  now === undefined || printed === null || now === printed ? null : now > printed ? 'up' : 'down';

export const costChange = (now: HxCost | undefined, face: HxCardFace): Change =>
  now === undefined ? null : changeOf(costTotal(now), costTotal(face.cost));

/** Commanders, workers and tokens are never paid from the hand. */
export const showsCost = (face: HxCardFace): boolean => face.role === 'normal' || costTotal(face.cost) > 0;
