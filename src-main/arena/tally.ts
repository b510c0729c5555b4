import { botInSeat, type ArenaPlan, type DealResult, type MatchLine } from './plan.ts';

/** What the matches of a run add up to, for figures and charts alike. */
export interface Tally {
  lines: readonly MatchLine[];
  /** Without those that an error stopped. */
  played: readonly MatchLine[];
  /** Of each bot: a shared win counts in parts, and so does a draw. */
  points: number[];
  /** Matches won from each seat. */
  fromSeat: number[];
}

export function tallyOf({ bots }: Pick<ArenaPlan, 'bots'>, results: readonly DealResult[]): Tally {
  const seated = results.flatMap(({ matches }) => matches.map((line, rotation) => ({ line, rotation })));
  const played = seated.filter(({ line }) => line.error === undefined);
  const points = bots.map(() => 0);
  const fromSeat = bots.map(() => 0);
  for (const { line, rotation } of played) {
    pointsOf(line, bots.length).forEach((share, bot) => (points[bot] += share));
    for (let seat = 0; seat < bots.length; seat++) {
      if (line.winners.includes(botInSeat(seat, rotation, bots.length))) fromSeat[seat]++;
    }
  }
  return { lines: seated.map(({ line }) => line), played: played.map(({ line }) => line), points, fromSeat };
}

/** What a match brings each bot; one in all. */
export function pointsOf({ winners }: MatchLine, bots: number): number[] {
  return Array.from({ length: bots }, (_, bot) => (winners.length === 0 ? 1 / bots : winners.includes(bot) ? 1 / winners.length : 0));
}
