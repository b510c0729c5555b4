import { DEFS } from '../catalog.ts';
import { frameOf, type RunFrame } from '../effects/frame.ts';
import { canGoOn, cardOptions, creatureOptions, laneOptions, programOf } from '../effects/program.ts';
import { holds } from '../effects/select.ts';
import { championProgram } from '../effects/verbs/cards.ts';
import { ACTION, CARD_FREE, LANE_TO, SEAT_LANE, keyOf } from '../keys.ts';
import { isActing } from '../modes.ts';
import { LANES, MAX_FREE, type LnCreature, type LnState } from '../state.ts';
import { at, canMoveTo, isSilent } from './creatures.ts';
import { lanesOf, type PlayItem } from './play.ts';
import { mobilityOf } from './traits.ts';
import { activeSeat } from './turn.ts';

/* Every legal action of the deciding seat, as keys in a fixed order that follows from what that seat knows. */

/** Asked instead of a real frame, so that listing actions allocates nothing. */
const probe: RunFrame = frameOf(0, 0, {});

function couldStart(s: LnState, program: number, seat: number, src: number, face: number): boolean {
  probe.program = program;
  probe.pc = 0;
  probe.you = probe.player = seat;
  probe.src = src;
  probe.face = face;
  probe.it = src;
  probe.picking = 0;
  return canGoOn(s, probe);
}

const freeLeft = (s: LnState): boolean => s.freeUsed < MAX_FREE;

/** LN-6.8, 6.9: may the card be declared Free now? */
export function canPlayFree(s: LnState, seat: number, inst: number): boolean {
  const def = DEFS[s.faces[inst]];
  if (def.free === 'never' || !freeLeft(s)) return false;
  if (def.freeIf !== null) {
    probe.you = probe.player = seat;
    probe.src = 0;
    probe.face = def.index;
    return holds(s, probe, def.freeIf);
  }
  // The card itself is on its way out of the hand and pays for nothing.
  const { hand } = s.seats[seat];
  const at = hand.indexOf(inst);
  hand.splice(at, 1);
  const payable = couldStart(s, def.freeCost, seat, 0, def.index);
  hand.splice(at, 0, inst);
  return payable;
}

/** LN-5.7, 5.14. */
export function canActivate(s: LnState, c: LnCreature): boolean {
  const program = DEFS[c.face].activate;
  if (program < 0 || c.ready === 0 || isSilent(c) || !freeLeft(s)) return false;
  // Asked as if the cost had been paid.
  c.ready = 0;
  const can = couldStart(s, program, c.seat, c.id, c.face);
  c.ready = 1;
  return can;
}

/** LN-15.2, 15.3, 15.8. */
export function canUseChampion(s: LnState, seat: number): boolean {
  const own = s.seats[seat];
  if (s.cycle < 2 || s.cycle > 4 || own.championReady === 0 || own.championUsed & (1 << s.cycle) || !freeLeft(s)) return false;
  const program = championProgram(s, seat, s.cycle);
  if (program < 0) return false;
  own.championReady = 0;
  const can = couldStart(s, program, seat, 0, -1);
  own.championReady = 1;
  return can;
}

function addActions(s: LnState, out: Int32Array): number {
  const seat = activeSeat(s);
  const { hand } = s.seats[seat];
  let n = 0;
  if (!s.mainUsed) for (const inst of hand) out[n++] = keyOf(ACTION.playCard, CARD_FREE.of(inst, 0));
  for (const inst of hand)
    if (DEFS[s.faces[inst]].free !== 'never' && canPlayFree(s, seat, inst)) out[n++] = keyOf(ACTION.playCard, CARD_FREE.of(inst, 1));
  if (!s.mainUsed) for (const inst of hand) out[n++] = keyOf(ACTION.banishCard, inst);
  for (let lane = 0; lane < LANES; lane++) {
    const c = at(s, seat, lane);
    if (c === null) continue;
    if (canActivate(s, c)) out[n++] = keyOf(ACTION.activate, lane);
    const reach = c.ready === 1 && freeLeft(s) ? mobilityOf(c) : 0;
    if (reach > 0)
      for (let to = 0; to < LANES; to++) if (canMoveTo(s, c, to, reach)) out[n++] = keyOf(ACTION.useMobility, LANE_TO.of(lane, to));
  }
  if (canUseChampion(s, seat)) out[n++] = keyOf(ACTION.useChampion, 0);
  // LN-5.12: with a card in hand the main action is compulsory.
  if (s.mainUsed || hand.length === 0) out[n++] = keyOf(ACTION.endActionPhase, 0);
  return n;
}

/** What the text or play waiting for an answer may be answered with. */
function addAnswers(s: LnState, out: Int32Array): number {
  const choice = s.choice!;
  let n = 0;
  if (choice.kind === 'champion') {
    for (let deck = 0; deck < s.decks[choice.seat].length; deck++) out[n++] = keyOf(ACTION.pickChampion, deck);
    return n;
  }
  if (choice.kind === 'order') {
    for (let i = 0; i < s.batch.length; i++) if (s.batch[i].seat === choice.seat) out[n++] = keyOf(ACTION.orderTrigger, i);
    return n;
  }
  if (choice.kind === 'may') {
    out[n++] = keyOf(ACTION.accept, 0);
    out[n++] = keyOf(ACTION.decline, 0);
    return n;
  }
  const item = s.agenda[s.agenda.length - 1];
  if (item.do === 'play') {
    for (const lane of lanesOf(s, item as PlayItem)) out[n++] = keyOf(ACTION.chooseLane, lane);
    return n;
  }
  const f = item as RunFrame;
  const asked = programOf(f.program)[f.pc];
  if (asked.op === 'creature')
    for (const c of creatureOptions(s, f, asked)) out[n++] = keyOf(ACTION.chooseCreature, SEAT_LANE.of(c.seat, c.lane));
  else if (asked.op === 'card') for (const inst of cardOptions(s, f, asked)) out[n++] = keyOf(ACTION.chooseCard, inst);
  else if (asked.op === 'lane') for (const lane of laneOptions(s, f, asked)) out[n++] = keyOf(ACTION.chooseLane, lane);
  if (choice.upTo) out[n++] = keyOf(ACTION.done, 0);
  return n;
}

/** Writes the keys into `out`; returns how many. */
export function listActions(s: LnState, out: Int32Array): number {
  if (s.result !== null) return 0;
  if (s.choice !== null) return addAnswers(s, out);
  return isActing(s.phase) ? addActions(s, out) : 0;
}

/** LN-5.1: who decides. */
export function toAct(s: LnState): number | null {
  if (s.result !== null) return null;
  if (s.choice !== null) return s.choice.seat;
  return isActing(s.phase) ? activeSeat(s) : null;
}
