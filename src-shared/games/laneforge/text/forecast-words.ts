/** What the coming Combat would do in a lane, in words, from the engine's forecast. */
import type { Seat } from '../../../kernel/seat.ts';
import { joined } from '../../../text/words.ts';
import type { LnForecast, LnLaneForecast } from '../explain/questions.ts';
import type { Sides } from './sides.ts';

/** "yours survives with 1", "rival falls". */
function fate(seat: Seat, { falls, left }: LnLaneForecast, sides: Sides): string {
  return `${sides.side(seat)} ${falls[seat] ? 'falls' : `survives with ${left[seat]}`}`;
}

function through({ toPlayer }: LnLaneForecast, sides: Sides): string {
  const parts = sides.order.flatMap((seat) => (toPlayer[seat] > 0 ? [`${toPlayer[seat]} through to ${sides.player(seat)}`] : []));
  return joined(parts, 'and') || 'nothing through';
}

/** "yours survives with 1, rival falls, nothing through". */
export function forecastWords(lane: LnLaneForecast, sides: Sides): string {
  const { stands } = lane;
  if (!lane.fights) return stands[0] || stands[1] ? 'no fight, nobody in front' : 'no fight';
  const harmed = lane.toCreature[0] > 0 || lane.toCreature[1] > 0;
  const fates = stands[0] && stands[1] && harmed ? sides.order.map((seat) => fate(seat, lane, sides)) : [];
  return [...fates, through(lane, sides)].join(', ');
}

/** Lanes in which the seat would lose a creature or be hit. */
export const lanesInDanger = ({ lanes }: LnForecast, seat: Seat): number[] =>
  lanes.filter(({ falls, toPlayer }) => falls[seat] || toPlayer[seat] > 0).map(({ lane }) => lane);
