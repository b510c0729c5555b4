import type { PromptText } from '../../../text/prompt.ts';
import type { LnAction } from '../actions.ts';
import type { LnView } from '../view.ts';

export type LnPromptText = PromptText<LnAction['type']>;

/** What is said once it is clear who decides. */
export type Prompt = Omit<LnPromptText, 'who'>;

/** What a prompt is made from once it is clear that the viewer decides. */
export interface Asked {
  view: LnView;
  rival: string;
  count(type: LnAction['type']): number;
}
