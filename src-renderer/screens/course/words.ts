/** Texts about the evaluation graph of a match. */
import type { Course, Hint, TurningPoint, WeighedAction } from '../../../src-shared/protocol/replay.ts';

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Limit on labels below the chart. */
const MOST_TICKS = 12;

/** Labelled turns: all, or every second, fifth, tenth… */
export function ticksOf({ points }: Course): { at: number; text: string }[] {
  const starts = points.slice(0, -1);
  const every = [1, 2, 5, 10, 20, 50].find((step) => starts.length / step <= MOST_TICKS) ?? 100;
  return starts.filter(({ turn }) => turn === 1 || turn % every === 0).map(({ at, turn }) => ({ at, text: String(turn) }));
}

/** "Turn 7: Ilka from 41 % to 68 %. You: attack Gate Tower.", "Turns 5–8: You from 60 % to 20 %. Turn 6, Ilka: attack you." */
export function turningWords({ turn, turns, seat, from, to, by }: TurningPoint, name: (seat: number) => string): string {
  const many = turns.first !== turns.last;
  const when = many ? `Turns ${turns.first}–${turns.last}` : `Turn ${turns.first}`;
  const deed = by ? ` ${many ? `Turn ${turn}, ` : ''}${name(by.seat)}: ${withNames(by.words, name)}.` : '';
  return `${when}: ${name(seat)} from ${percent(from)} to ${percent(to)}.${deed}`;
}

/** Rescales a share among `seats` to that of a duel, so that an even share is one half. */
function asBetweenTwo(share: number, seats: number): number {
  const odds = (share / (1 - share)) * (seats - 1);
  return share >= 1 ? 1 : odds / (1 + odds);
}

/** A seat's expected standing, as text. */
export function standing(share: number, seats = 2): string {
  const value = asBetweenTwo(share, seats);
  if (value >= 0.95) return 'as good as won';
  if (value >= 0.7) return 'clearly ahead';
  if (value >= 0.55) return 'a little ahead';
  if (value > 0.45) return 'about even';
  if (value > 0.3) return 'a little behind';
  return value > 0.05 ? 'clearly behind' : 'as good as lost';
}

/** Replaces seat numbers by names: “attack seat 2” → “attack Ilka”. */
export const withNames = (words: string, name: (seat: number) => string): string =>
  words.replace(/\bseat ([1-6])\b/g, (_, number) => {
    const who = name(Number(number) - 1);
    return who === 'You' ? 'you' : who;
  });

/** A bot's advice, with all steps of the choice: “play Kiln Adder into a lane, then choose lane 2”. */
export const adviceTitle = (first: string, further: readonly string[]): string => [first, ...further].join(', then ');

type Weighing = Pick<Hint, 'iterations' | 'weighed'>;

/** Up to this difference between two moves, a bot’s search hardly tells them apart; from the other one on it is plain. */
const CLOSE = 0.02;
const PLAIN = 0.08;

function comparison(best: WeighedAction, second: WeighedAction | undefined, seats: number): string {
  if (!second) return 'Nothing else seems worth doing.';
  const ahead = best.value - second.value;
  if (ahead < CLOSE) return `To ${second.words} would be about as good.`;
  if (ahead < PLAIN) return `That is a little better than to ${second.words}.`;
  return `That is much better than to ${second.words}, which would leave you ${standing(second.value, seats)}.`;
}

/** Why a bot advises what it does, in words. */
export const adviceWords = ({ weighed: [best, second] }: Weighing, seats = 2): string =>
  `It should leave you ${standing(best.value, seats)}. ${comparison(best, second, seats)}`;

/** What the advice rests on, in figures. */
export function adviceFigures({ iterations, weighed: [best] }: Weighing, seats = 2): string {
  const even = seats > 2 ? `; even would be ${percent(1 / seats)}` : '';
  return `Looked ahead ${iterations} times; chances about ${percent(best.value)}${even}.`;
}

/** Text alternative of the chart. */
export function chartWords({ points }: Course, name: (seat: number) => string): string {
  const seats = points[0].shares.map((_, seat) => seat);
  const at = (point: Course['points'][number]) => seats.map((seat) => `${name(seat)} ${percent(point.shares[seat])}`).join(', ');
  return `Who stood how well, turn by turn. At the beginning: ${at(points[0])}. At the end: ${at(points[points.length - 1])}.`;
}
