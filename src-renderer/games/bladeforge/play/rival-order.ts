/** Order of the rivals' panels. */
import type { BlAttackOdds } from '../../../../src-shared/games/bladeforge/explain/questions.ts';
import type { BlSeatView } from '../../../../src-shared/games/bladeforge/view.ts';

export const RIVAL_ORDERS = ['turn', 'damage', 'defeat', 'health'] as const;
export type RivalOrder = (typeof RIVAL_ORDERS)[number];

export const ORDER_WORDS: Readonly<Record<RivalOrder, string>> = {
  turn: 'turn order',
  damage: 'my mean damage',
  defeat: 'chance to defeat',
  health: 'least health',
};

/** Sort key of a rival, highest first. */
type Rank = (seat: number) => number;

/** Defeated rivals are last; ties keep the turn order. */
export function sortedRivals(
  seats: readonly number[],
  order: RivalOrder,
  views: readonly BlSeatView[],
  odds: ReadonlyMap<number, BlAttackOdds>,
): number[] {
  if (order === 'turn') return [...seats];
  const ranks: Record<Exclude<RivalOrder, 'turn'>, Rank> = {
    damage: (seat) => odds.get(seat)?.mean ?? 0,
    defeat: (seat) => odds.get(seat)?.defeats ?? 0,
    health: (seat) => -views[seat].health,
  };
  const rank: Rank = (seat) => (views[seat].out > 0 ? -Infinity : ranks[order](seat));
  return [...seats].sort((a, b) => rank(b) - rank(a) || seats.indexOf(a) - seats.indexOf(b));
}
