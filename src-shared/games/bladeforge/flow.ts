import type { FlowDef } from '../../kernel/flow.ts';

/**
 * A turn of Bladeforge (BL-3.1). Automatic steps go on by `next`; answers are taken in any phase. `turnOver` is what a
 * defeat or concession of the active player sends.
 */
export const flow = {
  id: 'bladeforge',
  initial: 'setup',
  on: {
    finish: '.over',
    turnOver: '.finish.end',
    chooseSeat: { actions: 'chooseSeat' },
    chooseCard: { actions: 'chooseCard' },
    choosePart: { actions: 'choosePart' },
  },
  states: {
    setup: {
      meta: { phase: 'setup', help: 'Six cards for everybody; the highest d20 begins.' },
      entry: ['deal', 'rollForStart'],
      on: { next: 'start' },
    },
    start: {
      meta: {
        phase: 'start',
        help: 'Effects that last until now end. An empty Armory is made anew from the Salvage. Then one card is drawn.',
      },
      entry: ['beginTurn', 'drawForTurn'],
      on: { next: 'main' },
    },
    main: {
      meta: {
        phase: 'main',
        interactive: true,
        help: 'In any order: place or replace once, Reforge once with a complete blade, and gadgets, recycling and Shields as often as you like.',
      },
      entry: ['beginMain'],
      on: {
        place: { actions: 'place' },
        replace: { actions: 'replace' },
        placeShield: { actions: 'placeShield' },
        playGadget: { actions: 'playGadget' },
        recycle: { actions: 'recycle' },
        reforge: { actions: 'reforge' },
        attack: { target: '#finish.attack', actions: ['beginFinish', 'nameTarget'] },
        drawToEnd: { target: '#finish.draw', actions: 'beginFinish' },
        endTurn: { target: '#finish.end', actions: 'beginFinish' },
        next: { guard: 'isActiveOut', target: '#finish.end' },
      },
    },
    finish: {
      id: 'finish',
      meta: { phase: 'finish', help: 'Attack one rival or draw one card; either ends the turn. After a Reforge it ends without.' },
      initial: 'draw',
      states: {
        draw: { entry: ['drawToEnd'], on: { next: 'end' } },
        attack: {
          initial: 'roll',
          states: {
            roll: {
              entry: ['rollAttack'],
              on: {
                next: [
                  { guard: 'isHarmless', target: '#finish.end' },
                  { guard: 'isShielded', target: 'shield' },
                  { guard: 'canBlock', target: 'blockChoice' },
                  { target: 'damage' },
                ],
              },
            },
            shield: { entry: ['hitShield'], on: { next: '#finish.end' } },
            blockChoice: {
              entry: ['askToBlock'],
              on: {
                chooseBlock: [
                  { guard: 'isBlocking', target: 'blockRoll', actions: 'block' },
                  { target: 'damage', actions: 'takeBlow' },
                ],
              },
            },
            blockRoll: { entry: ['rollBlock'], on: { next: [{ guard: 'hasBlockFailed', target: 'damage' }, { target: '#finish.end' }] } },
            damage: { entry: ['dealDamage'], on: { next: [{ guard: 'losesPart', target: 'losePart' }, { target: '#finish.end' }] } },
            losePart: { entry: ['losePart'], on: { next: '#finish.end' } },
          },
        },
        end: { entry: ['endTurn'], on: { next: { target: '#bladeforge.start', actions: 'passTurn' } } },
      },
    },
    over: { entry: ['gameOver'] },
  },
} as const satisfies FlowDef;
