/** What the Lantern Order lights and what it digs out. */
import { damage, enemy, faith, stratagem, troop } from '../../effects/dsl.ts';
import type { CardSpec } from '../../effects/dsl.ts';

export const F2_TOKENS: readonly CardSpec[] = [
  stratagem({
    id: 'votive-flame',
    name: 'Votive Flame',
    faction: 'f2',
    rarity: 'common',
    cost: 1,
    role: 'token',
    types: ['Rite'],
    keywords: ['ephemeral'],
    target: enemy(),
    steps: [damage(1), faith(1)],
    flavour: 'It will not keep. That is rather the idea.',
    art: { hero: 'fluffy-flame', far: 'candle-flame', scene: 'rune' },
  }),
  troop({
    id: 'unsealed-witness',
    name: 'Unsealed Witness',
    faction: 'f2',
    rarity: 'epic',
    cost: 4,
    role: 'token',
    types: ['Lamp'],
    melee: 3,
    ranged: 3,
    health: 4,
    keywords: ['shield'],
    flavour: 'Saw everything, waited for somebody to ask.',
    art: { hero: 'ghost', far: 'candle-holder', scene: 'hall' },
  }),
];
