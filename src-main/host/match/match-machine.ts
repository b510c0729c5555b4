import { assign, setup } from 'xstate';

/** Guards and effects of the match, called by its state machine. */
export interface MatchDuties {
  isOver(): boolean;
  /** The people have agreed on a pause, or one of them asks to take back what a bot would go on from. */
  isHalted(): boolean;
  /** The seat to act is a bot's. */
  botToAct(): boolean;
  /** The seat to act belongs to a page of its own that is not connected now. */
  seatAway(): boolean;
  /** The seat to act is at the shared screen, which its person has to take first. */
  screenHeldByAnother(): boolean;
  askBot(): void;
  dropBot(): void;
  /** Applies the bot's action that is held back. */
  playAnswer(): void;
  sealResult(): void;
  /** Releases the bot processes while they are not needed. */
  rest(): void;
}

export type MatchEvent =
  /** A screen shows the match. */
  | { type: 'WATCHED' }
  /** No screen shows it any more. */
  | { type: 'LEFT' }
  /** The state, the seating or who has the screen has changed: reevaluate who must decide. */
  | { type: 'CHANGED' }
  /** The bot has decided; “Step” speed holds its action back. */
  | { type: 'ANSWERED' }
  | { type: 'STEP' }
  | { type: 'FAILED'; message: string }
  /** What it failed over is mended. */
  | { type: 'MENDED' };

/** Statechart of a live match (who must decide, pause, end), around the statechart of the game's phases. */
export const matchMachine = setup({
  types: {
    context: {} as { duties: MatchDuties; failure: string | null },
    input: {} as { duties: MatchDuties },
    events: {} as MatchEvent,
  },
  guards: {
    isOver: ({ context }) => context.duties.isOver(),
    isHalted: ({ context }) => context.duties.isHalted(),
    botToAct: ({ context }) => context.duties.botToAct(),
    seatAway: ({ context }) => context.duties.seatAway(),
    screenHeldByAnother: ({ context }) => context.duties.screenHeldByAnother(),
  },
  actions: {
    askBot: ({ context }) => context.duties.askBot(),
    dropBot: ({ context }) => context.duties.dropBot(),
    playAnswer: ({ context }) => context.duties.playAnswer(),
    sealResult: ({ context }) => context.duties.sealResult(),
    rest: ({ context }) => context.duties.rest(),
  },
}).createMachine({
  id: 'match',
  context: ({ input }) => ({ duties: input.duties, failure: null }),
  initial: 'setup',
  on: {
    FAILED: { target: '.failed', actions: assign({ failure: ({ event }) => event.message }) },
  },
  states: {
    /** Set up, and not opened by any screen yet. */
    setup: { on: { WATCHED: 'playing' } },
    playing: {
      initial: 'deciding',
      on: { CHANGED: '.deciding', LEFT: 'paused' },
      states: {
        deciding: {
          always: [
            { guard: 'isOver', target: '#match.finished' },
            { guard: 'isHalted', target: 'halted' },
            { guard: 'botToAct', target: 'botTurn' },
            { guard: 'seatAway', target: 'disconnected' },
            { guard: 'screenHeldByAnother', target: 'curtain' },
            { target: 'humanTurn' },
          ],
        },
        /** Nobody is asked, and bots rest. */
        halted: {},
        humanTurn: {},
        curtain: {},
        botTurn: {
          entry: 'askBot',
          exit: 'dropBot',
          initial: 'thinking',
          states: {
            thinking: { on: { ANSWERED: 'waitingForStep' } },
            waitingForStep: { on: { STEP: { actions: 'playAnswer' } } },
          },
        },
        disconnected: {},
      },
    },
    /** No screen is open: bots do not play on. */
    paused: { entry: 'rest', on: { WATCHED: 'playing' } },
    finished: { entry: ['sealResult', 'rest'], on: { CHANGED: 'playing' } },
    failed: { on: { MENDED: { target: 'playing', actions: assign({ failure: null }) } } },
  },
});
