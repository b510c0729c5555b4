/** Those who keep the gardens of Mosswake. */
import {
  all,
  destroy,
  eachPlayer,
  enemy,
  gainArmor,
  gainHealth,
  gainKeyword,
  losePrinted,
  minion,
  modify,
  own,
  pick,
  reanimate,
  replace,
  upgradeCard,
} from '../effects/dsl.ts';
import type { ChampionSpec, Effect } from '../effects/dsl.ts';

const feast = (plus: number): Effect[] => [gainHealth({ cards: 'banish', of: { type: 'creature' }, whose: 'you', plus }, 'you')];
const rain = (health: number, attack: number, toughness: number): Effect[] => [
  gainHealth(health, 'you'),
  modify(attack, toughness, pick(own())),
];
const bark = (numbers: number, armor: number): Effect[] => [modify(numbers, numbers, pick(own())), gainArmor(armor, 'chosen')];
const strangle = (attack: number, health: number): Effect[] => [losePrinted(pick(enemy())), modify(-attack, -health, 'chosen')];
const grave = (level: 1 | 2): Effect[] => [eachPlayer(destroy(pick(own()))), minion('mournmoth', { level })];
const charge = (attack: number, health: number): Effect[] => [modify(attack, health, pick(own())), gainKeyword('breakthrough', 'chosen')];

export const MOSSWAKE_CHAMPIONS: readonly ChampionSpec[] = [
  {
    id: 'orrin-last-spade',
    name: 'Orrin Last-Spade',
    faction: 'f4',
    title: 'Sexton of the Long Rows',
    art: { hero: 'spade-skull', far: 'graveyard', scene: 'ridge' },
    lines: [
      {
        id: 'up-you-get',
        versions: {
          3: { rating: 29, steps: [reanimate({ maxLevel: 1 }), gainHealth(3, 'you')] },
          4: { rating: 39, steps: [reanimate({ maxLevel: 2 })] },
        },
      },
      {
        id: 'six-feet',
        versions: {
          3: { rating: 29, steps: [destroy(pick(enemy({ maxAttack: 7 })))] },
          4: { rating: 39, steps: [destroy(pick(enemy({ maxAttack: 10 })))] },
        },
      },
      {
        id: 'funeral-feast',
        versions: { 2: { rating: 19, steps: feast(9) }, 3: { rating: 28, steps: feast(12) }, 4: { rating: 37, steps: feast(15) } },
      },
      { id: 'shared-grave', versions: { 2: { rating: 21, steps: grave(1) }, 3: { rating: 30, steps: grave(2) } } },
      {
        id: 'mourners',
        versions: {
          2: { rating: 20, steps: [minion('mournmoth', { level: 2 })] },
          3: { rating: 30, steps: [minion('mournmoth', { level: 3 })] },
          4: { rating: 39, steps: [minion('mournmoth', { level: 3 }), gainHealth(6, 'you')] },
        },
      },
    ],
  },
  {
    id: 'verda-of-the-green-sleep',
    name: 'Verda of the Green Sleep',
    faction: 'f4',
    title: 'She Who Waters',
    art: { hero: 'woman-elf-face', far: 'plant-watering', scene: 'forest' },
    lines: [
      {
        id: 'long-rain',
        versions: {
          2: { rating: 20, steps: rain(9, 2, 2) },
          3: { rating: 29, steps: rain(13, 3, 3) },
          4: { rating: 39, steps: rain(18, 4, 4) },
        },
      },
      {
        id: 'graft',
        versions: {
          2: { rating: 20, steps: [upgradeCard('hand', { maxLevel: 1 }), gainHealth(5, 'you')] },
          3: { rating: 28, steps: [upgradeCard('hand', { maxLevel: 2 }), gainHealth(7, 'you')] },
        },
      },
      {
        id: 'bark-and-bough',
        versions: { 2: { rating: 20, steps: bark(3, 2) }, 3: { rating: 29, steps: bark(4, 3) }, 4: { rating: 38, steps: bark(5, 4) } },
      },
      {
        id: 'second-spring',
        versions: {
          3: { rating: 29, steps: [modify(1, 2, all(own()))] },
          4: { rating: 38, steps: [modify(2, 3, all(own()))] },
        },
      },
      {
        id: 'rust-in-the-leaf',
        versions: {
          2: { rating: 20, steps: [modify(-4, -4, pick(enemy()))] },
          3: { rating: 29, steps: [modify(-6, -7, pick(enemy()))] },
          4: { rating: 39, steps: [modify(-8, -9, pick(enemy()))] },
        },
      },
    ],
  },
  {
    id: 'hob-the-hedge-king',
    name: 'Hob the Hedge-King',
    faction: 'f4',
    title: 'Sovereign of Everything That Was Trimmed',
    art: { hero: 'crown-of-thorns', far: 'maze', scene: 'forest' },
    lines: [
      {
        id: 'root-cellar',
        versions: {
          2: { rating: 21, steps: [minion('sproutling', { level: 2 })] },
          3: { rating: 31, steps: [minion('sproutling', { level: 3 })] },
          4: { rating: 38, steps: [minion('sproutling', { level: 3 }), gainHealth(8, 'you')] },
        },
      },
      {
        id: 'overgrown',
        versions: {
          3: { rating: 28, steps: [replace(pick(enemy({ maxAttack: 7 })), 'sproutling', 1)] },
          4: { rating: 38, steps: [replace(pick(enemy({ maxAttack: 12 })), 'sproutling', 1)] },
        },
      },
      {
        id: 'hedge-wall',
        versions: {
          2: { rating: 20, steps: [gainArmor(3, all(own()))] },
          3: { rating: 30, steps: [gainArmor(3, all(own())), modify(1, 1, all(own()))] },
          4: { rating: 39, steps: [gainArmor(3, all(own())), modify(2, 1, all(own()))] },
        },
      },
      { id: 'strangle', versions: { 2: { rating: 20, steps: strangle(5, 4) }, 3: { rating: 30, steps: strangle(7, 6) } } },
      { id: 'wild-charge', versions: { 2: { rating: 20, steps: charge(4, 3) }, 4: { rating: 38, steps: charge(7, 6) } } },
    ],
  },
];
