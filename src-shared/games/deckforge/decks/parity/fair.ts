/**
 * “Make it fair”: which small changes of numbers would bring two decks into the band. The rating says how much a change may be worth, games
 * say whether it is. Nothing is applied; the same decks and figures give the same proposals.
 */
import type { OnlineDeck } from '../wire.ts';
import { applyEdits, editsOf, type NumberEdit, type WeighedEdit } from './edits.ts';
import { BAND, type Interval } from './report.ts';

export type DeckPair = readonly [OnlineDeck, OnlineDeck];

/** What is changed: the stronger deck becomes weaker, the weaker one stronger, or both come halfway. */
export const FAIR_WAYS = ['weaken', 'strengthen', 'both'] as const;
export type FairWay = (typeof FAIR_WAYS)[number];

export interface FairProposal {
  readonly way: FairWay;
  /** Changes of A’s cards and of B’s. */
  readonly edits: readonly [readonly NumberEdit[], readonly NumberEdit[]];
  /** The decks with them. */
  readonly decks: DeckPair;
  /** As it was played. */
  readonly estimate: Interval;
}

/** What is to be played next. */
export interface FairTrial {
  readonly way: FairWay;
  readonly decks: DeckPair;
}

/** How far games may correct what the changes are thought to be worth. */
const LEAST_BELIEF = 1 / 3;
const MOST_BELIEF = 3;
/** A share this far from one half by the guess is near enough. */
const NEAR = 0.005;
/** More changes make another deck of it. */
const MOST_EDITS = 16;
/** Tries for each way; the second knows how much the first was worth. */
const TRIES = 2;
/** A share this near to one half is not improved on. */
const GOOD = 0.02;

const logit = (share: number): number => Math.log(share / (1 - share));
/** Shares of 0 and 1 have no odds. */
const within = (share: number): number => Math.min(0.99, Math.max(0.01, share));

const steps = ({ from, to }: NumberEdit): number => Math.abs(to - from);

/**
 * The fewest changes of one deck that move its log odds by about `wanted`, smaller steps before larger ones.
 * @param tolerance how near is near enough
 */
function movesBy(deck: OnlineDeck, wanted: number, tolerance: number): WeighedEdit[] {
  const direction = Math.sign(wanted);
  const offered = editsOf(deck).filter(({ odds }) => Math.sign(odds) === direction);
  const chosen: WeighedEdit[] = [];
  let left = Math.abs(wanted);
  while (left > tolerance && chosen.length < MOST_EDITS) {
    const free = offered.filter(({ card }) => chosen.every((edit) => edit.card !== card));
    const fitting = free.filter(({ odds }) => Math.abs(Math.abs(odds) - left) <= tolerance).toSorted((a, b) => steps(a) - steps(b));
    // What nearly does it alone; else as much as can be done at once without going too far; else the least overshoot that is better than nothing.
    const below = free
      .filter(({ odds }) => Math.abs(odds) <= left)
      .toSorted((a, b) => Math.abs(b.odds) - Math.abs(a.odds) || steps(a) - steps(b));
    const above = free
      .filter(({ odds }) => Math.abs(odds) < 2 * left)
      .toSorted((a, b) => Math.abs(a.odds) - Math.abs(b.odds) || steps(a) - steps(b));
    const next = fitting[0] ?? below[0] ?? above[0];
    if (next === undefined) break;
    chosen.push(next);
    left -= Math.abs(next.odds);
  }
  return chosen;
}

/** @param gap A’s log odds, which are to become none */
function planFor(way: FairWay, decks: DeckPair, gap: number, tolerance: number): [WeighedEdit[], WeighedEdit[]] {
  const [a, b] = decks;
  const isAStronger = gap > 0;
  const ofA = way === 'both' || (way === 'weaken') === isAStronger;
  if (way === 'both') return [movesBy(a, -gap / 2, tolerance / 2), movesBy(b, gap / 2, tolerance / 2)];
  return ofA ? [movesBy(a, -gap, tolerance), []] : [[], movesBy(b, gap, tolerance)];
}

const sum = (edits: readonly WeighedEdit[]): number => edits.reduce((all, { odds }) => all + odds, 0);
const farFromHalf = ({ share }: Interval): number => Math.abs(share - 0.5);

const bare = ({ card, place, from, to }: WeighedEdit): NumberEdit => ({ card, place, from, to });

/**
 * Asks for games of changed decks, one trial after another, and is told what came of each; null ends the search.
 * @param measured A’s share as the decks are
 * @returns what came into the band, the fewest changes first
 */
export function* makeFair(decks: DeckPair, measured: Interval): Generator<FairTrial, FairProposal[], Interval | null> {
  const found: FairProposal[] = [];
  const before = logit(within(measured.share));
  for (const way of FAIR_WAYS) {
    let belief = 1;
    let best: FairProposal | null = null;
    for (let i = 0; i < TRIES; i++) {
      const plan = planFor(way, decks, before / belief, logit(0.5 + NEAR) / belief);
      const moved = sum(plan[1]) - sum(plan[0]);
      if (moved === 0) break;
      const changed: DeckPair = [applyEdits(decks[0], plan[0]), applyEdits(decks[1], plan[1])];
      const estimate: Interval | null = yield { way, decks: changed };
      if (estimate === null) return inOrder(best ? [...found, best] : found);
      const proposal: FairProposal = { way, edits: [plan[0].map(bare), plan[1].map(bare)], decks: changed, estimate };
      if (best === null || farFromHalf(estimate) < farFromHalf(best.estimate)) best = proposal;
      if (farFromHalf(estimate) <= GOOD) break;
      belief = Math.min(MOST_BELIEF, Math.max(LEAST_BELIEF, (before - logit(within(estimate.share))) / moved));
    }
    if (best) found.push(best);
  }
  return inOrder(found);
}

const changes = ({ edits: [a, b] }: FairProposal): number => a.length + b.length;

const inOrder = (found: readonly FairProposal[]): FairProposal[] =>
  found
    .filter(({ estimate: { share } }) => share >= BAND.low && share <= BAND.high)
    .toSorted((a, b) => changes(a) - changes(b) || farFromHalf(a.estimate) - farFromHalf(b.estimate));
