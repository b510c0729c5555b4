import type { FlowFunctions } from '../../kernel/flow.ts';
import * as act from './rules/act.ts';
import { combat } from './rules/combat.ts';
import * as turn from './rules/turn.ts';
import type { LnState } from './state.ts';

/** The functions behind the names in `flow.ts`. None reads `state.phase`: an actor sets it only afterwards. */
export const flowFunctions: FlowFunctions<LnState> = {
  actions: {
    askForChampions: act.askForChampions,
    pickChampion: act.pickChampion,
    beginGame: turn.beginGame,
    beginTurn: turn.beginTurn,
    drawForTurn: turn.drawForTurn,
    beginAction1: turn.beginAction(0),
    beginAction2: turn.beginAction(1),
    beginAction3: turn.beginAction(2),
    beginAction4: turn.beginAction(3),
    playCard: act.playCard,
    banishCard: act.banishCard,
    activate: act.activate,
    useMobility: act.useMobility,
    useChampion: act.useChampion,
    endActionPhase: act.endActionPhase,
    chooseLane: act.chooseLane,
    chooseCreature: act.chooseCreature,
    chooseCard: act.chooseCard,
    accept: act.accept,
    decline: act.decline,
    done: act.done,
    orderTrigger: act.orderTrigger,
    beginCombat: (s) => turn.announce(s, 'combat'),
    combat,
    endOfTurn: turn.endOfTurn,
    expire: turn.expire,
    renewArmor: turn.renewArmor,
    discardHands: turn.discardHands,
    advance: turn.advance,
    readyAll: turn.readyAll,
    passForge: turn.passForge,
    readyChampions: turn.readyChampions,
    reshuffleDecks: turn.reshuffleDecks,
    levelChampions: turn.levelChampions,
    lastCycleEnd: turn.lastCycleEnd,
    passTurn: turn.passTurn,
    gameOver: act.gameOver,
  },
  guards: { isCycleEnd: turn.isCycleEnd },
};
