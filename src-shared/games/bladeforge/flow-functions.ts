import type { FlowFunctions } from '../../kernel/flow.ts';
import * as act from './rules/act.ts';
import * as attack from './rules/attack.ts';
import * as turn from './rules/turn.ts';
import type { BlState } from './state.ts';

/** The functions behind the names in `flow.ts`. None reads `state.phase`: an actor sets it only afterwards. */
export const flowFunctions: FlowFunctions<BlState> = {
  actions: {
    deal: turn.deal,
    rollForStart: turn.rollForStart,
    beginTurn: turn.beginTurn,
    drawForTurn: turn.drawForTurn,
    beginMain: turn.beginMain,
    place: act.place,
    replace: act.replace,
    placeShield: act.placeShield,
    playGadget: act.playGadget,
    recycle: act.recycle,
    reforge: act.reforge,
    beginFinish: turn.beginFinish,
    nameTarget: attack.nameTarget,
    drawToEnd: turn.drawToEnd,
    chooseSeat: act.chooseSeat,
    chooseCard: act.chooseCard,
    choosePart: act.choosePart,
    rollAttack: attack.rollAttack,
    hitShield: attack.hitShield,
    askToBlock: attack.askToBlock,
    block: attack.block,
    takeBlow: attack.takeBlow,
    rollBlock: attack.rollBlock,
    dealDamage: attack.dealDamage,
    losePart: attack.losePart,
    endTurn: turn.endTurn,
    passTurn: turn.passTurn,
    gameOver: turn.gameOver,
  },
  guards: {
    isActiveOut: turn.isActiveOut,
    isHarmless: attack.isHarmless,
    isShielded: attack.isShielded,
    canBlock: attack.canBlock,
    isBlocking: attack.isBlocking,
    hasBlockFailed: attack.hasBlockFailed,
    losesPart: attack.losesPart,
  },
};
