import { armor, minionSpec } from '../../effects/dsl.ts';
import type { MinionSpec } from '../../effects/dsl.ts';

export const CINDERHOST_MINIONS: readonly MinionSpec[] = [
  minionSpec({
    id: 'emberling',
    name: 'Emberling',
    faction: 'f3',
    subtypes: ['Cinder'],
    face: (n) => ({ attack: n(3, 5, 8), health: n(1, 2, 3), keywords: ['aggressive'] }),
    art: { hero: 'spark-spirit', scene: 'burst' },
  }),
  minionSpec({
    id: 'clinker-golem',
    name: 'Clinker Golem',
    faction: 'f3',
    subtypes: ['Golem'],
    face: (n) => ({ attack: n(1, 3, 5), health: n(3, 5, 7), keywords: [armor(n(1, 1, 2))] }),
    art: { hero: 'rock-golem', far: 'lava', scene: 'cavern' },
  }),
];
