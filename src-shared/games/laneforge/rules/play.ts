import type { AgendaItem } from '../../../kernel/state.ts';
import { DEFS, TRIGGER } from '../catalog.ts';
import type { LaneLimit } from '../effects/dsl.ts';
import { frameOf } from '../effects/frame.ts';
import { lanesFor } from '../effects/select.ts';
import type { LnPlayedFrom } from '../events.ts';
import { LEFT, ZONE, ownerOf, placeOf, type LnCreature, type LnState } from '../state.ts';
import { at, known, newCreature } from './creatures.ts';
import { closeEvent, note, openEvent, triggerOwn, type EventNotes } from './happen.ts';
import { leavePlay, toBanishPile } from './leave.ts';
import { cardOf, tell, thingOf } from './tell.ts';
import { rowFor } from './traits.ts';
import { levelUp, takeFromPile, takeOut } from './zones.ts';

/* Playing: reveal → Free → lane and place, or resolve and banish → level up (LN-6.1). */

/** A creature on its way to a lane, or a spell on its way to its abilities. Plain data on the agenda. */
export interface PlayItem extends AgendaItem {
  do: 'play';
  seat: number;
  /** −1 for a Minion. */
  inst: number;
  face: number;
  /** It comes out of hand or discard pile, so it levels (LN-6.2). */
  levels: number;
  /** Creatures with a smaller id were in play when it was revealed (LN-12.2). */
  bound: number;
  limit: LaneLimit | null;
  /** The creature whose text plays it, 0 if none. */
  src: number;
}

export interface FinishSpellItem extends AgendaItem {
  do: 'finishSpell';
  seat: number;
  inst: number;
  levels: number;
  bound: number;
}

interface PlayOptions {
  limit?: LaneLimit;
  src?: number;
  free?: boolean;
}

/** Reveals a card and begins to play it. Its Free cost, if any, is pushed on top by the caller. */
export function playCard(
  s: LnState,
  seat: number,
  inst: number,
  from: LnPlayedFrom,
  { limit, src = 0, free = false }: PlayOptions = {},
): void {
  takeFromPile(s, inst);
  s.zones[inst] = ZONE.resolving;
  tell()?.all({ type: 'played', seat, card: cardOf(s, inst), from, free });
  const levels = from === 'hand' || from === 'discard' ? 1 : 0;
  s.agenda.push({
    do: 'play',
    seat,
    inst,
    face: s.faces[inst],
    levels,
    bound: s.nextId,
    limit: limit ?? null,
    src,
  } satisfies PlayItem as AgendaItem);
}

export function playMinion(s: LnState, seat: number, face: number, { limit, src = 0 }: PlayOptions = {}): void {
  tell()?.all({ type: 'played', seat, card: DEFS[face].id, from: 'supply', free: false });
  s.agenda.push({
    do: 'play',
    seat,
    inst: -1,
    face,
    levels: 0,
    bound: s.nextId,
    limit: limit ?? null,
    src,
  } satisfies PlayItem as AgendaItem);
}

/** Lanes that the item may still go to. */
export const lanesOf = (s: LnState, item: PlayItem): number[] => lanesFor(s, item.seat, item.limit ?? undefined, known(s, item.src));

/** Agenda: a spell resolves; a creature needs its lane, which is asked for where there are several. */
export function goOnPlaying(s: LnState, item: PlayItem): void {
  if (DEFS[item.face].isSpell) return resolveSpell(s, item);
  const lanes = lanesOf(s, item);
  if (lanes.length === 1) return landIn(s, item, lanes[0]);
  if (lanes.length === 0) return giveBack(s, item);
  s.agenda.push(item);
  s.choice = { seat: item.seat, kind: 'lane', face: item.face, champion: -1, left: 1, upTo: 0 };
}

/** Lanes vanished between reveal and placing, which only another text could cause: the card is banished unplayed. */
function giveBack(s: LnState, item: PlayItem): void {
  if (item.inst >= 0) toBanishPile(s, item.inst);
}

/** The creature enters, the card levels, and the play is over (LN-6.6: before any trigger). */
export function landIn(s: LnState, item: PlayItem, lane: number): void {
  const e = openEvent(s);
  const c = enterPlay(s, e, item.seat, item.face, item.inst, lane);
  if (item.levels) levelUp(s, item.inst);
  notePlayed(s, e, item.seat, item.face, c.id, item.bound);
  closeEvent(s, e);
}

function notePlayed(s: LnState, e: EventNotes, seat: number, face: number, id: number, bound?: number): void {
  const own = s.seats[seat];
  if (DEFS[face].isSpell) own.spellsPlayed++;
  else own.creaturesPlayed++;
  note(e, TRIGGER.cardPlayed, id, seat, face, 0, bound);
}

/** Plays a creature at once into a lane, as Replace and Upgrade do (LN-14.25). Inside an event of the caller's. */
export function playInto(s: LnState, e: EventNotes, seat: number, face: number, inst: number, lane: number): LnCreature {
  const c = enterPlay(s, e, seat, face, inst, lane);
  notePlayed(s, e, seat, face, c.id);
  return c;
}

/** LN-7.3–7.9: replaces what is there, chooses the row, triggers what the creature's own coming triggers. */
function enterPlay(s: LnState, e: EventNotes, seat: number, face: number, inst: number, lane: number): LnCreature {
  const old = at(s, seat, lane);
  if (old !== null) {
    leavePlay(s, old, LEFT.replaced);
    note(e, TRIGGER.replaced, old.id, seat, 0, 0);
    note(e, TRIGGER.banished, old.id, seat, 0, 0);
  }
  const c = newCreature(s, seat, lane, rowFor(s, seat, DEFS[face].kw), face, inst);
  if (inst >= 0) s.zones[inst] = ZONE.lane;
  s.creatures[placeOf(seat, lane)] = c;
  tell()?.all({ type: 'entered', thing: thingOf(c), attack: c.attack, health: c.health, armor: c.armor });
  note(e, TRIGGER.entersLane, c.id, seat, 0, 0);
  note(e, TRIGGER.entersRow, c.id, seat, c.row, 0);
  triggerOwn(s, c, TRIGGER.deploy, 0, c.id);
  if (old !== null) triggerOwn(s, c, TRIGGER.replaces, 0, old.id);
  triggerOwn(s, c, TRIGGER.entersLane, 0, c.id);
  triggerOwn(s, c, TRIGGER.entersRow, c.row, c.id);
  return c;
}

/** LN-8.1–8.3: abilities in written order, each on its own; then the spell is banished and levels. */
function resolveSpell(s: LnState, { seat, inst, face, levels, bound }: PlayItem): void {
  s.agenda.push({ do: 'finishSpell', seat, inst, levels, bound } satisfies FinishSpellItem as AgendaItem);
  const programs = DEFS[face].spell;
  for (let i = programs.length - 1; i >= 0; i--) s.agenda.push(frameOf(programs[i], seat, { face }));
}

export function finishSpell(s: LnState, { seat, inst, levels, bound }: FinishSpellItem): void {
  const e = openEvent(s);
  toBanishPile(s, inst);
  tell()?.all({ type: 'spellDone', seat, card: cardOf(s, inst) });
  if (levels) levelUp(s, inst);
  notePlayed(s, e, seat, s.faces[inst], 0, bound);
  closeEvent(s, e);
}

/** Upgrades a creature in play (LN-14.31, LN-D6); a level 3 card stays as it is, which counts as done. */
export function upgradeCreature(s: LnState, e: EventNotes, c: LnCreature, by: number): void {
  if (DEFS[c.face].level === 3) return;
  const face = c.face + 1;
  const inst = c.inst < 0 ? -1 : c.inst + 1;
  if (inst >= 0) takeOut(s, e, inst);
  tell()?.all({ type: 'upgraded', seat: c.seat, card: DEFS[c.face].id, to: DEFS[face].id, in: 'lane' });
  const next = playInto(s, e, c.seat, face, inst, c.lane);
  c.became = next.id;
  note(e, TRIGGER.upgraded, next.id, by, 0, 0);
}

/** Upgrades a card where it lies: the next level takes its place and position, nothing is played (LN-D7). */
export function upgradeInZone(s: LnState, e: EventNotes, inst: number, zone: 'hand' | 'discard' | 'deck', by: number): void {
  if (inst % 3 === 2) return;
  const seat = ownerOf(inst);
  const own = s.seats[seat];
  const next = inst + 1;
  takeOut(s, e, next);
  const place = own[zone].indexOf(inst);
  own[zone][place] = next;
  s.zones[next] = ZONE[zone];
  own.knownHand = own.knownHand.filter((one) => one !== inst);
  own.knownDeck = own.knownDeck.filter((one) => one !== inst);
  if (zone === 'hand') own.knownHand.push(next);
  else if (zone === 'deck') own.knownDeck.push(next);
  toBanishPile(s, inst);
  note(e, TRIGGER.upgraded, 0, by, 0, 0);
  tell()?.all({ type: 'upgraded', seat, card: cardOf(s, inst), to: cardOf(s, next), in: zone });
}
