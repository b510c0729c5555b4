/*
 * Effect trees written out as flat programs, so that a program counter alone says how far a text has come and a state can
 * be saved midway. The instructions that do or ask something are each game's own; going elsewhere is the same in all.
 */

/** Goes on behind itself where the condition holds, else at `otherwise`. */
export interface Branch<S, F> {
  readonly op: 'branch';
  holds(state: S, frame: F): boolean;
  otherwise: number;
}

export interface Jump {
  readonly op: 'jump';
  to: number;
}

export type Program<S, F, I> = (I | Branch<S, F> | Jump)[];

/** Writes a condition and its two ways; `otherwise` is absent where there is nothing else to do. */
export function writeBranch<S, F, I>(
  out: Program<S, F, I>,
  holds: Branch<S, F>['holds'],
  then: () => void,
  otherwise: (() => void) | null,
): void {
  const branch: Branch<S, F> = { op: 'branch', holds, otherwise: 0 };
  out.push(branch);
  then();
  if (otherwise) {
    const jump: Jump = { op: 'jump', to: 0 };
    out.push(jump);
    branch.otherwise = out.length;
    otherwise();
    jump.to = out.length;
  } else branch.otherwise = out.length;
}

/** Writes an instruction that has to know where the body behind it ends. */
export function writeBlock<I extends { until: number }>(out: unknown[], head: I, body: () => void): void {
  out.push(head);
  body();
  head.until = out.length;
}

/** Where a text goes on from `pc`, branches and jumps followed: at an instruction of the game's own, or at the end. */
export function follow<S, F, I extends { op: string }>(program: Program<S, F, I>, pc: number, state: S, frame: F): number {
  let at = pc;
  while (at < program.length) {
    const instruction = program[at] as Branch<S, F> | Jump | { op: '' };
    if (instruction.op === 'branch') at = instruction.holds(state, frame) ? at + 1 : instruction.otherwise;
    else if (instruction.op === 'jump') at = instruction.to;
    else break;
  }
  return at;
}

/** Programs by number, each written at its first use. */
export function programsOf<S, F, I>(write: (id: number, out: Program<S, F, I>) => void): (id: number) => Program<S, F, I> {
  const programs: Program<S, F, I>[] = [];
  return (id) => {
    let program = programs[id];
    if (program === undefined) {
      program = [];
      write(id, program);
      programs[id] = program;
    }
    return program;
  };
}
