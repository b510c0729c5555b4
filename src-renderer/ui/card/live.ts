import type { CardCost } from './costs.ts';

/** Present values, where they differ from the printed ones. */
export interface LiveValues {
  ranged?: number;
  power?: number;
  health?: number;
  armor?: number;
  cost?: CardCost;
}

export type Change = 'up' | 'down' | null;

export const changeOf = (now: number | undefined, printed: number | null): Change =>
  now === undefined || printed === null || now === printed ? null : now > printed ? 'up' : 'down';
