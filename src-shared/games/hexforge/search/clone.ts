import { copyChoice, copyOutcome, fill } from '../../../kernel/copy.ts';
import { cloneRng, copyRng } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import type { HxEntity, HxItem, HxPending, HxSeatState, HxState, HxTrigger } from '../state.ts';

const cloneEntity = (e: HxEntity): HxEntity => ({
  id: e.id,
  kind: e.kind,
  owner: e.owner,
  def: e.def,
  inst: e.inst,
  role: e.role,
  slot: e.slot,
  tile: e.tile,
  damage: e.damage,
  exhausted: e.exhausted,
  fx: e.fx,
  equip: e.equip,
  used: e.used,
  doom: e.doom,
  power: e.power,
  max: e.max,
  kw: e.kw,
  splash: e.splash,
  seen: [e.seen[0], e.seen[1]],
});

function copyEntity(e: HxEntity, into: HxEntity): void {
  into.id = e.id;
  into.kind = e.kind;
  into.owner = e.owner;
  into.def = e.def;
  into.inst = e.inst;
  into.role = e.role;
  into.slot = e.slot;
  into.tile = e.tile;
  into.damage = e.damage;
  into.exhausted = e.exhausted;
  into.fx = e.fx;
  into.equip = e.equip;
  into.used = e.used;
  into.doom = e.doom;
  into.power = e.power;
  into.max = e.max;
  into.kw = e.kw;
  into.splash = e.splash;
  into.seen[0] = e.seen[0];
  into.seen[1] = e.seen[1];
}

/** Copies entities into a reused list, whose own objects are overwritten as far as they go. */
function cloneEntities(from: readonly HxEntity[], into: HxEntity[]): HxEntity[] {
  const reused = Math.min(from.length, into.length);
  for (let i = 0; i < reused; i++) copyEntity(from[i], into[i]);
  if (into.length !== reused) into.length = reused;
  for (let i = reused; i < from.length; i++) into.push(cloneEntity(from[i]));
  return into;
}

const cloneItem = (i: HxItem): HxItem => ({
  id: i.id,
  what: i.what,
  owner: i.owner,
  inst: i.inst,
  def: i.def,
  ability: i.ability,
  slot: i.slot,
  src: i.src,
  srcTile: i.srcTile,
  srcPower: i.srcPower,
  srcKw: i.srcKw,
  targets: i.targets.slice(),
  countered: i.countered,
  resolving: i.resolving,
  seen: i.seen,
});

const clonePending = (p: HxPending): HxPending => ({
  what: p.what,
  seat: p.seat,
  inst: p.inst,
  def: p.def,
  ability: p.ability,
  slot: p.slot,
  src: p.src,
  targets: p.targets.slice(),
  discards: p.discards.slice(),
  sacrifices: p.sacrifices.slice(),
  paid: p.paid.slice(),
  settled: p.settled,
});

const cloneTrigger = (t: HxTrigger): HxTrigger => ({ ...t, targets: t.targets.slice() });

function cloneSeat(s: HxSeatState, into: HxSeatState | undefined): HxSeatState {
  if (!into) {
    return {
      deck: s.deck.slice(),
      hand: s.hand.slice(),
      discard: s.discard.slice(),
      lost: s.lost.slice(),
      pool: s.pool.slice(),
      slots: s.slots.slice(),
      raised: s.raised,
      vision: s.vision.slice(),
      fresh: s.fresh,
      known: s.known.slice(),
      lit: s.lit.slice(),
      nextSeen: s.nextSeen,
      commander: s.commander,
      commanderHealth: s.commanderHealth,
    };
  }
  fill(s.deck, into.deck);
  fill(s.hand, into.hand);
  fill(s.discard, into.discard);
  fill(s.lost, into.lost);
  fill(s.pool, into.pool);
  fill(s.slots, into.slots);
  into.raised = s.raised;
  fill(s.vision, into.vision);
  into.fresh = s.fresh;
  fill(s.known, into.known);
  fill(s.lit, into.lit);
  into.nextSeen = s.nextSeen;
  into.commander = s.commander;
  into.commanderHealth = s.commanderHealth;
  return into;
}

/**
 * Pending work is small and rare at the moments search copies a state, and its items are plain data with at
 * most one level of arrays, copied here by their own keys.
 */
function cloneAgenda(item: AgendaItem): AgendaItem {
  const copy = { ...item } as Record<string, unknown>;
  for (const name in copy) {
    const value = copy[name];
    if (Array.isArray(value))
      copy[name] = value.map((x: unknown) => (typeof x === 'object' && x !== null ? JSON.parse(JSON.stringify(x)) : x));
  }
  return copy as unknown as AgendaItem;
}

/** Hand-written deep copy; shares the board, the loadouts, the workers and effect lists, which never change in place. */
export function cloneState(s: HxState, into?: HxState): HxState {
  if (into) return copyState(s, into);
  return {
    phase: s.phase,
    rng: cloneRng(s.rng),
    agenda: s.agenda.map(cloneAgenda),
    choice: copyChoice(s.choice),
    result: copyOutcome(s.result),
    board: s.board,
    loadouts: s.loadouts,
    workers: s.workers,
    maxTurns: s.maxTurns,
    defs: s.defs.slice(),
    zones: s.zones.slice(),
    cardFx: s.cardFx.slice(),
    seats: s.seats.map((own) => cloneSeat(own, undefined)),
    entities: s.entities.map(cloneEntity),
    nextId: s.nextId,
    occupied: s.occupied.slice(),
    turn: s.turn,
    turnSeat: s.turnSeat,
    priority: s.priority,
    offered: s.offered,
    stack: s.stack.map(cloneItem),
    nextItem: s.nextItem,
    pending: s.pending && clonePending(s.pending),
    orders: s.orders.map((o) => ({ unit: o.unit, path: o.path.slice() })),
    orderOpen: s.orderOpen,
    attacks: s.attacks.map((a) => ({ unit: a.unit, tile: a.tile })),
    triggers: s.triggers.map(cloneTrigger),
    stale: s.stale,
    quiet: s.quiet,
  };
}

/** The same into a discarded state, whose arrays and entities are overwritten. */
function copyState(s: HxState, into: HxState): HxState {
  into.phase = s.phase;
  copyRng(s.rng, into.rng);
  into.agenda = s.agenda.length ? s.agenda.map(cloneAgenda) : [];
  into.choice = copyChoice(s.choice);
  into.result = copyOutcome(s.result);
  into.board = s.board;
  into.loadouts = s.loadouts;
  into.workers = s.workers;
  into.maxTurns = s.maxTurns;
  fill(s.defs, into.defs);
  fill(s.zones, into.zones);
  for (let i = 0; i < s.cardFx.length; i++) into.cardFx[i] = s.cardFx[i];
  for (let seat = 0; seat < s.seats.length; seat++) cloneSeat(s.seats[seat], into.seats[seat]);
  cloneEntities(s.entities, into.entities);
  into.nextId = s.nextId;
  fill(s.occupied, into.occupied);
  into.turn = s.turn;
  into.turnSeat = s.turnSeat;
  into.priority = s.priority;
  into.offered = s.offered;
  into.stack = s.stack.length ? s.stack.map(cloneItem) : [];
  into.nextItem = s.nextItem;
  into.pending = s.pending && clonePending(s.pending);
  into.orders = s.orders.length ? s.orders.map((o) => ({ unit: o.unit, path: o.path.slice() })) : [];
  into.orderOpen = s.orderOpen;
  into.attacks = s.attacks.length ? s.attacks.map((a) => ({ unit: a.unit, tile: a.tile })) : [];
  into.triggers = s.triggers.length ? s.triggers.map(cloneTrigger) : [];
  into.stale = s.stale;
  into.quiet = s.quiet;
  return into;
}
