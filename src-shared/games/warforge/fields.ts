import { digestOf, each, fixed, json, lists, member, numbers, numbersAndChance, record } from '../../kernel/fields.ts';
import type { WrSeatState, WrState, WrUnit } from './state.ts';

const unit = record<WrUnit>()(
  numbers(
    'id',
    'seat',
    'card',
    'melee',
    'ranged',
    'meleeTurn',
    'rangedTurn',
    'health',
    'maxHealth',
    'spent',
    'entered',
    'deployed',
    'hidden',
    'praying',
    'shotAt',
    'remnantOf',
  ),
  lists('kw', 'kwTurn', 'used', 'nums', 'numsTurn'),
);

const seat = record<WrSeatState>()(
  member('line', each(unit)),
  lists('hand', 'deck', 'extra', 'returning'),
  json('ongoing'),
  numbers('w', 'energy', 'maxEnergy', 'carry', 'fatigue', 'faith', 'questProgress', 'embers', 'ownTurn', 'kept'),
);

export const hashState = digestOf(
  record<WrState>()(
    fixed('config'),
    numbersAndChance('phase', 'mode', 'turn', 'active', 'first', 'overtime', 'nextId', 'fired'),
    member('seats', each(seat)),
    lists('shielded', 'doomed'),
    json('agenda', 'choice', 'result', 'attack', 'queue', 'hits'),
  ),
);

/** What clones share with the original, since it is never changed in place. */
export const SHARED = [
  'config',
  'seats.*.line.*.kw',
  'seats.*.line.*.kwTurn',
  'seats.*.line.*.nums',
  'seats.*.line.*.numsTurn',
  'seats.*.line.*.used',
  'choice.offered',
  'hits.*',
  'agenda.*',
];
