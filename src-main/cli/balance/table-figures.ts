import type { TableBalance } from '../../../src-shared/kernel/table-balance.ts';
import { wilson } from '../../../src-shared/wilson.ts';
import type { TableMatch } from './table-match.ts';

export interface TableShare {
  count: number;
  share: number;
  ci95: [low: number, high: number];
}

export interface TableFigures {
  matches: number;
  errors: number;
  draws: number;
  /** Turns of all players together. */
  shortest: number;
  median: number;
  longest: number;
  /** Matches won, by seat. */
  seats: TableShare[];
  /** Matches in which each mark was seen, by its id. */
  marks: Record<string, TableShare>;
  /** How matches ended. */
  reasons: Record<string, number>;
}

/** Share of `count` among `of`, with its 95 % interval. */
const shareOf = (count: number, of: number): TableShare => ({ count, share: of === 0 ? 0 : count / of, ci95: wilson(count, of) });

export function tableFigures(balance: TableBalance, all: readonly TableMatch[]): TableFigures {
  const played = all.filter(({ error }) => error === undefined);
  const turns = played.map((match) => match.turns).sort((a, b) => a - b);
  const reasons: Record<string, number> = {};
  for (const { reason } of all) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const countOf = (is: (match: TableMatch) => boolean): number => played.filter(is).length;
  return {
    matches: played.length,
    errors: all.length - played.length,
    draws: countOf(({ winner }) => winner === null),
    shortest: turns[0] ?? 0,
    median: turns[Math.floor(turns.length / 2)] ?? 0,
    longest: turns.at(-1) ?? 0,
    seats: Array.from({ length: balance.seats }, (_, seat) =>
      shareOf(
        countOf(({ winner }) => winner === seat),
        played.length,
      ),
    ),
    marks: Object.fromEntries(
      balance.marks.map(({ id }) => [
        id,
        shareOf(
          countOf(({ marks }) => marks.includes(id)),
          played.length,
        ),
      ]),
    ),
    reasons,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Every promise that the sample does not keep, in words. */
export function brokenPromises(balance: TableBalance, figures: TableFigures): string[] {
  const broken: string[] = [];
  const [fewest, most] = balance.rounds;
  const rounds = figures.median / balance.seats;
  if (figures.longest >= balance.turns) broken.push(`a match took ${figures.longest} turns`);
  if (rounds < fewest || rounds > most) broken.push(`the median is ${rounds.toFixed(1)} rounds`);
  figures.seats.forEach(({ share }, seat) => {
    if (share < balance.seatShare[0] || share > balance.seatShare[1]) broken.push(`seat ${seat + 1} wins ${percent(share)}`);
  });
  for (const { id, name, share } of balance.marks)
    if (figures.marks[id].share < share) broken.push(`${name} in ${percent(figures.marks[id].share)} of the matches`);
  return broken;
}
