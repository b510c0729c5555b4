import { digestOf, each, fixed, json, lists, member, numbers, numbersAndChance, orNothing, record, unhashed } from '../../kernel/fields.ts';
import type { LnCreature, LnSeatState, LnState } from './state.ts';

const creature = record<LnCreature>()(
  numbers(
    'id',
    'seat',
    'lane',
    'row',
    'face',
    'inst',
    'ready',
    'attack',
    'health',
    'armor',
    'armorGained',
    'armorTurn',
    'attackTurn',
    'healthTurn',
    'gained',
    'gainedTurn',
    'lost',
    'lostTurn',
    'mobility',
    'mobilityTurn',
    'silent',
    'silentTurn',
    'fed',
    'became',
  ),
  unhashed('kw', 'left', 'leftIn'),
);

const seat = record<LnSeatState>()(
  lists('deck', 'hand', 'discard', 'banish', 'knownHand', 'knownDeck'),
  numbers('health', 'champion', 'championReady', 'championUsed', 'fed', 'fallen', 'creaturesPlayed', 'spellsPlayed'),
);

export const hashState = digestOf(
  record<LnState>()(
    fixed('decks'),
    numbersAndChance('phase', 'turn', 'cycle', 'forge', 'firstForge', 'action', 'mainUsed', 'freeUsed', 'batches', 'suddenFrom', 'nextId'),
    lists('zones'),
    member('seats', each(seat)),
    member('creatures', each(orNothing(creature))),
    member('ghosts', each(creature)),
    json('agenda', 'choice', 'pending', 'batch', 'result'),
    unhashed('faces', 'event'),
  ),
);

/** What clones share with the original, since it is never changed in place. */
export const SHARED = ['decks', 'faces', 'agenda.*', 'pending.*', 'batch.*'];
