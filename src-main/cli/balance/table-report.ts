import type { TableBalance } from '../../../src-shared/kernel/table-balance.ts';
import { brokenPromises, type TableFigures, type TableShare } from './table-figures.ts';
import { table } from './table.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const cells = ({ count, share, ci95: [low, high] }: TableShare): string[] => [
  String(count),
  percent(share),
  `${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)} %`,
];

function promises({ turns, rounds, seatShare, marks }: TableBalance): string {
  return [
    `every match ends before ${turns} turns`,
    `the median is ${rounds[0]} to ${rounds[1]} rounds`,
    `every seat wins ${percent(seatShare[0])} to ${percent(seatShare[1])}`,
    ...marks.map(({ name, share }) => `${name} in at least ${percent(share)} of the matches`),
  ].join(', ');
}

/** The whole report in Markdown, the same for the same matches. */
export function tableReport(title: string, command: string, players: string, balance: TableBalance, figures: TableFigures): string {
  const broken = brokenPromises(balance, figures);
  const rounds = (turns: number): string => (turns / balance.seats).toFixed(1);
  const endings = Object.entries(figures.reasons).toSorted(([, a], [, b]) => b - a);
  return [
    `# Balance of ${title}`,
    `Written by \`${command}\`; do not edit by hand. ${balance.seats} bots of one kind at a table; intervals are 95 % (Wilson).`,
    `Promised: ${promises(balance)}.`,
    `## ${players}, ${figures.matches} matches`,
    broken.length === 0 ? 'Everything promised holds.' : `**Broken:** ${broken.join('; ')}.`,
    table(
      ['seat', 'matches won', 'share', 'interval'],
      figures.seats.map((share, seat) => [String(seat + 1), ...cells(share)]),
    ),
    table(
      ['length', 'shortest', 'median', 'longest'],
      [
        ['turns', String(figures.shortest), String(figures.median), String(figures.longest)],
        ['rounds', rounds(figures.shortest), rounds(figures.median), rounds(figures.longest)],
      ],
    ),
    table(
      ['seen', 'matches', 'share', 'interval'],
      balance.marks.map(({ id, name }) => [name, ...cells(figures.marks[id])]),
    ),
    table(
      ['ending', 'matches'],
      endings.map(([reason, count]) => [reason, String(count)]),
    ),
    ...(figures.errors > 0 ? [`${figures.errors} matches broke off with an error.`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
