import { follow, programsOf, writeBranch, type Program } from '../../../kernel/program.ts';
import { SCRIPTS } from '../catalog.ts';
import type { Effect, TargetSpec } from './dsl.ts';
import type { RunFrame, Step } from './frame.ts';
import { holds } from './select.ts';
import * as board from './verbs/board.ts';
import * as cards from './verbs/cards.ts';
import * as change from './verbs/change.ts';
import * as harm from './verbs/harm.ts';
import * as stack from './verbs/stack.ts';
import type { Verb } from './verbs/types.ts';
import type { HxState } from '../state.ts';

/** The closed list of verbs: one left out does not compile. */
const VERBS: { [K in Exclude<Effect['do'], 'if'>]: Verb<K> } = {
  damage: harm.damage,
  destroy: harm.destroy,
  lose: harm.lose,
  bounce: harm.bounce,
  repair: harm.repair,
  heal: harm.heal,
  tradeBlows: harm.tradeBlows,
  draw: cards.draw,
  discard: cards.discard,
  recall: cards.recall,
  loseCard: cards.loseCard,
  cost: cards.cost,
  token: board.token,
  exhaust: board.exhaust,
  ready: board.ready,
  teleport: board.teleport,
  reveal: board.reveal,
  modify: change.modify,
  grant: change.grant,
  endEternal: change.endEternal,
  gain: change.gain,
  counter: stack.counter,
};

/** A step that does something. */
interface EventStep {
  op: 'event';
  run: Step;
}

type TextProgram = Program<HxState, RunFrame, EventStep>;

function flatten(effects: readonly Effect[], targets: readonly TargetSpec[], out: TextProgram): void {
  for (const effect of effects) {
    if (effect.do === 'if') {
      const { when, then, else: otherwise } = effect;
      writeBranch(
        out,
        (s, f) => holds(s, f, when),
        () => flatten(then, targets, out),
        otherwise ? () => flatten(otherwise, targets, out) : null,
      );
      continue;
    }
    const verb = VERBS[effect.do] as (e: Effect, t: readonly TargetSpec[]) => Step;
    out.push({ op: 'event', run: verb(effect, targets) });
  }
}

const programOf = programsOf((id, out: TextProgram) => {
  const { script } = SCRIPTS[id];
  flatten(script.effects, script.targets ?? [], out);
});

/** Goes on with a text up to and including its next event; null when it has come to its end. */
export function nextEvent(s: HxState, f: RunFrame): Step | null {
  const program = programOf(f.program);
  f.pc = follow(program, f.pc, s, f);
  return f.pc < program.length ? (program[f.pc++] as EventStep).run : null;
}

export const hasMore = (f: RunFrame): boolean => f.pc < programOf(f.program).length;
