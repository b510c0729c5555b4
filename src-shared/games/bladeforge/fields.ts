import { digestOf, each, json, lists, member, numbers, numbersAndChance, record, type Hash } from '../../kernel/fields.ts';
import type { BlSeatState, BlState } from './state.ts';

const seat = record<BlSeatState>()(numbers('health', 'level', 'out', 'defenseMod', 'blockMod', 'weaken'), lists('forge', 'hand'));

const list: Hash<readonly number[]> = (d, cards) => d.list(cards);

export const hashState = digestOf(
  record<BlState>()(
    numbersAndChance('phase', 'turn', 'active', 'resolving', 'maxTurns'),
    member('seats', each(seat)),
    lists('armory', 'salvage', 'revealed'),
    member('known', each(list)),
    json('agenda', 'choice', 'means', 'attack', 'result'),
  ),
);

/** What clones share with the original, since it is never changed in place. */
export const SHARED = ['agenda.*.targets'];
