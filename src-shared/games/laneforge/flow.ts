import type { FlowDef } from '../../kernel/flow.ts';

/** What the active player may do (LN-5.2, 5.6); the phase ends only on their word (LN-5.11). */
const actions = {
  playCard: { actions: 'playCard' },
  banishCard: { actions: 'banishCard' },
  activate: { actions: 'activate' },
  useMobility: { actions: 'useMobility' },
  useChampion: { actions: 'useChampion' },
} as const;

const HELP =
  'One card to play or banish, and any free actions: Free cards, your Champion, Activate and Mobility of Ready creatures. It ends when you say so.';

/**
 * A turn of Laneforge (LN-4.1). Automatic steps go on by `next` once their window has closed; answers to choices are
 * taken in any phase.
 */
export const flow = {
  id: 'laneforge',
  initial: 'champions',
  on: {
    finish: '.over',
    chooseLane: { actions: 'chooseLane' },
    chooseCreature: { actions: 'chooseCreature' },
    chooseCard: { actions: 'chooseCard' },
    accept: { actions: 'accept' },
    decline: { actions: 'decline' },
    done: { actions: 'done' },
    orderTrigger: { actions: 'orderTrigger' },
  },
  states: {
    champions: {
      entry: ['askForChampions'],
      on: { pickChampion: { actions: 'pickChampion' }, next: { target: 'draw', actions: 'beginGame' } },
    },
    draw: {
      meta: { phase: 'draw', help: 'Both players draw five cards.' },
      entry: ['beginTurn', 'drawForTurn'],
      on: { next: 'action1' },
    },
    action1: {
      meta: { phase: 'action1', interactive: true, help: `The holder of the Forge acts. ${HELP}` },
      entry: ['beginAction1'],
      on: { ...actions, endActionPhase: { target: 'action2', actions: 'endActionPhase' } },
    },
    action2: {
      meta: { phase: 'action2', interactive: true, help: `The player without the Forge acts. ${HELP}` },
      entry: ['beginAction2'],
      on: { ...actions, endActionPhase: { target: 'action3', actions: 'endActionPhase' } },
    },
    action3: {
      meta: { phase: 'action3', interactive: true, help: `The holder of the Forge acts again. ${HELP}` },
      entry: ['beginAction3'],
      on: { ...actions, endActionPhase: { target: 'action4', actions: 'endActionPhase' } },
    },
    action4: {
      meta: { phase: 'action4', interactive: true, help: `The player without the Forge acts again. ${HELP}` },
      entry: ['beginAction4'],
      on: { ...actions, endActionPhase: { target: 'combat', actions: 'endActionPhase' } },
    },
    combat: {
      meta: {
        phase: 'combat',
        help: 'Every lane with a creature in front fights, all lanes at once. A creature in the back row only hits back.',
      },
      entry: ['beginCombat', 'combat'],
      on: { next: 'end' },
    },
    end: {
      id: 'end',
      meta: { phase: 'end', help: 'End of turn abilities, then everything that lasts "this turn" ends, then Armor is whole again.' },
      initial: 'abilities',
      states: {
        abilities: { entry: ['endOfTurn'], on: { next: 'expiry' } },
        expiry: { entry: ['expire'], on: { next: 'armor' } },
        armor: { entry: ['renewArmor'], on: { next: '#maintenance' } },
      },
    },
    maintenance: {
      id: 'maintenance',
      meta: {
        phase: 'maintenance',
        help: 'Hands are discarded, back rows step to the front (Defenders stay), creatures become Ready, the Forge passes.',
      },
      initial: 'discard',
      states: {
        discard: { entry: ['discardHands'], on: { next: 'advance' } },
        advance: { entry: ['advance'], on: { next: 'ready' } },
        ready: { entry: ['readyAll'], on: { next: 'forge' } },
        forge: {
          entry: ['passForge'],
          on: {
            next: [
              { guard: 'isCycleEnd', target: '#cycleEnd' },
              { target: '#laneforge.draw', actions: 'passTurn' },
            ],
          },
        },
      },
    },
    cycleEnd: {
      id: 'cycleEnd',
      meta: {
        phase: 'cycleEnd',
        help: 'After every third turn: Champions become Ready and gain a level, deck and discard pile are shuffled into the new deck. After turn 12 comes Sudden Death.',
      },
      initial: 'champions',
      states: {
        champions: { entry: ['readyChampions'], on: { next: 'reshuffle' } },
        reshuffle: { entry: ['reshuffleDecks'], on: { next: 'levels' } },
        levels: { entry: ['levelChampions'], on: { next: 'last' } },
        last: { entry: ['lastCycleEnd'], on: { next: { target: '#laneforge.draw', actions: 'passTurn' } } },
      },
    },
    over: { entry: ['gameOver'] },
  },
} as const satisfies FlowDef;
