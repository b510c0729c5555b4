import { randomPair } from '../../../src-shared/games/laneforge/decks/random-pair.ts';
import { phaseName } from '../../../src-shared/games/laneforge/modes.ts';
import { SHARED } from '../../../src-shared/games/laneforge/fields.ts';
import { cloneState } from '../../../src-shared/games/laneforge/search/clone.ts';
import { ZONE, type LnState } from '../../../src-shared/games/laneforge/state.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { ConformanceHooks } from '../../kernel/conformance.ts';

/** Cards that should lie in a list, and do not lie in exactly that one (LN-1.9). */
function census(s: LnState): Record<string, number> {
  const places = new Map<number, number[]>();
  const put = (inst: number, zone: number) => places.set(inst, [...(places.get(inst) ?? []), zone]);
  for (const own of s.seats) {
    for (const inst of own.deck) put(inst, ZONE.deck);
    for (const inst of own.hand) put(inst, ZONE.hand);
    for (const inst of own.discard) put(inst, ZONE.discard);
    for (const inst of own.banish) put(inst, ZONE.banish);
  }
  for (const c of s.creatures) if (c !== null && c.inst >= 0) put(c.inst, ZONE.lane);
  let misplaced = 0;
  for (let inst = 0; inst < s.zones.length; inst++) {
    const zone = s.zones[inst];
    const found = places.get(inst) ?? [];
    const unlisted = zone === ZONE.upgrade || zone === ZONE.resolving;
    if (unlisted ? found.length > 0 : found.length !== 1 || found[0] !== zone) misplaced++;
  }
  return { misplaced, cards: s.zones.length };
}

/** The rival has picked a Champion that is not shown yet (LN-D3). */
const hidesChampion = (s: LnState, viewer: number): boolean =>
  phaseName(s.phase) === 'champions' && s.choice !== null && s.seats[1 - viewer].champion >= 0;

/** Exchanges what the viewer cannot see: the rival's hand and deck, the order of the own deck, a Champion not shown yet. */
function scramble(state: LnState, viewer: number, random: Random): LnState {
  const s = cloneState(state);
  const rival = s.seats[1 - viewer];
  if (hidesChampion(s, viewer)) rival.champion = random.below(s.decks[1 - viewer].length);
  const known = new Set([...rival.knownHand, ...rival.knownDeck]);
  const unseen = random.shuffle([...rival.hand, ...rival.deck].filter((inst) => !known.has(inst)));
  // A text that asks the rival about its own cards points at none of them yet.
  const inHand = rival.hand.length - rival.knownHand.length;
  rival.hand = [...rival.knownHand, ...unseen.slice(0, inHand)];
  rival.deck = random.shuffle([...rival.knownDeck, ...unseen.slice(inHand)]);
  for (const inst of rival.hand) s.zones[inst] = ZONE.hand;
  for (const inst of rival.deck) s.zones[inst] = ZONE.deck;
  random.shuffle(s.seats[viewer].deck);
  return s;
}

export const HOOKS: ConformanceHooks<LnState> = {
  config: (index) => {
    const random = new Random(`conformance ${index}`);
    return { decks: [randomPair(random), randomPair(random)] };
  },
  census,
  scramble,
  shared: SHARED,
  hasSecrets: (s, seat) =>
    s.result === null &&
    (hidesChampion(s, seat) || (s.choice === null && s.seats[1 - seat].hand.length > 0 && s.seats[1 - seat].deck.length > 2)),
  maxDecisions: 4000,
};
