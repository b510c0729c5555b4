/** Texts about a run's figures. */
import { isolated } from '../../../src-shared/text/names.ts';
import type { ArenaCharts, LabRun, LabRunSummary, Share } from '../../../src-shared/protocol/lab.ts';
import { BOT_IDS } from '../../../src-shared/protocol/bot-ids.ts';
import type { BotId } from '../../../src-shared/protocol/bot-ids.ts';
import { botWords, joinWords, plural } from '../../app/words/people.ts';

/** A run may have bots that this version does not know. */
export const botLabel = (bot: string): string => (BOT_IDS.includes(bot as BotId) ? botWords(bot as BotId) : bot);

/** "Brannoch (tree search)". */
export const contender = ({ name, bot }: { name: string; bot: string }): string => `${isolated(name)} (${botLabel(bot).toLowerCase()})`;

/** "Brannoch (tree search) against Ilka (greedy)". */
export function contenders(bots: LabRunSummary['bots']): string {
  const names = bots.map(contender);
  return names.length === 2 ? `${names[0]} against ${names[1]}` : joinWords(names);
}

export const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)} %`;

/** "58 to 68 %". */
export const range = ({ low, high }: Share): string => `${(low * 100).toFixed(0)} to ${percent(high)}`;

export function courseSentence({ bots, charts: { course } }: LabRun, bot: number): string {
  const last = course.at(-1);
  if (!last) return 'No match is finished yet.';
  const half = course[Math.floor((course.length - 1) / 2)];
  return `${isolated(bots[bot].name)} stood at ${percent(half.bots[bot].share)} after ${plural(half.matches, 'match', 'matches')} and stands at ${percent(last.bots[bot].share)} after ${last.matches}.`;
}

export function lengthSentence({ report, charts: { lengths, medianTurns } }: LabRun): string {
  if (medianTurns === null) return 'No match is finished yet.';
  const [shortest, longest] = [lengths[0].from, lengths[lengths.length - 1].to];
  return shortest === longest
    ? `Every match took ${plural(shortest, 'turn')}.`
    : `Between ${shortest} and ${longest} turns; half the matches take ${medianTurns} or fewer, ${report.turns} on average.`;
}

export function seatSentence({ seats }: ArenaCharts): string {
  if (seats.every(({ share }) => share === 0)) return 'No match is decided yet.';
  const chance = 1 / seats.length;
  const off = seats.flatMap(({ low, high }, seat) =>
    low > chance ? [{ seat, more: true }] : high < chance ? [{ seat, more: false }] : [],
  );
  if (off.length === 0) return 'No seat is shown to be better than another.';
  return `${joinWords(off.map(({ seat, more }) => `seat ${seat + 1} wins ${more ? 'more' : 'less'} than its share`)).replace(/^s/, 'S')}.`;
}

/** `baseFell` → `base fell`: a readable form of the reason. */
export const reasonInWords = (reason: string): string => reason.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const reasonsSentence = (reasons: Readonly<Record<string, number>>): string =>
  Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${reasonInWords(reason)} ${count}`)
    .join(' · ');

/** "about 4 minutes". */
function timeInWords(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `about ${plural(minutes, 'minute')}` : `about ${plural(Math.round(minutes / 60), 'hour')}`;
}

/** Progress of a run: “84 of 200 matches, about 4 minutes left”. */
export function standSentence(run: LabRunSummary & { working?: number }, secondsLeft: number | null = null): string {
  const done = `${run.played} of ${plural(run.matches, 'match', 'matches')}`;
  if (run.state === 'finished') return `${plural(run.matches, 'match', 'matches')}, finished`;
  if (run.state === 'paused') return `${done}, paused`;
  if (run.state === 'stopped') return `${done}, stopped`;
  if (run.working === 0) return `${done}; it rests while your match is open, and goes on when you leave it`;
  return secondsLeft === null ? done : `${done}, ${timeInWords(secondsLeft)} left`;
}

/** The command that reproduces the figures, with `--config` for chosen decks; null for a seed that would need shell quoting, and for what the command does not do. */
export function commandOf({ run, game, bots, matches, seed, iterations, chosen, sides }: LabRun): string | null {
  if (sides || !/^[\w.-]+$/.test(seed)) return null;
  const names = bots.map(({ bot }) => bot).join(',');
  const decks = chosen ? ` --config lab-${run}.json` : '';
  return `npm run arena -- --game ${game} --bots ${names} --matches ${matches} --seed ${seed} --iterations ${iterations}${decks}`;
}
