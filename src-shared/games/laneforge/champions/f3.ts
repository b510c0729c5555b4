/** Those the Cinderhost follows. */
import {
  all,
  battle,
  damage,
  destroy,
  discard,
  draw,
  enemy,
  gainArmor,
  gainKeyword,
  minion,
  modify,
  own,
  pick,
  putRow,
  strike,
  times,
  upgrade,
} from '../effects/dsl.ts';
import type { ChampionSpec, Effect } from '../effects/dsl.ts';

const charge = (attack: number): Effect[] => [
  modify(attack, 0, pick(own()), 'thisTurn'),
  gainKeyword('breakthrough', 'chosen', 'thisTurn'),
  putRow('chosen', 'front'),
];
const drums = (attack: number): Effect[] => [modify(attack, 0, all(own()), 'thisTurn'), putRow(all(own()), 'front')];
const lead = (attack: number, health: number): Effect[] => [
  modify(attack, health, pick(own())),
  gainKeyword('breakthrough', 'chosen'),
  gainKeyword('aggressive', 'chosen'),
];
const fight = (attack: number, health: number): Effect[] => [
  modify(attack, health, pick(own())),
  battle('chosen', pick(enemy(), { as: 'chosen2' })),
];
const slip = (attack: number, health: number): Effect[] => [
  modify(attack, health, pick(own())),
  strike('chosen', pick(enemy(), { as: 'chosen2' })),
];
const temper = (numbers: number, armor: number): Effect[] => [modify(numbers, numbers, pick(own())), gainArmor(armor, 'chosen')];

export const CINDERHOST_CHAMPIONS: readonly ChampionSpec[] = [
  {
    id: 'vaska-ninehammers',
    name: 'Vaska Ninehammers',
    faction: 'f3',
    title: 'Warlord of the Open Furnace',
    art: { hero: 'swords-power', far: 'fire-silhouette', scene: 'ridge' },
    lines: [
      {
        id: 'open-the-doors',
        versions: { 2: { rating: 20, steps: charge(5) }, 3: { rating: 29, steps: charge(10) }, 4: { rating: 38, steps: charge(14) } },
      },
      {
        id: 'war-drums',
        versions: { 2: { rating: 21, steps: drums(4) }, 3: { rating: 29, steps: drums(5) }, 4: { rating: 39, steps: drums(7) } },
      },
      {
        id: 'rain-of-rivets',
        versions: {
          2: { rating: 19, steps: [damage(2, all(enemy())), damage(2, 'opponent')] },
          3: { rating: 30, steps: [damage(3, all(enemy())), damage(4, 'opponent')] },
        },
      },
      {
        id: 'no-more-walls',
        versions: { 3: { rating: 28, steps: [damage(15, 'opponent')] }, 4: { rating: 38, steps: [damage(20, 'opponent')] } },
      },
      { id: 'first-through', versions: { 2: { rating: 20, steps: lead(2, 2) }, 4: { rating: 38, steps: lead(5, 4) } } },
    ],
  },
  {
    id: 'isk-the-unquenched',
    name: 'Isk the Unquenched',
    faction: 'f3',
    title: 'Duellist of the Quench-Pit',
    art: { hero: 'spinning-sword', far: 'fire-ring', scene: 'hall' },
    lines: [
      {
        id: 'single-combat',
        versions: { 2: { rating: 20, steps: fight(1, 2) }, 3: { rating: 30, steps: fight(2, 3) }, 4: { rating: 39, steps: fight(3, 5) } },
      },
      {
        id: 'over-the-guard',
        versions: { 2: { rating: 20, steps: slip(1, 0) }, 3: { rating: 29, steps: slip(2, 0) }, 4: { rating: 39, steps: slip(3, 1) } },
      },
      {
        id: 'crack-the-shell',
        versions: {
          3: { rating: 30, steps: [destroy(pick(enemy({ maxHealth: 9 })))] },
          4: { rating: 40, steps: [destroy(pick(enemy({ maxHealth: 13 })))] },
        },
      },
      {
        id: 'tempered-twice',
        versions: {
          2: { rating: 20, steps: temper(2, 2) },
          3: { rating: 29, steps: temper(3, 3) },
          4: { rating: 38, steps: temper(4, 4) },
        },
      },
      {
        id: 'name-the-worst',
        versions: {
          2: { rating: 20, steps: [damage(8, pick(enemy({ most: 'attack' })))] },
          3: { rating: 29, steps: [damage(12, pick(enemy({ most: 'attack' })))] },
        },
      },
    ],
  },
  {
    id: 'mother-clinker',
    name: 'Mother Clinker',
    faction: 'f3',
    title: 'Keeper of the Thousand Coals',
    art: { hero: 'coal-pile', far: 'witch-face', scene: 'cavern' },
    lines: [
      {
        id: 'shake-the-grate',
        versions: {
          2: { rating: 20, steps: [minion('emberling', { level: 2 }), damage(2, 'opponent')] },
          3: { rating: 29, steps: [minion('emberling', { level: 3 }), damage(4, 'opponent')] },
          4: { rating: 38, steps: [times(2, minion('emberling', { level: 2 }))] },
        },
      },
      {
        id: 'cast-a-guard',
        versions: {
          2: { rating: 21, steps: [minion('clinker-golem', { level: 2 }), damage(3, 'opponent')] },
          3: { rating: 31, steps: [minion('clinker-golem', { level: 3 }), damage(4, 'opponent')] },
        },
      },
      {
        id: 'burn-the-ledgers',
        versions: {
          2: { rating: 19, steps: [discard(1), draw(2), damage(5, 'opponent')] },
          3: { rating: 28, steps: [discard(1), draw(3), damage(8, 'opponent')] },
          4: { rating: 37, steps: [discard(1), draw(3), damage(14, 'opponent')] },
        },
      },
      {
        id: 'back-to-work',
        versions: {
          3: { rating: 29, steps: [upgrade(pick(own()))] },
          4: { rating: 39, steps: [upgrade(pick(own())), modify(3, 3, 'chosen')] },
        },
      },
      {
        id: 'last-ember',
        versions: {
          2: { rating: 20, steps: [damage({ count: own({ minion: true }), times: 3, plus: 8 }, 'opponent')] },
          4: { rating: 39, steps: [damage({ count: own({ minion: true }), times: 4, plus: 16 }, 'opponent')] },
        },
      },
    ],
  },
];
