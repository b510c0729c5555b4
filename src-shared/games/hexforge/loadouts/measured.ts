import { COMMON_GROUND } from './common-ground.ts';
import { copies, forge } from './list.ts';
import { SCALD_AND_RUN } from './scald-and-run.ts';
import type { HxLoadout } from './schema.ts';

/*
 * The lists of the series, by which bots are measured and on which puzzles rest. They stay as they are when a starter changes, so that
 * figures taken before and after can be compared.
 */

const NIGHT_LEDGER: HxLoadout = {
  name: 'Night Ledger',
  commander: 'corvin-deepladle',
  workers: ['gloomseam-mole', 'sluice-beaver'],
  base: copies({
    'soot-prentice': 2,
    'rill-skimmer': 2,
    smokescreen: 1,
    douse: 1,
    'quench-raven': 2,
    'slack-water': 1,
    'weir-strider': 1,
  }),
  forges: [
    forge('Copying Room', { 'blotting-octopus': 2, 'sealed-orders': 2, 'night-shift-owl': 1 }),
    forge('Deep Tank', { 'deepwell-serpent': 1, backflow: 2, 'sluice-walrus': 1, 'gauge-heron': 1 }),
    forge('Smoke Loft', { 'smoke-adder': 2, 'borrowed-shade': 1, 'whisper-wire': 1, 'ember-leech': 1 }),
    forge('Dry Dock', { 'rustwing-drake': 1, 'night-shift-owl': 1, 'rime-shackles': 1, douse: 1, 'struck-from-the-ledger': 1 }),
  ],
};

const PATIENT_MASONS: HxLoadout = {
  name: 'Patient Masons',
  commander: 'oldmother-burl',
  workers: ['seam-badger', 'toll-donkey'],
  base: copies({ 'lantern-beetle': 2, sporecap: 2, graft: 1, 'mend-the-hinges': 1, tumbleram: 3, 'gate-sergeant': 1 }),
  forges: [
    forge('Gatehouse', { 'wallroot-tortoise': 1, 'toll-gargoyle': 1, 'gate-sergeant': 1, 'bell-plate': 1, 'mend-the-hinges': 1 }),
    forge('Root Cellar', { 'ridgeback-golem': 2, 'verdant-temper': 2, barkplate: 1 }),
    forge('Bell Tower', { bellfounder: 1, 'rampart-rite': 2, 'ingot-golem': 1, 'temper-in-oil': 1 }),
    forge('Old Growth', { 'elder-kilnbark': 1, 'mossback-mammoth': 1, 'burr-maul': 1, 'ridgeback-golem': 1, graft: 1 }),
  ],
};

const SLOW_INTEREST: HxLoadout = {
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
      'quicklime-reeve': 1,
    }),
  ],
};

export const MEASURED: readonly HxLoadout[] = [NIGHT_LEDGER, SCALD_AND_RUN, COMMON_GROUND, PATIENT_MASONS, SLOW_INTEREST];
