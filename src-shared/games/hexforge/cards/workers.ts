/** Workers: summoned by the base for as much generic as you already have workers; they yield on mineral tiles. */
import { unit } from '../effects/dsl.ts';
import type { UnitSpec } from '../effects/dsl.ts';

export const WORKERS: readonly UnitSpec[] = [
  unit({
    id: 'gloomseam-mole', name: 'Gloomseam Mole', role: 'worker', cost: '', kind: 'Digger', power: 1, health: 3, worker: { F: 1, C: 1 },
    flavour: 'Finds frexine by the silence around it.',
    art: { hero: 'mole', far: 'crystal-cluster', scene: 'cavern' },
  }),
  unit({
    id: 'sluice-beaver', name: 'Sluice Beaver', role: 'worker', cost: '', kind: 'Digger', power: 1, health: 3, worker: { O: 1, C: 1 },
    flavour: 'Washes a hillside before breakfast.',
    art: { hero: 'beaver', far: 'waves', scene: 'forest' },
  }),
  unit({
    id: 'kiln-newt', name: 'Kiln Newt', role: 'worker', cost: '', kind: 'Digger', power: 2, health: 2, worker: { R: 1, C: 1 },
    flavour: 'Sleeps in the seam it will empty tomorrow.',
    art: { hero: 'salamander', far: 'crystal-cluster', scene: 'cavern' },
  }),
  unit({
    id: 'seam-badger', name: 'Seam Badger', role: 'worker', cost: '', kind: 'Digger', power: 1, health: 3, worker: { G: 1, C: 1 },
    flavour: 'Argues with the rock until it gives way.',
    art: { hero: 'badger', far: 'oak', scene: 'cavern' },
  }),
  unit({
    id: 'toll-donkey', name: 'Toll Donkey', role: 'worker', cost: '', kind: 'Digger', power: 0, health: 4, worker: { E: 1, C: 1 },
    flavour: 'Two baskets, four hooves, no hurry.',
    art: { hero: 'donkey', far: 'gold-nuggets', scene: 'ridge' },
  }),
  unit({
    id: 'seam-digger', name: 'Seam Digger', role: 'worker', cost: '', kind: 'Digger', power: 2, health: 3, worker: { C: 2 },
    flavour: 'Takes what comes, and it keeps coming.',
    art: { hero: 'miner', far: 'crystal-cluster', scene: 'cavern' },
  }),
  unit({
    id: 'night-assayer', name: 'Night Assayer', role: 'worker', cost: '', kind: 'Digger', power: 0, health: 2, worker: { E: 1, F: 1 },
    flavour: 'Weighs by moonlight, rounds in its own favour.',
    art: { hero: 'raccoon-head', far: 'moon', scene: 'cavern' },
  }),
];
