import { ARMORY } from '../../../src-shared/games/bladeforge/catalog.ts';
import { SHARED } from '../../../src-shared/games/bladeforge/fields.ts';
import { cloneState } from '../../../src-shared/games/bladeforge/search/clone.ts';
import { MAX_SEATS, MIN_SEATS, NONE, type BlState } from '../../../src-shared/games/bladeforge/state.ts';
import type { Random } from '../../../src-shared/kernel/rng.ts';
import type { ConformanceHooks } from '../../kernel/conformance.ts';

/** BL-11.5: how many cards there are, and the sum of their numbers, so that none turns into another. */
function census(s: BlState): Record<string, number> {
  const all = [...s.armory, ...s.salvage, ...s.revealed, ...s.seats.flatMap((own) => [...own.hand, ...own.forge])];
  if (s.resolving !== NONE) all.push(s.resolving);
  const cards = all.filter((card) => card !== NONE);
  return {
    missing: ARMORY.length + 2 * s.seats.length - cards.length,
    unsorted: s.seats.filter(({ hand }) => hand.some((card, i) => i > 0 && card < hand[i - 1])).length,
    sum: cards.reduce((sum, card) => sum + card, 0),
  };
}

/** Exchanges what the viewer cannot see: other hands, as far as it does not know them, and the Armory. */
function scramble(state: BlState, viewer: number, random: Random): BlState {
  const s = cloneState(state);
  const rivals = s.seats.flatMap((own, seat) => (seat === viewer ? [] : [{ own, known: s.known[viewer * s.seats.length + seat] }]));
  const unknown = rivals.map(({ own, known }) => without(own.hand, known));
  const pool = random.shuffle([...unknown.flat(), ...s.armory]);
  rivals.forEach(({ own, known }, i) => (own.hand = [...known, ...pool.splice(0, unknown[i].length)].sort((a, b) => a - b)));
  s.armory = pool;
  return s;
}

function without(hand: readonly number[], known: readonly number[]): number[] {
  const rest = [...hand];
  for (const card of known) rest.splice(rest.indexOf(card), 1);
  return rest;
}

export const HOOKS: ConformanceHooks<BlState> = {
  config: (index) => ({ seats: MIN_SEATS + (index % (MAX_SEATS - MIN_SEATS + 1)), maxTurns: 0 }),
  census,
  scramble,
  shared: SHARED,
  hasSecrets: (s, seat) =>
    s.result === null && s.choice === null && s.armory.length > 2 && s.seats.some((own, other) => other !== seat && own.hand.length > 0),
  maxDecisions: 40_000,
};
