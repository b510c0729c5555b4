import type { Lesson, LessonDeed, LessonStep } from '../../../kernel/lesson.ts';
import { shuffle } from '../../../kernel/rng.ts';
import type { BlAction } from '../actions.ts';
import { cardIndex, STARTER_BLADE, STARTER_GRIP } from '../catalog.ts';
import { playKey } from '../engine.ts';
import type { BlEvent } from '../events.ts';
import { encode } from '../keys.ts';
import type { BlState } from '../state.ts';
import type { BlCardId } from '../types.ts';
import type { BlView } from '../view.ts';
import { buildPosition, type Position } from './position.ts';

export type BlLesson = Lesson<BlState, BlAction, BlView, BlEvent>;
export type BlStep = LessonStep<BlAction, BlView, BlEvent>;
export type BlDeed = LessonDeed<BlAction, BlView, BlEvent>;

export interface Opening extends Omit<Position<BlCardId>, 'armory' | 'unscripted'> {
  /** What is drawn next, in order, by whoever draws. */
  next?: readonly BlCardId[];
  /** Its dice fall the same way every time. */
  seed: string;
}

const isStarter = (card: number): boolean => card === STARTER_BLADE || card === STARTER_GRIP;

/**
 * Where a lesson begins: a main phase, all cards of the game somewhere, starters that were replaced in the Salvage.
 * The dice are the seed's, so they are the same in every lesson that is played the same way.
 * @throws when `next` names a card that lies elsewhere
 */
export function opening({ next = [], ...position }: Opening): BlState {
  const s = buildPosition({ ...position, armory: 'rest', unscripted: true }, cardIndex);
  s.salvage.unshift(...s.armory.filter(isStarter));
  s.armory = s.armory.filter((card) => !isStarter(card));
  shuffle(s.rng, 'armory', 'shuffle the Armory', s.armory);
  for (const card of next.map(cardIndex).reverse()) {
    const at = s.armory.indexOf(card);
    if (at < 0) throw new Error('a card that is to be drawn lies elsewhere');
    s.armory.splice(at, 1);
    s.armory.push(card);
  }
  return s;
}

/** The opening after whose turn it is has attacked: the target is asked whether it blocks. */
export function underAttack(s: BlState, target: number): BlState {
  playKey(s, encode(s, s.active, { type: 'attack', target }));
  return s;
}
