/** Comparison of bots, as far as the intervals allow. */
import { isolated } from '../../../src-shared/text/names.ts';
import type { LabRun, Share } from '../../../src-shared/protocol/lab.ts';
import { Z95, wilson } from '../../../src-shared/wilson.ts';
import { joinWords } from '../../app/words/people.ts';
import { botLabel, percent, range } from './lab-words.ts';

/**
 * Bonferroni-corrected quantiles of the standard normal distribution, by the number of simultaneous 95 % intervals, from one on. Without
 * the correction, one of four equal bots would look better far too often.
 */
const QUANTILES = [Z95, 2.241403, 2.39398, 2.497705, 2.575829, 2.638257];

function intervalOf(share: number, n: number, z: number): Share {
  const [low, high] = wilson(share * n, n, z);
  return { share, low, high };
}

/** Seats with the same bot count together: they differ by luck only. */
interface Kind {
  bot: string;
  seats: number[];
  share: number;
}

/** In a comparison of what they bring, bots of one kind differ all the same. */
function kindsOf({ bots, charts, sides }: LabRun): Kind[] {
  const kinds: Kind[] = [];
  bots.forEach(({ bot }, seat) => {
    let kind = sides ? undefined : kinds.find((other) => other.bot === bot);
    if (!kind) kinds.push((kind = { bot, seats: [], share: 0 }));
    kind.seats.push(seat);
    kind.share += charts.bots[seat].share;
  });
  return kinds;
}

export function winSentence(run: LabRun): string {
  const { bots, charts, report, played } = run;
  const n = played - report.errors;
  if (n <= 0) return 'No match is finished yet.';
  const kinds = kindsOf(run);
  const names = (seats: readonly number[]): string => joinWords(seats.map((seat) => isolated(bots[seat].name)));
  if (kinds.length === 1) return `${names(kinds[0].seats)} are the same bot: what differs between them is luck.`;

  const best = kinds.reduce((top, kind) => (kind.share / kind.seats.length > top.share / top.seats.length ? kind : top));
  const { seats, share } = best;
  const alone = seats.length === 1;
  const shown = alone ? charts.bots[seats[0]] : intervalOf(share, n, QUANTILES[0]);
  const who = alone ? `${names(seats)} takes` : `${names(seats)}, all ${botLabel(best.bot).toLowerCase()}, take`;
  const together = alone ? '' : ' together';
  const took = `${who} ${percent(share)} of the points${together}, with 95 % certainty ${range(shown)}.`;

  const chance = seats.length / bots.length;
  const even = bots.length === 2 ? 'one half' : `an even share of ${percent(chance)}`;
  // With two bots one share follows from the other: a single comparison.
  const strict = kinds.length === 2 ? shown : intervalOf(share, n, QUANTILES[Math.min(kinds.length, QUANTILES.length) - 1]);
  if (strict.low > chance) return `${took} That is better than ${even}.`;
  const luck = shown.low > chance ? ` of ${kinds.length} bots the best often looks so by luck, and` : '';
  return `${took} That may yet be ${even}:${luck} nobody is shown to be better.`;
}
