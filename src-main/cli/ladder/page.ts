import type { ArenaReport } from '../../../src-shared/protocol/lab.ts';
import { asInDuel, eloAhead } from '../../arena/stats.ts';
import { depthOf } from '../../../src-shared/bots/search.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { LEVEL_PLANS } from '../../../src-shared/bots/levels.ts';
import { CLOCKS, LEVELS } from '../../../src-shared/protocol/bot-ids.ts';
import { inWords, type Rung } from './rungs.ts';

export interface Measured {
  rung: Rung;
  report: ArenaReport;
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
/** Finer, since it matters on which side of what is asked an end lies. */
const finePercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Share of the points that the first bot took, draws shared out. */
export const shareOf = ({ report, rung }: Measured): number => {
  const played = report.matches - report.errors;
  return played === 0 ? 0 : (report.wins[0] + report.draws / rung.bots.length) / played;
};

/** Least matches for a share to count as shown. */
const FEWEST = 20;

/** How the measurement stands to what is asked: shown, reached though chance may have helped, refuted, or not enough matches to say. */
export function verdictOf(measured: Measured): 'yes' | 'reached' | 'no' | 'open' {
  const { rung, report } = measured;
  const whole = report.ci95[0] > rung.asked;
  if (rung.whole) return whole ? 'yes' : report.ci95[1] <= rung.asked ? 'no' : 'open';
  if (report.matches >= FEWEST && shareOf(measured) >= rung.asked) return whole ? 'yes' : 'reached';
  return report.ci95[1] < rung.asked ? 'no' : 'open';
}

function row(measured: Measured): string {
  const { rung, report } = measured;
  const share = shareOf(measured);
  const elo = eloAhead(asInDuel(share, rung.bots.length));
  const asked = `${rung.whole ? 'all above' : 'at least'} ${percent(rung.asked)}`;
  const interval = `${finePercent(report.ci95[0])} to ${finePercent(report.ci95[1])}`;
  const cells = [inWords(rung), report.matches, percent(share), interval, `${elo >= 0 ? '+' : '−'}${Math.abs(elo).toFixed(0)}`, asked];
  return `| ${[...cells, verdictOf(measured)].join(' | ')} |`;
}

const overlooksOf = (times: number): string => (times === 0 ? '' : `, overlooks ${times} × what its game says, if anything`);

function levelRows(): string[] {
  return LEVELS.map((level) => {
    const plan = LEVEL_PLANS[level];
    const thinks =
      plan.mind === 'glance'
        ? `one choice ahead in ${plan.worlds} sampled worlds, blur ${plan.blur}`
        : `${plan.iterations} iterations, ${depthOf(plan.iterations)}${overlooksOf(plan.overlooks)}`;
    const clock = CLOCKS[level];
    return `| ${level} | ${thinks} | ${clock.choiceMs / 1000} s | ${clock.turnMs / 1000} s |`;
  });
}

/** What levels overlook in a game, if they do. */
const carelessness = ({ search }: Pick<Game, 'search'>): string[] =>
  search?.overlooked ? ['', `What is easily overlooked here: moves better by ${search.overlooked} in log-odds of a win.`] : [];

/** `docs/balance/bots.md`. */
export function page(measured: readonly Measured[], games: readonly Pick<Game, 'id' | 'title' | 'search'>[], seed: string): string {
  const lines = [
    '# How strong the bots are',
    '',
    'Written by `npm run ladder`; do not edit by hand. Every deal is played once per seating, so that luck of cards and beginning cancel',
    `out; deals are \`${seed}:0\`, \`${seed}:1\` and so on. Draws are shared out, intervals are 95 % (Wilson), Elo is what the first bot is ahead.`,
    'Shown is what the whole interval says; "reached" is what only the share says, and chance may have helped.',
    'A run that is stopped goes on where it was; a change of rules or bots begins it anew.',
    '',
    '## Levels',
    '',
    '| level | measured at | longest choice | longest turn |',
    '| --- | --- | ---: | ---: |',
    ...levelRows(),
  ];
  for (const game of games) {
    const rows = measured.filter(({ rung }) => rung.game === game.id);
    if (rows.length === 0) continue;
    lines.push('', `## ${game.title}`, ...carelessness(game), '');
    lines.push(
      '| bots | matches | points | interval | Elo | asked | shown |',
      '| --- | ---: | ---: | ---: | ---: | --- | --- |',
      ...rows.map(row),
    );
  }
  return `${lines.join('\n')}\n`;
}
