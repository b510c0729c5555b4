/** What the rival's units could do to a Warlord in the rival's next turn, by what everybody sees of them. */
import type { Seat } from '../../../kernel/seat.ts';
import type { WrFaceUp, WrView } from '../view.ts';

const blows = ({ keywords }: WrFaceUp): number => (keywords.includes('cantAttack') ? 0 : keywords.includes('frenzy') ? 2 : 1);

/**
 * Damage if each unit that stands opposite attacks the Warlord in its better mode; cards to come, marks and what protects the Warlord are
 * left aside. 0 behind a Vanguard, which has to be attacked first (WR-25.12).
 */
export function threatTo({ seats }: WrView, seat: Seat): number {
  if (seats[seat].units.some(({ face, hidden }) => !hidden && face?.keywords.includes('vanguard'))) return 0;
  return seats[1 - seat].units.reduce((sum, { face }) => sum + (face ? blows(face) * Math.max(face.melee, face.ranged) : 0), 0);
}
