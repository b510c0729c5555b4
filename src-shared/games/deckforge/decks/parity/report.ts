/** What comes of a comparison of two decks (DK-20.6 to 20.9, 20.11). */
import { wilson } from '../../../../wilson.ts';
import { deckId } from '../deck-id.ts';
import type { Range } from '../limits.ts';
import { deckPower } from '../rating.ts';
import type { OnlineDeck } from '../wire.ts';

/** How many games: even, so that each deal is played from both seats (DK-20.6). */
export const PARITY_GAMES: Range = { min: 100, max: 20_000 };
export const USUAL_GAMES = 2000;
/** Shares between which two decks count as equal (DK-20.9). */
export const BAND = { low: 0.45, high: 0.55 } as const;
/** DK-20.8. */
const Z = 1.96;

export const VERDICTS = ['balanced', 'favoursA', 'favoursB', 'inconclusive'] as const;
export type ParityVerdict = (typeof VERDICTS)[number];

/** Why that many games cannot be played; null where they can (DK-20.6). */
export function whyNotGames(games: number): string | null {
  const { min, max } = PARITY_GAMES;
  if (!Number.isInteger(games) || games < min || games > max) return `From ${min.toLocaleString()} to ${max.toLocaleString()} games.`;
  return games % 2 === 0 ? null : 'An even number: every deal is played from both seats.';
}

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A’s share of the points and its 95 % interval (DK-20.8). */
export function shareOf(wins: number, draws: number, games: number): Interval {
  const points = wins + draws / 2;
  const [low, high] = wilson(points, games, Z);
  return { share: games === 0 ? 0 : points / games, low, high };
}

/** DK-20.9. */
export function verdictOf({ low, high }: Pick<Interval, 'low' | 'high'>): ParityVerdict {
  if (low >= BAND.low && high <= BAND.high) return 'balanced';
  if (low > 0.5) return 'favoursA';
  return high < 0.5 ? 'favoursB' : 'inconclusive';
}

export interface ComparedDeck {
  readonly name: string;
  readonly id: string;
  /** As shown: “72.4”. */
  readonly power: string;
}

export const identityOf = (deck: OnlineDeck): ComparedDeck => ({ name: deck.name, id: deckId(deck), power: deckPower(deck).shown });

/** Everything that a report is made of; figures are A’s. */
export interface ParityFigures {
  readonly decks: readonly [ComparedDeck, ComparedDeck];
  /** Asked for, and played to an end. */
  readonly planned: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Games that an error stopped; they count for nobody. */
  readonly errors: number;
  /** Share of decided games won by the first player; null before there is one. */
  readonly first: Interval | null;
  readonly meanTurns: number;
  readonly seed: string;
  readonly bot: string;
  readonly engine: string;
}

export interface ParityReport extends ParityFigures, Interval {
  readonly verdict: ParityVerdict;
  /** Fewer games were played than asked for. */
  readonly partial: boolean;
}

export function reportOf(figures: ParityFigures): ParityReport {
  const interval = shareOf(figures.wins, figures.draws, figures.games);
  return { ...figures, ...interval, verdict: verdictOf(interval), partial: figures.games + figures.errors < figures.planned };
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const intervalText = ({ low, high }: Pick<Interval, 'low' | 'high'>): string => `${percent(low)} to ${percent(high)}`;

/** The verdict as a sentence. */
export function verdictText({ verdict, decks: [a, b] }: Pick<ParityReport, 'verdict' | 'decks'>): string {
  switch (verdict) {
    case 'balanced':
      return 'Balanced: neither deck has an edge that matters.';
    case 'favoursA':
      return `It favours ${a.name}.`;
    case 'favoursB':
      return `It favours ${b.name}.`;
    case 'inconclusive':
      return 'Inconclusive: run more games.';
  }
}

const deckLine = (letter: string, { name, id, power }: ComparedDeck): string => `${letter}: ${name} (id ${id}, power ${power})`;

/** The report to be kept or sent on; the same for the same figures (DK-20.11). */
export function reportText(report: ParityReport): string {
  const { decks, games, planned, wins, draws, losses, errors, first, meanTurns, seed, bot, engine, partial } = report;
  return [
    'Parity of two Online Decks',
    deckLine('A', decks[0]),
    deckLine('B', decks[1]),
    `Games: ${games}${partial ? ` of ${planned} (partial)` : ''}; A won ${wins}, drew ${draws}, lost ${losses}${errors > 0 ? `; ${errors} stopped by an error` : ''}`,
    `A’s share: ${percent(report.share)}, 95 % interval ${intervalText(report)}, band ${percent(BAND.low)} to ${percent(BAND.high)}`,
    `Verdict: ${verdictText(report)}`,
    `First player: ${first === null ? 'no game decided' : `${percent(first.share)} of the decided games, 95 % interval ${intervalText(first)}`}`,
    `Turns: ${meanTurns.toFixed(1)} on average, both players’ together`,
    `Played by ${bot} on both sides, seed ${seed}, Five Forges ${engine}`,
    '',
  ].join('\n');
}
