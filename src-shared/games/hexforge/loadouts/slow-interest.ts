import { copies, forge } from './list.ts';
import type { HxLoadout } from './schema.ts';

/** Equint and Frexine: slow, hard to kill, and paid back out of the rival's pocket. */
export const SLOW_INTEREST: HxLoadout = {
  name: 'Slow Interest',
  commander: 'provost-keel',
  workers: ['toll-donkey', 'gloomseam-mole'],
  base: copies({
    'lantern-beetle': 2,
    'soot-prentice': 1,
    smokescreen: 1,
    'mend-the-hinges': 1,
    'clay-footman': 1,
    'borrowed-shade': 2,
    'gate-sergeant': 1,
    'smoke-adder': 1,
  }),
  forges: [
    forge('Counting House', { 'quicklime-reeve': 2, levy: 2, 'tithe-hook': 1 }),
    forge('Leech Pit', { 'ember-leech': 2, 'venom-awl': 1, 'whisper-wire': 1, foreclose: 1 }),
    forge('Lead Chapel', { 'unmelted-relic': 2, 'temper-in-oil': 1, 'ingot-golem': 1, 'edict-of-weight': 1 }),
    forge('Long Vault', {
      'crucible-drinker': 1,
      'slagbraid-crone': 1,
      'walking-belfry': 1,
      'struck-from-the-ledger': 1,
      'clay-footman': 1,
    }),
  ],
};
