/** What the Wild Tide brings up and turns up. */
import { troop } from '../../effects/dsl.ts';
import type { CardSpec } from '../../effects/dsl.ts';

export const F4_TOKENS: readonly CardSpec[] = [
  troop({
    id: 'burrow-kit',
    name: 'Burrow Kit',
    faction: 'f4',
    rarity: 'common',
    cost: 1,
    role: 'token',
    types: ['Beast'],
    melee: 1,
    ranged: 1,
    health: 1,
    flavour: 'Mostly ears so far.',
    art: { hero: 'squirrel', far: 'hole', scene: 'forest' },
  }),
  troop({
    id: 'shingle-crab',
    name: 'Shingle Crab',
    faction: 'f4',
    rarity: 'common',
    cost: 1,
    role: 'token',
    types: ['Tidekin'],
    melee: 1,
    ranged: 1,
    health: 2,
    flavour: 'Small, wet and already in your boot.',
    art: { hero: 'sad-crab', far: 'wave-crest', scene: 'forest' },
  }),
];
