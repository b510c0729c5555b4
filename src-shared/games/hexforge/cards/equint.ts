/** Equint, yellow: walls, bells and taxes; slow, heavy, patient, and always collecting. */
import {
  all, destroy, drawCards, equipment, exhaust, gain, grant, heal, modify, recall, repair, spell, target, unit, units, when,
} from '../effects/dsl.ts';
import type { CardSpec } from '../effects/dsl.ts';

export const EQUINT: readonly CardSpec[] = [
  unit({
    id: 'lantern-beetle', name: 'Lantern Beetle', cost: 'E', kind: 'Insect', power: 1, health: 3,
    abilities: [{ cost: '0', speed: 'fast', brilliance: true, targets: [target.enemyUnit({ beside: 'self' })], effects: [exhaust(0)] }],
    flavour: 'One flash. It has been saving up all winter.',
    art: { hero: 'scarab-beetle', far: 'lantern-flame', scene: 'cavern' },
  }),
  unit({
    id: 'gate-sergeant', name: 'Gate Sergeant', cost: '1E', kind: 'Soldier', power: 1, health: 4, instant: true, keywords: ['taunt'],
    flavour: '“You will be wanting to speak to me first.”',
    art: { hero: 'visored-helm', far: 'stone-tower', scene: 'hall' },
  }),
  unit({
    id: 'toll-gargoyle', name: 'Toll Gargoyle', cost: '1E', kind: 'Golem', power: 3, health: 4, keywords: ['defender'],
    memento: { effects: [repair(3, 'ownBase')] },
    flavour: 'Paid in advance, in masonry.',
    art: { hero: 'gargoyle', far: 'castle', scene: 'hall' },
  }),
  unit({
    id: 'quicklime-reeve', name: 'Quicklime Reeve', cost: '1EF', kind: 'Officer', power: 2, health: 4, keywords: ['lethal', 'sloth'],
    flavour: 'He is never in a hurry. You are the one with a deadline.',
    art: { hero: 'executioner-hood', far: 'scales', scene: 'hall' },
  }),
  unit({
    id: 'ingot-golem', name: 'Ingot Golem', cost: '2E', kind: 'Golem', power: 4, health: 4, keywords: ['sloth'],
    abilities: [{
      cost: '0', speed: 'slow', brilliance: true,
      effects: [when({ cond: 'besideTile', who: 'self', type: 'mineral' }, [gain({ E: 1, C: 1 })], [gain({ E: 1 })])],
    }],
    flavour: 'It counts itself every evening and is never short.',
    art: { hero: 'metal-golem-head', far: 'gold-nuggets', scene: 'cavern' },
  }),
  unit({
    id: 'bellfounder', name: 'Bellfounder', cost: '3E', kind: 'Smith', power: 3, health: 4,
    entry: {
      targets: [target.ownTower()],
      effects: [when({ cond: 'damaged', who: 0 }, [repair(4, 0)], [drawCards(1)])],
    },
    flavour: 'A good bell is a wall you can hear.',
    art: { hero: 'blacksmith', far: 'chimney', scene: 'hall' },
  }),
  unit({
    id: 'unmelted-relic', name: 'Unmelted Relic', cost: '3E', kind: 'Golem', power: 3, health: 3, keywords: ['indestructible', 'sloth'],
    abilities: [{ cost: '1E', speed: 'slow', brilliance: true, targets: [target.lost('own')], effects: [recall(0, 'hand')] }],
    flavour: 'They put it in the fire again. It came out again.',
    art: { hero: 'crested-helmet', far: 'fire-ring', scene: 'cavern' },
  }),
  unit({
    id: 'walking-belfry', name: 'Walking Belfry', cost: '5E', kind: 'Construct', power: 5, health: 7, keywords: ['indestructible', 'sloth'],
    entry: { effects: [repair({ per: units('own') }, 'ownBase')] },
    flavour: 'When it tolls, the ground takes the hint.',
    art: { hero: 'siege-tower', far: 'sun', scene: 'ridge' },
  }),

  spell({
    id: 'mend-the-hinges', name: 'Mend the Hinges', cost: 'E', instant: true,
    targets: [target.ownTower()],
    effects: [repair(4, 0), modify(0, 1, all(units('own', { besideTile: 'base' })), 'fleeting')],
    flavour: 'The door held. Somebody had oiled it.',
    art: { hero: 'hammer-nails', scene: 'rune' },
  }),
  spell({
    id: 'temper-in-oil', name: 'Temper in Oil', cost: '2E', instant: true,
    targets: [target.ownUnit()],
    effects: [
      heal(3, 0),
      grant('indestructible', 0, 'fleeting'),
      when({ cond: 'besideTile', who: 0, type: 'wall' }, [modify(2, 0, 0, 'fleeting')]),
    ],
    flavour: 'Slow cooling for hot heads.',
    art: { hero: 'oil-can', scene: 'swirl' },
  }),
  spell({
    id: 'levy', name: 'Levy', cost: '2EF', instant: true, unstable: true,
    targets: [target.enemyUnit({ maxPower: 2 })],
    effects: [destroy(0), repair(3, 'ownBase')],
    flavour: 'The small pay first. That is what small means.',
    art: { hero: 'pay-money', scene: 'swirl' },
  }),
  spell({
    id: 'edict-of-weight', name: 'Edict of Weight', cost: '4E',
    effects: [
      grant('sloth', all(units('enemy')), 'lasting'),
      grant('revealed', all(units('enemy')), 'lasting'),
      modify(-2, 0, all(units('enemy', { minPower: 3 })), 'lasting'),
    ],
    flavour: 'Read aloud once. Carried ever after.',
    art: { hero: 'weight-crush', scene: 'burst' },
  }),

  equipment({
    id: 'bell-plate', name: 'Bell Plate', cost: '1E', instant: true, wearer: 'own', gives: { health: 2, keywords: ['taunt'] },
    flavour: 'Rings when struck. So strike it.',
    art: { hero: 'breastplate', scene: 'bench' },
  }),
  equipment({
    id: 'tithe-hook', name: 'Tithe Hook', cost: '2E', wearer: 'own', gives: { power: 1, health: 1, keywords: ['siphon'] },
    flavour: 'One part in ten, and it decides which ten.',
    art: { hero: 'hook', scene: 'bench' },
  }),
];
