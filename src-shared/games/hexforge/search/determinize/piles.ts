import type { Random } from '../../../../kernel/rng.ts';
import { DEFS, defOf } from '../../catalog.ts';
import { KW } from '../../keywords/masks.ts';
import { DURATION, FORGE_CARDS, BASE_CARDS, LIST_CARDS, SLOT, ZONE, forgeCard, listOf, type HxFx, type HxState } from '../../state.ts';
import type { HxCardView, HxEffectView, HxHandCardView, HxView } from '../../view.ts';

/* Card instances of a sampled world: each known card claims one that fits, the rest is dealt to what is hidden. */

export function fxFrom(view: HxEffectView): HxFx {
  let kw = 0;
  let splash = 0;
  for (const keyword of view.keywords) {
    kw |= KW[keyword.id];
    splash += keyword.n ?? 0;
  }
  return { until: DURATION[view.until], power: view.power, health: view.health, kw, splash, cost: view.cost, from: defOf(view.from).index };
}

/** The instances of one seat that have not been claimed yet. */
export class Pool {
  private readonly free: number[] = [];
  private readonly s: HxState;
  constructor(s: HxState, seat: number) {
    this.s = s;
    const add = (inst: number) => this.free.push(inst);
    for (let k = 0; k < BASE_CARDS; k++) add(seat * LIST_CARDS + k);
    s.seats[seat].slots.forEach((slot, i) => {
      for (let k = 0; k < FORGE_CARDS; k++) {
        const inst = forgeCard(seat, i + 1, k);
        if (slot === SLOT.raised) add(inst);
        // A fallen forge's cards are gone, save those that still lie on the battlefield or stack (HX-6.11).
        else if (slot === SLOT.fallen) this.orphans.push(inst);
      }
    });
  }
  private readonly orphans: number[] = [];

  /** Claims an instance of a definition, of one list if that is known; −1 if none fits. */
  claim(def: number, list = -1, zone: number): number {
    for (const source of zone === ZONE.battlefield || zone === ZONE.stack ? [this.free, this.orphans] : [this.free]) {
      const at = source.findIndex((inst) => this.s.defs[inst] === def && (list < 0 || listOf(inst) === list));
      if (at < 0) continue;
      const [inst] = source.splice(at, 1);
      this.s.zones[inst] = zone;
      return inst;
    }
    return -1;
  }

  /** Takes the first free instance that passes; −1 if none does. */
  take(fits: (inst: number) => boolean, zone: number): number {
    const at = this.free.findIndex(fits);
    if (at < 0) return -1;
    const [inst] = this.free.splice(at, 1);
    this.s.zones[inst] = zone;
    return inst;
  }

  shuffle(random: Random): void {
    random.shuffle(this.free);
  }

  get size(): number {
    return this.free.length;
  }

  /** Ends it: what is left of fallen forges is out of the game. */
  close(): void {
    for (const inst of this.orphans) this.s.zones[inst] = ZONE.removed;
    for (const inst of this.free) this.s.zones[inst] = ZONE.removed;
  }
}

function keepEffects(s: HxState, inst: number, card: HxCardView): void {
  if (card.effects.length) s.cardFx[inst] = card.effects.map(fxFrom);
}

/** Cards in public piles; one that the sampled lists lack (seen under several names at once) is given a fitting instance. */
export function claimPile(s: HxState, pool: Pool, cards: readonly HxCardView[], zone: number, into: number[]): void {
  for (const card of cards) {
    const inst = claimOrBend(s, pool, defOf(card.def).index, zone);
    if (inst < 0) continue;
    into.push(inst);
    keepEffects(s, inst, card);
  }
}

/** An instance of `def`; if the sampled lists hold none, another one is renamed to it: evidence beats the prior. */
export function claimOrBend(s: HxState, pool: Pool, def: number, zone: number): number {
  const inst = pool.claim(def, -1, zone);
  if (inst >= 0) return inst;
  const bent = pool.take(() => true, zone);
  if (bent >= 0) s.defs[bent] = def;
  return bent;
}

export function claimOwnHand(s: HxState, pool: Pool, hand: readonly HxHandCardView[], into: number[]): void {
  for (const card of hand) {
    const inst = pool.claim(defOf(card.def).index, card.list, ZONE.hand);
    into.push(inst);
    keepEffects(s, inst, card);
  }
}

/** Deals the rest: so many to hand, so many to the deck. */
export function dealRest(pool: Pool, random: Random, hand: number, deck: number, into: { hand: number[]; deck: number[] }): void {
  pool.shuffle(random);
  for (let i = 0; i < hand; i++) {
    const inst = pool.take(() => true, ZONE.hand);
    if (inst >= 0) into.hand.push(inst);
  }
  for (let i = 0; i < deck; i++) {
    const inst = pool.take(() => true, ZONE.deck);
    if (inst >= 0) into.deck.push(inst);
  }
}

/** How many rival forges must stand so that the cards seen and counted fit into base list and forge lists. */
export function standingForges(view: HxView, rival: number, fallen: number, cardsOut: number): number {
  const seen = view.entities.filter((e) => e.owner === rival && e.kind === 'forge').length;
  const { hand, deck, discard, lost } = view.players[rival];
  const cards = hand + deck + discard.length + lost.length + cardsOut;
  const needed = Math.ceil((cards - BASE_CARDS) / FORGE_CARDS);
  return Math.min(4 - fallen, Math.max(seen, needed, 0));
}

export const isUnitCard = (s: HxState, inst: number): boolean => DEFS[s.defs[inst]].isUnit;
