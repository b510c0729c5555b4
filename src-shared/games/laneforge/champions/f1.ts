import {
  all,
  banish,
  damage,
  destroy,
  draw,
  enemy,
  exhaust,
  gainArmor,
  gainHealth,
  minion,
  modify,
  own,
  pick,
  playFrom,
  putRow,
  ready,
  times,
  upgrade,
  upgradeCard,
} from '../effects/dsl.ts';
import type { ChampionSpec } from '../effects/dsl.ts';

export const BELLMARK_CHAMPIONS: readonly ChampionSpec[] = [
  {
    id: 'orsolt-bray',
    name: 'Orsolt Bray',
    faction: 'f1',
    title: 'Castellan of the Ninth Gate',
    art: { hero: 'visored-helm', far: 'castle', scene: 'hall' },
    lines: [
      {
        id: 'close-ranks',
        versions: {
          2: { rating: 18, steps: [gainArmor(3, all(own())), modify(1, 0, all(own()))] },
          3: { rating: 28, steps: [gainArmor(4, all(own())), modify(2, 0, all(own()))] },
          4: { rating: 39, steps: [gainArmor(6, all(own())), modify(3, 0, all(own()))] },
        },
      },
      {
        id: 'bar-the-gate',
        versions: {
          2: { rating: 18, steps: [putRow(pick(enemy(), { n: 2, upTo: true }), 'back'), exhaust('chosen')] },
          3: { rating: 28, steps: [putRow(all(enemy()), 'back'), exhaust(all(enemy()))] },
        },
      },
      {
        id: 'man-the-wall',
        versions: {
          2: { rating: 19, steps: [minion('gong-sentry', { level: 2 }), gainHealth(3, 'you')] },
          4: { rating: 38, steps: [minion('gong-sentry', { level: 3 }), gainHealth(7, 'you')] },
        },
      },
      {
        id: 'mend-the-breach',
        versions: {
          3: { rating: 27, steps: [gainHealth(8, 'you'), gainHealth(3, all(own()))] },
          4: { rating: 40, steps: [gainHealth(12, 'you'), gainHealth(4, all(own()))] },
        },
      },
      {
        id: 'drop-the-gate',
        versions: {
          3: { rating: 28, steps: [damage(13, pick(enemy({ row: 'front' })))] },
          4: { rating: 40, steps: [damage(19, pick(enemy({ row: 'front' })))] },
        },
      },
    ],
  },
  {
    id: 'ilse-tarn',
    name: 'Ilse Tarn',
    faction: 'f1',
    title: 'Forewoman of the Moulds',
    art: { hero: 'gear-hammer', far: 'furnace', scene: 'bench' },
    lines: [
      {
        id: 'second-pour',
        versions: {
          2: { rating: 19, steps: [upgrade(pick(own({ maxLevel: 1 })))] },
          3: { rating: 27, steps: [upgrade(pick(own({ maxLevel: 2 }))), gainArmor(2, 'chosen')] },
          4: { rating: 42, steps: [times(2, upgrade(pick(own({ maxLevel: 2 }))))] },
        },
      },
      {
        id: 'hot-delivery',
        versions: {
          2: { rating: 19, steps: [minion('clapper-golem', { level: 2 })] },
          3: { rating: 29, steps: [minion('clapper-golem', { level: 3 })] },
        },
      },
      {
        id: 'fresh-from-the-clay',
        versions: {
          2: { rating: 20, steps: [upgradeCard('hand', { maxLevel: 1 }), draw(1)] },
          3: { rating: 27, steps: [upgradeCard('hand', { maxLevel: 2 }), draw(1)] },
        },
      },
      {
        id: 'fettle-everything',
        versions: {
          3: { rating: 26, steps: [modify(2, 3, all(own()))] },
          4: { rating: 38, steps: [modify(3, 3, all(own()))] },
        },
      },
      {
        id: 'slag-heap',
        versions: {
          2: { rating: 19, steps: [destroy(pick(enemy({ maxAttack: 6 })))] },
          4: { rating: 40, steps: [destroy(pick(enemy({ maxAttack: 15 })))] },
        },
      },
    ],
  },
  {
    id: 'halloran-vey',
    name: 'Halloran Vey',
    faction: 'f1',
    title: 'Precentor of the Carillon',
    art: { hero: 'ringmaster', far: 'windchimes', scene: 'swirl' },
    lines: [
      {
        id: 'call-changes',
        versions: {
          2: { rating: 19, steps: [modify(3, 0, all(own()), 'thisTurn'), ready(all(own()))] },
          3: { rating: 30, steps: [modify(5, 0, all(own()), 'thisTurn'), ready(all(own()))] },
          4: { rating: 41, steps: [modify(7, 0, all(own()), 'thisTurn'), ready(all(own()))] },
        },
      },
      {
        id: 'toll-for-them',
        versions: {
          2: { rating: 19, steps: [damage(14, 'opponent')] },
          3: { rating: 28, steps: [damage(20, 'opponent')] },
        },
      },
      {
        id: 'full-muster',
        versions: {
          2: { rating: 19, steps: [draw(2)] },
          4: { rating: 41, steps: [draw(2), playFrom('hand', { maxLevel: 2 })] },
        },
      },
      {
        id: 'discord',
        versions: {
          3: { rating: 26, steps: [damage(4, all(enemy()))] },
          4: { rating: 42, steps: [damage(6, all(enemy()))] },
        },
      },
      {
        id: 'silence',
        versions: {
          3: { rating: 27, steps: [banish(pick(enemy({ maxHealth: 8 })))] },
          4: { rating: 40, steps: [banish(pick(enemy({ maxHealth: 15 })))] },
        },
      },
    ],
  },
];
