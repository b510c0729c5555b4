import type { History } from '../../../kernel/game.ts';
import { DEFS, findFace } from '../catalog.ts';
import type { LnEvent } from '../events.ts';
import type { LnView } from '../view.ts';

/*
 * What a rival's plays tell of the rest of its hand. Hands are drawn anew every turn and their best cards are played
 * first: who has played a card of level 1 hardly holds one of level 3.
 */

/** Of two cards of which one is a level higher, people and bots play the higher: by so much, as a power of the level. */
const PULL = 2.4;

/** How gladly a card is played, against those beside it. */
export const eagerness = (face: number): number => DEFS[face].level ** PULL;

/** A search samples hundreds of worlds for one view: its history is read once. */
const known = new WeakMap<LnView, { history: History<LnEvent>; length: number; plays: number[][] }>();

/** By seat: how gladly each card that it played from its hand this turn is played, in order. */
export function playsOf(view: LnView, history: History<LnEvent>): readonly (readonly number[])[] {
  const last = known.get(view);
  if (last?.history === history && last.length === history.length) return last.plays;
  const plays: number[][] = view.seats.map(() => []);
  for (let i = history.length - 1; i >= 0 && history[i].type !== 'turn'; i--) {
    const event = history[i];
    if (event.type === 'played' && event.from === 'hand') plays[event.seat].unshift(eagerness(findFace(event.card)));
  }
  known.set(view, { history, length: history.length, plays });
  return plays;
}

/** Likelihood that a seat plays just so, with what is played later and what is left (`held`, summed up) to choose from as well. */
export function likelihood(plays: readonly number[], held: number): number {
  let likely = 1;
  let beside = held;
  for (let i = plays.length - 1; i >= 0; i--) {
    likely *= plays[i] / (plays[i] + beside);
    beside += plays[i];
  }
  return likely;
}
