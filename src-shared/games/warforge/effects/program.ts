import { programsOf, writeBranch, type Branch, type Jump, type Program } from '../../../kernel/program.ts';
import { PROGRAMS } from '../catalog.ts';
import type { WrState } from '../state.ts';
import type { CardFilter, Effect } from './dsl.ts';
import type { RunFrame } from './frame.ts';
import { holds } from './select.ts';
import { verbOf, type Verb } from './verbs.ts';

/** A step either happens, or asks before it does. */
export type OwnInstruction =
  | { op: 'step'; verb: Verb }
  /** Three candidates, one of which is taken (WR-18.1). */
  | { op: 'discover'; verb: Verb; from: 'deck' | 'pool'; of: CardFilter }
  /** One of the four Pacts (WR-23.18). */
  | { op: 'pact'; verb: Verb };

export type Instruction = OwnInstruction | Branch<WrState, RunFrame> | Jump;
export type TextProgram = Program<WrState, RunFrame, OwnInstruction>;

function write(effects: readonly Effect[], out: TextProgram): void {
  for (const effect of effects)
    switch (effect.do) {
      case 'if': {
        const { when, then, else: otherwise } = effect;
        writeBranch(
          out,
          (s, f) => holds(s, f, when),
          () => write(then, out),
          otherwise ? () => write(otherwise, out) : null,
        );
        break;
      }
      case 'times':
        for (let i = 0; i < effect.n; i++) write(effect.steps, out);
        break;
      case 'discover':
        out.push({ op: 'discover', verb: verbOf(effect), from: effect.from, of: effect.of });
        break;
      case 'pact':
        out.push({ op: effect.which === undefined ? 'pact' : 'step', verb: verbOf(effect) });
        break;
      default:
        out.push({ op: 'step', verb: verbOf(effect) });
    }
}

export const programOf = programsOf((id, out: TextProgram) => write(PROGRAMS[id].script.steps, out));
