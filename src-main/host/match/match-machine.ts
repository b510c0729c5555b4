import { assign, setup } from 'xstate';

/** What the machine asks of the match it runs, and what it lets the match do. */
export interface MatchDuties {
  isOver(): boolean;
  /** The seat to act is a bot's. */
  botToAct(): boolean;
  /** The seat to act belongs to a page of its own that is not connected now. */
  seatAway(): boolean;
  /** The seat to act sits at the shared screen, and somebody else's person has it now. */
  screenIsElses(): boolean;
  askBot(): void;
  dropBot(): void;
  /** The waiting bot's action happens now. */
  playAnswer(): void;
  liftCurtain(): void;
  sealResult(): void;
  /** Bots are not needed for a while. */
  rest(): void;
}

export type MatchEvent =
  /** A screen watches. */
  | { type: 'WATCHED' }
  /** No screen watches any more. */
  | { type: 'LEFT' }
  /** The state, or who sits where, changed: decide anew who is to be asked. */
  | { type: 'CHANGED' }
  | { type: 'READY' }
  /** The bot has decided, and "Step" speed holds its action back. */
  | { type: 'ANSWERED' }
  | { type: 'STEP' }
  | { type: 'FAILED'; message: string };

/** A match's own life, around the game's turn flow. */
export const matchMachine = setup({
  types: {
    context: {} as { duties: MatchDuties; failure: string | null },
    input: {} as { duties: MatchDuties },
    events: {} as MatchEvent,
  },
  guards: {
    isOver: ({ context }) => context.duties.isOver(),
    botToAct: ({ context }) => context.duties.botToAct(),
    seatAway: ({ context }) => context.duties.seatAway(),
    screenIsElses: ({ context }) => context.duties.screenIsElses(),
  },
  actions: {
    askBot: ({ context }) => context.duties.askBot(),
    dropBot: ({ context }) => context.duties.dropBot(),
    playAnswer: ({ context }) => context.duties.playAnswer(),
    liftCurtain: ({ context }) => context.duties.liftCurtain(),
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
    /** The table is laid, nobody sits at it yet. */
    setup: { on: { WATCHED: 'playing' } },
    playing: {
      initial: 'deciding',
      on: { CHANGED: '.deciding', LEFT: 'paused' },
      states: {
        deciding: {
          always: [
            { guard: 'isOver', target: '#match.finished' },
            { guard: 'botToAct', target: 'botTurn' },
            { guard: 'seatAway', target: 'disconnected' },
            { guard: 'screenIsElses', target: 'curtain' },
            { target: 'humanTurn' },
          ],
        },
        humanTurn: {},
        curtain: { on: { READY: { target: 'humanTurn', actions: 'liftCurtain' } } },
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
    /** Nobody watches: bots do not play on alone. */
    paused: { entry: 'rest', on: { WATCHED: 'playing' } },
    finished: { entry: ['sealResult', 'rest'], on: { CHANGED: 'playing' } },
    failed: {},
  },
});
