import { DEFS, type WrDef } from '../catalog.ts';
import { matchesCard } from '../effects/select.ts';
import { cardOfHand, type WrState } from '../state.ts';

/** What a card costs its player now, never below 0 (WR-5.8). */
export function costOf(s: WrState, seat: number, def: WrDef): number {
  // A Sabotage card is got rid of for its printed cost (WR-24.13).
  if (def.isSabotage) return def.cost;
  let cost = def.cost;
  const { ongoing, hand } = s.seats[seat];
  for (let i = 0; i < ongoing.length; i++) cost += changeBy(DEFS[ongoing[i].card], def);
  // What a Sabotage card in the hand adds (WR-24.12).
  for (let i = 0; i < hand.length; i++) {
    const burden = DEFS[cardOfHand(hand[i])];
    if (burden.isSabotage) cost += changeBy(burden, def);
  }
  return Math.max(0, cost);
}

function changeBy({ costs }: WrDef, def: WrDef): number {
  return costs !== null && matchesCard(def, costs.of) ? costs.by : 0;
}
