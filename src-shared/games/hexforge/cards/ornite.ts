/** Ornite, blue: water and tempo; scouts, answers on the stack, units that will not stay where they were. */
import {
  all, bounce, counter, damage, drawCards, entities, equipment, exhaust, modify, reveal, spell, target, teleport, unit, units, when,
} from '../effects/dsl.ts';
import type { CardSpec } from '../effects/dsl.ts';

export const ORNITE: readonly CardSpec[] = [
  unit({
    id: 'rill-skimmer', name: 'Rill Skimmer', cost: 'O', kind: 'Insect', power: 1, health: 2, instant: true, keywords: ['haste'],
    flavour: 'Gone before the ripple is.',
    art: { hero: 'dragonfly', far: 'waves', scene: 'forest' },
  }),
  unit({
    id: 'quench-raven', name: 'Quench Raven', cost: '1O', kind: 'Bird', power: 2, health: 1, keywords: ['unimpeded'],
    memento: { effects: [drawCards(1)] },
    flavour: 'It steals only what hisses.',
    art: { hero: 'raven', far: 'big-wave', scene: 'ridge' },
  }),
  unit({
    id: 'scald-falcon', name: 'Scald Falcon', cost: 'OR', kind: 'Bird', power: 2, health: 2, keywords: ['haste', 'unimpeded'],
    flavour: 'Rises on steam, falls on everyone else.',
    art: { hero: 'eagle-head', far: 'smoking-volcano', scene: 'ridge' },
  }),
  unit({
    id: 'weir-strider', name: 'Weir Strider', cost: '2O', kind: 'Spider', power: 3, health: 3,
    abilities: [{
      cost: '1O', speed: 'fast', brilliance: true,
      targets: [target.tile({ free: true, within: 3 })],
      effects: [teleport('self', 0)],
    }],
    flavour: 'Every gap is a bridge with the middle missing.',
    art: { hero: 'long-legged-spider', far: 'waves', scene: 'hall' },
  }),
  unit({
    id: 'gauge-heron', name: 'Gauge Heron', cost: '3O', kind: 'Bird', power: 3, health: 4,
    entry: { targets: [target.tile({ anywhere: true })], effects: [reveal(0, 2), drawCards(1)] },
    flavour: 'Stands in the reservoir and reads it out loud.',
    art: { hero: 'heron', far: 'sun', scene: 'ridge' },
  }),
  unit({
    id: 'sluice-walrus', name: 'Sluice Walrus', cost: '3O', kind: 'Beast', power: 3, health: 5,
    abilities: [{ cost: '1O', speed: 'fast', targets: [target.item('ability')], effects: [counter(0)] }],
    flavour: 'He has heard your request. The gate stays shut.',
    art: { hero: 'walrus-head', far: 'big-wave', scene: 'hall' },
  }),
  unit({
    id: 'rustwing-drake', name: 'Rustwing Drake', cost: '3OO', kind: 'Drake', power: 5, health: 5, keywords: ['unimpeded'],
    entry: { effects: [damage(3, all(units('enemy', { equipped: true })))] },
    flavour: 'Polish all you like. It has time.',
    art: { hero: 'wyvern', far: 'falling-star', scene: 'ridge' },
  }),
  unit({
    id: 'deepwell-serpent', name: 'Deepwell Serpent', cost: '5O', kind: 'Serpent', power: 6, health: 8,
    entry: { effects: [bounce(all(units('enemy', { beside: 'self', maxHealth: 4, notCommander: true })))] },
    flavour: 'The quench tank was always deeper than the plans.',
    art: { hero: 'sea-dragon', far: 'waves', scene: 'cavern' },
  }),

  spell({
    id: 'douse', name: 'Douse', cost: 'O', instant: true,
    targets: [target.enemyUnit()],
    effects: [exhaust(0), when({ cond: 'onTile', who: 0, types: ['blank'] }, [modify(-2, 0, 0, 'fleeting')])],
    flavour: 'A bucket settles most arguments.',
    art: { hero: 'water-splash', scene: 'burst' },
  }),
  spell({
    id: 'slack-water', name: 'Slack Water', cost: '1O', instant: true,
    targets: [target.item('spell')],
    effects: [counter(0), when({ cond: 'exists', of: entities('own', { on: ['sensor'] }) }, [drawCards(1)])],
    flavour: 'For one held breath, nothing flows anywhere.',
    art: { hero: 'big-wave', scene: 'rune' },
  }),
  spell({
    id: 'backflow', name: 'Backflow', cost: '2O', instant: true,
    targets: [target.unit({ notCommander: true })],
    effects: [when({ cond: 'exhausted', who: 0 }, [drawCards(1)]), bounce(0)],
    flavour: 'What goes down the drain has a return address.',
    art: { hero: 'vortex', scene: 'swirl' },
  }),
  spell({
    id: 'boiler-burst', name: 'Boiler Burst', cost: '3OR',
    effects: [damage(2, all(units('enemy'))), damage(1, all(units('enemy', { on: ['blank'] })))],
    flavour: 'The gauge was right. The gauge is also in the ceiling.',
    art: { hero: 'steam-blast', scene: 'burst' },
  }),

  equipment({
    id: 'cork-boots', name: 'Cork Boots', cost: '1O', wearer: 'own', gives: { keywords: ['unimpeded'] },
    abilities: [{ cost: '1', speed: 'fast', targets: [target.tile({ free: true, beside: 'ownBase' })], effects: [teleport('self', 0)] }],
    flavour: 'They always float home.',
    art: { hero: 'boots', scene: 'bench' },
  }),
  equipment({
    id: 'rime-shackles', name: 'Rime Shackles', cost: '2O', instant: true, wearer: 'enemy', gives: { power: -1, keywords: ['sloth'] },
    flavour: 'Cold iron, taken literally.',
    art: { hero: 'manacles', scene: 'bench' },
  }),
];
