/** Who would fall by what stands on the table. */
import { threatTo } from '../../../../src-shared/games/warforge/explain/threat.ts';
import type { Seat } from '../../../../src-shared/kernel/seat.ts';
import type { WrView } from '../../../../src-shared/games/warforge/view.ts';
import type { Fate } from '../../../match/fates.ts';

/** Of the seat, in the rival's next turn. Uncertain: protection and cards to come are left aside. */
export function threatFate(view: WrView, seat: Seat): Fate[] {
  const health = view.seats[seat].units.find(({ place }) => place === 'W')?.face?.health ?? 0;
  const damage = threatTo(view, seat);
  if (view.phase === 'over' || view.phase === 'mulligan' || damage < health) return [];
  return [{ seat, certain: false, because: `what stands opposite could deal ${damage} next turn` }];
}
