import { follow, programsOf, writeBlock, writeBranch, type Branch, type Jump, type Program } from '../../../kernel/program.ts';
import { PROGRAMS } from '../catalog.ts';
import { canMoveTo } from '../rules/creatures.ts';
import { LANES, type LnChoice, type LnCreature, type LnState } from '../state.ts';
import type { CardFilter, Condition, CreatureFilter, Effect, Group, Ref } from './dsl.ts';
import type { RunFrame, Step, Test } from './frame.ts';
import { cardsOf, creaturesOf, holds, refLive } from './select.ts';
import * as cards from './verbs/cards.ts';
import * as creatures from './verbs/creatures.ts';
import type { Verb, VerbMaker } from './verbs/types.ts';

type Structure = 'if' | 'may' | 'times' | 'eachPlayer';

/** The closed list of verbs: one left out does not compile. */
const VERBS: { [K in Exclude<Effect['do'], Structure>]: VerbMaker<K> } = {
  damage: creatures.damage,
  gainHealth: creatures.gain,
  loseHealth: creatures.lose,
  modify: creatures.modify,
  gainArmor: creatures.armor,
  gainKeyword: creatures.keyword,
  loseKeyword: creatures.noKeyword,
  losePrinted: creatures.losePrinted,
  destroy: creatures.destroy,
  banish: creatures.banish,
  replace: creatures.replace,
  upgrade: creatures.upgrade,
  putRow: creatures.putRow,
  ready: creatures.ready,
  exhaust: creatures.exhaust,
  strike: creatures.strike,
  battle: creatures.battle,
  swap: creatures.swap,
  move: creatures.move,
  draw: cards.draw,
  discard: cards.discard,
  minion: cards.minion,
  play: cards.play,
  reanimate: cards.reanimate,
  reanimateThis: cards.reanimateThis,
  replaceThis: cards.replaceThis,
  upgradeCard: cards.upgradeCard,
  readyChampion: cards.readyChampion,
  useChampion: cards.useChampion,
};

type Slot = 'chosen' | 'chosen2';

/** A step either does something (then it is an event) or asks, or begins or ends a part. */
export type OwnInstruction =
  /** `mayBeEmpty`: choosing nothing of "up to" is no failure (LN-D17). */
  | { op: 'event'; effect: Effect['do']; run: Step; test: Test; mayBeEmpty: boolean }
  | {
      op: 'creature';
      effect: Effect['do'];
      of: CreatureFilter;
      n: number;
      upTo: boolean;
      slot: Slot;
      legal(s: LnState, f: RunFrame, c: LnCreature): boolean;
    }
  /** `orSkip`: the step went well as far as it could; without a card it is passed over instead of failing (LN-D17). */
  | { op: 'card'; effect: Effect['do']; zone: 'hand' | 'discard' | 'banish' | 'deck'; of: CardFilter; rival: boolean; orSkip: boolean }
  | { op: 'lane'; effect: Effect['do']; who: Ref; reach: number }
  /** The steps up to `until` are done if the player wants them. */
  | { op: 'may'; until: number }
  /** One player's part of "each player" begins; it ends at `until`, also when a step of it fails (LN-13.3, LN-D17). */
  | { op: 'as'; who: 'forge' | 'other'; until: number }
  /** The parts are over: the step has failed if all of them have. */
  | { op: 'together' };

export type Instruction = OwnInstruction | Branch<LnState, RunFrame> | Jump;
type TextProgram = Program<LnState, RunFrame, OwnInstruction>;

function flatten(effects: readonly Effect[], out: TextProgram): void {
  for (const effect of effects) {
    switch (effect.do) {
      case 'if':
        branch(effect.when, effect.then, effect.else, out);
        break;
      case 'may':
        writeBlock(out, { op: 'may', until: 0 }, () => flatten(effect.steps, out));
        break;
      case 'times':
        for (let i = 0; i < effect.n; i++) flatten(effect.steps, out);
        break;
      case 'eachPlayer':
        for (const who of ['forge', 'other'] as const) writeBlock(out, { op: 'as', who, until: 0 }, () => flatten(effect.steps, out));
        out.push({ op: 'together' });
        break;
      case 'discard':
        flattenDiscard(effect, out);
        break;
      default:
        flattenVerb(effect, out);
    }
  }
}

function branch(when: Condition, then: readonly Effect[], otherwise: readonly Effect[] | undefined, out: TextProgram): void {
  writeBranch(
    out,
    (s, f) => holds(s, f, when),
    () => flatten(then, out),
    otherwise ? () => flatten(otherwise, out) : null,
  );
}

function flattenPick(
  effect: Effect['do'],
  group: Group,
  slot: Slot,
  legal: (s: LnState, f: RunFrame, c: LnCreature) => boolean,
  out: TextProgram,
): void {
  if (typeof group === 'string' || !('pick' in group)) return;
  out.push({ op: 'creature', effect, of: group.pick, n: group.n ?? 1, upTo: group.upTo === true, slot: group.as ?? slot, legal });
}

type VerbEffect = Exclude<Effect, { do: Structure }>;

function flattenVerb(effect: VerbEffect, out: TextProgram): void {
  const verb = (VERBS[effect.do] as (e: VerbEffect) => Verb)(effect);
  for (const { group, slot, legal } of verb.picks) flattenPick(effect.do, group, slot, legal, out);
  if (verb.card) out.push({ op: 'card', effect: effect.do, ...verb.card, rival: false, orSkip: false });
  if (verb.lane) out.push({ op: 'lane', effect: effect.do, ...verb.lane });
  const mayBeEmpty = verb.picks.some(({ group }) => typeof group === 'object' && 'pick' in group && group.upTo === true);
  out.push({ op: 'event', effect: effect.do, run: verb.run, test: verb.test, mayBeEmpty });
}

/** Each card by its own, so that nothing chosen and not yet discarded lies about (LN-14.12). */
function flattenDiscard(effect: Extract<Effect, { do: 'discard' }>, out: TextProgram): void {
  if (effect.who === 'each') return flatten([{ do: 'eachPlayer', steps: [{ ...effect, who: 'you' }] }], out);
  const verb = VERBS.discard(effect);
  for (let i = 0; i < effect.n; i++) {
    out.push({ op: 'card', effect: 'discard', zone: 'hand', of: {}, rival: effect.who === 'opponent', orSkip: i > 0 });
    out.push({ op: 'event', effect: 'discard', run: verb.run, test: verb.test, mayBeEmpty: false });
  }
}

export const programOf = programsOf((id, out: TextProgram) => {
  const { script } = PROGRAMS[id];
  if (script.instead) branch(script.instead.if, script.instead.steps, script.steps, out);
  else flatten(script.steps, out);
});

// ---------------------------------------------------------------- options

type Asking = Extract<Instruction, { op: 'creature' | 'card' | 'lane' }>;

export const creatureOptions = (s: LnState, f: RunFrame, at: Extract<Instruction, { op: 'creature' }>): LnCreature[] =>
  creaturesOf(s, f, at.of, (c) => at.legal(s, f, c) && !(f.picking && f[at.slot].includes(c.id)));

export const chooserOf = (f: RunFrame, at: Extract<Instruction, { op: 'card' }>): number => (at.rival ? 1 - f.you : f.you);
/** Of the own deck in an order that tells nothing about its order (LN-D50). */
export function cardOptions(s: LnState, f: RunFrame, at: Extract<Instruction, { op: 'card' }>): number[] {
  const cards = cardsOf(s, chooserOf(f, at), at.zone, at.of);
  return at.zone === 'deck' ? cards.toSorted((a, b) => a - b) : cards;
}

/** Lanes, 0…4, to which the creature may be moved. */
export function laneOptions(s: LnState, f: RunFrame, at: Extract<Instruction, { op: 'lane' }>): number[] {
  const c = refLive(s, f, at.who);
  if (c === null) return [];
  return Array.from({ length: LANES }, (_, lane) => lane).filter((lane) => canMoveTo(s, c, lane, at.reach));
}

const optionCount = (s: LnState, f: RunFrame, at: Asking): number =>
  at.op === 'creature' ? creatureOptions(s, f, at).length : at.op === 'card' ? cardOptions(s, f, at).length : laneOptions(s, f, at).length;

/** The part of "each player" in which an instruction stands, if it is in one. */
export function partOf(program: readonly Instruction[], pc: number): Extract<Instruction, { op: 'as' }> | null {
  for (let i = pc; i >= 0; i--) {
    const at = program[i];
    if (at.op === 'as') return pc < at.until ? at : null;
  }
  return null;
}

/**
 * Could the next step, or the first step of a text, be done (LN-5.14, LN-D13)? Of "each player" it is enough that one of
 * them can. Changes nothing.
 * @param until where the question ends: the steps after a "may" are none of its
 */
export function canGoOn(s: LnState, f: RunFrame, until: number = programOf(f.program).length): boolean {
  const program = programOf(f.program);
  let { pc } = f;
  const { you } = f;
  try {
    for (;;) {
      pc = follow(program, pc, s, f);
      if (pc >= until) return false;
      const at = program[pc] as OwnInstruction;
      switch (at.op) {
        case 'as':
          f.you = seatAs(s, at.who);
          pc++;
          break;
        case 'may':
          pc++;
          break;
        case 'together':
          return false;
        default: {
          if (isPossible(s, f, at)) return true;
          const part = partOf(program, pc);
          if (part === null) return false;
          pc = part.until;
        }
      }
    }
  } finally {
    f.you = you;
  }
}

const isPossible = (s: LnState, f: RunFrame, at: Asking | Extract<Instruction, { op: 'event' }>): boolean =>
  at.op === 'event' ? at.test(s, f) : (at.op === 'creature' && at.upTo) || optionCount(s, f, at) > 0;

export const seatAs = (s: LnState, who: 'forge' | 'other'): number => (who === 'forge' ? s.forge : 1 - s.forge);

/** The question that stops a text, for `state.choice`. */
export const questionOf = (f: RunFrame, at: Asking | { op: 'may' }): LnChoice => ({
  seat: at.op === 'card' ? chooserOf(f, at) : f.you,
  kind: at.op,
  face: f.face,
  champion: f.champion,
  left: at.op === 'creature' ? at.n - (f.picking ? f[at.slot].length : 0) : 1,
  upTo: at.op === 'creature' && at.upTo ? 1 : 0,
});
