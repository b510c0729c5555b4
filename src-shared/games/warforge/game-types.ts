import type { WrAction } from './actions.ts';
import type { WrEvent } from './events.ts';
import type { WrAnswers, WrQuestion } from './explain/questions.ts';
import type { WrCardId } from './types.ts';
import type { WrView } from './view.ts';

/** All that reaches a screen, for what is generic over a game. */
export interface WrGame {
  view: WrView;
  action: WrAction;
  event: WrEvent;
  card: WrCardId;
  question: WrQuestion;
  answers: WrAnswers;
}
