import { Digest } from '../../../kernel/digest.ts';
import type { HxFx, HxState } from '../state.ts';

function addEffects(d: Digest, fx: readonly HxFx[]): void {
  d.add(fx.length);
  for (const f of fx) d.list([f.until, f.power, f.health, f.kw, f.splash, f.cost, f.from]);
}

function addSeats(d: Digest, s: HxState): void {
  for (const own of s.seats) {
    for (const list of [own.deck, own.hand, own.discard, own.lost, own.pool, own.slots, own.known, own.lit]) d.list(list);
    d.add(own.raised);
    d.add(own.commander);
  }
}

function addEntities(d: Digest, s: HxState): void {
  d.add(s.entities.length);
  for (const e of s.entities) {
    d.list([e.id, e.kind, e.owner, e.def, e.inst, e.role, e.slot, e.tile, e.damage, e.exhausted, e.equip, e.used, e.doom]);
    addEffects(d, e.fx);
  }
}

/** Sixteen hex digits over everything that matters for the further game. */
export function hashState(s: HxState): string {
  const d = new Digest();
  d.fixed(s.board);
  d.fixed(s.loadouts);
  d.list(s.workers);
  d.list([s.maxTurns, s.phase, s.turn, s.turnSeat, s.priority, s.offered, s.nextId, s.nextItem, s.orderOpen, s.rng.drawn]);
  for (const name of Object.keys(s.rng.streams).sort()) d.list(s.rng.streams[name]);
  d.list(s.defs);
  d.list(s.zones);
  for (const fx of s.cardFx) addEffects(d, fx);
  addSeats(d, s);
  addEntities(d, s);
  d.list([s.orders.length, s.attacks.length]);
  for (const order of s.orders) d.list([order.unit, ...order.path]);
  for (const attack of s.attacks) d.list([attack.unit, attack.tile]);
  d.json([s.stack, s.pending, s.triggers, s.agenda, s.choice, s.result]);
  return d.hex();
}
