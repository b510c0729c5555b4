import type { History, Preview } from '../../../kernel/game.ts';
import { foresee, type Reading } from '../../../kernel/readings.ts';
import type { LnAction } from '../actions.ts';
import type { LnEvent } from '../events.ts';
import { encode } from '../keys.ts';
import { playKey } from '../play-key.ts';
import { routine } from '../routine.ts';
import { armorValue } from '../rules/creatures.ts';
import { determinize } from '../search/determinize.ts';
import { placeOf, type LnState } from '../state.ts';
import type { LnView } from '../view.ts';
import { whyNot } from './why.ts';

/** More answers than any text asks for. */
const PATIENCE = 100;

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

/** Plays the action; what others would be asked is answered by the routine, the own questions stay open. */
function tryOut(s: LnState, seat: number, action: LnAction): void {
  playKey(s, encode(s, seat, action));
  for (let i = 0; i < PATIENCE && s.result === null && s.choice !== null && s.choice.seat !== seat; i++) playKey(s, routine(s));
}

/**
 * What would change, in several sampled worlds, merged (the seat's knowledge alone).
 * @throws IllegalAction when the action is not legal now
 */
export function previewAction(view: LnView, history: History<LnEvent>, action: LnAction): Preview {
  const seat = view.viewer as number;
  const changes = foresee<LnState>({
    sample: (random) => determinize(view, history, random),
    problem: (s) => whyNot(s, seat, action),
    read,
    carryOut: (s) => tryOut(s, seat, action),
    place: 'place',
  });
  return { changes, locks: locks(view, action) };
}

/**
 * Could the action not be taken back? Ending a phase passes the word; everything else in one's own action phase can be,
 * unless something was drawn or random, which the log itself knows.
 */
export function locks(view: LnView, action: LnAction): boolean {
  if (action.type === 'endActionPhase' || action.type === 'pickChampion') return true;
  return view.active !== view.viewer;
}
