import { follow } from '../../../kernel/program.ts';
import type { LnState } from '../state.ts';
import { closeEvent, openEvent } from '../rules/happen.ts';
import { tell } from '../rules/tell.ts';
import { DEFS } from '../catalog.ts';
import { PART, type RunFrame } from './frame.ts';
import {
  canGoOn,
  cardOptions,
  creatureOptions,
  laneOptions,
  partOf,
  programOf,
  questionOf,
  seatAs,
  type Instruction,
  type OwnInstruction,
} from './program.ts';

/* Carrying a text out: up to its next event or question, then back to the agenda (LN-8). */

/**
 * A step has failed. In one player's part of "each player" only that part ends; elsewhere the ability does, and what it
 * did stands (LN-8.4). Returns whether the text goes on.
 */
function fail(f: RunFrame): boolean {
  const part = partOf(programOf(f.program), f.pc);
  if (part === null) {
    tell()?.all({ type: 'stepFailed', card: f.face >= 0 ? DEFS[f.face].id : null });
    return false;
  }
  f.parts |= PART.failed;
  f.picking = 0;
  f.pc = part.until;
  return true;
}

/** Agenda: goes on with a text. */
export function run(s: LnState, f: RunFrame): void {
  const program = programOf(f.program);
  for (;;) {
    f.pc = follow(program, f.pc, s, f);
    if (f.pc >= program.length) return;
    const at = program[f.pc] as OwnInstruction;
    switch (at.op) {
      case 'as':
        if (at.who === 'forge') f.parts = 0;
        f.you = seatAs(s, at.who);
        f.pc++;
        continue;
      case 'together':
        f.you = f.player;
        if (f.parts === PART.failed) return void fail(f);
        f.pc++;
        continue;
      case 'may':
        f.pc++;
        if (canGoOn(s, f, at.until)) return ask(s, f, at);
        f.pc = at.until;
        continue;
      case 'event':
        return happen(s, f, at, program.length);
      default: {
        const picked = at.op === 'creature' ? pickCreatures(s, f, at) : at.op === 'card' ? pickCard(s, f, at) : pickLane(s, f, at);
        if (picked === 'ask') return ask(s, f, at);
        if (picked === 'fail') {
          if (fail(f)) continue;
          return;
        }
        f.picking = 0;
        f.pc += picked === 'skip' ? 2 : 1;
      }
    }
  }
}

function ask(s: LnState, f: RunFrame, at: Parameters<typeof questionOf>[1]): void {
  s.agenda.push(f);
  s.choice = questionOf(f, at);
}

/** One event. What it puts on the agenda comes before the rest of the text. */
function happen(s: LnState, f: RunFrame, at: Extract<Instruction, { op: 'event' }>, length: number): void {
  const more = f.pc + 1 < length;
  if (more) s.agenda.push(f);
  const e = openEvent(s);
  if (at.run(s, f, e) || at.mayBeEmpty) {
    f.parts |= PART.done;
    f.pc++;
  } else if (!fail(f) && more) s.agenda.pop();
  closeEvent(s, e);
}

type Picked = 'done' | 'ask' | 'fail' | 'skip';

/** LN-13.1: nothing is asked where there is no choice. */
function pickCreatures(s: LnState, f: RunFrame, at: Extract<Instruction, { op: 'creature' }>): Picked {
  if (!f.picking) {
    f[at.slot] = [];
    f.picking = 1;
  }
  const picked = f[at.slot];
  const left = at.n - picked.length;
  if (left === 0) return 'done';
  const options = creatureOptions(s, f, at);
  if (options.length === 0) return picked.length > 0 || at.upTo ? 'done' : 'fail';
  if (at.upTo || options.length > left) return 'ask';
  for (const c of options) picked.push(c.id);
  return 'done';
}

function pickCard(s: LnState, f: RunFrame, at: Extract<Instruction, { op: 'card' }>): Picked {
  if (f.picking) return 'done';
  const options = cardOptions(s, f, at);
  if (options.length === 0) return at.orSkip ? 'skip' : 'fail';
  if (options.length > 1) return 'ask';
  f.chosen = [options[0]];
  return 'done';
}

function pickLane(s: LnState, f: RunFrame, at: Extract<Instruction, { op: 'lane' }>): Picked {
  if (f.picking) return 'done';
  const options = laneOptions(s, f, at);
  if (options.length === 0) return 'fail';
  if (options.length > 1) return 'ask';
  f.lane = options[0];
  return 'done';
}

// ---------------------------------------------------------------- answers

/** The text waiting for an answer is the newest work. */
const asking = (s: LnState): RunFrame => s.agenda[s.agenda.length - 1] as RunFrame;

const instructionOf = (f: RunFrame): Instruction => programOf(f.program)[f.pc];

export function answerCreature(s: LnState, id: number): void {
  const f = asking(s);
  const at = instructionOf(f);
  if (at.op === 'creature') f[at.slot].push(id);
  s.choice = null;
}

export function answerCard(s: LnState, inst: number): void {
  const f = asking(s);
  f.chosen = [inst];
  f.picking = 1;
  s.choice = null;
}

export function answerLane(s: LnState, lane: number): void {
  const f = asking(s);
  f.lane = lane;
  f.picking = 1;
  s.choice = null;
}

/** "You may": the steps follow, or are skipped. */
export function answerMay(s: LnState, yes: boolean): void {
  const f = asking(s);
  if (!yes) {
    const before = programOf(f.program)[f.pc - 1];
    if (before.op === 'may') f.pc = before.until;
  }
  s.choice = null;
}

/** No more of "up to": what has been picked is enough. */
export function answerDone(s: LnState): void {
  const f = asking(s);
  f.picking = 0;
  f.pc++;
  s.choice = null;
}
