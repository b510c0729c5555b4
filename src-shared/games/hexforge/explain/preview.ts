import type { History, Preview } from '../../../kernel/game.ts';
import { foresee, type Reading } from '../../../kernel/readings.ts';
import { Random } from '../../../kernel/rng.ts';
import type { HxAction } from '../actions.ts';
import { compiled, playKey } from '../engine.ts';
import type { HxEvent } from '../events.ts';
import { encode } from '../keys.ts';
import { routine } from '../routine.ts';
import { healthOf } from '../rules/derive.ts';
import { determinize } from '../search/determinize/index.ts';
import type { HxState } from '../state.ts';
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

/** Plays the action and lets everybody pass until nothing of it is pending. */
function tryOut(s: HxState, seat: number, action: HxAction): void {
  playKey(s, encode(s, seat, action));
  const fighting = action.type === 'confirmAttacks' || compiled.leaves[s.phase].startsWith('combat');
  for (let i = 0; i < PATIENCE && s.result === null; i++) {
    if (s.choice?.kind === 'play') return;
    const pending = s.choice !== null || s.stack.length > 0;
    const inCombat = fighting && compiled.leaves[s.phase].startsWith('combat');
    if (!pending && !inCombat) return;
    playKey(s, routine(s));
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
    carryOut(s) {
      // Ids of sight must be kept up, so that what the action brings into sight has a name.
      s.quiet = 0;
      tryOut(s, seat, action);
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
