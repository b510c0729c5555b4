import type { Balance } from '../../../src-shared/kernel/balance.ts';
import { wilson95 } from '../arena/stats.ts';
import { pairingsOf, type BalanceDeal, type BalanceMatch } from './plan.ts';

/** How often something won, draws counting half. */
export interface Share {
  matches: number;
  share: number;
  ci95: [low: number, high: number];
}

export interface PairingFigures extends Share {
  /** The share is the first one's. */
  sides: [string, string];
  /** The first one's share by ground. */
  byGround: Record<string, Share>;
}

export interface LengthFigures {
  shortest: number;
  median: number;
  mean: number;
  /** Nine matches of ten are over by this turn. */
  ninth: number;
  longest: number;
}

export interface GroundFigures {
  ground: string;
  first: Share;
  turns: LengthFigures;
  longestTurn: number;
}

export interface CardFigures {
  card: string;
  sides: string[];
  /** Matches of a side that holds it. */
  offered: number;
  plays: number;
  /** Among these matches, those in which it was played, and how often they were won. */
  whenPlayed: Share;
  /** How often its sides won in all their matches. */
  otherwise: number;
}

export interface BalanceFigures {
  matches: number;
  errors: number;
  draws: number;
  sides: ({ side: string } & Share)[];
  pairings: PairingFigures[];
  /** Share of whoever begins. */
  first: Share;
  /** Share of seat 0, whoever begins: differs from one half only by chance, or by a mistake in the rules. */
  seat0: Share;
  turns: LengthFigures;
  grounds: GroundFigures[];
  endings: Record<string, number>;
  longestTurn: number;
  cards: CardFigures[];
}

interface Line extends BalanceMatch {
  ground: string;
  first: number;
}

const points = (line: Line, seat: number): number => (line.winner === null ? 0.5 : line.winner === seat ? 1 : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function shareOf(lines: readonly Line[], seatOf: (line: Line) => number): Share {
  const won = sum(lines.map((line) => points(line, seatOf(line))));
  return { matches: lines.length, share: lines.length === 0 ? 0.5 : won / lines.length, ci95: wilson95(won, lines.length) };
}

function lengthOf(lines: readonly Line[]): LengthFigures {
  const turns = lines.map((line) => line.turns).toSorted((a, b) => a - b);
  const at = (share: number): number => turns[Math.min(turns.length - 1, Math.floor(share * turns.length))] ?? 0;
  return { shortest: at(0), median: at(0.5), mean: sum(turns) / Math.max(1, turns.length), ninth: at(0.9), longest: at(1) };
}

const longest = (lines: readonly Line[]): number => Math.max(0, ...lines.map((line) => line.longestTurn));

function cardsOf(balance: Balance, lines: readonly Line[]): CardFigures[] {
  const ids = [...new Set(balance.sides.flatMap((side) => side.cards))];
  return ids.map((card): CardFigures => {
    const sides = balance.sides.filter((side) => side.cards.includes(card)).map((side) => side.id);
    const offered = lines.flatMap((line) => [0, 1].filter((seat) => sides.includes(line.sides[seat])).map((seat) => ({ line, seat })));
    const played = offered.filter(({ line, seat }) => line.played[seat][card] > 0);
    const won = (among: typeof offered): number => sum(among.map(({ line, seat }) => points(line, seat)));
    return {
      card,
      sides,
      offered: offered.length,
      plays: sum(offered.map(({ line, seat }) => line.played[seat][card] ?? 0)),
      whenPlayed: {
        matches: played.length,
        share: played.length === 0 ? 0.5 : won(played) / played.length,
        ci95: wilson95(won(played), played.length),
      },
      otherwise: won(offered) / Math.max(1, offered.length),
    };
  });
}

/** All figures of one sample. */
export function figuresOf(balance: Balance, deals: readonly BalanceDeal[]): BalanceFigures {
  const all = deals.flatMap(({ ground, first, matches }) => matches.map((match): Line => ({ ...match, ground, first })));
  const lines = all.filter((line) => line.error === undefined);
  const of = (side: string) => (line: Line) => line.sides.indexOf(side);
  const endings: Record<string, number> = {};
  for (const { reason } of lines) endings[reason] = (endings[reason] ?? 0) + 1;
  return {
    matches: lines.length,
    errors: all.length - lines.length,
    draws: lines.filter((line) => line.winner === null).length,
    sides: balance.sides.map(({ id }) => ({
      side: id,
      ...shareOf(
        lines.filter((line) => line.sides.includes(id)),
        of(id),
      ),
    })),
    pairings: pairingsOf(balance).map(([a, b]) => {
      const met = lines.filter((line) => line.sides.includes(a) && line.sides.includes(b));
      const byGround = balance.grounds.map(({ id }) => [
        id,
        shareOf(
          met.filter((line) => line.ground === id),
          of(a),
        ),
      ]);
      return { sides: [a, b], ...shareOf(met, of(a)), byGround: Object.fromEntries(byGround) as Record<string, Share> };
    }),
    first: shareOf(lines, (line) => line.first),
    seat0: shareOf(lines, () => 0),
    turns: lengthOf(lines),
    grounds: balance.grounds.map(({ id }) => {
      const here = lines.filter((line) => line.ground === id);
      return { ground: id, first: shareOf(here, (line) => line.first), turns: lengthOf(here), longestTurn: longest(here) };
    }),
    endings,
    longestTurn: longest(lines),
    cards: cardsOf(balance, lines),
  };
}

/** Each promise that the figures break, in words. */
export function brokenBands(balance: Balance, figures: BalanceFigures): string[] {
  const { bands } = balance;
  const name = (id: string): string => balance.sides.find((side) => side.id === id)!.name;
  const per = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const broken = figures.pairings
    .filter(({ share }) => Math.max(share, 1 - share) > bands.pairing)
    .map(({ sides: [a, b], share }) => `${name(a)} wins ${per(share)} against ${name(b)}`);
  if (figures.first.share > bands.first) broken.push(`whoever begins wins ${per(figures.first.share)}`);
  if (figures.longestTurn > bands.turnActions) broken.push(`a turn took ${figures.longestTurn} actions`);
  return broken;
}
