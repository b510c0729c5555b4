import { draw } from '../../../kernel/rng.ts';
import { follow } from '../../../kernel/program.ts';
import { DEFS, PROGRAMS } from '../catalog.ts';
import { eachUnit, unitById } from '../rules/board.ts';
import { closeEvent } from '../rules/event.ts';
import { candidates, isFull } from '../rules/hand.ts';
import { turnUpAll } from '../rules/hidden.ts';
import { cardsOfRole, factionOf } from '../rules/pools.ts';
import { drainFirst } from '../rules/queue.ts';
import { sheltered } from '../rules/targets.ts';
import { tell, thingOf } from '../rules/tell.ts';
import { SKIRMISH, type WrChoice, type WrState, type WrUnit } from '../state.ts';
import { KEYWORD_IDS, PACTS } from '../types.ts';
import type { UnitFilter } from './dsl.ts';
import type { RunFrame } from './frame.ts';
import { programOf, type OwnInstruction } from './program.ts';
import { aim, canBePicked, matchesCard } from './select.ts';
import { inPlay } from './verbs.ts';

/* Carrying a text out: up to its next event or question, then back to the agenda (WR-19.6). */

/** Whom the player of a text may name (WR-19.10). */
export function targetsFor(s: WrState, f: RunFrame, of: UnitFilter): WrUnit[] {
  const found: WrUnit[] = [];
  eachUnit(s, (unit) => {
    if (canBePicked(s, f, unit, of) && (unit.seat === f.seat || sheltered(unit, f.whole ? 'texts' : 'stratagems') === null))
      found.push(unit);
  });
  return found;
}

/** The opponent of the active player decides nothing: what they would pick is drawn (WR-7.7). */
const decides = (s: WrState, f: RunFrame): boolean => f.seat === s.active;

function ask(s: WrState, f: RunFrame, kind: WrChoice['kind'], offered: number[] = []): void {
  s.agenda.push(f);
  s.choice = { seat: f.seat, kind, card: f.card, offered };
}

/** Names the target of a triggered text. */
function nameTarget(s: WrState, f: RunFrame, of: UnitFilter): 'go' | 'wait' | 'fizzle' {
  const targets = targetsFor(s, f, of);
  if (targets.length === 0) return 'fizzle';
  if (targets.length > 1 && decides(s, f)) {
    ask(s, f, 'target');
    return 'wait';
  }
  return takeTarget(s, f, targets[targets.length > 1 ? draw(s.rng, 'chance', 'a target', targets.length) : 0]) ? 'wait' : 'go';
}

/** Returns whether the text of a Troop that is turned up by it comes first. */
function takeTarget(s: WrState, f: RunFrame, unit: WrUnit): boolean {
  f.targets = [unit.id];
  f.named = 1;
  return turnUpFirst(s, f, [unit]);
}

/** Turns up those that lie face down; what their texts do comes before the rest of this one (WR-21.5). Returns whether there is such a text. */
function turnUpFirst(s: WrState, f: RunFrame, units: readonly WrUnit[]): boolean {
  const hidden = units.filter((unit) => unit.hidden === 1);
  if (hidden.length === 0) return false;
  const before = s.agenda.push(f);
  turnUpAll(s, hidden);
  if (s.agenda.length > before) return true;
  s.agenda.pop();
  return false;
}

/** Works out who is reached. Returns whether texts of those turned up by it come first. */
function aimed(s: WrState, f: RunFrame, { verb }: OwnInstruction): boolean {
  if (f.aimed !== null) return false;
  f.aimed = verb.group === undefined ? [] : aim(s, f, verb.group);
  return verb.harms?.(s, f) === true && turnUpFirst(s, f, inPlay(s, f.aimed));
}

function offersOf(s: WrState, f: RunFrame, at: Extract<OwnInstruction, { op: 'discover' }>): number[] {
  const cards = at.from === 'deck' ? s.seats[f.seat].deck : cardsOfRole(factionOf(s, f.seat), 'deck');
  const isOffered = (card: number): boolean => {
    const { spec } = DEFS[card];
    const banned = s.mode === SKIRMISH && spec.kind === 'stratagem' && spec.skirmishBanned === true;
    return matchesCard(DEFS[card], at.of) && !(at.from === 'pool' && banned);
  };
  return candidates(s, cards.filter(isOffered));
}

/** What is asked before a step. Returns whether the player has to answer. */
function askFirst(s: WrState, f: RunFrame, at: OwnInstruction): boolean {
  if (f.picked >= 0) return false;
  if (at.op === 'pact' && f.aimed!.length > 0) {
    if (decides(s, f)) {
      ask(s, f, 'pact');
      return true;
    }
    f.picked = draw(s.rng, 'chance', 'a Pact', PACTS.length);
  }
  if (at.op === 'discover') {
    const offered = isFull(s, f.seat) ? [] : offersOf(s, f, at);
    if (offered.length > 1 && decides(s, f)) {
      tell()?.split(
        [f.seat],
        { type: 'offered', seat: f.seat, count: offered.length, cards: offered.map((card) => DEFS[card].id) },
        { type: 'offered', seat: f.seat, count: offered.length },
      );
      ask(s, f, 'take', offered);
      return true;
    }
    if (offered.length > 0) f.picked = offered[offered.length > 1 ? draw(s.rng, 'chance', 'a card', offered.length) : 0];
  }
  return false;
}

/** A text that begins of itself. Returns whether its unit is there for it. */
function announce(s: WrState, f: RunFrame): boolean {
  const unit = unitById(s, f.self);
  if (unit === null) return false;
  tell()?.all({ type: 'triggered', thing: thingOf(s, unit), card: DEFS[f.card].id, keyword: KEYWORD_IDS[f.announces] });
  f.announces = -1;
  return true;
}

/** Agenda: goes on with a text. */
export function run(s: WrState, f: RunFrame): void {
  if (f.announces >= 0 && !announce(s, f)) return;
  const program = programOf(f.program);
  if (f.named === 0) {
    const { target } = PROGRAMS[f.program].script;
    if (target !== undefined) {
      const named = nameTarget(s, f, target);
      if (named !== 'go') return;
    }
    f.named = 1;
  }
  for (;;) {
    f.pc = f.aimed === null ? follow(program, f.pc, s, f) : f.pc;
    if (f.pc >= program.length) break;
    const at = program[f.pc] as OwnInstruction;
    if (aimed(s, f, at)) return;
    if (askFirst(s, f, at)) return;
    at.verb.run(s, f, inPlay(s, f.aimed!));
    f.aimed = null;
    f.picked = -1;
    f.pc++;
    if (f.whole) continue;
    if (f.pc < program.length) s.agenda.push(f);
    closeEvent(s);
    return drainFirst(s);
  }
  closeEvent(s);
  if (!isWithinTrigger(s)) drainFirst(s);
}

/** What a trigger sets off waits for its turn in the queue, and so does what an Ambush does that a trigger turned up (WR-19.6). */
function isWithinTrigger(s: WrState): boolean {
  return s.agenda.some((item) => item.do === 'drain' || (item.do === 'run' && (item as RunFrame).whole === 1));
}

// ---------------------------------------------------------------- answers

/** The text waiting for an answer is the newest work. */
const asking = (s: WrState): RunFrame => s.agenda[s.agenda.length - 1] as RunFrame;

export function answerTarget(s: WrState, id: number): void {
  s.choice = null;
  const unit = unitById(s, id);
  const f = s.agenda.pop() as RunFrame;
  if (unit === null || !takeTarget(s, f, unit)) s.agenda.push(f);
}

export function answerTake(s: WrState, card: number): void {
  const f = asking(s);
  f.picked = card;
  tell()?.split([f.seat], { type: 'took', seat: f.seat, card: DEFS[card].id }, { type: 'took', seat: f.seat });
  s.choice = null;
}

export function answerPact(s: WrState, pact: number): void {
  asking(s).picked = pact;
  s.choice = null;
}
