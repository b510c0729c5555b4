import { hashText } from '../../../kernel/rng.ts';
import type { HxFx, HxState } from '../state.ts';

/**
 * Two independent 32-bit hashes over a stream of integers. The order in which members are added is written down
 * here, so neither the way a state came about (dealt, cloned, loaded) nor what it has worked out meanwhile matters.
 */
class Digest {
  private a = 0x811c9dc5;
  private b = 0x9747b28c;

  add(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193);
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b ^ n, 0x85ebca6b);
    this.b ^= this.b >>> 13;
  }

  list(numbers: readonly number[]): void {
    this.add(numbers.length);
    for (const n of numbers) this.add(n);
  }

  text(text: string): void {
    this.add(hashText(text));
  }

  hex(): string {
    return (this.a >>> 0).toString(16).padStart(8, '0') + (this.b >>> 0).toString(16).padStart(8, '0');
  }
}

/** JSON with the members of objects in alphabetical order. For the few small parts whose shape varies. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
      : part,
  );

/** Hashes of what never changes and is shared by all clones: board and loadouts. */
const fixed = new WeakMap<object, number>();
function fixedHash(part: object): number {
  let hash = fixed.get(part);
  if (hash === undefined) fixed.set(part, (hash = hashText(inOrder(part))));
  return hash;
}

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
  d.add(fixedHash(s.board));
  d.add(fixedHash(s.loadouts));
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
  d.text(inOrder([s.stack, s.pending, s.triggers, s.agenda, s.choice, s.result]));
  return d.hex();
}
