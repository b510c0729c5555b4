import {
  all,
  damage,
  destroy,
  discard,
  draw,
  enemy,
  gainHealth,
  gainKeyword,
  losePrinted,
  may,
  minion,
  modify,
  move,
  own,
  pick,
  putRow,
  ready,
  replace,
  swap,
} from '../effects/dsl.ts';
import type { ChampionSpec, Effect } from '../effects/dsl.ts';

/** Two of your creatures surge ahead. */
const surge = (attack: number): Effect[] => [
  modify(attack, 0, pick(own(), { n: 2, upTo: true })),
  gainKeyword('mobility', 'chosen', 'thisTurn', 2),
  ready('chosen'),
];
/** Two neighbours trade places and are both hurt by it. */
const collide = (amount: number): Effect[] => [
  swap(pick(enemy()), pick(enemy({ adjacentTo: 'chosen' }), { as: 'chosen2' })),
  damage(amount, 'chosen'),
  damage(amount, 'chosen2'),
];
const emptyFace = (attack: number, health: number): Effect[] => [losePrinted(pick(enemy())), modify(attack, health, 'chosen')];
const vanish = (attack: number): Effect[] => [
  modify(attack, 0, pick(own(), { n: 2, upTo: true }), 'thisTurn'),
  gainKeyword('stealth', 'chosen', 'thisTurn'),
];

export const SLIPSTREAM_CHAMPIONS: readonly ChampionSpec[] = [
  {
    id: 'wren-ashlake',
    name: 'Wren Ashlake',
    faction: 'f2',
    title: 'First Boat in Every Race',
    art: { hero: 'captain-hat-profile', far: 'shooner-sailboat', scene: 'ridge' },
    lines: [
      {
        id: 'ride-the-race',
        versions: {
          2: { rating: 20, steps: surge(3) },
          3: { rating: 30, steps: surge(5) },
          4: { rating: 40, steps: surge(7) },
        },
      },
      {
        id: 'drag-under',
        versions: {
          2: { rating: 20, steps: [damage(8, pick(enemy())), may(move('chosen'))] },
          3: { rating: 29, steps: [damage(12, pick(enemy())), may(move('chosen'))] },
        },
      },
      {
        id: 'high-water',
        versions: {
          2: { rating: 18, steps: [draw(1), putRow(all(own()), 'front')] },
          4: { rating: 39, steps: [draw(1), modify(3, 0, all(own())), putRow(all(own()), 'front')] },
        },
      },
      {
        id: 'collision',
        versions: {
          3: { rating: 29, steps: collide(6) },
          4: { rating: 39, steps: collide(9) },
        },
      },
      {
        id: 'spring-flood',
        versions: {
          3: { rating: 28, steps: [damage(6, all(enemy({ row: 'front' })))] },
          4: { rating: 40, steps: [damage(8, all(enemy({ row: 'front' })))] },
        },
      },
    ],
  },
  {
    id: 'madame-sill',
    name: 'Madame Sill',
    faction: 'f2',
    title: 'Who Was Never There',
    art: { hero: 'carnival-mask', far: 'shinto-shrine-mirror', scene: 'rune' },
    lines: [
      {
        id: 'borrowed-face',
        versions: {
          2: { rating: 20, steps: emptyFace(-5, -5) },
          3: { rating: 30, steps: emptyFace(-7, -6) },
          4: { rating: 41, steps: emptyFace(-9, -9) },
        },
      },
      {
        id: 'vanishing-trick',
        versions: {
          2: { rating: 19, steps: vanish(4) },
          3: { rating: 28, steps: vanish(7) },
        },
      },
      {
        id: 'glass-guest',
        versions: {
          2: { rating: 20, steps: [replace(pick(enemy({ maxLevel: 1 })), 'quick-bead', 1)] },
          4: { rating: 41, steps: [replace(pick(enemy()), 'quick-bead', 3)] },
        },
      },
      {
        id: 'sleight-of-hand',
        versions: {
          3: { rating: 27, steps: [draw(3), discard(1), modify(-2, 0, all(enemy()))] },
          4: { rating: 37, steps: [draw(3), discard(1), modify(-3, 0, all(enemy()))] },
        },
      },
      {
        id: 'switch-the-cups',
        versions: {
          3: { rating: 28, steps: [destroy(pick(enemy({ least: 'attack' }))), damage(3, 'opponent')] },
          4: { rating: 41, steps: [destroy(pick(enemy({ least: 'attack' }))), damage(8, 'opponent')] },
        },
      },
    ],
  },
  {
    id: 'pim-larkspool',
    name: 'Pim Larkspool',
    faction: 'f2',
    title: 'Maker of Tall Kites',
    art: { hero: 'propeller-beanie', far: 'kite', scene: 'bench' },
    lines: [
      {
        id: 'let-out-line',
        versions: {
          2: { rating: 18, steps: [minion('paper-kite', { level: 2 })] },
          3: { rating: 28, steps: [minion('paper-kite', { level: 3 })] },
          4: { rating: 42, steps: [minion('paper-kite', { level: 3 }), minion('paper-kite', { level: 2 })] },
        },
      },
      {
        id: 'good-wind',
        versions: {
          2: { rating: 19, steps: [draw(3), gainHealth(5, 'you')] },
          3: { rating: 27, steps: [draw(4), gainHealth(8, 'you')] },
        },
      },
      {
        id: 'aloft',
        versions: {
          2: { rating: 19, steps: [modify(5, 4, pick(own()))] },
          4: { rating: 39, steps: [modify(5, 4, pick(own(), { n: 2, upTo: true }))] },
        },
      },
      {
        id: 'all-at-once',
        versions: {
          3: { rating: 26, steps: [damage({ count: own(), times: 5 }, 'opponent')] },
          4: { rating: 39, steps: [damage({ count: own(), times: 7 }, 'opponent')] },
        },
      },
      {
        id: 'tangled-lines',
        versions: {
          3: { rating: 28, steps: [modify(-2, 0, all(enemy())), putRow(all(enemy()), 'back')] },
          4: { rating: 40, steps: [modify(-3, 0, all(enemy())), putRow(all(enemy()), 'back')] },
        },
      },
    ],
  },
];
