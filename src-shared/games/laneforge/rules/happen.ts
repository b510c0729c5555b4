import { DEFS, TRIGGER } from '../catalog.ts';
import type { TriggerSpec } from '../effects/dsl.ts';
import { LEFT, type LnCreature, type LnState } from '../state.ts';
import { matchesCard, matchesFallen } from './card-filter.ts';
import { isSilent, stayOf } from './creatures.ts';
import { checkLoss } from './losing.ts';
import { leavePlay } from './leave.ts';

/*
 * What one event did. Rules code notes it while the event happens; when it has finished, creatures without Health are
 * destroyed together, the abilities it triggers are collected, and losing is checked (LN-8.10, 12.1, 16.1).
 */

interface Note {
  kind: number;
  /** Only creatures with a smaller id were in play before it began (LN-12.1). */
  bound: number;
  /** The creature it is about, 0 if none. */
  who: number;
  /** Seat it is about: of the creature, the player, the card's player. */
  seat: number;
  /** Another creature, a definition index, a row: what the kind needs. */
  other: number;
  amount: number;
}

/**
 * One event under way, from `openEvent` to `closeEvent`: an argument of all that changes the board meanwhile. No
 * decision is pending before it closes, so it is no part of the state.
 */
export interface EventNotes {
  /** Creatures with a smaller id were in play before it began. */
  readonly began: number;
  readonly notes: Note[];
  /** Pairs of source and victim, for "when this destroys a creature" (LN-18.10). */
  readonly harms: number[];
}

export function openEvent(s: LnState): EventNotes {
  s.event++;
  return { began: s.nextId, notes: [], harms: [] };
}

/** `bound` is given where the event tells of something longer than itself: a card's play since its reveal (LN-12.2). */
export function note(e: EventNotes, kind: number, who: number, seat: number, other: number, amount: number, bound = e.began): void {
  e.notes.push({ kind, bound, who, seat, other, amount });
}

export function noteHarm(e: EventNotes, source: number, victim: number): void {
  if (source !== 0) e.harms.push(source, victim);
}

/** LN-11.1, 11.4: all that are at 0 or less go together. */
function destroyTheFallen(s: LnState, e: EventNotes): void {
  const { creatures } = s;
  for (let i = 0; i < creatures.length; i++) {
    const c = creatures[i];
    if (c !== null && c.health <= 0) destroyCreature(s, e, c);
  }
}

/** The "destroyed" event (LN-11.2), credited to all that harmed it. */
export function destroyCreature(s: LnState, e: EventNotes, c: LnCreature): void {
  leavePlay(s, c, LEFT.destroyed);
  s.seats[c.seat].fallen++;
  note(e, TRIGGER.destroyed, c.id, c.seat, 0, 0);
  note(e, TRIGGER.banished, c.id, c.seat, 0, 0);
  const { harms } = e;
  for (let i = 0; i < harms.length; i += 2)
    if (harms[i + 1] === c.id && isFirstHarm(harms, i)) note(e, TRIGGER.destroysCreature, harms[i], c.seat, c.id, 0);
}

/** Several blows of one source against one victim are one doing. */
function isFirstHarm(harms: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i += 2) if (harms[i] === harms[at] && harms[i + 1] === harms[at + 1]) return false;
  return true;
}

/** Kinds that look back on leaving: their creature may have gone in the same event (LN-12.3, LN-D37). */
const LOOKS_BACK = TRIGGER.destroyed | TRIGGER.banished | TRIGGER.replaced | TRIGGER.destroysCreature;

/** Ends the event: deaths, triggers, losing. */
export function closeEvent(s: LnState, e: EventNotes): void {
  destroyTheFallen(s, e);
  const heeded = e.notes.length > 0 ? heededBy(s) : 0;
  for (const n of e.notes) {
    if ((heeded & n.kind) === 0) continue;
    for (const c of s.creatures) if (c !== null && DEFS[c.face].triggerMask & n.kind && c.id < n.bound && !isSilent(c)) trigger(s, c, n);
    if (n.kind & LOOKS_BACK)
      for (const c of s.ghosts)
        if (c.leftIn === s.event && DEFS[c.face].triggerMask & n.kind && c.id < n.bound && !isSilent(c)) trigger(s, c, n);
  }
  checkLoss(s);
}

/** Kinds of which any creature's text takes heed. */
function heededBy(s: LnState): number {
  let kinds = 0;
  for (const c of s.creatures) if (c !== null) kinds |= DEFS[c.face].triggerMask;
  for (const c of s.ghosts) kinds |= DEFS[c.face].triggerMask;
  return kinds;
}

function trigger(s: LnState, c: LnCreature, n: Note): void {
  for (const t of DEFS[c.face].triggers) {
    if (t.kind !== n.kind || !fits(s, c, t.spec, n)) continue;
    s.pending.push({ seat: c.seat, program: t.program, src: c.id, face: c.face, it: subjectOf(n), amount: n.amount });
  }
}

/** The creature that "it" means in the triggered text. */
const subjectOf = (n: Note): number => (n.kind === TRIGGER.damagesCreature || n.kind === TRIGGER.destroysCreature ? n.other : n.who);

/** Whose doing counts, seen from creature `c`. `own` and `any` mean other creatures than itself where they say so. */
function fits(s: LnState, c: LnCreature, spec: TriggerSpec, n: Note): boolean {
  switch (spec.on) {
    case 'destroyed':
    case 'banished':
    case 'replaced':
      return isWho(c, spec.who, n) && (spec.of === undefined || matchesFallen(stayOf(s, n.who)!, spec.of));
    case 'cardPlayed':
      // `who` is the creature played, if it is one: a card never sees its own play (LN-12.5).
      return n.who !== c.id && (n.seat === c.seat) === (spec.by === 'you') && (!spec.of || matchesCard(DEFS[n.other], spec.of));
    case 'damagesCreature':
    case 'damagesPlayer':
    case 'destroysCreature':
    case 'replaces':
      return n.who === c.id;
    case 'endOfTurn':
      return true;
    case 'entersRow':
      return isWho(c, spec.who, n) && (spec.row === undefined || (spec.row === 'front') === (n.other === 0));
    case 'survivesDamage':
      return isWho(c, spec.who, n) && stayOf(s, n.who)!.left === 0;
    case 'entersLane':
    case 'moves':
    case 'creatureGainsHealth':
      return isWho(c, spec.who, n);
    case 'playerGainsHealth':
      return (n.seat === c.seat) === (spec.who === 'you');
    case 'upgraded':
      return spec.by === 'any' || n.seat === c.seat;
    case 'leftHand':
    case 'championUsed':
      return (n.seat === c.seat) === (spec.whose === 'you');
  }
}

function isWho(c: LnCreature, who: 'this' | 'own' | 'enemy' | 'any', n: Note): boolean {
  if (who === 'any') return true;
  if (who === 'this') return n.who === c.id;
  if (who === 'enemy') return n.seat !== c.seat;
  return n.seat === c.seat && n.who !== c.id;
}

/** The abilities a creature's own coming sets off: they are not bound by having been there before (LN-12.5). */
export function triggerOwn(s: LnState, c: LnCreature, kind: number, other: number, it: number): void {
  const def = DEFS[c.face];
  if (isSilent(c)) return;
  if (kind === TRIGGER.deploy) {
    for (const program of def.deploy) s.pending.push({ seat: c.seat, program, src: c.id, face: c.face, it, amount: 0 });
    return;
  }
  if ((def.triggerMask & kind) === 0) return;
  for (const t of def.triggers) {
    if (t.kind !== kind) continue;
    const { spec } = t;
    if ('who' in spec && spec.who !== 'this') continue;
    if (spec.on === 'entersRow' && spec.row !== undefined && (spec.row === 'front') !== (other === 0)) continue;
    s.pending.push({ seat: c.seat, program: t.program, src: c.id, face: c.face, it, amount: 0 });
  }
}
