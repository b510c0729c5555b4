import type { Seat } from '../kernel/seat.ts';

/** `waiting`: for another seat; `left`: things could still be done; `ready`: nothing is left. */
export type MainState = 'waiting' | 'left' | 'ready';

export interface MainButton<Action extends string> {
  label: string;
  state: MainState;
  /** Type of the action that pressing it takes; absent while waiting. */
  action?: Action;
  /** What could still be done and cannot be done any more after a press, by name: the button then asks for a second one. */
  left?: readonly string[];
}

/** The prompt line: one sentence that says who must do what, and what the main button does. */
export interface PromptText<Action extends string> {
  who: Seat | null;
  sentence: string;
  main?: MainButton<Action>;
}
