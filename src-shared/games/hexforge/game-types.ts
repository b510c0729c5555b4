import type { HxAction } from './actions.ts';
import type { HxEvent } from './events.ts';
import type { HxAnswers, HxQuestion } from './explain/questions.ts';
import type { HxView } from './view.ts';

/** All that reaches a screen, for what is generic over a game. */
export interface HxGame {
  view: HxView;
  action: HxAction;
  event: HxEvent;
  card: string;
  question: HxQuestion;
  answers: HxAnswers;
}
