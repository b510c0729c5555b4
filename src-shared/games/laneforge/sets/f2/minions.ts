import { minionSpec, mobility } from '../../effects/dsl.ts';
import type { MinionSpec } from '../../effects/dsl.ts';

export const SLIPSTREAM_MINIONS: readonly MinionSpec[] = [
  minionSpec({
    id: 'paper-kite',
    name: 'Paper Kite',
    faction: 'f2',
    subtypes: ['Kite'],
    art: { hero: 'paper-plane', far: 'sun-cloud', scene: 'ridge' },
    face: (n) => ({ attack: n(3, 6, 9), health: n(2, 3, 6), keywords: [mobility(1)] }),
  }),
  minionSpec({
    id: 'quick-bead',
    name: 'Quick Bead',
    faction: 'f2',
    subtypes: ['Mirage'],
    art: { hero: 'droplets', far: 'mirror-mirror', scene: 'bench' },
    face: (n) => ({ attack: n(1, 2, 4), health: n(4, 7, 10), cannot: ['damagePlayers'] }),
  }),
];
