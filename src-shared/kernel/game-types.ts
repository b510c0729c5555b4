/** The type-only face of the contract, for modules that must not pull in rules code. */
import type { GameEvent } from './events.ts';
import type { GameAction, GameView } from './game.ts';

export type { GameAction, GameView, HiddenThing, Leaning, Preview, PreviewChange, History } from './game.ts';
export type { GameEvent } from './events.ts';
export type { Outcome } from './state.ts';
export type { Seat, Viewer } from './seat.ts';

/** All types of one game that reach a screen, in one bundle: what frames, sessions and tables are generic over. */
export interface GameTypes {
  view: GameView;
  action: GameAction;
  event: GameEvent;
  /** Name of a card. */
  card: string;
  /** What a window may ask beside "why not" and "what if". */
  question: { ask: string };
  /** What each of them is answered with, by its name; null where it names nothing that the seat may know. */
  answers: Record<string, unknown>;
}

export type AnswerTo<G extends GameTypes, Q extends G['question']> = G['answers'][Q['ask'] & keyof G['answers']] | null;
