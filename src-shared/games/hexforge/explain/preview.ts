import type { Foresight, Reading } from '../../../kernel/foresight.ts';
import { Random } from '../../../kernel/rng.ts';
import type { HxAction } from '../actions.ts';
import { compiled, playKey } from '../engine.ts';
import { ACTION, encode, kindOf } from '../keys.ts';
import { MAX_ACTIONS, routine } from '../routine.ts';
import { removalOf } from '../rules/check.ts';
import { healthOf } from '../rules/derive.ts';
import { entityById } from '../rules/lookup.ts';
import { listActions } from '../rules/legal.ts';
import { legalTargets } from '../rules/stack.ts';
import { seesItem } from '../rules/stack-sight.ts';
import { sees, seesEntity } from '../rules/vision.ts';
import { determinize } from '../search/determinize/index.ts';
import { DURATION, KIND, type HxEntity, type HxItem, type HxState } from '../state.ts';
import type { HxView } from '../view.ts';

const keys = new Int32Array(MAX_ACTIONS);

/** Actions that others see or answer at once: after them nothing can be taken back. */
const LOCKING: ReadonlySet<HxAction['type']> = new Set([
  'confirmMoves',
  'confirmAttacks',
  'letResolve',
  'offerAdvance',
  'agreeAdvance',
  'orderAttacker',
  'keepOrder',
]);

/** HX-22.1: would the unit fall when the Fleeting health that it has now ends? */
function fallsAtEnd(s: HxState, e: HxEntity): boolean {
  const lent = [...e.fx, ...(e.inst >= 0 ? s.cardFx[e.inst] : [])]
    .filter(({ until }) => until === DURATION.fleeting)
    .reduce((sum, { health }) => sum + health, 0);
  return lent > 0 && removalOf({ ...e, max: e.max - lent }) !== null;
}

function read(s: HxState, seat: number): Reading {
  const reading: Reading = new Map();
  for (const e of s.entities) {
    if (e.seen[seat] === 0) continue;
    const numbers = new Map([
      ['health', healthOf(e)],
      ['tile', e.tile],
      ['exhausted', e.exhausted],
    ]);
    if (e.def >= 0) numbers.set('power', e.power);
    if (e.kind === KIND.unit) numbers.set('fallsAtEnd', fallsAtEnd(s, e) ? 1 : 0);
    reading.set(`entity:${e.seen[seat]}`, numbers);
  }
  // Of a rival's cards nobody knows which of them a falling forge takes along.
  const { hand, deck, discard } = s.seats[seat];
  reading.set(
    `seat:${seat}`,
    new Map([
      ['hand', hand.length],
      ['deck', deck.length],
      ['discard', discard.length],
    ]),
  );
  return reading;
}

/** All that another seat may choose; HX-20.8: of orders of attackers each once. */
function answers(s: HxState): readonly number[] {
  const all = [...keys.subarray(0, listActions(s, keys, false))];
  return s.choice?.kind === 'attackers' ? all.filter((key) => kindOf(key) === ACTION.orderAttacker) : all;
}

const NOTHING: readonly number[] = [];

/** A rival's item that the seat cannot see all of, or for which the sampled world has no target where the true one had. */
function isDoubtful(s: HxState, seat: number, item: HxItem): boolean {
  if (item.owner === seat) return false;
  const src = item.src === 0 ? null : entityById(s, item.src);
  if (!seesItem(s, seat, item) || (src !== null && !seesEntity(s, seat, src))) return true;
  const targets = legalTargets(s, item);
  return targets === null || targets.includes(0);
}

/** A path that leads out of sight may be cut short by something there. */
const leavesSight = (s: HxState, seat: number): boolean => s.orders.some(({ path }) => path.some((tile) => !sees(s, seat, tile)));

export const foresight: Foresight<HxState> = {
  read,
  // Everybody passes until the stack is empty; a fight is looked at to its end.
  next(s, seat) {
    if (s.choice !== null) return s.choice.seat === seat ? NOTHING : answers(s);
    const pending = s.stack.length > 0 || compiled.leaves[s.phase].startsWith('combat');
    return pending ? [routine(s)] : NOTHING;
  },
  place: 'tile',
  // What is still to come of a resolution that asks for a discard is in no view.
  doubt: (s, seat) => s.choice?.kind === 'discard' || leavesSight(s, seat) || s.stack.some((item) => isDoubtful(s, seat, item)),
  // Ids of sight must be kept up, so that what the action brings into sight has a name.
  prepare(world) {
    world.quiet = 0;
  },
};

/** What stays on the own side of the table until it is confirmed. */
const STAGED: ReadonlySet<HxAction['type']> = new Set(['orderUnit', 'step', 'goTo', 'endOrder', 'attack']);

/** Could the action not be taken back? The last answer of a play puts it on the stack, and priority passes. */
export function locks(view: HxView, action: HxAction): boolean {
  if (LOCKING.has(action.type)) return true;
  if (STAGED.has(action.type)) return false;
  const s = determinize(view, [], new Random('locks'));
  playKey(s, encode(s, view.me!.seat, action));
  return s.choice?.kind !== 'play';
}
