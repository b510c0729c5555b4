import { terrainOf, TYPE, hasBit } from '../../../src-shared/games/hexforge/board/terrain.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import { KW } from '../../../src-shared/games/hexforge/keywords/masks.ts';
import { visionOf } from '../../../src-shared/games/hexforge/rules/vision.ts';
import { SHARED } from '../../../src-shared/games/hexforge/fields.ts';
import { cloneState } from '../../../src-shared/games/hexforge/search/clone.ts';
import { KIND, LIST_CARDS, ZONE, type HxState } from '../../../src-shared/games/hexforge/state.ts';
import type { Random } from '../../../src-shared/kernel/rng.ts';
import type { ConformanceHooks } from '../../kernel/conformance.ts';

/** Where each list card really is, by looking into every pile and at every unit. */
function placesOf(s: HxState): Map<number, number[]> {
  const places = new Map<number, number[]>();
  const put = (inst: number, zone: number) => {
    if (inst < 0 || inst >= 2 * LIST_CARDS) return;
    places.set(inst, [...(places.get(inst) ?? []), zone]);
  };
  for (const own of s.seats) {
    for (const inst of own.deck) put(inst, ZONE.deck);
    for (const inst of own.hand) put(inst, ZONE.hand);
    for (const inst of own.discard) put(inst, ZONE.discard);
    for (const inst of own.lost) put(inst, ZONE.lost);
  }
  for (const item of s.stack) put(item.inst, ZONE.stack);
  for (const e of s.entities) {
    put(e.inst, ZONE.battlefield);
    put(e.equip, ZONE.battlefield);
  }
  return places;
}

/** Every list card is in exactly one place, and `zones` says which. */
function census(s: HxState): Record<string, number> {
  const places = placesOf(s);
  const lost: number[] = [];
  for (let inst = 0; inst < 2 * LIST_CARDS; inst++) {
    const zone = s.zones[inst];
    const nowhere = zone === ZONE.waiting || zone === ZONE.removed;
    const found = places.get(inst) ?? [];
    if (nowhere ? found.length > 0 : found.length !== 1 || found[0] !== zone) lost.push(inst);
  }
  return { misplaced: lost.length, cards: s.zones.length };
}

/** Exchanges cards of the rival's hand and deck, and the order of the viewer's own deck. */
function shuffleCards(s: HxState, viewer: number, random: Random): void {
  const rival = s.seats[1 - viewer];
  const cards = random.shuffle([...rival.hand, ...rival.deck]);
  rival.hand = cards.slice(0, rival.hand.length);
  rival.deck = cards.slice(rival.hand.length);
  for (const inst of rival.hand) s.zones[inst] = ZONE.hand;
  for (const inst of rival.deck) s.zones[inst] = ZONE.deck;
  random.shuffle(s.seats[viewer].deck);
  rival.pool = rival.pool.map((n) => (n === 0 ? 0 : random.below(n + 1)));
}

/** Moves rival units in the fog to other tiles in the fog. */
function moveHiddenUnits(s: HxState, viewer: number, random: Random): void {
  const { standable } = terrainOf(s.board);
  const vision = visionOf(s, viewer);
  const free = s.occupied.flatMap((there, tile) => (there === 0 && standable[tile] && !hasBit(vision, tile) ? [tile] : []));
  for (const e of s.entities) {
    if (e.kind !== KIND.unit || e.owner === viewer || hasBit(vision, e.tile) || free.length === 0 || e.kw & KW.revealed) continue;
    const [to] = free.splice(random.below(free.length), 1, e.tile);
    s.occupied[to] = s.occupied[e.tile];
    s.occupied[e.tile] = 0;
    e.tile = to;
  }
  s.stale = 1;
  s.seats[1 - viewer].fresh = 0;
}

/** Exchanges types of tiles that the viewer has never seen and on which sight does not depend. */
function mixUnknownGround(s: HxState, viewer: number, random: Random): void {
  visionOf(s, viewer);
  const plain: number[] = [TYPE.blank, TYPE.mineral, TYPE.strife];
  const types = s.board.types.slice();
  const unknown = types.flatMap((type, tile) => (plain.includes(type) && !hasBit(s.seats[viewer].known, tile) ? [tile] : []));
  const mixed = random.shuffle(unknown.map((tile) => types[tile]));
  unknown.forEach((tile, i) => (types[tile] = mixed[i]));
  s.board = { ...s.board, types };
}

export const HOOKS: ConformanceHooks<HxState> = {
  config: (index) => ({
    map: MAPS[index % MAPS.length].map,
    loadouts: [STARTERS[index % STARTERS.length].loadout, STARTERS[(index * 2 + 1) % STARTERS.length].loadout],
    firstSeat: null,
    maxTurns: 30,
  }),
  census,
  scramble(state, viewer, random) {
    const other = cloneState(state);
    const quiet = other.stack.length === 0 && other.choice === null && other.agenda.length === 0;
    if (quiet && other.attacks.length === 0 && other.orders.length === 0) {
      mixUnknownGround(other, viewer, random);
      moveHiddenUnits(other, viewer, random);
    }
    // What a choice or a half-played card points at stays where it is.
    if (quiet) shuffleCards(other, viewer, random);
    return other;
  },
  shared: SHARED,
  hasSecrets: (s, seat) =>
    s.result === null &&
    s.choice === null &&
    s.stack.length === 0 &&
    s.seats[1 - seat].hand.length > 0 &&
    s.seats[1 - seat].deck.length > 2,
  maxDecisions: 8000,
};
