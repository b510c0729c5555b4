/** Whether a unit can still attack, as its posture and mark show it. Public facts alone. */
import type { WrUnitView, WrView } from '../../../../src-shared/games/warforge/view.ts';

export type Readiness = 'ready' | 'arrived' | 'stunned' | 'spent' | 'resting';

interface Turn {
  readonly view: Pick<WrView, 'active' | 'turn'>;
  /** Has a legal attack or action now. */
  readonly canAct: boolean;
}

/** `resting`: it is not its owner's turn. */
export function readinessOf(unit: WrUnitView, { view, canAct }: Turn): Readiness {
  if (unit.face?.keywords.includes('stun')) return 'stunned';
  if (view.active !== unit.seat) return 'resting';
  if (canAct) return 'ready';
  if (unit.spent > 0) return 'spent';
  return unit.entered === view.turn && unit.place !== 'W' ? 'arrived' : 'resting';
}

export const READINESS: Readonly<Record<Readiness, { icon: string | null; words: string }>> = {
  ready: { icon: 'upgrade', words: 'ready' },
  arrived: { icon: 'empty-hourglass', words: 'arrived this turn' },
  stunned: { icon: 'padlock', words: 'stunned' },
  spent: { icon: null, words: 'has attacked' },
  resting: { icon: null, words: '' },
};
