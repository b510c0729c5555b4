import { DEFS, type LnDef } from '../catalog.ts';
import { CANNOT } from '../prohibitions.ts';
import { LANES, ROW, placeOf, type LnCreature, type LnState } from '../state.ts';

/* Looking creatures up, and what their numbers mean. */

export const defOf = (c: LnCreature): LnDef => DEFS[c.face];
export const at = (s: LnState, seat: number, lane: number): LnCreature | null => s.creatures[placeOf(seat, lane)];
export const opponentOf = (c: LnCreature, s: LnState): LnCreature | null => at(s, 1 - c.seat, c.lane);
export const isSilent = (c: LnCreature): boolean => c.silent !== 0 || c.silentTurn !== 0;

/** A stay in play that begins: Ready, with its printed numbers. The caller gives it its place in the state. */
export function newCreature(s: LnState, seat: number, lane: number, row: number, face: number, inst: number): LnCreature {
  const def = DEFS[face];
  return {
    id: s.nextId++,
    seat,
    lane,
    row,
    face,
    inst,
    ready: 1,
    attack: def.attack,
    health: def.health,
    armor: def.armor,
    armorGained: 0,
    armorTurn: 0,
    attackTurn: 0,
    healthTurn: 0,
    gained: 0,
    gainedTurn: 0,
    lost: 0,
    lostTurn: 0,
    mobility: 0,
    mobilityTurn: 0,
    silent: 0,
    silentTurn: 0,
    fed: 0,
    kw: def.kw,
    became: 0,
    left: 0,
    leftIn: 0,
  };
}

/** The stay in play with this number itself, in play or just gone. */
export function stayOf(s: LnState, id: number): LnCreature | null {
  if (id === 0) return null;
  for (const c of s.creatures) if (c !== null && c.id === id) return c;
  for (const c of s.ghosts) if (c.id === id) return c;
  return null;
}

/** The same, but an Upgraded one is followed to its new level (LN-D39). */
export function known(s: LnState, id: number): LnCreature | null {
  const c = stayOf(s, id);
  return c === null || c.became === 0 ? c : (known(s, c.became) ?? c);
}

/** The same, if it is in play. */
export function live(s: LnState, id: number): LnCreature | null {
  const c = known(s, id);
  return c !== null && c.left === 0 ? c : null;
}

/** Printed Armor as far as its text box is not empty (LN-18.6). */
export const printedArmor = (c: LnCreature): number => (isSilent(c) ? 0 : DEFS[c.face].armor);
export const activeArmor = (c: LnCreature): number => c.armor + c.armorGained + c.armorTurn;
/** LN-10.7. */
export const armorValue = (c: LnCreature): number => printedArmor(c) + c.armorGained + c.armorTurn;

/** Brings the keywords up to date after anything they are worked out from has changed. */
export function refreshKeywords(c: LnCreature): void {
  const printed = isSilent(c) ? 0 : DEFS[c.face].kw;
  c.kw = ((printed & ~c.lost) | c.gained | c.gainedTurn) & ~c.lostTurn;
}

export const has = (c: LnCreature, keyword: number): boolean => (c.kw & keyword) !== 0;

export const isFront = (c: LnCreature): boolean => c.row === ROW.front;

export const cannot = (c: LnCreature, what: keyof typeof CANNOT): boolean => !isSilent(c) && (DEFS[c.face].cannot & CANNOT[what]) !== 0;

/** May it move to a lane at most `reach` away whose half is empty (LN-14.19)? */
export function canMove(s: LnState, c: LnCreature, reach: number): boolean {
  for (let lane = 0; lane < LANES; lane++) if (canMoveTo(s, c, lane, reach)) return true;
  return false;
}

export const canMoveTo = (s: LnState, c: LnCreature, lane: number, reach: number): boolean =>
  lane !== c.lane && Math.abs(lane - c.lane) <= reach && at(s, c.seat, lane) === null && !cannot(c, 'move');
