import { gainHealth, minionSpec, when } from '../../effects/dsl.ts';
import type { MinionSpec } from '../../effects/dsl.ts';

export const MOSSWAKE_MINIONS: readonly MinionSpec[] = [
  minionSpec({
    id: 'sproutling',
    name: 'Sproutling',
    faction: 'f4',
    subtypes: ['Rootkin'],
    face: (n) => ({ attack: n(2, 4, 6), health: n(3, 5, 8) }),
    art: { hero: 'seedling', scene: 'forest' },
  }),
  minionSpec({
    id: 'mournmoth',
    name: 'Mournmoth',
    faction: 'f4',
    subtypes: ['Shade'],
    face: (n) => ({
      attack: n(2, 4, 7),
      health: n(2, 3, 5),
      abilities: [when({ on: 'destroyed', who: 'this' }, gainHealth(n(2, 3, 4), 'you'))],
    }),
    art: { hero: 'butterfly', far: 'candle-flame', scene: 'swirl' },
  }),
];
