/** How a match went, in words. */
import type { Course, TurningPoint } from '../../../src-shared/protocol/replay.ts';

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Not more numbers below the chart than can be read. */
const MOST_TICKS = 12;

/** Turns that are written below the chart: all, or every second, fifth, tenth… */
export function ticksOf({ points }: Course): { at: number; text: string }[] {
  const starts = points.slice(0, -1);
  const every = [1, 2, 5, 10, 20, 50].find((step) => starts.length / step <= MOST_TICKS) ?? 100;
  return starts.filter(({ turn }) => turn === 1 || turn % every === 0).map(({ at, turn }) => ({ at, text: String(turn) }));
}

/** "Turn 7: Ilka from 41 % to 68 %. You: attack Gate Tower." */
export const turningWords = ({ turn, seat, from, to, by }: TurningPoint, name: (seat: number) => string): string =>
  `Turn ${turn}: ${name(seat)} from ${percent(from)} to ${percent(to)}.${by ? ` ${name(by.seat)}: ${by.words}.` : ''}`;

/** What the chart shows, for somebody who does not see it. */
export function chartWords({ points }: Course, name: (seat: number) => string): string {
  const seats = points[0].shares.map((_, seat) => seat);
  const at = (point: Course['points'][number]) => seats.map((seat) => `${name(seat)} ${percent(point.shares[seat])}`).join(', ');
  return `Who stood how well, turn by turn. At the beginning: ${at(points[0])}. At the end: ${at(points[points.length - 1])}.`;
}
