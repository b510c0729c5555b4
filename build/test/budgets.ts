/**
 * What each part of the run, and each game in it, may take: CPU seconds as measured on two cores, which hang less on what else goes on
 * than the clock does. Twice as much on a quiet machine fails the run; on any other it is said loudly.
 */
import { GAME_IDS } from '../../src-shared/games/index.ts';
import type { Tier } from './tiers.ts';

/** Minutes by the clock that a tier may take on two quiet cores, with what each game beyond the first three may add. */
const PROMISED: Partial<Record<Tier, { minutes: number; perGame: number }>> = {
  quick: { minutes: 10, perGame: 2 },
  full: { minutes: 25, perGame: 4 },
};
const GAMES_AT_FIRST = 3;

export function promisedMinutes(tier: Tier, games: number = GAME_IDS.length): number | null {
  const promised = PROMISED[tier];
  return promised ? promised.minutes + Math.max(0, games - GAMES_AT_FIRST) * promised.perGame : null;
}

/** Of one game's tests, by their own clocks: two of them run at a time. */
export const gameSeconds = (tier: Tier): number | null => (PROMISED[tier] ? PROMISED[tier].perGame * 60 * 2 : null);

/** CPU seconds: what a part takes without any game, and what each game adds. */
interface Budget {
  base: number;
  perGame: number;
}
const both = (base: number, perGame: number): Record<'quick' | 'full', Budget> => ({ quick: { base, perGame }, full: { base, perGame } });

/** As a run from a fresh clone took on the evening of 26 November, which was quiet for the most part. */
const BUDGETS: Readonly<Record<string, Record<'quick' | 'full', Budget>>> = {
  build: both(20, 8),
  eslint: both(90, 25),
  prettier: both(50, 10),
  'import rules': both(15, 4),
  types: both(45, 10),
  'types of components': both(55, 12),
  'unit, property and conformance tests': { quick: { base: 350, perGame: 130 }, full: { base: 500, perGame: 190 } },
  'end-to-end in Chromium': { quick: { base: 100, perGame: 20 }, full: { base: 500, perGame: 270 } },
  'end-to-end in Electron': { quick: { base: 250, perGame: 20 }, full: { base: 600, perGame: 270 } },
  packages: both(300, 0),
  'every rule cited': both(5, 0),
};

export const PARTS_WITH_BUDGET: readonly string[] = Object.keys(BUDGETS);

/** @returns CPU seconds; null for parts and tiers that may take what they need */
export function budgetOf(part: string, tier: Tier, games: number = GAME_IDS.length): number | null {
  if (tier === 'long') return null;
  const budget = BUDGETS[part]?.[tier];
  return budget ? budget.base + games * budget.perGame : null;
}

export interface Judgement {
  /** What a reader must not miss. */
  notes: string[];
  failed: boolean;
}

/** @param disturbed why times mean nothing here; empty on a quiet machine */
export function judge(what: string, seconds: number | null, budget: number | null, disturbed: readonly string[]): Judgement {
  if (seconds === null || budget === null || seconds <= budget) return { notes: [], failed: false };
  const over = `${what} took ${seconds.toFixed(0)} s of its ${budget} s`;
  if (seconds <= 2 * budget) return { notes: [`OVER BUDGET, and fails at twice as much: ${over}`], failed: false };
  if (disturbed.length > 0)
    return { notes: [`FAR OVER BUDGET, though the machine was not quiet (${disturbed.join('; ')}): ${over}`], failed: false };
  return { notes: [`TOO SLOW on a quiet machine: ${over}`], failed: true };
}
