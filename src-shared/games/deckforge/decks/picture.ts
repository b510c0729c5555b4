/** Pictures of forged cards, derived from type, name and abilities, so that decks need not carry any: the same card looks the same everywhere. */
import { hashText } from '../../../kernel/rng.ts';
import type { ArtSpec } from '../../../text/art.ts';
import { digest } from './deck-id.ts';
import type { CardType, DeckCard, Op } from './wire.ts';

export interface CardPicture {
  /**
   * What the drawing draws its chance from, 16 hex digits: no two cards share it that differ in type, name, keywords or abilities. Drawings
   * write it into their markup, so nothing of a name from outside stands in it.
   */
  readonly seed: string;
  readonly art: ArtSpec;
}

/** What a card is about, by its type or by what its first ability does. */
const HEROES: Readonly<Record<CardType, readonly string[]>> = {
  creature: ['blacksmith', 'minotaur', 'robot-golem', 'wolf-head', 'bear-head', 'ogre', 'boar', 'bull', 'lizardman', 'spiked-dragon-head'],
  flying: ['owl', 'raven', 'bat-wing', 'griffin-symbol', 'dragonfly', 'swallow', 'hawk-emblem', 'vulture', 'eagle-emblem', 'wasp-sting'],
  attack: ['flame', 'fireball', 'thrown-charcoal', 'hammer-drop', 'lightning-storm', 'whirlwind'],
  defense: ['checked-shield', 'vibrating-shield', 'shield-bash', 'barrier', 'magic-shield', 'stop-sign'],
  artifact: ['gears', 'clockwork', 'hourglass', 'crowbar', 'gear-hammer', 'metal-bar', 'crystal-cluster', 'foundry-bucket'],
};

const OF_OPS: Readonly<Record<Op, readonly string[]>> = {
  dmg: ['anvil-impact', 'burning-embers', 'fireball', 'hammer-drop', 'flame'],
  heal: ['health-potion', 'hot-meal', 'medical-pack', 'healing'],
  prevent: ['checked-shield', 'shield-bash', 'vibrating-shield'],
  stun: ['knockout', 'stoned-skull', 'star-swirl'],
  freeze: ['ice-cube', 'snowflake-2', 'frozen-block', 'frozen-orb'],
  draw: ['card-draw', 'open-book', 'stack'],
  discard: ['card-discard', 'papers', 'burning-book'],
  destroy: ['skull-crossed-bones', 'demolish', 'death-skull'],
  reflect: ['mirror-mirror', 'crystal-shine', 'shield-reflect'],
  negate: ['stop-sign', 'barrier', 'broken-arrow'],
  bounce: ['boomerang', 'return-arrow', 'whirlwind'],
  wreck: ['crowbar', 'wrecking-ball', 'broken-pottery'],
  extra: ['clockwork', 'hourglass', 'gears'],
  cleanse: ['water-drop', 'soap'],
  mod: ['muscle-up', 'up-card', 'metal-bar'],
  gain: ['feather', 'wax-seal', 'rune-stone'],
  lose: ['scissors', 'broken-arrow', 'cancel'],
};

const FAR = [
  'anvil',
  'bellows',
  'hammer-nails',
  'knight-banner',
  'chimney',
  'factory',
  'mine-wagon',
  'furnace',
  'campfire',
  'smoking-volcano',
  'mountains',
  'castle',
  'watchtower',
  'ore',
  'gold-bar',
  'windmill',
  'fog',
];

const SCENES: Readonly<Record<CardType, readonly ArtSpec['scene'][]>> = {
  creature: ['ridge', 'hall', 'forest', 'cavern'],
  flying: ['ridge', 'forest', 'swirl'],
  attack: ['burst', 'swirl', 'rune'],
  defense: ['rune', 'hall', 'burst'],
  artifact: ['bench', 'hall', 'cavern'],
};

/** Every icon that a picture can be made of, for the build to bundle. */
export const PICTURE_ICONS: readonly string[] = [...new Set([...Object.values(HEROES), ...Object.values(OF_OPS), FAR].flat())].toSorted();

const pick = <T>(list: readonly T[], key: string, part: string): T => list[hashText(`${part} ${key}`) % list.length];

/** Copies and notes leave the picture as it is; the name counts as it is written. */
export function pictureOf(card: DeckCard): CardPicture {
  const { type, name, keywords, abilities } = card;
  const key = JSON.stringify([type, name, keywords, abilities]);
  const first = abilities[0]?.[1];
  const heroes = first === undefined || type === 'creature' || type === 'flying' ? HEROES[type] : OF_OPS[first];
  return {
    seed: digest(key),
    art: {
      hero: pick(heroes, key, 'hero'),
      far: pick(first === undefined ? FAR : [...FAR, ...OF_OPS[first]], key, 'far'),
      scene: pick(SCENES[type], key, 'scene'),
    },
  };
}
