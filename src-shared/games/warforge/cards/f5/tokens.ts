/** What the Kindled Court lights. */
import { troop } from '../../effects/dsl.ts';
import type { CardSpec } from '../../effects/dsl.ts';

export const F5_TOKENS: readonly CardSpec[] = [
  troop({
    id: 'cinder-wisp',
    name: 'Cinder Wisp',
    faction: 'f5',
    rarity: 'common',
    cost: 1,
    role: 'token',
    types: ['Emberkin'],
    melee: 1,
    ranged: 1,
    health: 1,
    keywords: ['emberheart'],
    flavour: 'Goes out easily, and is proud of the company it keeps afterwards.',
    art: { hero: 'burning-dot', far: 'candle-holder', scene: 'burst' },
  }),
];
