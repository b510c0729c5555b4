import type { LnFaction } from './types.ts';

/** One of the three leanings a deck of the faction can have (LN-20.3). */
export interface LnTheme {
  id: string;
  name: string;
}

export interface LnFactionInfo {
  id: LnFaction;
  name: string;
  /** The place, in one line. */
  world: string;
  /** How it plays, in one sentence. */
  identity: string;
  /** In the order the deck generator counts them. */
  themes: readonly [LnTheme, LnTheme, LnTheme];
  /** A game-icons name. */
  emblem: string;
}

export const FACTION_INFO: Readonly<Record<LnFaction, LnFactionInfo>> = {
  f1: {
    id: 'f1',
    name: 'Bellmark',
    world: 'A fortress town grown around its bell foundry, where every wall is tuned.',
    identity: 'Holds its lanes with Armor and Defenders, improves its cards in the workshop and answers its own bells.',
    themes: [
      { id: 'rampart', name: 'Rampart' },
      { id: 'workshop', name: 'Workshop' },
      { id: 'carillon', name: 'Carillon' },
    ],
    emblem: 'ringing-bell',
  },
  f2: {
    id: 'f2',
    name: 'Slipstream',
    world: 'Canals below, kites above, and tinkers in between who sell quicksilver by the cup.',
    identity: 'Is never in the lane it was in: moves, swaps and hides its creatures and turns enemies into something harmless.',
    themes: [
      { id: 'current', name: 'Current' },
      { id: 'mirror', name: 'Mirror' },
      { id: 'kites', name: 'Kites' },
    ],
    emblem: 'kite',
  },
  f3: {
    id: 'f3',
    name: 'Cinderhost',
    world: 'War-smiths who follow a moving furnace and pay for fuel with whatever it rolls over.',
    identity: 'Attacks first and hardest: Aggressive front rows, Breakthrough and Strikes, often at a price in its own blood.',
    themes: [
      { id: 'charge', name: 'Charge' },
      { id: 'weapons', name: 'Weapons' },
      { id: 'embers', name: 'Embers' },
    ],
    emblem: 'flame',
  },
  f4: {
    id: 'f4',
    name: 'Mosswake',
    world: 'A drowned graveyard kept as a garden; what is buried there comes up again.',
    identity: 'Lets creatures die and brings them back, feeds the living and outgrows whoever waits.',
    themes: [
      { id: 'graves', name: 'Graves' },
      { id: 'growth', name: 'Growth' },
      { id: 'brood', name: 'Brood' },
    ],
    emblem: 'oak-leaf',
  },
};
