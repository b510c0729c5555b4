import type { DkAction } from './actions.ts';
import type { DkEventTold } from './events.ts';
import type { DkAnswers, DkQuestion } from './explain/questions.ts';
import type { DkView } from './view.ts';

/** All that reaches a screen, for what is generic over a game. */
export interface DkGame {
  view: DkView;
  action: DkAction;
  event: DkEventTold;
  card: string;
  question: DkQuestion;
  answers: DkAnswers;
}
