import { copies, forge } from './list.ts';
import type { HxLoadout } from './schema.ts';

/** Frexine and Ornite: answer everything, and let each spell tell on the rival's base. */
export const NIGHT_LEDGER: HxLoadout = {
  name: 'Night Ledger',
  commander: 'corvin-deepladle',
  workers: ['gloomseam-mole', 'sluice-beaver'],
  base: copies({ 'soot-prentice': 2, 'rill-skimmer': 3, 'quench-raven': 2, 'borrowed-shade': 2, 'smoke-adder': 1 }),
  forges: [
    forge('Copying Room', { 'blotting-octopus': 2, 'sealed-orders': 1, 'slack-water': 1, 'night-shift-owl': 1 }),
    forge('Deep Tank', { 'deepwell-serpent': 1, backflow: 1, 'sluice-walrus': 1, 'gauge-heron': 1, 'weir-strider': 1 }),
    forge('Smoke Loft', { 'smoke-adder': 2, smokescreen: 1, 'whisper-wire': 1, 'ember-leech': 1 }),
    forge('Dry Dock', { 'rustwing-drake': 1, 'night-shift-owl': 1, 'rime-shackles': 1, 'ember-leech': 1, 'struck-from-the-ledger': 1 }),
  ],
};
