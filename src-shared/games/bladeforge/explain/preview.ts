import type { History, Preview } from '../../../kernel/game.ts';
import { foresee, type Reading } from '../../../kernel/readings.ts';
import type { BlAction } from '../actions.ts';
import type { BlEvent } from '../events.ts';
import { encode } from '../keys.ts';
import { playKey } from '../engine.ts';
import { routine } from '../routine.ts';
import { forgeAttack, forgeDefense } from '../rules/forge.ts';
import { determinize } from '../search/determinize.ts';
import { dieOf, type BlState } from '../state.ts';
import type { BlView } from '../view.ts';
import { whyNot } from './why.ts';

/** More answers than any text asks for. */
const PATIENCE = 100;

/** Named numbers of every player and of the piles. */
function read(s: BlState): Reading {
  const reading: Reading = new Map();
  s.seats.forEach((own, seat) =>
    reading.set(
      `seat:${seat}`,
      new Map([
        ['health', own.health],
        ['die', dieOf(own.level)],
        ['attack', forgeAttack(own)],
        ['defense', forgeDefense(own) + own.defenseMod - own.weaken],
        ['hand', own.hand.length],
        ...own.forge.map((card, place): [string, number] => [`place${place}`, card]),
      ]),
    ),
  );
  reading.set('table', new Map([['armory', s.armory.length]]));
  return reading;
}

/** Plays the action; what others would be asked is answered by the routine, the own questions stay open. */
function tryOut(s: BlState, seat: number, action: BlAction): void {
  const { turn } = s;
  playKey(s, encode(s, seat, action));
  for (let i = 0; i < PATIENCE && s.result === null && s.turn === turn && s.choice !== null && s.choice.seat !== seat; i++)
    playKey(s, routine(s));
}

/**
 * What would change, in several sampled worlds, merged (the seat's knowledge alone).
 * @throws IllegalAction when the action is not legal now
 */
export function previewAction(view: BlView, history: History<BlEvent>, action: BlAction): Preview {
  const seat = view.viewer as number;
  const changes = foresee<BlState>({
    sample: (random) => determinize(view, history, random),
    problem: (s) => whyNot(s, seat, action),
    read,
    carryOut: (s) => tryOut(s, seat, action),
    place: 'place',
  });
  return { changes, locks: locks(view, action) };
}

/** What builds the own Forge can be taken back (until chance or a rival comes in, which the log itself knows). */
const REVOCABLE: readonly BlAction['type'][] = ['place', 'replace', 'placeShield', 'reforge'];

export const locks = (_view: BlView, action: BlAction): boolean => !REVOCABLE.includes(action.type);
