import type { FlowDef } from '../../kernel/flow.ts';

/** WR-7.1: refill → start of turn → draw → Talents → action → the end step in the order of WR-7.9 → the rival's refill. */
export const flow = {
  id: 'warforge',
  initial: 'dealing',
  on: {
    finish: '.over',
    // A text asks in whatever phase it is carried out.
    target: { actions: 'target' },
    take: { actions: 'take' },
    pact: { actions: 'pact' },
  },
  states: {
    dealing: { entry: 'deal', on: { next: [{ guard: 'isClassic', target: 'mulligan' }, { target: 'refill' }] } },
    mulligan: {
      entry: 'askMulligan',
      on: {
        putBack: { actions: 'putBack' },
        keep: [{ guard: 'isLastToKeep', target: 'refill', actions: 'keepHand' }, { actions: 'keepHand' }],
      },
      meta: { phase: 'mulligan', interactive: true, help: 'Classic only: choose drawn cards that go back and are replaced, once.' },
    },
    refill: {
      id: 'refill',
      entry: 'refill',
      on: { next: 'startTriggers' },
      meta: { phase: 'refill', help: 'The maximum of energy grows and all of it is there again; attacks are back.' },
    },
    startTriggers: {
      entry: 'startTriggers',
      on: { next: 'draw' },
      meta: { phase: 'startTriggers', help: 'What happens at the start of a turn.' },
    },
    draw: { entry: 'drawForTurn', on: { next: 'talents' }, meta: { phase: 'draw', help: 'One card, two in Overtime.' } },
    talents: {
      entry: 'bringTalents',
      on: { next: 'action' },
      meta: { phase: 'talents', help: 'The Warlord’s Talent card comes into the hand, then those of Troops.' },
    },
    action: {
      entry: 'beginAction',
      on: {
        play: { actions: 'play' },
        extra: { actions: 'extra' },
        attack: { actions: 'attack' },
        act: { actions: 'act' },
        oath: { actions: 'oath' },
        endTurn: 'ending',
      },
      meta: { phase: 'action', interactive: true, help: 'Play cards, attack and act, in any order and as often as you can.' },
    },
    ending: {
      initial: 'triggers',
      meta: { phase: 'endStep', help: 'What happens at the end of a turn; then it passes.' },
      states: {
        triggers: { entry: 'endTriggers', on: { next: 'regeneration' } },
        regeneration: { entry: 'regenerate', on: { next: 'remnants' } },
        remnants: { entry: 'destroyRemnants', on: { next: 'hand' } },
        hand: { entry: 'clearHand', on: { next: 'expiry' } },
        expiry: { entry: 'expireAll', on: { next: 'carry' } },
        carry: { entry: 'recordCarry', on: { next: [{ guard: 'isLastTurn', target: '#spent' }, { target: '#refill' }] } },
      },
    },
    spent: { id: 'spent', entry: 'declareDraw' },
    over: { entry: 'gameOver' },
  },
} as const satisfies FlowDef;
