import { copies, forge } from './list.ts';
import type { HxLoadout } from './schema.ts';

/** Rudine and Grite: a wide board that is stronger side by side, and burns what crowds round it. */
export const COMMON_GROUND: HxLoadout = {
  name: 'Common Ground',
  commander: 'orsa-bellgrave',
  workers: ['seam-badger', 'kiln-newt'],
  base: copies({ sporecap: 3, 'cinder-vixen': 2, 'flint-spark': 1, 'pack-kindler': 2, tumbleram: 1, 'verdant-temper': 1 }),
  forges: [
    forge('Seed House', { 'mulch-matron': 2, 'copse-howler': 1, 'pack-kindler': 1, graft: 1 }),
    forge('Kennels', { 'copse-howler': 2, 'verdant-temper': 2, barkplate: 1 }),
    forge('Char Field', { 'wildfire-season': 1, 'slagfoot-stag': 1, 'flint-spark': 2, 'bellows-harness': 1 }),
    forge('Titan Pit', { 'slag-titan': 2, overgrowth: 1, 'mossback-mammoth': 1, 'powderback-boar': 1 }),
  ],
};
