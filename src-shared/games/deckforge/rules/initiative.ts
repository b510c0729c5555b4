import { draw } from '../../../kernel/rng.ts';
import type { FlowEvent } from '../../../kernel/flow.ts';
import { cardAt } from '../catalog.ts';
import { isLiving } from '../effects/objects.ts';
import { particularsOf } from '../keys.ts';
import { EXTRA_ROUNDS, NOT_CONTENDING, TO_REVEAL, type DkState, type SimpleItem } from '../state.ts';
import { NONE, TYPE } from '../types.ts';
import { cardTold, tell } from './tell.ts';
import { reveal } from './zones.ts';

/* Who takes the first turn (DK-3). No token is used, and nothing enters play. */

export function beginInitiative(s: DkState): void {
  tell()?.all({ type: 'phase', phase: 'initiative', seat: 0 });
  s.initiative = { round: 0, scores: s.seats.map(() => TO_REVEAL), cards: s.seats.map(() => NONE) };
  s.agenda.push({ do: 'initiative' } satisfies SimpleItem);
}

/** Who reveals next, in seat order; NONE if all have. */
export const nextToReveal = (s: DkState): number =>
  s.initiative!.scores.findIndex((score, seat) => score === TO_REVEAL && isLiving(s, seat));

/** Asks the next player; after the last one the highest score decides, or a further round of those who share it (DK-3.2, 3.3). */
export function goOn(s: DkState): void {
  const contest = s.initiative!;
  const seat = nextToReveal(s);
  if (seat >= 0) {
    s.agenda.push({ do: 'initiative' } satisfies SimpleItem);
    s.choice = { seat, kind: 'initiative' };
    return;
  }
  const living = s.seats.flatMap((_, other) => (isLiving(s, other) ? [other] : []));
  const contending = living.filter((other) => contest.scores[other] >= 0);
  // Everybody who contended has left the match: those who are left contend.
  if (contending.length === 0) return again(s, living);
  const best = Math.max(...contending.map((other) => contest.scores[other]));
  const tied = contending.filter((other) => contest.scores[other] === best);
  if (tied.length === 1) return start(s, tied[0], false);
  if (contest.round === EXTRA_ROUNDS) return start(s, tied[draw(s.rng, 'start', 'who begins', tied.length)], true);
  tell()?.all({ type: 'tied', seats: tied, round: contest.round + 1 });
  again(s, tied);
}

function again(s: DkState, contenders: readonly number[]): void {
  const contest = s.initiative!;
  contest.round++;
  contest.scores = s.seats.map((_, seat) => (contenders.includes(seat) ? TO_REVEAL : NOT_CONTENDING));
  s.agenda.push({ do: 'initiative' } satisfies SimpleItem);
}

function start(s: DkState, seat: number, byLot: boolean): void {
  s.active = seat;
  tell()?.all({ type: 'starter', seat, byLot });
}

/** DK-3.1, 3.2: printed numbers alone. */
export function revealInitiative(s: DkState, { key }: FlowEvent): void {
  const { seat } = s.choice!;
  s.choice = null;
  const contest = s.initiative!;
  const { deck, card } = reveal(s, seat, particularsOf(key) === 0 ? TYPE.creature : TYPE.flying);
  const { atk, def } = cardAt(s, deck, card);
  contest.scores[seat] = atk + def;
  contest.cards[seat] = card;
  tell()?.all({ type: 'initiative', seat, round: contest.round, card: cardTold(s, deck, card), score: atk + def });
}

/** DK-3.4. */
export function clearAll(s: DkState): void {
  s.initiative = null;
  s.turn = 1;
  tell()?.all({ type: 'cleared' });
}
