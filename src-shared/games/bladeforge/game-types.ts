import type { BlAction } from './actions.ts';
import type { BlEvent } from './events.ts';
import type { BlAnswers, BlQuestion } from './explain/questions.ts';
import type { BlCardId } from './types.ts';
import type { BlView } from './view.ts';

/** All that reaches a screen, for what is generic over a game. */
export interface BlGame {
  view: BlView;
  action: BlAction;
  event: BlEvent;
  card: BlCardId;
  question: BlQuestion;
  answers: BlAnswers;
}
