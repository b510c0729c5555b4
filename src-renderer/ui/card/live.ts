import type { CardCost } from './costs.ts';

/** Values that hold now, where they are known to differ from the printed ones. */
export interface LiveValues {
  power?: number;
  health?: number;
  armor?: number;
  cost?: CardCost;
}

export type Change = 'up' | 'down' | null;

export const changeOf = (now: number | undefined, printed: number | null): Change =>
  now === undefined || printed === null || now === printed ? null : now > printed ? 'up' : 'down';
