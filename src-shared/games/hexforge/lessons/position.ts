import { boardOf, emptyState } from '../setup.ts';
import { compiled } from '../engine.ts';
import { parseCost } from '../cost.ts';
import { DEFS, defOf } from '../catalog.ts';
import type { HxLoadout } from '../loadouts/schema.ts';
import { STARTERS } from '../loadouts/index.ts';
import type { HxMap } from '../maps/schema.ts';
import { terrainOf } from '../board/terrain.ts';
import { derive } from '../rules/derive.ts';
import { addTower, addUnit } from '../rules/entities.ts';
import { noteSight } from '../rules/vision.ts';
import { BASE_CARDS, LIST_CARDS, ROLE, SLOT, ZONE, commanderRecord, forgeCard, FORGE_CARDS, type HxState } from '../state.ts';
import type { HxTileType } from '../types.ts';

/** A unit on the board, with what has happened to it. */
export interface StandingUnit<C> {
  card: C;
  damage?: number;
  exhausted?: boolean;
  equipment?: C;
  role?: keyof typeof ROLE;
  token?: boolean;
}

/** A unit on the board: just its card, or with what has happened to it. */
export type Standing<C = string> = C | StandingUnit<C>;

/** The definition index of a card. */
type Resolve<C> = (card: C) => number;

export interface StandingForge<C = string> {
  slot: number;
  damage?: number;
  /** Its list; cards not named are filler. */
  cards?: C[];
  /** Where the cards of the list are, in the same order: a pile, or the tile of the unit made from it. Default deck. */
  where?: ('deck' | 'hand' | 'discard' | 'lost' | `${number},${number}`)[];
}

export interface SidePosition<C = string> {
  /** Units by tile `'q,r'`, oldest first. Workers and tokens by their card's own role; a commander by its role. */
  units?: Record<string, Standing<C>>;
  /** Oldest first. */
  hand?: C[];
  /** Bottom first: the last is the top. */
  deck?: C[];
  discard?: C[];
  lost?: C[];
  /** `'2FF'`. */
  pool?: string;
  /** Damage on the base. */
  damage?: number;
  /** Raised forges: tile → slot, or slot with damage and cards of its list. */
  forges?: Record<string, number | StandingForge<C>>;
  /** Slots that fell. */
  fallen?: number[];
  commander?: C;
  workers?: [C, C];
  /** Cards of the base list beside those named in piles; the rest is filler. */
  baseList?: C[];
}

/** `C` is how it names cards; in the product by their ids. */
export interface Position<C = string> {
  /** Leaf of the turn machine; default `summon1`. */
  phase?: string;
  /** Whose turn; default A. */
  turn?: 'A' | 'B';
  turnNumber?: number;
  maxTurns?: number;
  /** Tile types other than blank, by `'q,r'`; the bases stand at `-5,0` (A) and `5,0` (B) unless moved here. */
  tiles?: Record<string, HxTileType>;
  /** Radius of the hexagonal map; default 6. */
  radius?: number;
  bases?: [string, string];
  /** What is not named of a side is by these; default: two of the game's own. */
  loadouts?: [HxLoadout, HxLoadout];
  A?: SidePosition<C>;
  B?: SidePosition<C>;
  /** Draws that must come, in order. */
  script?: [string, number][];
  seed?: string;
}

/** The map of a position. */
export function mapOf<C>(p: Position<C>): HxMap {
  const radius = p.radius ?? 6;
  const bases = p.bases ?? ['-5,0', '5,0'];
  const tiles: HxMap['tiles'] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) {
      if (Math.abs(q + r) > radius) continue;
      const at = `${q},${r}`;
      tiles.push({ q, r, type: bases.includes(at) ? 'base' : (p.tiles?.[at] ?? 'blank') });
    }
  }
  return { name: 'Position', tiles };
}

/** Hands out instances of one side: the base list first, then the lists of forges named as raised. */
class Instances<C> {
  private next = 0;
  private readonly s: HxState;
  private readonly seat: number;
  readonly defIndex: Resolve<C>;
  constructor(s: HxState, seat: number, defIndex: Resolve<C>) {
    this.s = s;
    this.seat = seat;
    this.defIndex = defIndex;
  }
  /** A fresh base-list instance of the card. */
  base(card: C): number {
    if (this.next >= BASE_CARDS) throw new Error('a position can name 10 base-list cards; use forges for more');
    const inst = this.seat * LIST_CARDS + this.next++;
    this.s.defs[inst] = this.defIndex(card);
    return inst;
  }
  /** The rest of the base list is out of the way. */
  close(): void {
    while (this.next < BASE_CARDS) this.s.zones[this.seat * LIST_CARDS + this.next++] = ZONE.removed;
  }
}

function addForges<C>(s: HxState, seat: number, side: SidePosition<C>, defIndex: Resolve<C>): void {
  for (const [at, spec] of Object.entries(side.forges ?? {})) {
    const forge = typeof spec === 'number' ? { slot: spec } : spec;
    const [q, r] = at.split(',').map(Number);
    s.seats[seat].slots[forge.slot - 1] = SLOT.raised;
    const tower = addTower(s, seat, terrainOf(s.board).outline.indexOf(q, r), forge.slot);
    tower.damage = forge.damage ?? 0;
    for (let k = 0; k < FORGE_CARDS; k++) {
      const inst = forgeCard(seat, forge.slot, k);
      const card = forge.cards?.[k];
      if (card) s.defs[inst] = defIndex(card);
      putForgeCard(s, seat, inst, forge.where?.[k] ?? 'deck');
    }
  }
}

function putForgeCard(s: HxState, seat: number, inst: number, where: NonNullable<StandingForge['where']>[number]): void {
  if (where === 'deck') {
    s.zones[inst] = ZONE.deck;
    s.seats[seat].deck.unshift(inst);
  } else if (where === 'hand' || where === 'discard' || where === 'lost') {
    s.zones[inst] = ZONE[where];
    s.seats[seat][where].push(inst);
  } else {
    s.zones[inst] = ZONE.battlefield;
    const [q, r] = where.split(',').map(Number);
    addUnit(s, seat, s.defs[inst], inst, ROLE.normal, terrainOf(s.board).outline.indexOf(q, r));
  }
}

const isStanding = <C>(unit: Standing<C>): unit is StandingUnit<C> => typeof unit === 'object' && unit !== null && 'card' in unit;

function addUnits<C>(s: HxState, seat: number, side: SidePosition<C>, instances: Instances<C>): void {
  for (const [at, standing] of Object.entries(side.units ?? {})) {
    const [q, r] = at.split(',').map(Number);
    const tile = terrainOf(s.board).outline.indexOf(q, r);
    const spec: StandingUnit<C> = isStanding(standing) ? standing : { card: standing };
    const def = instances.defIndex(spec.card);
    const d = DEFS[def];
    const role = spec.role
      ? ROLE[spec.role]
      : d.isWorker
        ? ROLE.primaryWorker
        : d.isToken || spec.token
          ? ROLE.token
          : d.isCommander
            ? ROLE.commander
            : ROLE.normal;
    const inst = role === ROLE.normal ? instances.base(spec.card) : role === ROLE.commander ? commanderRecord(seat) : -1;
    if (role === ROLE.normal) s.zones[inst] = ZONE.battlefield;
    if (role === ROLE.commander) s.defs[inst] = def;
    const unit = addUnit(s, seat, def, inst, role, tile);
    unit.damage = spec.damage ?? 0;
    unit.exhausted = spec.exhausted ? 1 : 0;
    if (spec.equipment) {
      unit.equip = instances.base(spec.equipment);
      s.zones[unit.equip] = ZONE.battlefield;
      s.stale = 1;
    }
  }
}

function fillPiles<C>(s: HxState, seat: number, side: SidePosition<C>, instances: Instances<C>): void {
  const own = s.seats[seat];
  const fill = (cards: C[] | undefined, zone: number, into: number[]) => {
    for (const card of cards ?? []) {
      const inst = instances.base(card);
      s.zones[inst] = zone;
      into.push(inst);
    }
  };
  fill(side.hand, ZONE.hand, own.hand);
  fill(side.deck, ZONE.deck, own.deck);
  fill(side.discard, ZONE.discard, own.discard);
  fill(side.lost, ZONE.lost, own.lost);
  for (const card of side.baseList ?? []) s.zones[instances.base(card)] = ZONE.removed;
}

/** The list of a side as its cards have become. */
function loadoutAsBuilt(s: HxState, seat: number): HxLoadout {
  const idOf = (def: number) => DEFS[def].id;
  const cards = (first: number, n: number) => s.defs.slice(first, first + n).map(idOf);
  const was = s.loadouts[seat];
  return {
    ...was,
    commander: idOf(s.defs[commanderRecord(seat)]),
    workers: [idOf(s.workers[seat * 2]), idOf(s.workers[seat * 2 + 1])],
    base: cards(seat * LIST_CARDS, BASE_CARDS),
    forges: was.forges.map((forge, i) => ({ ...forge, cards: cards(forgeCard(seat, i + 1, 0), FORGE_CARDS) })),
  };
}

/**
 * A position to be played on as a match. Its lists name the cards that it really has: whoever reasons from a view, as
 * previews and bots do, looks for every card in them.
 */
export const asMatch = (s: HxState): HxState => ({ ...s, loadouts: [loadoutAsBuilt(s, 0), loadoutAsBuilt(s, 1)] });

/** The state of a position; hands, decks and boards hold exactly what is named. @throws Error for what no position can hold */
export function buildPosition<C>(p: Position<C>, defIndex: Resolve<C>): HxState {
  const board = boardOf(mapOf(p));
  if (board.bases.length !== 2) throw new Error('a map needs two base tiles');
  const bases = p.bases ?? ['-5,0', '5,0'];
  const outline = terrainOf(board).outline;
  board.bases = bases.map((at) => outline.indexOf(Number(at.split(',')[0]), Number(at.split(',')[1])));
  const s = emptyState(board, p.loadouts ?? [STARTERS[0].loadout, STARTERS[1].loadout], p.maxTurns ?? 200, p.seed ?? 'scenario');
  for (const seat of [0, 1]) addTower(s, seat, board.bases[seat], 0).damage = (seat === 0 ? p.A : p.B)?.damage ?? 0;
  for (const seat of [0, 1]) {
    const side = (seat === 0 ? p.A : p.B) ?? {};
    const instances = new Instances(s, seat, defIndex);
    if (side.commander) s.defs[commanderRecord(seat)] = defIndex(side.commander);
    side.workers?.forEach((card, i) => (s.workers[seat * 2 + i] = defIndex(card)));
    addForges(s, seat, side, defIndex);
    addUnits(s, seat, side, instances);
    fillPiles(s, seat, side, instances);
    instances.close();
    for (const slot of side.fallen ?? []) s.seats[seat].slots[slot - 1] = SLOT.fallen;
    if (side.pool) s.seats[seat].pool = parseCost(side.pool);
  }
  s.turn = p.turnNumber ?? (p.turn === 'B' ? 2 : 1);
  s.turnSeat = p.turn === 'B' ? 1 : 0;
  s.priority = s.turnSeat;
  s.phase = compiled.indexOf(p.phase ?? 'summon1');
  if (p.script) s.rng.script = p.script.map(([what, value]) => [what, value]);
  derive(s);
  noteSight(s);
  return s;
}

/** A lesson begins in it: cards by their ids, and lists that name what is there. */
export const lessonState = (p: Position): HxState => asMatch(buildPosition(p, (id) => defOf(id).index));
