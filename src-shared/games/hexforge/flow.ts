import type { FlowDef } from '../../kernel/flow.ts';

/** What players may do while they hold priority (HX-14, HX-18): the turn player and the rival in turn. */
const priority = {
  playCard: { actions: 'playCard' },
  activateAbility: { actions: 'activateAbility' },
  baseAbility: { actions: 'baseAbility' },
  letResolve: { actions: 'letResolve' },
  offerAdvance: { actions: 'offerAdvance' },
} as const;

/**
 * A turn of Hexforge, as the rulebook has it (HX-22.3). Automatic phases go on by `next` once nothing is pending;
 * answers to choices are taken in any phase, because texts may ask for them at any time.
 */
export const flow = {
  id: 'hexforge',
  initial: 'upkeep',
  on: {
    finish: '.over',
    chooseTile: { actions: 'choose' },
    chooseItem: { actions: 'choose' },
    choosePile: { actions: 'choose' },
    chooseHand: { actions: 'choose' },
    payWith: { actions: 'choose' },
    payDefault: { actions: 'choose' },
  },
  states: {
    upkeep: {
      meta: {
        phase: 'upkeep',
        help: 'Your unspent resources vanish. All units of both players recover from damage, except those on strife. Your units are ready again.',
      },
      entry: ['beginUpkeep', 'emptyPool', 'recoverUnits', 'readyUnits'],
      on: { next: 'harvest' },
    },
    harvest: {
      meta: { phase: 'harvest', help: 'Each of your workers on a mineral tile yields what is printed on it.' },
      entry: ['beginHarvest', 'harvest'],
      on: { next: 'draw' },
    },
    draw: {
      meta: { phase: 'draw', help: 'You draw one card. An empty deck first takes your shuffled discard.' },
      entry: ['beginDraw', 'drawForTurn'],
      on: { next: 'summon1' },
    },
    summon1: {
      meta: {
        phase: 'summon1',
        interactive: true,
        help: 'Play cards, use abilities, summon from your base, raise a forge. Your rival may answer with fast cards and abilities. Offer to advance when you are done.',
      },
      entry: ['beginSummon1', 'openPriority'],
      on: { ...priority, agreeAdvance: { target: 'move', actions: 'agreeAdvance' } },
    },
    move: {
      id: 'move',
      meta: {
        phase: 'move',
        interactive: true,
        help: 'Give each of your units one path of up to four tiles. The orders are carried out one after another when you confirm them all.',
      },
      initial: 'ordering',
      states: {
        ordering: {
          entry: ['beginMove'],
          on: {
            orderUnit: { actions: 'orderUnit' },
            step: { actions: 'step' },
            goTo: { actions: 'goTo' },
            endOrder: { actions: 'endOrder' },
            confirmMoves: 'marching',
          },
        },
        marching: { entry: ['marchAll'], on: { next: '#combatDeclaration' } },
      },
    },
    combatDeclaration: {
      id: 'combatDeclaration',
      meta: {
        phase: 'combatDeclaration',
        interactive: true,
        help: 'Ready units may attack one adjacent tile with an enemy on it. Confirming exhausts the attackers. The defender may set the order in which several attackers meet one unit.',
      },
      initial: 'declaring',
      states: {
        declaring: {
          entry: ['beginCombatDeclaration'],
          on: { attack: { actions: 'attack' }, confirmAttacks: { target: 'ordering', actions: 'confirmAttacks' } },
        },
        ordering: {
          entry: ['askOrders'],
          on: { orderAttacker: { actions: 'orderAttacker' }, keepOrder: { actions: 'keepOrder' }, next: '#combatResolution' },
        },
      },
    },
    combatResolution: {
      id: 'combatResolution',
      meta: {
        phase: 'combatResolution',
        interactive: true,
        help: 'Both players may use fast cards and abilities. Then all fights resolve at once: first the quick step, then the normal step.',
      },
      initial: 'responding',
      states: {
        responding: {
          entry: ['beginCombatResolution', 'openPriority'],
          on: { ...priority, agreeAdvance: { target: 'striking', actions: 'agreeAdvance' } },
        },
        striking: { entry: ['strikeAll'], on: { next: '#summon2' } },
      },
    },
    summon2: {
      id: 'summon2',
      meta: {
        phase: 'summon2',
        interactive: true,
        help: 'A second chance to play cards and use abilities. Units that arrive now neither move nor attack this turn.',
      },
      entry: ['beginSummon2', 'openPriority'],
      on: { ...priority, agreeAdvance: { target: 'end', actions: 'agreeAdvance' } },
    },
    end: {
      meta: { phase: 'end', help: 'Fleeting effects end. Then it is your rival’s turn.' },
      entry: ['beginEnd', 'endFleeting'],
      on: {
        next: [
          { guard: 'isLastTurn', actions: 'declareDraw' },
          { target: 'upkeep', actions: 'passTurn' },
        ],
      },
    },
    over: { entry: ['gameOver'] },
  },
} as const satisfies FlowDef;
