import type { History } from '../../../kernel/game.ts';
import { DEFS } from '../catalog.ts';
import type { BlEffect } from '../effects/dsl.ts';
import type { BlEvent } from '../events.ts';
import { AT, NONE, type BlSeatState } from '../state.ts';
import type { BlView } from '../view.ts';

/*
 * What a rival has not used tells what it holds. Cards that were in its hand when it last ended a turn are mostly ones
 * that it could not use or wanted to keep; those drawn since may be anything.
 */

/** How often cards are kept over a turn, against a card of which nothing is known; counted over matches between searching bots. */
const KEPT = {
  trap: 1.6,
  /** Its owner's die does not open it. */
  closed: 1.15,
  /** Would make the Forge better at once, and more than one a turn may be put in only with luck. */
  part: 0.8,
  /** What stands in its place is as good. */
  sparePart: 1.3,
  blade: 0.2,
  spareBlade: 1,
  shield: 0.2,
  spareShield: 0.8,
  /** Does its work as soon as it is played, whenever that is. */
  gadgetForNow: 0.3,
  gadgetForLater: 0.9,
};
const MOST_KEPT = Math.max(...Object.values(KEPT));

const FOR_NOW: ReadonlySet<BlEffect['do']> = new Set([
  'heal',
  'hit',
  'hitAll',
  'breakPart',
  'breakShield',
  'forgeStep',
  'defenseMod',
  'attackTimes',
]);

const worth = (card: number): number => (card === NONE ? -1 : DEFS[card].attack + DEFS[card].defense);

function keptOf(card: number, { level, forge }: BlSeatState): number {
  const { trap, type, req, effects } = DEFS[card];
  if (trap > 0) return KEPT.trap;
  if (req > level) return KEPT.closed;
  switch (type) {
    case 'gadget':
      return FOR_NOW.has(effects[0].do) ? KEPT.gadgetForNow : KEPT.gadgetForLater;
    case 'shield':
      return forge[AT.shield] === NONE ? KEPT.shield : KEPT.spareShield;
    case 'blade':
      return worth(card) > worth(forge[AT.blade]) ? KEPT.blade : KEPT.spareBlade;
    case 'grip':
      return worth(card) > worth(forge[AT.grip]) ? KEPT.part : KEPT.sparePart;
    case 'guard':
      return worth(card) > Math.min(worth(forge[AT.left]), worth(forge[AT.right])) ? KEPT.part : KEPT.sparePart;
  }
}

/** Likelihood that a seat with such a Forge has kept a card, 0…1, relative to others. */
export const keeps = (card: number, owner: BlSeatState): number => keptOf(card, owner) / MOST_KEPT;

/** Memoized by view: a search samples hundreds of determinizations for one. */
const known = new WeakMap<BlView, { history: History<BlEvent>; length: number; fresh: number[] }>();

/** By seat: cards drawn since it last came to the end of a turn, so that they tell nothing. */
export function freshOf(view: BlView, history: History<BlEvent>): readonly number[] {
  const last = known.get(view);
  if (last?.history === history && last.length === history.length) return last.fresh;
  const fresh = view.seats.map(() => Infinity);
  for (const event of history) {
    if (event.type === 'phase' && event.phase === 'finish') fresh[event.seat] = 0;
    else if (event.type === 'drew') fresh[event.seat] += event.count;
  }
  known.set(view, { history, length: history.length, fresh });
  return fresh;
}
