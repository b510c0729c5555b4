import { CARD_TYPES } from '../types.ts';
import type { DkView } from '../view.ts';
import { dkQuestionSchema, type DkAnswers, type DkHeldAnswer } from './questions.ts';

/** Tokens of each type that the viewer cannot place (DK-14.6). */
export function unplaced({ config, seats, graveyard, resolving }: DkView): number[] {
  const left = CARD_TYPES.map(() => (seats.length * config.tokensPerPlayer) / CARD_TYPES.length);
  const take = (type: (typeof CARD_TYPES)[number]): void => void left[CARD_TYPES.indexOf(type)]--;
  graveyard.forEach(take);
  for (const { cardType } of resolving) take(cardType);
  for (const { hand, known, board } of seats) {
    (hand ?? known).forEach((n, type) => (left[type] -= n));
    for (const { cardType } of board) take(cardType);
  }
  return left;
}

/** Chance that none of `drawn` tokens is one of `n` among `pool`. */
function noneOf(n: number, drawn: number, pool: number): number {
  let chance = 1;
  for (let i = 0; i < drawn; i++) chance *= Math.max(0, pool - n - i) / (pool - i);
  return chance;
}

function held(view: DkView): DkHeldAnswer[] {
  const left = unplaced(view);
  const pool = left.reduce((sum, n) => sum + n, 0);
  return view.seats.flatMap(({ seat, hand, known, handCount, out }) => {
    if (hand !== null || out !== 0) return [];
    const hidden = handCount - known.reduce((sum, n) => sum + n, 0);
    return [
      {
        seat,
        expected: left.map((n, type) => known[type] + (pool === 0 ? 0 : (hidden * n) / pool)),
        atLeastOne: left.map((n, type) => (known[type] > 0 ? 1 : 1 - noneOf(n, hidden, pool))),
      },
    ];
  });
}

/** Answers from the view alone. @throws for a question that does not exist */
export function answer(view: DkView, _history: unknown, asked: unknown): DkAnswers[keyof DkAnswers] | null {
  dkQuestionSchema.parse(asked);
  return held(view);
}
