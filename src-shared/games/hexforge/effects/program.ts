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

/** A step either does something (then it is an event) or only decides where to go on. */
type Instruction = { event: Step } | { branch: (s: HxState, f: RunFrame) => boolean; otherwise: number } | { jump: number };

/** Flattens an effect tree, so that a program counter alone says how far a text has come. */
function flatten(effects: readonly Effect[], targets: readonly TargetSpec[], out: Instruction[]): void {
  for (const effect of effects) {
    if (effect.do !== 'if') {
      const verb = VERBS[effect.do] as Verb<typeof effect.do>;
      out.push({ event: (verb as (e: Effect, t: readonly TargetSpec[]) => Step)(effect, targets) });
      continue;
    }
    const { when } = effect;
    const branch = { branch: (s: HxState, f: RunFrame) => holds(s, f, when), otherwise: 0 };
    out.push(branch);
    flatten(effect.then, targets, out);
    if (effect.else) {
      const jump = { jump: 0 };
      out.push(jump);
      branch.otherwise = out.length;
      flatten(effect.else, targets, out);
      jump.jump = out.length;
    } else branch.otherwise = out.length;
  }
}

const programs: Instruction[][] = [];

/** The compiled text; compiled once, at first use. */
function programOf(id: number): Instruction[] {
  let program = programs[id];
  if (!program) {
    const { script } = SCRIPTS[id];
    flatten(script.effects, script.targets ?? [], (program = []));
    programs[id] = program;
  }
  return program;
}

/** Goes on with a text up to and including its next event; null when it has come to its end. */
export function nextEvent(s: HxState, f: RunFrame): Step | null {
  const program = programOf(f.program);
  while (f.pc < program.length) {
    const at = program[f.pc];
    if ('event' in at) {
      f.pc++;
      return at.event;
    }
    f.pc = 'jump' in at ? at.jump : at.branch(s, f) ? f.pc + 1 : at.otherwise;
  }
  return null;
}

export const hasMore = (f: RunFrame): boolean => f.pc < programOf(f.program).length;
