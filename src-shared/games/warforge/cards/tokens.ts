/** Tokens of no faction. */
import type { CardSpec } from '../effects/dsl.ts';
import { troop } from '../effects/dsl.ts';

export const NEUTRAL: readonly CardSpec[] = [
  troop({
    id: 'remnant',
    name: 'Remnant',
    faction: null,
    rarity: 'common',
    cost: 0,
    role: 'token',
    types: ['Wreck'],
    melee: 0,
    ranged: 0,
    health: 1,
    flavour: 'Still warm. Give it a turn.',
    art: { hero: 'smoking-volcano', far: 'gears', scene: 'cavern' },
  }),
];
