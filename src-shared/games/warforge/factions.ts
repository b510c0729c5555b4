import type { WrFaction, WrKeyword } from './types.ts';

export interface WrFactionInfo {
  id: WrFaction;
  name: string;
  /** The place, in one line. */
  world: string;
  /** How it plays, in one sentence. */
  identity: string;
  /** A game-icons name. */
  emblem: string;
  /** Its identity keywords, in the order of the checklist's matrix. */
  home: readonly WrKeyword[];
}

export const FACTION_INFO: Readonly<Record<WrFaction, WrFactionInfo>> = {
  f1: {
    id: 'f1',
    name: 'Ironwrit Host',
    world: 'A moving arsenal on forty rails, where every order is stamped in iron and kept.',
    identity: 'Drills a gun line behind a wall of shields and is at its best on the turn that spends the last point.',
    emblem: 'musket',
    home: [
      'regiment',
      'lastSpark',
      'oath',
      'duty',
      'longRange',
      'sniper',
      'tracer',
      'sentry',
      'artifice',
      'companion',
      'blast',
      'vanguard',
    ],
  },
  f2: {
    id: 'f2',
    name: 'Lantern Order',
    world: 'An abbey with ten thousand windows, one lamp in each, and a case file under every lamp.',
    identity: 'Prays behind its wounded, works at its cases, and wins with what it finds out and what it leaves on your desk.',
    emblem: 'lantern',
    home: [
      'pray',
      'faith',
      'scarred',
      'agenda',
      'questProgress',
      'teleport',
      'shield',
      'sabotage',
      'stealth',
      'ephemeral',
      'blind',
      'talent',
    ],
  },
  f3: {
    id: 'f3',
    name: 'Hollow Engine',
    world: 'A works that nobody has run for a century, and that has not stopped for an hour of it.',
    identity: 'Machines that do not stay down: armoured, repaired each turn, and a hazard to stand beside when they break.',
    emblem: 'gears',
    home: [
      'remnant',
      'fixated',
      'armour',
      'regeneration',
      'invulnerable',
      'unstable',
      'concussive',
      'stun',
      'stomp',
      'cantAttack',
      'vulnerable',
      'backlash',
    ],
  },
  f4: {
    id: 'f4',
    name: 'Wild Tide',
    world: 'A salt wood that walks inland each spring, and everything with teeth walks with it.',
    identity: 'Beasts in numbers: many small bodies that grow by standing together and mark what they mean to eat.',
    emblem: 'wolf-howl',
    home: ['swarm', 'relay', 'tide', 'pack', 'mob', 'ferocity', 'huntMark', 'uprising', 'ambush', 'flank', 'rally', 'frenzy'],
  },
  f5: {
    id: 'f5',
    name: 'Kindled Court',
    world: 'A palace of banked fires, where every bow is a bargain and every bargain is a duel.',
    identity: 'Duellists and bargainers: few and quick, made splendid by pacts, and paid for each wound in embers.',
    emblem: 'burning-embers',
    home: ['pact', 'brink', 'cruelty', 'stimulation', 'ember', 'emberheart', 'flechette', 'slay', 'strike', 'flying', 'fast', 'camouflage'],
  },
};
