import type { Foresight, Reading } from '../../../kernel/foresight.ts';
import { Random } from '../../../kernel/rng.ts';
import type { LnAction } from '../actions.ts';
import { encode } from '../keys.ts';
import { playKey } from '../engine.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { armorValue } from '../rules/creatures.ts';
import { listActions } from '../rules/legal.ts';
import { determinize } from '../search/determinize.ts';
import { placeOf, type LnState } from '../state.ts';
import type { LnView } from '../view.ts';
import { reveals } from './reveals.ts';
import { whyNot } from './why.ts';

const keys = new Int32Array(MAX_ACTIONS);

/** Named numbers of everything in play and of both players. */
function read(s: LnState): Reading {
  const reading: Reading = new Map();
  for (const c of s.creatures) {
    if (c === null) continue;
    reading.set(
      `creature:${c.id}`,
      new Map([
        ['attack', c.attack],
        ['health', c.health],
        ['armor', armorValue(c)],
        ['ready', c.ready],
        ['row', c.row],
        ['place', placeOf(c.seat, c.lane)],
      ]),
    );
  }
  s.seats.forEach((own, seat) =>
    reading.set(
      `seat:${seat}`,
      new Map([
        ['health', own.health],
        ['hand', own.hand.length],
        ['deck', own.deck.length],
        ['discard', own.discard.length],
        ['champion', own.championReady],
      ]),
    ),
  );
  return reading;
}

const NOTHING: readonly number[] = [];

export const foresight: Foresight<LnState> = {
  read,
  next: (s, seat) => (s.choice === null || s.choice.seat === seat ? NOTHING : [...keys.subarray(0, listActions(s, keys))]),
  place: 'place',
};

/**
 * Could the action not be taken back? Ending a phase and picking a Champion are meant for good, and what is done in
 * another seat's action goes on with it. All else is tried out: a draw or a question to the rival stays.
 */
export function locks(view: LnView, action: LnAction): boolean {
  if (action.type === 'endActionPhase' || action.type === 'pickChampion' || view.active !== view.viewer) return true;
  const s = determinize(view, [], new Random('locks'));
  const seat = view.viewer as number;
  return whyNot(s, seat, action) === null && reveals(s, seat, () => playKey(s, encode(s, seat, action)));
}
