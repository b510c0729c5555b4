import { costTotal } from '../../../src-shared/games/hexforge/text/costs.ts';
import type { HxCost } from '../../../src-shared/games/hexforge/types.ts';

/** Values that hold now, where they are known to differ from the printed ones. */
export interface LiveValues {
  power?: number;
  health?: number;
  armor?: number;
  cost?: HxCost;
}

export type Change = 'up' | 'down' | null;

export const changeOf = (now: number | undefined, printed: number | null): Change =>
  now === undefined || printed === null || now === printed ? null : now > printed ? 'up' : 'down';

export const costChange = (now: HxCost | undefined, printed: HxCost): Change =>
  now === undefined ? null : changeOf(costTotal(now), costTotal(printed));
