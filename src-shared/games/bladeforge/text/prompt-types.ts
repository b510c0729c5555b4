import type { Seat } from '../../../kernel/seat.ts';
import type { PromptText } from '../../../text/prompt.ts';
import type { BlAction } from '../actions.ts';
import type { BlView } from '../view.ts';

export type BlPromptText = PromptText<BlAction['type']>;

/** What is said once it is clear who decides. */
export type Prompt = Omit<BlPromptText, 'who'>;

/** What a prompt is made from once it is clear that the viewer decides. */
export interface Asked {
  view: BlView;
  seat: Seat;
  nameOf(seat: Seat): string;
  count(type: BlAction['type']): number;
}
