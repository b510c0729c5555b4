import { DEFS, PROGRAMS, type WrDef } from '../catalog.ts';
import { frameOf, type RunFrame } from '../effects/frame.ts';
import { targetsFor } from '../effects/run.ts';
import { KEYWORDS } from '../keywords/index.ts';
import { MASKS } from '../keywords/masks.ts';
import { ACTION, actAt, attackAt, keyOf, playedAt } from '../keys.ts';
import { ACTION_PHASE, MULLIGAN } from '../modes.ts';
import { CARD_BITS, HOW, LINE, SIDE_ROOM, WARLORD_PLACE, cardOfHand, isFresh, type WrState, type WrUnit } from '../state.ts';
import { PACTS } from '../types.ts';
import { ACTIONS, barredFrom, barredFromOath } from './act.ts';
import { placeOf, troopsLeft, troopsRight } from './board.ts';
import { costOf } from './costs.ts';
import { DEEDS } from './deeds.ts';
import { deciding, mayReturn } from './mulligan.ts';
import { NO_TARGET } from './play.ts';
import { barredFromAttacking, barredTarget, guardOf, nameable, reaches, readiness } from './targets.ts';
import { attackValue } from './values.ts';

/* Every legal action of the deciding seat, as keys in a fixed order that follows from what that seat knows. */

const NARROWS = KEYWORDS.at('narrows');
const MODES = [HOW.melee, HOW.ranged];
const REPLACES = KEYWORDS.at('replacesAttack');
const PAID = KEYWORDS.at('paidFor');

/** WR-7.7: the active player, or who is asked something. */
export function toAct(s: WrState): number | null {
  if (s.result !== null) return null;
  if (s.choice !== null) return s.choice.seat;
  if (s.phase === MULLIGAN) return deciding(s);
  return s.phase === ACTION_PHASE ? s.active : null;
}

/** A frame to ask whom a text could name, made once. */
const probe: RunFrame = frameOf(0, { seat: 0, card: 0, self: 0, it: 0, n: 0, targets: [], fresh: 0, whole: 0 });

/** Whom a Stratagem may name; null if it names nobody (WR-8.10). */
export function cardTargets(s: WrState, seat: number, def: WrDef): WrUnit[] | null {
  const of = def.program < 0 ? undefined : PROGRAMS[def.program].script.target;
  if (of === undefined) return null;
  probe.seat = seat;
  return targetsFor(s, probe, of);
}

/** Own places at which a Troop can be deployed (WR-8.2, 8.5), as L4…R4 are numbered. */
export function deployPlaces(s: WrState, seat: number): number[] {
  const places: number[] = [];
  const [left, right] = [troopsLeft(s, seat), troopsRight(s, seat)];
  if (left < SIDE_ROOM) for (let i = left; i >= 0; i--) places.push(WARLORD_PLACE - 1 - i);
  if (right < SIDE_ROOM) for (let i = 0; i <= right; i++) places.push(WARLORD_PLACE + 1 + i);
  return places;
}

const spotOf = (s: WrState, unit: WrUnit): number => unit.seat * LINE + placeOf(s, unit);

function addPlays(s: WrState, out: Int32Array, from: number, action: number, entry: number, places: readonly number[]): number {
  const def = DEFS[cardOfHand(entry)];
  let n = from;
  if (costOf(s, s.active, def) > s.seats[s.active].energy) return n;
  const named = entry & ((1 << (CARD_BITS + 1)) - 1);
  if (def.isTroop) {
    for (const place of places) out[n++] = keyOf(action, playedAt(named, place));
    return n;
  }
  const targets = cardTargets(s, s.active, def);
  if (targets === null) out[n++] = keyOf(action, playedAt(named, NO_TARGET));
  else for (const unit of targets) out[n++] = keyOf(action, playedAt(named, spotOf(s, unit)));
  return n;
}

const sameClass = (a: number, b: number): boolean => cardOfHand(a) === cardOfHand(b) && isFresh(a) === isFresh(b);

/** A Warlord in shackles cannot attack while its player holds what shackles it (WR-24.12). */
export const isShackled = (s: WrState, unit: WrUnit): boolean =>
  s.seats[unit.seat].line[s.seats[unit.seat].w] === unit && s.seats[unit.seat].hand.some((entry) => DEFS[cardOfHand(entry)].shackles);

/** In which of MODES the unit has a value to attack with (WR-17.3). */
const waysOf = (s: WrState, unit: WrUnit): number[] => MODES.filter((how) => attackValue(s, unit, how) > 0);

/** Whom a unit may attack in at least one of these ways (WR-10.17). */
function targetsOf(s: WrState, unit: WrUnit, ways: readonly number[], guard: ReturnType<typeof guardOf>): readonly WrUnit[] {
  let targets: readonly WrUnit[] = s.seats[1 - unit.seat].line.filter(
    (target) => barredTarget(s, unit, target, guard) === null && ways.some((how) => reaches(unit, target, how)),
  );
  if (MASKS.meets(unit.kw, NARROWS.mask))
    for (const hook of NARROWS.hooks) if (MASKS.meets(unit.kw, hook.mask)) targets = hook.does.among(s, unit, targets, DEEDS);
  return targets;
}

const canAttack = (s: WrState, unit: WrUnit): boolean => barredFromAttacking(s, unit) === null && !isShackled(s, unit);

/** Whom a unit may attack in at least one way. */
export const legalTargets = (s: WrState, unit: WrUnit): readonly WrUnit[] =>
  canAttack(s, unit) ? targetsOf(s, unit, waysOf(s, unit), guardOf(s, 1 - unit.seat)) : [];

/** In such a way (WR-17.3, 22.19)? */
export const canAttackSo = (s: WrState, unit: WrUnit, target: WrUnit, how: number): boolean =>
  attackValue(s, unit, how) > 0 && reaches(unit, target, how);

function addAttacks(s: WrState, out: Int32Array, from: number): number {
  let n = from;
  let open: readonly boolean[] | null = null;
  const { line, w } = s.seats[s.active];
  for (let at = 0; at < line.length; at++) {
    const unit = line[at];
    if (!canAttack(s, unit)) continue;
    const melee = attackValue(s, unit, HOW.melee) > 0;
    const ranged = attackValue(s, unit, HOW.ranged) > 0;
    if (!melee && !ranged) continue;
    open ??= nameable(s, 1 - s.active);
    n = addAttacksOf(s, out, n, unit, at - w + WARLORD_PLACE, melee, ranged, open);
  }
  return n;
}

/** @param open `nameable` of the enemy's line */
function addAttacksOf(
  s: WrState,
  out: Int32Array,
  from: number,
  unit: WrUnit,
  place: number,
  melee: boolean,
  ranged: boolean,
  open: readonly boolean[],
): number {
  let n = from;
  const { line, w } = s.seats[1 - s.active];
  const only = MASKS.meets(unit.kw, NARROWS.mask) ? legalTargets(s, unit) : null;
  const troopsOnly = readiness(s, unit) === 'troops';
  for (let i = 0; i < line.length; i++) {
    if (!open[i] || (troopsOnly && i === w)) continue;
    const target = line[i];
    if (only !== null && !only.includes(target)) continue;
    const to = i - w + WARLORD_PLACE;
    if (melee && reaches(unit, target, HOW.melee)) out[n++] = keyOf(ACTION.attack, attackAt(place, HOW.melee, to));
    if (ranged && reaches(unit, target, HOW.ranged)) out[n++] = keyOf(ACTION.attack, attackAt(place, HOW.ranged, to));
  }
  return n;
}

function addActions(s: WrState, out: Int32Array, from: number): number {
  let n = from;
  const { line } = s.seats[s.active];
  for (let at = 0; at < line.length; at++) {
    const unit = line[at];
    if (MASKS.meets(unit.kw, REPLACES.mask))
      for (let action = 0; action < ACTIONS.length; action++)
        if (barredFrom(s, unit, action) === null) out[n++] = keyOf(ACTION.act, actAt(placeOf(s, unit), action));
    if (MASKS.meets(unit.kw, PAID.mask) && barredFromOath(s, unit) === null) out[n++] = keyOf(ACTION.oath, placeOf(s, unit));
  }
  return n;
}

/** An equal copy stands before it. */
function isRepeated(hand: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++) if (sameClass(hand[i], hand[at])) return true;
  return false;
}

function listTurn(s: WrState, out: Int32Array, placesOf: (s: WrState, seat: number) => readonly number[]): number {
  const { hand, extra } = s.seats[s.active];
  const places = placesOf(s, s.active);
  let n = 0;
  for (let i = 0; i < hand.length; i++) if (!isRepeated(hand, i)) n = addPlays(s, out, n, ACTION.play, hand[i], places);
  for (let i = 0; i < extra.length; i++) if (extra.indexOf(extra[i]) === i) n = addPlays(s, out, n, ACTION.extra, extra[i], places);
  n = addAttacks(s, out, n);
  n = addActions(s, out, n);
  out[n++] = keyOf(ACTION.endTurn, 0);
  return n;
}

function listChoice(s: WrState, out: Int32Array): number {
  const { kind, offered } = s.choice!;
  let n = 0;
  if (kind === 'take') for (const card of offered) out[n++] = keyOf(ACTION.take, card);
  else if (kind === 'pact') for (let i = 0; i < PACTS.length; i++) out[n++] = keyOf(ACTION.pact, i);
  else {
    const f = s.agenda[s.agenda.length - 1] as RunFrame;
    for (const unit of targetsFor(s, f, PROGRAMS[f.program].script.target!)) out[n++] = keyOf(ACTION.target, spotOf(s, unit));
  }
  return n;
}

function listMulligan(s: WrState, out: Int32Array): number {
  const { hand, returning } = s.seats[deciding(s)];
  let n = 0;
  const cards = hand.map(cardOfHand);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (!mayReturn(card) || cards.indexOf(card) !== i) continue;
    const left = cards.filter((other) => other === card).length - returning.filter((other) => other === card).length;
    if (left > 0) out[n++] = keyOf(ACTION.putBack, card);
  }
  out[n++] = keyOf(ACTION.keep, 0);
  return n;
}

function list(s: WrState, out: Int32Array, placesOf: (s: WrState, seat: number) => readonly number[]): number {
  if (s.result !== null) return 0;
  if (s.choice !== null) return listChoice(s, out);
  if (s.phase === MULLIGAN) return listMulligan(s, out);
  return s.phase === ACTION_PHASE ? listTurn(s, out, placesOf) : 0;
}

export const legal = (s: WrState, out: Int32Array): number => list(s, out, deployPlaces);

/** Innermost and outermost of each side: what a bot thinks about. */
function fewPlaces(s: WrState, seat: number): number[] {
  const places: number[] = [];
  const [left, right] = [troopsLeft(s, seat), troopsRight(s, seat)];
  if (left < SIDE_ROOM) places.push(WARLORD_PLACE - 1 - left);
  if (left > 0 && left < SIDE_ROOM) places.push(WARLORD_PLACE - 1);
  if (right < SIDE_ROOM) places.push(WARLORD_PLACE + 1);
  if (right > 0 && right < SIDE_ROOM) places.push(WARLORD_PLACE + 1 + right);
  return places;
}

export const candidates = (s: WrState, out: Int32Array): number => list(s, out, fewPlaces);
