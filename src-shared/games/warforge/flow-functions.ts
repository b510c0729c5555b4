import type { FlowFunctions } from '../../kernel/flow.ts';
import { answerPact, answerTake, answerTarget } from './effects/run.ts';
import { actPlace, actWhich, atOf, attackFrom, attackHow, attackTo, entryOf, particularsOf } from './keys.ts';
import { payOath, useAction } from './rules/act.ts';
import { declareAttack } from './rules/attack.ts';
import { unitAt } from './rules/board.ts';
import { askMulligan, deciding, isClassic, keepHand, putBack } from './rules/mulligan.ts';
import { playExtra, playFromHand } from './rules/play.ts';
import * as turn from './rules/turn.ts';
import { dealHands } from './setup.ts';
import { LINE, type WrState } from './state.ts';

/** The functions behind the names in `flow.ts`. None reads `state.phase`: an actor sets it only afterwards. */
export const flowFunctions: FlowFunctions<WrState> = {
  actions: {
    deal: dealHands,
    askMulligan,
    putBack: (s, { key }) => putBack(s, particularsOf(key)),
    keepHand,
    refill: turn.refill,
    startTriggers: turn.startTriggers,
    drawForTurn: turn.drawForTurn,
    bringTalents: turn.bringTalents,
    beginAction: turn.beginAction,
    play: (s, { key }) => playFromHand(s, entryOf(particularsOf(key)), atOf(particularsOf(key))),
    extra: (s, { key }) => playExtra(s, entryOf(particularsOf(key)), atOf(particularsOf(key))),
    attack(s, { key }) {
      const n = particularsOf(key);
      declareAttack(s, attackFrom(n), attackHow(n), attackTo(n));
    },
    act: (s, { key }) => useAction(s, actPlace(particularsOf(key)), actWhich(particularsOf(key))),
    oath: (s, { key }) => payOath(s, particularsOf(key)),
    target(s, { key }) {
      const at = particularsOf(key);
      answerTarget(s, unitAt(s, Math.floor(at / LINE), at % LINE)!.id);
    },
    take: (s, { key }) => answerTake(s, particularsOf(key)),
    pact: (s, { key }) => answerPact(s, particularsOf(key)),
    endTriggers: turn.endTriggers,
    regenerate: turn.regenerate,
    destroyRemnants: turn.destroyRemnants,
    clearHand: turn.clearHand,
    expireAll: turn.expireAll,
    recordCarry: turn.recordCarry,
    declareDraw: turn.declareDraw,
    gameOver: turn.gameOver,
  },
  guards: {
    isClassic,
    isLastToKeep: (s) => s.seats[1 - deciding(s)].kept === 1,
    isLastTurn: turn.isLastTurn,
  },
};
