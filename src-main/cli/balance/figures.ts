import type { Balance, BalanceTrait } from '../../../src-shared/kernel/balance.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import { wilson } from '../../../src-shared/wilson.ts';
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

/** One of a trait, over the matches in which one player has it and the other has not. */
export interface TraitFigures extends Share {
  id: string;
}

export interface CardFigures {
  card: string;
  sides: string[];
  /** Matches of a player who holds it. */
  offered: number;
  plays: number;
  /** Among these matches, those in which it was played, and how often they were won. */
  whenPlayed: Share;
  /** How often those who hold it won, played or not. */
  held: Share;
}

export interface BalanceFigures {
  matches: number;
  errors: number;
  draws: number;
  sides: ({ side: string } & Share)[];
  pairings: PairingFigures[];
  /** Share of the seat that begins. */
  first: Share;
  /** Share of seat 0, over both beginnings: differs from one half only by chance, or by a mistake in the rules. */
  seat0: Share;
  turns: LengthFigures;
  grounds: GroundFigures[];
  endings: Record<string, number>;
  longestTurn: number;
  /** Per trait. */
  traits: Record<string, TraitFigures[]>;
  /** Per turn from 1: matches that got there, and what was counted of each class. */
  curve: { matches: number; counts: number[] }[];
  cards: CardFigures[];
}

interface Line extends BalanceMatch {
  ground: string;
  first: Seat;
}

const points = (line: Line, seat: number): number => (line.winner === null ? 0.5 : line.winner === seat ? 1 : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function shareOf(lines: readonly Line[], seatOf: (line: Line) => number): Share {
  const won = sum(lines.map((line) => points(line, seatOf(line))));
  return { matches: lines.length, share: lines.length === 0 ? 0.5 : won / lines.length, ci95: wilson(won, lines.length) };
}

function lengthOf(lines: readonly Line[]): LengthFigures {
  const turns = lines.map((line) => line.turns).toSorted((a, b) => a - b);
  const at = (share: number): number => turns[Math.min(turns.length - 1, Math.floor(share * turns.length))] ?? 0;
  return { shortest: at(0), median: at(0.5), mean: sum(turns) / Math.max(1, turns.length), ninth: at(0.9), longest: at(1) };
}

const longest = (lines: readonly Line[]): number => Math.max(0, ...lines.map((line) => line.longestTurn));

interface Player {
  line: Line;
  seat: Seat;
}

const playersOf = (lines: readonly Line[]): Player[] => lines.flatMap((line) => [0, 1].map((seat) => ({ line, seat })));

function playersShare(players: readonly Player[]): Share {
  const won = sum(players.map(({ line, seat }) => points(line, seat)));
  return { matches: players.length, share: players.length === 0 ? 0.5 : won / players.length, ci95: wilson(won, players.length) };
}

function cardsOf(balance: Balance, lines: readonly Line[]): CardFigures[] {
  const ids = [...new Set(balance.sides.flatMap((side) => side.cards))];
  const players = playersOf(lines);
  return ids.map((card): CardFigures => {
    const sides = balance.sides.filter((side) => side.cards.includes(card)).map((side) => side.id);
    const offered = players.filter(({ line, seat }) => line.held?.[seat].includes(card) ?? sides.includes(line.sides[seat]));
    return {
      card,
      sides,
      offered: offered.length,
      plays: sum(offered.map(({ line, seat }) => line.played[seat][card] ?? 0)),
      whenPlayed: playersShare(offered.filter(({ line, seat }) => line.played[seat][card] > 0)),
      held: playersShare(offered),
    };
  });
}

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

/** All figures of one sample. */
export function figuresOf(balance: Balance, deals: readonly BalanceDeal[]): BalanceFigures {
  const all = deals.flatMap(({ ground, first, matches }) =>
    matches.map((match): Line => ({ ...match, ground, first: match.first ?? first })),
  );
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
    traits: Object.fromEntries((balance.traits ?? []).map((trait) => [trait.id, traitOf(trait, lines)])),
    curve: curveOf(balance, lines),
    cards: cardsOf(balance, lines),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
/**
 * When a share breaks its band: as soon as it is measured beyond it, or only once its whole interval is, which chance
 * explains no more. A share is as far beyond its band when it is too small.
 */
const BEYOND = {
  measured: ({ share }: Share, band: number): boolean => Math.max(share, 1 - share) > band,
  certain: ({ ci95: [low, high] }: Share, band: number): boolean => Math.max(low, 1 - high) > band,
} as const;

export type Proof = keyof typeof BEYOND;

/** Each promise that the figures break, in words. */
export function brokenBands(balance: Balance, figures: BalanceFigures, proof: Proof): string[] {
  const { bands } = balance;
  const beyond = (share: Share, band: number | undefined): boolean => band !== undefined && BEYOND[proof](share, band);
  const name = (id: string): string => balance.sides.find((side) => side.id === id)!.name;
  const broken = figures.pairings
    .filter((pairing) => beyond(pairing, bands.pairing))
    .map(({ sides: [a, b], share }) => `${name(a)} wins ${percent(share)} against ${name(b)}`);
  for (const one of figures.sides) if (beyond(one, bands.side)) broken.push(`${name(one.side)} wins ${percent(one.share)}`);
  for (const { id, band, label } of balance.traits ?? [])
    for (const one of figures.traits[id]) if (beyond(one, band)) broken.push(`${label(one.id)} wins ${percent(one.share)}`);
  if (beyond(figures.first, bands.first)) broken.push(`whoever begins wins ${percent(figures.first.share)}`);
  if (figures.longestTurn > bands.turnActions) broken.push(`a turn took ${figures.longestTurn} actions`);
  return broken;
}
