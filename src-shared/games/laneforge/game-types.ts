import type { LnAction } from './actions.ts';
import type { LnEvent } from './events.ts';
import type { LnAnswers, LnQuestion } from './explain/questions.ts';
import type { LnCardId } from './types.ts';
import type { LnView } from './view.ts';

/** All that reaches a screen, for what is generic over a game. */
export interface LnGame {
  view: LnView;
  action: LnAction;
  event: LnEvent;
  card: LnCardId;
  question: LnQuestion;
  answers: LnAnswers;
}
