import type { History } from '../../../kernel/game.ts';
import { Random } from '../../../kernel/rng.ts';
import { DEFS, findCard } from '../catalog.ts';
import type { BlEvent } from '../events.ts';
import { fits } from '../rules/forge.ts';
import { freshMeans } from '../rules/turn.ts';
import { determinize } from '../search/determinize.ts';
import { AT, NONE, TOP_LEVEL, type BlState } from '../state.ts';
import type { BlView } from '../view.ts';
import { luck } from './luck.ts';
import { attackOdds, blockOdds, swordOf, threatsTo } from './odds.ts';
import { blQuestionSchema, type BlAnswers, type BlSwordAnswer } from './questions.ts';

/* Answers for the window, from the seat's view alone. */

/** Null for a card that does not go there. */
function withCard(s: BlState, seat: number, card: string, place: number): BlSwordAnswer | null {
  const index = findCard(card);
  if (index < 0 || !fits(index, place)) return null;
  const before = swordOf(s, seat);
  s.seats[seat].forge[place] = index;
  return { before, after: swordOf(s, seat) };
}

/** Null where there is no bigger die. */
function reforged(s: BlState, seat: number, blade: string | null): BlSwordAnswer | null {
  const own = s.seats[seat];
  const card = blade === null ? own.forge[AT.blade] : findCard(blade);
  if (own.level === TOP_LEVEL || card < 0 || DEFS[card].type !== 'blade') return null;
  const before = swordOf(s, seat);
  own.level++;
  own.forge = own.forge.map((old, place) => (place === AT.blade ? card : place === AT.shield ? old : NONE));
  return { before, after: swordOf(s, seat) };
}

/**
 * Answers from the view alone; null where the question names nothing that could be.
 * @throws for a question that does not exist
 */
export function answer(view: BlView, history: History<BlEvent>, asked: unknown): BlAnswers[keyof BlAnswers] | null {
  const question = blQuestionSchema.parse(asked);
  if (question.ask === 'luck') return luck(history);
  const s = determinize(view, history, new Random('query'));
  const seat = view.viewer === 'spectator' ? view.active : view.viewer;
  if (question.ask === 'block') return blockOdds(s);
  if (question.ask === 'threats') return view.viewer === 'spectator' ? null : threatsTo(s, seat);
  // Another seat's means of this turn are not the asker's.
  if (seat !== s.active) s.means = freshMeans();
  switch (question.ask) {
    case 'attack':
      return attackOdds(s, seat);
    case 'sword':
      return withCard(s, seat, question.card, AT[question.slot]);
    case 'reforge':
      return reforged(s, seat, question.blade);
  }
}
