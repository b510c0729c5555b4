import {
  bare,
  counted,
  digestOf,
  each,
  fixed,
  lists,
  member,
  numbers,
  numbersAndChance,
  record,
  together,
  unhashed,
} from '../../kernel/fields.ts';
import type { HxEntity, HxFx, HxItem, HxSeatState, HxState } from './state.ts';

const effects = counted(record<HxFx>()(numbers('until', 'power', 'health', 'kw', 'splash', 'cost', 'from')));

const seat = record<HxSeatState>()(
  lists('deck', 'hand', 'discard', 'lost', 'pool', 'slots', 'known', 'lit'),
  bare('raised', 'commander'),
  unhashed('vision', 'fresh', 'nextSeen', 'commanderHealth'),
);

const entity = record<HxEntity>()(
  numbers('id', 'kind', 'owner', 'def', 'inst', 'role', 'slot', 'tile', 'damage', 'exhausted', 'equip', 'used', 'doom'),
  member('fx', effects),
  unhashed('power', 'max', 'kw', 'splash', 'seen'),
);

/** Who has seen an item follows from the match so far; older logs do not count it. */
const unseen = ({ seen: _seen, ...item }: HxItem): Omit<HxItem, 'seen'> => item;

type Varying = 'stack' | 'pending' | 'triggers' | 'agenda' | 'choice' | 'result';

export const hashState = digestOf(
  record<HxState>()(
    fixed('board', 'loadouts'),
    lists('workers'),
    numbersAndChance('maxTurns', 'phase', 'turn', 'turnSeat', 'priority', 'offered', 'nextId', 'nextItem', 'orderOpen'),
    lists('defs', 'zones'),
    member('cardFx', each(effects)),
    member('seats', each(seat)),
    member('entities', counted(entity)),
    together(['orders', 'attacks'], (d, { orders, attacks }: Pick<HxState, 'orders' | 'attacks'>) => {
      d.list([orders.length, attacks.length]);
      for (const { unit, path } of orders) d.list([unit, ...path]);
      for (const { unit, tile } of attacks) d.list([unit, tile]);
    }),
    together(['stack', 'pending', 'triggers', 'agenda', 'choice', 'result'], (d, s: Pick<HxState, Varying>) => {
      d.json([s.stack.map(unseen), s.pending, s.triggers, s.agenda, s.choice, s.result]);
    }),
    unhashed('occupied', 'stale', 'quiet'),
  ),
);

/** What clones share with the original, since it is never changed in place. */
export const SHARED = ['board', 'loadouts', 'workers', 'cardFx.*', 'entities.*.fx'];
