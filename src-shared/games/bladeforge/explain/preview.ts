import type { Foresight, Reading } from '../../../kernel/foresight.ts';
import type { BlAction } from '../actions.ts';
import { MAX_ACTIONS } from '../routine.ts';
import { isLiving } from '../rules/defeat.ts';
import { forgeAttack, forgeDefense } from '../rules/forge.ts';
import { listActions } from '../rules/legal.ts';
import { dieOf, type BlState } from '../state.ts';
import type { BlView } from '../view.ts';

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

const keys = new Int32Array(MAX_ACTIONS);
const NOTHING: readonly number[] = [];

export const foresight: Foresight<BlState> = {
  read,
  next: (s, seat) => (s.choice === null || s.choice.seat === seat ? NOTHING : [...keys.subarray(0, listActions(s, keys))]),
  place: 'place',
  fallen: (s) => s.seats.flatMap((_, seat) => (isLiving(s, seat) ? [] : [seat])),
};

/** What builds the own Forge can be taken back (until chance or a rival comes in, which the log itself knows). */
const REVOCABLE: readonly BlAction['type'][] = ['place', 'replace', 'placeShield', 'reforge'];

export const locks = (_view: BlView, action: BlAction): boolean => !REVOCABLE.includes(action.type);
