import type { FlowFunctions } from '../../kernel/flow.ts';
import * as act from './rules/act.ts';
import * as event from './rules/event.ts';
import { beginInitiative, clearAll, revealInitiative } from './rules/initiative.ts';
import { beginPractice, isPractice } from './rules/practice.ts';
import * as turn from './rules/turn.ts';
import { openWindow } from './rules/window.ts';
import type { DkState } from './state.ts';

/** The functions behind the names in `flow.ts`. None reads `state.phase`: an actor sets it only afterwards. */
export const flowFunctions: FlowFunctions<DkState> = {
  actions: {
    makeDeck: turn.makeDeck,
    deal: turn.deal,
    beginPractice,
    beginInitiative,
    revealInitiative,
    clearAll,
    beginTurn: turn.beginTurn,
    drawForTurn: turn.drawForTurn,
    openAfterDraw: (s) => openWindow(s, 'afterDraw'),
    beginMain: turn.beginMain,
    playCard: act.playCard,
    declareAttack: event.declareAttack,
    askBlock: event.offerBlock,
    meetReflect: event.meetReflect,
    askResponse: event.offerResponse,
    openInEvent: (s) => openWindow(s, 'inEvent'),
    resolveEvent: event.resolveEvent,
    fireTriggers: act.fireTriggers,
    openAfterAction(s) {
      s.event = null;
      openWindow(s, 'afterAction');
    },
    openEnd(s) {
      turn.beginEnd(s);
      openWindow(s, 'end');
    },
    discardToLimit: turn.discardToLimit,
    clearTurn: turn.clearTurn,
    passTurn: turn.passTurn,
    activateArtifact: act.activateArtifact,
    assignBlock: event.assignBlock,
    respond: event.respond,
    choose: act.choose,
    discard: act.discard,
    pass: act.pass,
    gameOver: turn.gameOver,
  },
  guards: {
    isPractice,
    isActiveOut: turn.isActiveOut,
    isTargetedSpell: (s) => s.event !== null && s.event.kind === 'spell',
    isAreaSpell: (s) => s.event !== null && s.event.kind === 'area',
    isReflecting: (s) => s.event !== null && s.event.reflecting === 1,
    isEventOver: (s) => event.isOver(s),
  },
};
