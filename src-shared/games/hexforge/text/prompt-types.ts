import type { Seat } from '../../../kernel/seat.ts';
import type { HxAction } from '../actions.ts';
import type { HxView } from '../view.ts';

/** `waiting`: somebody else; `left`: things could still be done; `ready`: nothing is left. */
export type MainState = 'waiting' | 'left' | 'ready';

export interface MainButton {
  label: string;
  state: MainState;
  /** The action that pressing it takes; absent while waiting. */
  action?: HxAction['type'];
}

export interface PromptText {
  who: Seat | null;
  sentence: string;
  main?: MainButton;
}

/** What a prompt is made from once it is clear that the viewer decides. */
export interface Asked {
  view: HxView;
  rival: string;
  count(type: HxAction['type']): number;
}
