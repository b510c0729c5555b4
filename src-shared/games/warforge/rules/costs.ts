import { DEFS, type WrDef } from '../catalog.ts';
import { matchesCard } from '../effects/select.ts';
import { cardOfHand, type WrState } from '../state.ts';

/** What a card costs its player now, never below 0 (WR-5.8). */
export function costOf(s: WrState, seat: number, def: WrDef): number {
  // A Sabotage card is got rid of for its printed cost (WR-24.13).
  if (def.spec.role === 'sabotage') return def.cost;
  let cost = def.cost;
  const { ongoing, hand } = s.seats[seat];
  for (const { card } of ongoing) cost += changeBy(DEFS[card], def);
  for (const entry of hand) cost += burdenOf(DEFS[cardOfHand(entry)], def);
  return Math.max(0, cost);
}

function changeBy({ costs }: WrDef, def: WrDef): number {
  return costs !== null && matchesCard(def, costs.of) ? costs.by : 0;
}

/** What a Sabotage card in the hand adds (WR-24.12). */
const burdenOf = (burden: WrDef, def: WrDef): number => (burden.spec.role === 'sabotage' ? changeBy(burden, def) : 0);
