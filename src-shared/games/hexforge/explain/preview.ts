import type { History, Preview } from '../../../kernel/game.ts';
import { foresee, type Reading } from '../../../kernel/readings.ts';
import { Random } from '../../../kernel/rng.ts';
import type { HxAction } from '../actions.ts';
import { compiled, playKey } from '../engine.ts';
import type { HxEvent } from '../events.ts';
import { ACTION, encode, kindOf } from '../keys.ts';
import { MAX_ACTIONS, routine } from '../routine.ts';
import { removalOf } from '../rules/check.ts';
import { healthOf } from '../rules/derive.ts';
import { listActions } from '../rules/legal.ts';
import { determinize } from '../search/determinize/index.ts';
import { DURATION, KIND, type HxEntity, type HxState } from '../state.ts';
import type { HxView } from '../view.ts';
import { whyNot } from './why.ts';

/** More steps than any action takes to play out with everybody passing. */
const PATIENCE = 200;

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
  s.seats.forEach((own, i) =>
    reading.set(
      `seat:${i}`,
      new Map([
        ['hand', own.hand.length],
        ['deck', own.deck.length],
        ['discard', own.discard.length],
      ]),
    ),
  );
  return reading;
}

/** HX-20.8: the defender's orders of the attackers, of which `reply` takes one after the other. */
function orderByReply(s: HxState, reply: (ways: number) => number): number {
  const keys = new Int32Array(MAX_ACTIONS);
  const orders = [...keys.subarray(0, listActions(s, keys, false))].filter((key) => kindOf(key) === ACTION.orderAttacker);
  return orders[reply(orders.length)];
}

/** Plays the action and lets everybody pass until nothing of it is pending; a rival's order of attackers is asked of `reply`. */
function tryOut(s: HxState, seat: number, action: HxAction, reply: (ways: number) => number): void {
  playKey(s, encode(s, seat, action));
  const fighting = action.type === 'confirmAttacks' || compiled.leaves[s.phase].startsWith('combat');
  for (let i = 0; i < PATIENCE && s.result === null; i++) {
    if (s.choice?.kind === 'play') return;
    const pending = s.choice !== null || s.stack.length > 0;
    const inCombat = fighting && compiled.leaves[s.phase].startsWith('combat');
    if (!pending && !inCombat) return;
    playKey(s, s.choice?.kind === 'attackers' && s.choice.seat !== seat ? orderByReply(s, reply) : routine(s));
  }
}

/**
 * The outcome without a response, in several determinizations, merged (the seat's knowledge alone).
 * @throws IllegalAction when the action is not legal now
 */
export function previewAction(view: HxView, history: History<HxEvent>, action: HxAction): Preview {
  const { seat } = view.me!;
  const changes = foresee<HxState>({
    sample: (random) => determinize(view, history, random),
    problem: (s) => whyNot(s, seat, action),
    read: (s) => read(s, seat),
    carryOut(s, reply) {
      // Ids of sight must be kept up, so that what the action brings into sight has a name.
      s.quiet = 0;
      tryOut(s, seat, action, reply);
    },
    place: 'tile',
  });
  return { changes, locks: locks(view, action) };
}

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
