import {
  bare,
  digestOf,
  each,
  fixed,
  json,
  lists,
  member,
  numbers,
  numbersAndChance,
  record,
  counted,
  unhashed,
} from '../../kernel/fields.ts';
import type { DkPermanent, DkSeatState, DkState } from './state.ts';

const permanent = record<DkPermanent>()(
  bare('id', 'seat', 'deck', 'card', 'type', 'age', 'delay', 'damage', 'attacked', 'blocked', 'doomed', 'used'),
  bare('stun', 'stunSince', 'freeze', 'freezeSince'),
  lists('fx'),
  unhashed('atk', 'def', 'kw'),
);

const seat = record<DkSeatState>()(
  numbers('life', 'out', 'reflects', 'activated'),
  lists('hand', 'known', 'prevents', 'fx'),
  member('board', counted(permanent)),
  unhashed('kw'),
);

export const hashState = digestOf(
  record<DkState>()(
    numbersAndChance('phase', 'turn', 'active', 'plays', 'limit', 'spellCast', 'nextId', 'nextAge'),
    member('seats', each(seat)),
    lists('typeDeck', 'graveyard', 'resolving'),
    fixed('config'),
    json('agenda', 'choice', 'event', 'queue', 'initiative', 'result'),
  ),
);

/** What clones share with the original, since it is never changed in place. */
export const SHARED = ['config', 'queue.*'];
