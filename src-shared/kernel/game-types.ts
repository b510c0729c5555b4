/** The type-only face of the contract, for modules that must not pull in rules code. */
export type { GameAction, GameView, HiddenThing, Leaning, Preview, PreviewChange, History } from './game.ts';
export type { GameEvent } from './events.ts';
export type { Outcome } from './state.ts';
export type { Seat, Viewer } from './seat.ts';
