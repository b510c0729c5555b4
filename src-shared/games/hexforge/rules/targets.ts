import { TYPE, terrainOf } from '../board/terrain.ts';
import { DEFS, type PlayTarget } from '../catalog.ts';
import { TARGET, idOfTarget, kindOfTarget, targetOf, type Context } from '../effects/frame.ts';
import { matches, tileMatches } from '../effects/select.ts';
import { itemIs } from '../effects/verbs/stack.ts';
import { KEYWORDS } from '../keywords/index.ts';
import {
  BASE_CARDS,
  FORGE_CARDS,
  KIND,
  LIST_CARDS,
  ZONE,
  forgeCard,
  isUnitThere,
  ownerOf,
  tenantId,
  tenantOwner,
  type HxEntity,
  type HxState,
} from '../state.ts';
import { entityById } from './lookup.ts';
import { isInSight, itemById } from './stack-sight.ts';
import { sees } from './vision.ts';

const WORKS = KEYWORDS.at('works').mask;
const UNTARGETABLE = KEYWORDS.at('untargetable').mask;

/** A unit may not be closer than this to an enemy base when a forge is raised (HX-6.5). */
const FORGE_DISTANCE = 5;

/** What a choice is made for, beyond the context of the text. */
export interface Chooser extends Context {
  /** Card being played, −1 for abilities. */
  inst: number;
  /** Definition being played, −1 for base abilities. */
  def: number;
}

/** Does the tower's list contain this naming id (HX-3.5)? */
function listHolds(s: HxState, tower: HxEntity, def: number): boolean {
  const first = tower.slot === 0 ? tower.owner * LIST_CARDS : forgeCard(tower.owner, tower.slot, 0);
  const n = tower.slot === 0 ? BASE_CARDS : FORGE_CARDS;
  for (let i = first; i < first + n; i++) if (s.defs[i] === def) return true;
  return false;
}

/** Free, standable, and beside a controlled tower whose list holds the card (HX-3.5–3.8). */
function isPlacement(s: HxState, c: Chooser, tile: number): boolean {
  const terrain = terrainOf(s.board);
  if (!terrain.standable[tile] || s.occupied[tile] !== 0) return false;
  for (const n of terrain.outline.around[tile]) {
    const there = s.occupied[n];
    if (there === 0 || isUnitThere(there)) continue;
    const tower = entityById(s, tenantId(there))!;
    if (tower.owner === c.seat && listHolds(s, tower, c.def)) return true;
  }
  return false;
}

/** Free, standable and beside the own base (HX-5.4). */
function isBesideBase(s: HxState, seat: number, tile: number): boolean {
  const terrain = terrainOf(s.board);
  return terrain.standable[tile] === 1 && s.occupied[tile] === 0 && terrain.outline.around[s.board.bases[seat]].includes(tile);
}

const SITE_TYPES: readonly number[] = [TYPE.blank, TYPE.grass, TYPE.sensor, TYPE.strife];

/** Why a tile is no forge site now, first reason first; null if it is one (HX-6.5). Vision is the caller's test. */
export function siteProblem(s: HxState, seat: number, tile: number): 'type' | 'occupied' | 'noWorker' | 'tower' | 'enemyBase' | null {
  const { outline } = terrainOf(s.board);
  if (!SITE_TYPES.includes(s.board.types[tile])) return 'type';
  if (s.occupied[tile] !== 0) return 'occupied';
  let worker = false;
  for (const n of outline.around[tile]) {
    const there = s.occupied[n];
    if (there === 0 || tenantOwner(there) !== seat) continue;
    if (!isUnitThere(there)) return 'tower';
    if (entityById(s, tenantId(there))!.kw & WORKS) worker = true;
  }
  if (!worker) return 'noWorker';
  for (let rival = 0; rival < s.seats.length; rival++) {
    if (rival !== seat && outline.dist[tile * outline.size + s.board.bases[rival]] < FORGE_DISTANCE) return 'enemyBase';
  }
  return null;
}

const entityOf = (s: HxState, target: number): HxEntity | null =>
  kindOfTarget(target) === TARGET.entity ? entityById(s, idOfTarget(target)) : null;

const tileOf = (target: number): number => (kindOfTarget(target) === TARGET.tile ? idOfTarget(target) : -1);

const shielded = (e: HxEntity): boolean => e.kind === KIND.unit && (e.kw & UNTARGETABLE) !== 0;

/** May `target` serve for `spec` as things stand, vision aside: tested on choosing and again on resolution (HX-14.14). */
export function isLegalTarget(s: HxState, spec: PlayTarget, c: Chooser, target: number): boolean {
  switch (spec.target) {
    case 'entity': {
      const e = entityOf(s, target);
      return e !== null && !shielded(e) && matches(s, e, spec.of, c);
    }
    case 'wearer': {
      const e = entityOf(s, target);
      return (
        e !== null &&
        e.kind === KIND.unit &&
        e.equip < 0 &&
        !shielded(e) &&
        (spec.side === 'any' || (e.owner === c.seat) === (spec.side === 'own'))
      );
    }
    case 'tile': {
      const tile = tileOf(target);
      return tile >= 0 && tileMatches(s, tile, spec.of, c);
    }
    case 'placement':
      return isPlacement(s, c, tileOf(target));
    case 'besideBase':
      return isBesideBase(s, c.seat, tileOf(target));
    case 'site':
      return siteProblem(s, c.seat, tileOf(target)) === null;
    case 'item':
      return kindOfTarget(target) === TARGET.item && itemById(s, idOfTarget(target)) !== null;
    case 'card': {
      if (kindOfTarget(target) !== TARGET.card) return false;
      const inst = idOfTarget(target);
      return s.zones[inst] === (spec.zone === 'discard' ? ZONE.discard : ZONE.lost) && cardFits(s, inst, c.seat, spec.side, spec.type);
    }
    case 'handCard': {
      if (kindOfTarget(target) !== TARGET.hand) return false;
      const inst = idOfTarget(target);
      return inst !== c.inst && s.zones[inst] === ZONE.hand && cardFits(s, inst, c.seat, 'own', spec.type);
    }
  }
}

function cardFits(s: HxState, inst: number, seat: number, side: 'own' | 'enemy' | 'any', type: string | undefined): boolean {
  if (side !== 'any' && (ownerOf(inst) === seat) !== (side === 'own')) return false;
  return type === undefined || DEFS[s.defs[inst]].spec.type === type;
}

/** Battlefield targets must be in vision when chosen (HX-13.10); a counter's kind is tested only if the item is in sight (HX-D53). */
function mayChoose(s: HxState, spec: PlayTarget, c: Chooser, target: number): boolean {
  if (target !== 0 && spec.target !== 'tile' && c.targets.includes(target)) return false;
  switch (spec.target) {
    case 'entity':
    case 'wearer':
      return sees(s, c.seat, entityOf(s, target)!.tile);
    case 'tile':
      return spec.of.anywhere === true || sees(s, c.seat, tileOf(target));
    case 'placement':
    case 'besideBase':
    case 'site':
      return sees(s, c.seat, tileOf(target));
    case 'item': {
      const item = itemById(s, idOfTarget(target))!;
      return !isInSight(s, c.seat, item) || itemIs(item, spec.item);
    }
    default:
      return true;
  }
}

/**
 * Calls `each` with every target that may be chosen now, in a fixed order that follows from what the seat knows
 * (tiles in map order, items and piles from the bottom, the hand from its oldest card), until it returns true.
 */
export function someTarget(s: HxState, spec: PlayTarget, c: Chooser, each: (target: number) => boolean): boolean {
  const test = (target: number) => isLegalTarget(s, spec, c, target) && mayChoose(s, spec, c, target) && each(target);
  switch (spec.target) {
    case 'entity':
    case 'wearer':
      for (let tile = 0; tile < s.occupied.length; tile++) {
        if (s.occupied[tile] !== 0 && test(targetOf(TARGET.entity, tenantId(s.occupied[tile])))) return true;
      }
      return false;
    case 'placement':
    case 'tile':
    case 'site':
      for (let tile = 0; tile < s.occupied.length; tile++) if (test(targetOf(TARGET.tile, tile))) return true;
      return false;
    case 'besideBase':
      for (const tile of terrainOf(s.board).outline.around[s.board.bases[c.seat]]) if (test(targetOf(TARGET.tile, tile))) return true;
      return false;
    case 'item':
      return s.stack.some((item) => test(targetOf(TARGET.item, item.id)));
    case 'card':
      return s.seats.some((own) => (spec.zone === 'discard' ? own.discard : own.lost).some((inst) => test(targetOf(TARGET.card, inst))));
    case 'handCard':
      return s.seats[c.seat].hand.some((inst) => test(targetOf(TARGET.hand, inst)));
  }
}
