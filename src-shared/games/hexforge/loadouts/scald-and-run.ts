import { copies, forge } from './list.ts';
import type { HxLoadout } from './schema.ts';

/** Ornite and Rudine: be there first, strike first, and be gone. */
export const SCALD_AND_RUN: HxLoadout = {
  name: 'Scald and Run',
  commander: 'tessa-quickflint',
  workers: ['kiln-newt', 'sluice-beaver'],
  base: copies({ 'cinder-vixen': 3, 'flint-spark': 2, 'rill-skimmer': 1, 'slagfoot-stag': 1, 'quench-raven': 2, 'scald-falcon': 1 }),
  forges: [
    forge('Powder Shed', { 'spark-lancer': 2, 'powderback-boar': 1, 'bellows-harness': 1, 'flint-spark': 1 }),
    forge('Falcon Loft', { 'scald-falcon': 2, 'quench-raven': 1, douse: 1, 'cork-boots': 1 }),
    forge('Boiler House', { 'kiln-charger': 2, 'sparkpoint-lance': 1, 'boiler-burst': 1, backflow: 1 }),
    forge('Breaking Yard', { 'rustwing-drake': 1, 'slag-titan': 1, 'quarry-charge': 1, 'spark-lancer': 1, 'rime-shackles': 1 }),
  ],
};
