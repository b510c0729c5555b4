import type { Balance, BalanceTrait } from '../../../src-shared/kernel/balance.ts';
import { cardsOf, type CardFigures } from './card-figures.ts';
import { pairingsOf, type BalanceDeal } from './plan.ts';
import { playersOf, playersShare, shareOf, sum, type Line, type Player, type Share } from './shares.ts';

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

export interface GroundFigures extends SideFigures {
  ground: string;
  turns: LengthFigures;
  longestTurn: number;
}

/** One of a trait, over the matches in which one player has it and the other has not. */
export interface TraitFigures extends Share {
  id: string;
}

/** What is counted on one ground, or on all of them. */
export interface SideFigures {
  sides: ({ side: string } & Share)[];
  /** Share of the seat that begins. */
  first: Share;
  /** Per trait. */
  traits: Record<string, TraitFigures[]>;
}

export interface BalanceFigures extends SideFigures {
  matches: number;
  errors: number;
  draws: number;
  pairings: PairingFigures[];
  /** Share of seat 0, over both beginnings: differs from one half only by chance, or by a mistake in the rules. */
  seat0: Share;
  turns: LengthFigures;
  grounds: GroundFigures[];
  endings: Record<string, number>;
  longestTurn: number;
  /** Per turn from 1: matches that got there, and what was counted of each class. */
  curve: { matches: number; counts: number[] }[];
  cards: CardFigures[];
}

function lengthOf(lines: readonly Line[]): LengthFigures {
  const turns = lines.map((line) => line.turns).toSorted((a, b) => a - b);
  const at = (share: number): number => turns[Math.min(turns.length - 1, Math.floor(share * turns.length))] ?? 0;
  return { shortest: at(0), median: at(0.5), mean: sum(turns) / Math.max(1, turns.length), ninth: at(0.9), longest: at(1) };
}

const longest = (lines: readonly Line[]): number => Math.max(0, ...lines.map((line) => line.longestTurn));

/** Matches in which both have it are left out. */
function traitOf(trait: BalanceTrait, lines: readonly Line[]): TraitFigures[] {
  const has = ({ line, seat }: Player, id: string): boolean => line.traits![trait.id][seat].includes(id);
  const ids = [...new Set(lines.flatMap((line) => line.traits![trait.id].flat()))].toSorted();
  const players = playersOf(lines);
  const alone = (id: string) => players.filter(({ line, seat }) => has({ line, seat }, id) && !has({ line, seat: 1 - seat }, id));
  return ids.map((id) => ({ id, ...playersShare(alone(id)) }));
}

function curveOf(balance: Balance, lines: readonly Line[]): BalanceFigures['curve'] {
  const { curve } = balance;
  if (!curve) return [];
  return Array.from({ length: Math.max(0, ...lines.map((line) => line.curve!.length)) }, (_, turn) => {
    const there = lines.filter((line) => line.curve!.length > turn);
    return { matches: there.length, counts: curve.classes.map((_class, i) => sum(there.map((line) => line.curve![turn][i]))) };
  });
}

function sideFiguresOf(balance: Balance, lines: readonly Line[]): SideFigures {
  return {
    sides: balance.sides.map(({ id }) => {
      const own = lines.filter((line) => line.sides.includes(id));
      return { side: id, ...shareOf(own, (line) => line.sides.indexOf(id)) };
    }),
    first: shareOf(lines, (line) => line.first),
    traits: Object.fromEntries((balance.traits ?? []).map((trait) => [trait.id, traitOf(trait, lines)])),
  };
}

/** All figures of one sample. */
export function figuresOf(balance: Balance, deals: readonly BalanceDeal[]): BalanceFigures {
  const all = deals.flatMap(({ ground, first, matches }) =>
    matches.map((match): Line => ({ ...match, ground, first: match.first ?? first })),
  );
  const lines = all.filter((line) => line.error === undefined);
  const endings: Record<string, number> = {};
  for (const { reason } of lines) endings[reason] = (endings[reason] ?? 0) + 1;
  return {
    matches: lines.length,
    errors: all.length - lines.length,
    draws: lines.filter((line) => line.winner === null).length,
    ...sideFiguresOf(balance, lines),
    pairings: pairingsOf(balance).map(([a, b]) => {
      const met = lines.filter((line) => line.sides.includes(a) && line.sides.includes(b));
      const ofFirst = (some: readonly Line[]): Share => shareOf(some, (line) => line.sides.indexOf(a));
      const byGround = balance.grounds.map(({ id }) => [id, ofFirst(met.filter((line) => line.ground === id))] as const);
      return { sides: [a, b], ...ofFirst(met), byGround: Object.fromEntries(byGround) };
    }),
    seat0: shareOf(lines, () => 0),
    turns: lengthOf(lines),
    grounds: balance.grounds.map(({ id }) => {
      const here = lines.filter((line) => line.ground === id);
      return { ground: id, ...sideFiguresOf(balance, here), turns: lengthOf(here), longestTurn: longest(here) };
    }),
    endings,
    longestTurn: longest(lines),
    curve: curveOf(balance, lines),
    cards: cardsOf(balance, lines),
  };
}
