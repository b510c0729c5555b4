import type { FlowDef } from '../../kernel/flow.ts';

/** The turn of an eliminated player stops wherever it is (DK-15.4). */
const gone = { guard: 'isActiveOut', target: '#clear' } as const;

/**
 * A turn of Deckforge (DK-4.1). Automatic steps go on by `next` once nothing is pending; answers are taken in any phase.
 * `turnOver` is what a concession of the active player sends.
 */
export const flow = {
  id: 'deckforge',
  initial: 'setup',
  on: {
    finish: '.over',
    turnOver: '#clear',
    revealInitiative: { actions: 'revealInitiative' },
    activateArtifact: { actions: 'activateArtifact' },
    assignBlock: { actions: 'assignBlock' },
    respond: { actions: 'respond' },
    choose: { actions: 'choose' },
    discard: { actions: 'discard' },
    pass: { actions: 'pass' },
  },
  states: {
    setup: {
      meta: { phase: 'setup', help: 'The type deck is shuffled and everybody gets three tokens.' },
      entry: 'makeDeck',
      on: {
        next: [
          { guard: 'isPractice', target: 'draw', actions: 'beginPractice' },
          { target: 'initiative', actions: 'deal' },
        ],
      },
    },
    initiative: {
      meta: { phase: 'initiative', help: 'Everybody reveals a creature; the highest ATK + DEF begins. Then all is cleared away.' },
      entry: 'beginInitiative',
      on: { next: { target: 'draw', actions: 'clearAll' } },
    },
    draw: {
      id: 'draw',
      meta: { phase: 'draw', help: 'The active player draws a token; then artifacts may be activated.' },
      initial: 'token',
      states: {
        token: { entry: ['beginTurn', 'drawForTurn'], on: { next: [gone, { target: 'window' }] } },
        window: { entry: 'openAfterDraw', on: { next: [gone, { target: '#main' }] } },
      },
    },
    main: {
      id: 'main',
      meta: {
        phase: 'main',
        interactive: true,
        help: 'Play one card and attack with every ready creature, in any order and one after another.',
      },
      initial: 'begin',
      states: {
        begin: { entry: 'beginMain', on: { next: 'idle' } },
        idle: {
          on: {
            playCard: { target: 'play', actions: 'playCard' },
            declareAttack: { target: 'event.block', actions: 'declareAttack' },
            endMain: '#end',
            next: gone,
          },
        },
        play: {
          on: {
            next: [
              gone,
              { guard: 'isTargetedSpell', target: 'event.reflect' },
              { guard: 'isAreaSpell', target: 'event.inEvent' },
              { target: 'triggers' },
            ],
          },
        },
        event: {
          initial: 'block',
          states: {
            block: { entry: 'askBlock', on: { next: [gone, { guard: 'isEventOver', target: 'resolve' }, { target: 'response' }] } },
            reflect: { entry: 'meetReflect', on: { next: [gone, { guard: 'isEventOver', target: 'resolve' }, { target: 'response' }] } },
            response: {
              entry: 'askResponse',
              on: {
                next: [
                  gone,
                  { guard: 'isReflecting', target: 'reflect' },
                  { guard: 'isEventOver', target: 'resolve' },
                  { target: 'inEvent' },
                ],
              },
            },
            inEvent: { entry: 'openInEvent', on: { next: [gone, { target: 'resolve' }] } },
            resolve: { entry: 'resolveEvent', on: { next: [gone, { target: '#main.triggers' }] } },
          },
        },
        triggers: { entry: 'fireTriggers', on: { next: [gone, { target: 'window' }] } },
        window: { entry: 'openAfterAction', on: { next: [gone, { target: 'idle' }] } },
      },
    },
    end: {
      id: 'end',
      meta: { phase: 'end', help: 'Artifacts, then discarding to five; damage goes, and what lasts runs out.' },
      initial: 'window',
      states: {
        window: { entry: 'openEnd', on: { next: [gone, { target: 'discard' }] } },
        discard: { entry: 'discardToLimit', on: { next: [gone, { target: 'clear' }] } },
        clear: { id: 'clear', entry: 'clearTurn', on: { next: { target: '#draw', actions: 'passTurn' } } },
      },
    },
    over: { entry: 'gameOver' },
  },
} as const satisfies FlowDef;
