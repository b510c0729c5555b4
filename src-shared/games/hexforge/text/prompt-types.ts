import type { PromptText } from '../../../text/prompt.ts';
import type { HxAction } from '../actions.ts';
import type { HxView } from '../view.ts';

export type HxPromptText = PromptText<HxAction['type']>;

/** What is said once it is clear who decides. */
export type Prompt = Omit<HxPromptText, 'who'>;

/** What a prompt is made from once it is clear that the viewer decides. */
export interface Asked {
  view: HxView;
  rival: string;
  count(type: HxAction['type']): number;
  /** What cannot be done any more once the phase is over, by name. */
  left: readonly string[];
}
