import type { FlowFunctions } from '../../kernel/flow.ts';
import * as act from './rules/act.ts';
import { askOrders, confirmAttacks, strikeAll } from './rules/combat.ts';
import { marchAll } from './rules/move.ts';
import { tell } from './rules/tell.ts';
import {
  announcePhase,
  declareDraw,
  drawForTurn,
  emptyPool,
  endFleeting,
  harvest,
  isLastTurn,
  openPriority,
  passTurn,
  readyUnits,
  recoverUnits,
} from './rules/turn.ts';
import type { HxState } from './state.ts';

/** The functions behind the names in `flow.ts`. None reads `state.phase`: an actor sets it only afterwards. */
export const flowFunctions: FlowFunctions<HxState> = {
  actions: {
    beginUpkeep: (s) => announcePhase(s, 'upkeep'),
    emptyPool,
    recoverUnits,
    readyUnits,
    beginHarvest: (s) => announcePhase(s, 'harvest'),
    harvest,
    beginDraw: (s) => announcePhase(s, 'draw'),
    drawForTurn,
    beginSummon1: (s) => announcePhase(s, 'summon1'),
    openPriority,
    playCard: act.playCard,
    activateAbility: act.activateAbility,
    baseAbility: act.baseAbility,
    letResolve: act.letResolve,
    offerAdvance: act.offerAdvance,
    agreeAdvance: act.agreeAdvance,
    choose: act.choose,
    beginMove: (s) => announcePhase(s, 'move'),
    orderUnit: act.orderUnit,
    step: act.step,
    goTo: act.goTo,
    endOrder: act.endOrder,
    marchAll,
    beginCombatDeclaration: (s) => announcePhase(s, 'combatDeclaration'),
    attack: act.attack,
    confirmAttacks,
    askOrders,
    orderAttacker: act.orderAttacker,
    keepOrder: act.keepOrder,
    beginCombatResolution: (s) => announcePhase(s, 'combatResolution'),
    strikeAll,
    beginSummon2: (s) => announcePhase(s, 'summon2'),
    beginEnd: (s) => announcePhase(s, 'end'),
    endFleeting,
    passTurn,
    declareDraw,
    gameOver: (s) => tell()?.all({ type: 'gameOver', outcome: s.result! }),
  },
  guards: { isLastTurn },
};
