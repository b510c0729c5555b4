import { cloneRng } from '../../../kernel/rng.ts';
import type { AgendaItem } from '../../../kernel/state.ts';
import type { HxEntity, HxItem, HxPending, HxSeatState, HxState, HxTrigger } from '../state.ts';

/** Copies numbers into a reused array. */
function fill(from: readonly number[], into: number[]): number[] {
  const n = from.length;
  into.length = n;
  for (let i = 0; i < n; i++) into[i] = from[i];
  return into;
}

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
    if (Array.isArray(value)) copy[name] = value.map((x: unknown) => (typeof x === 'object' && x !== null ? JSON.parse(JSON.stringify(x)) : x));
  }
  return copy as unknown as AgendaItem;
}



/** Hand-written deep copy; shares the board, the loadouts, the workers and effect lists, which never change in place. */
export function cloneState(s: HxState, into?: HxState): HxState {
  const seats = [cloneSeat(s.seats[0], into?.seats[0]), cloneSeat(s.seats[1], into?.seats[1])];
  const entities: HxEntity[] = new Array(s.entities.length);
  for (let i = 0; i < s.entities.length; i++) entities[i] = cloneEntity(s.entities[i]);
  return {
    phase: s.phase,
    rng: cloneRng(s.rng),
    agenda: s.agenda.length ? s.agenda.map(cloneAgenda) : [],
    choice: s.choice && { ...s.choice },
    result: s.result && { winners: s.result.winners.slice(), ranking: s.result.ranking.slice(), reason: s.result.reason },
    board: s.board,
    loadouts: s.loadouts,
    workers: s.workers,
    maxTurns: s.maxTurns,
    defs: into ? fill(s.defs, into.defs) : s.defs.slice(),
    zones: into ? fill(s.zones, into.zones) : s.zones.slice(),
    cardFx: s.cardFx.slice(),
    seats,
    entities,
    nextId: s.nextId,
    occupied: into ? fill(s.occupied, into.occupied) : s.occupied.slice(),
    turn: s.turn,
    turnSeat: s.turnSeat,
    priority: s.priority,
    offered: s.offered,
    stack: s.stack.length ? s.stack.map(cloneItem) : [],
    nextItem: s.nextItem,
    pending: s.pending && clonePending(s.pending),
    orders: s.orders.length ? s.orders.map((o) => ({ unit: o.unit, path: o.path.slice() })) : [],
    orderOpen: s.orderOpen,
    attacks: s.attacks.length ? s.attacks.map((a) => ({ unit: a.unit, tile: a.tile })) : [],
    triggers: s.triggers.length ? s.triggers.map(cloneTrigger) : [],
    stale: s.stale,
    quiet: s.quiet,
  };
}
