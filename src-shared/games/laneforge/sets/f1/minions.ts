import { armor, minionSpec } from '../../effects/dsl.ts';
import type { MinionSpec } from '../../effects/dsl.ts';

export const BELLMARK_MINIONS: readonly MinionSpec[] = [
  minionSpec({
    id: 'clapper-golem',
    name: 'Clapper Golem',
    faction: 'f1',
    subtypes: ['Golem'],
    art: { hero: 'ice-golem', far: 'ringing-bell', scene: 'hall' },
    face: (n) => ({ attack: n(3, 5, 7), health: n(3, 5, 8) }),
  }),
  minionSpec({
    id: 'gong-sentry',
    name: 'Gong Sentry',
    faction: 'f1',
    subtypes: ['Warden'],
    art: { hero: 'bell-shield', far: 'gong', scene: 'ridge' },
    face: (n) => ({ attack: n(2, 4, 6), health: n(4, 7, 11), keywords: ['defender', armor(n(1, 1, 2))] }),
  }),
];
