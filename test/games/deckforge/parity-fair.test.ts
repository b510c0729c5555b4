import { describe, expect, test } from 'vitest';
import { BUILT_IN_DECKS } from '../../../src-shared/games/deckforge/decks/built-in.ts';
import { deckFaults } from '../../../src-shared/games/deckforge/decks/check.ts';
import { applyEdits, editsOf, editText } from '../../../src-shared/games/deckforge/decks/parity/edits.ts';
import { makeFair, type DeckPair, type FairProposal, type FairTrial } from '../../../src-shared/games/deckforge/decks/parity/fair.ts';
import { shareOf, type Interval } from '../../../src-shared/games/deckforge/decks/parity/report.ts';
import { powerLabel } from '../../../src-shared/games/deckforge/decks/rating.ts';
import type { OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';

const [A, B] = BUILT_IN_DECKS.map(({ deck }) => deck);
const GAMES = 1000;

/** ATK and DEF of a deck, for a world in which nothing else counts. */
const might = ({ cards }: OnlineDeck): number => cards.reduce((sum, { atk, def, copies }) => sum + (atk + def) * copies, 0);
/** Games that come out by these alone. */
function played([a, b]: DeckPair, worth: number, edge: number): Interval {
  const share = 1 / (1 + Math.exp(-(edge + worth * (might(a) - might(A) - might(b) + might(B)))));
  return shareOf(Math.round(share * GAMES), 0, GAMES);
}

function search(edge: number, worth = 0.04, trials: FairTrial[] = []): FairProposal[] {
  const work = makeFair([A, B], played([A, B], worth, edge));
  let step = work.next();
  while (!step.done) {
    trials.push(step.value);
    step = work.next(played(step.value.decks, worth, edge));
  }
  return step.value;
}

describe('Make it fair', () => {
  test('proposes changes of numbers that bring the pair into the band, each with what came of it, the fewest first', () => {
    for (const edge of [0.5, -0.5]) {
      const found = search(edge);
      expect(found.length).toBeGreaterThan(0);
      for (const { edits, decks, estimate } of found) {
        expect(Math.abs(estimate.share - 0.5)).toBeLessThanOrEqual(0.05);
        expect(decks).toEqual([applyEdits(A, edits[0]), applyEdits(B, edits[1])]);
        expect(decks.flatMap(deckFaults)).toEqual([]);
        expect(decks.map(powerLabel)).toEqual(['Standard', 'Standard']);
        expect(estimate).toEqual(played(decks, 0.04, edge));
      }
      const counts = found.map(({ edits: [a, b] }) => a.length + b.length);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    }
  });

  test('changes the stronger deck downwards, the weaker one upwards, or both', () => {
    const kinds = search(0.5).map(({ way, edits: [a, b] }) => [way, a.length > 0, b.length > 0]);
    for (const [way, ofA, ofB] of kinds) expect([ofA, ofB]).toEqual([way !== 'strengthen', way !== 'weaken']);
  });

  test('learns from the games how much a change is worth', () => {
    const trials: FairTrial[] = [];
    search(0.5, 0.1, trials);
    const weaken = trials.filter(({ way }) => way === 'weaken').map(({ decks }) => might(A) - might(decks[0]));
    // Far too much at first; the second try is smaller.
    expect(weaken).toHaveLength(2);
    expect(weaken[1]).toBeLessThan(weaken[0]);
  });

  test('leaves the decks as they were, gives the same again, and stops when it is told to', () => {
    const before = JSON.stringify([A, B]);
    expect(search(0.4)).toEqual(search(0.4));
    expect(JSON.stringify([A, B])).toBe(before);
    const work = makeFair([A, B], played([A, B], 0.04, 0.5));
    work.next();
    expect(work.next(null)).toEqual({ done: true, value: [] });
  });

  test('has nothing to propose for decks that are even', () => expect(search(0)).toEqual([]));
});

describe('single numbers', () => {
  test('every change is legal by itself, keeps a Standard deck Standard, and is of one number', () => {
    const edits = editsOf(A);
    expect(edits.length).toBeGreaterThan(200);
    for (const edit of edits) {
      const changed = applyEdits(A, [edit]);
      expect(deckFaults(changed), edit.card).toEqual([]);
      expect(powerLabel(changed)).toBe('Standard');
      expect(changed.cards.filter((card, i) => JSON.stringify(card) !== JSON.stringify(A.cards[i])).map(({ name }) => name)).toEqual([
        edit.card,
      ]);
      expect(editText(A, edit)).toMatch(/: .+ −?\d+ → −?\d+$/);
    }
  });
});
