import { copies, forge } from './list.ts';
import type { HxLoadout } from './schema.ts';

/** Grite and Equint: walls in front, growth that never wears off behind them. */
export const PATIENT_MASONS: HxLoadout = {
  name: 'Patient Masons',
  commander: 'oldmother-burl',
  workers: ['seam-badger', 'toll-donkey'],
  base: copies({ 'lantern-beetle': 2, sporecap: 2, graft: 1, 'mend-the-hinges': 1, tumbleram: 3, 'gate-sergeant': 1 }),
  forges: [
    forge('Gatehouse', { 'wallroot-tortoise': 1, 'toll-gargoyle': 1, 'gate-sergeant': 1, 'bell-plate': 1, 'lantern-beetle': 1 }),
    forge('Root Cellar', { 'ridgeback-golem': 2, 'verdant-temper': 2, barkplate: 1 }),
    forge('Bell Tower', { bellfounder: 1, 'rampart-rite': 2, 'ingot-golem': 1, 'temper-in-oil': 1 }),
    forge('Old Growth', { 'elder-kilnbark': 1, 'mossback-mammoth': 1, 'burr-maul': 1, 'ridgeback-golem': 1, graft: 1 }),
  ],
};
