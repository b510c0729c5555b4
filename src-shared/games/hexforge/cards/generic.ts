/** Cards without a colour: every guild can afford them. */
import {
  changeCost, counter, damage, drawCards, entities, equipment, gain, modify, repair, reveal, sacrificeCost, all, spell, target, towers, unit, when,
} from '../effects/dsl.ts';
import type { CardSpec } from '../effects/dsl.ts';

export const GENERIC: readonly CardSpec[] = [
  unit({
    id: 'tin-errand', name: 'Tin Errand', cost: '', kind: 'Construct', power: 1, health: 1,
    flavour: 'Wound up, pointed, forgotten.',
    art: { hero: 'vintage-robot', far: 'gears', scene: 'hall' },
  }),
  unit({
    id: 'clay-footman', name: 'Clay Footman', cost: '1', kind: 'Golem', power: 2, health: 2, unstable: true,
    flavour: 'Fired once, and only once.',
    art: { hero: 'golem-head', far: 'fire-bowl', scene: 'cavern' },
  }),
  unit({
    id: 'tinplate-porter', name: 'Tinplate Porter', cost: '2', kind: 'Construct', power: 2, health: 3,
    entry: { effects: [repair(2, all(towers('own')))] },
    flavour: 'Carries nails, spare hinges and no opinions.',
    art: { hero: 'robot-golem', far: 'factory', scene: 'hall' },
  }),
  unit({
    id: 'draft-automaton', name: 'Draft Automaton', cost: '3', kind: 'Construct', power: 3, health: 3,
    abilities: [{
      cost: '2', speed: 'slow', brilliance: true,
      targets: [target.handCard('unit')],
      effects: [changeCost(-3, 0, 'lasting', 'unit')],
    }],
    flavour: 'Draws the plans for its own replacement.',
    art: { hero: 'mecha-head', far: 'clockwork', scene: 'hall' },
  }),

  spell({
    id: 'survey-flare', name: 'Survey Flare', cost: '1', instant: true,
    targets: [target.tile({ anywhere: true })],
    effects: [reveal(0, 2), when({ cond: 'exists', of: entities('own', { on: ['sensor'] }) }, [drawCards(1)])],
    flavour: 'For a moment everybody is on the map.',
    art: { hero: 'firework-rocket', scene: 'burst' },
  }),
  spell({
    id: 'strongbox', name: 'Strongbox', cost: '2', unstable: true,
    effects: [gain({ C: 4 })],
    flavour: 'Break in case of ambition.',
    art: { hero: 'strongbox', scene: 'rune' },
  }),
  spell({
    id: 'strike-notice', name: 'Strike Notice', cost: '3', instant: true,
    targets: [target.item('any')],
    effects: [counter(0)],
    flavour: 'All hands are down, effective now.',
    art: { hero: 'stabbed-note', scene: 'rune' },
  }),
  spell({
    id: 'recast', name: 'Recast', cost: '4', extra: [sacrificeCost()],
    targets: [target.ownUnit()],
    effects: [drawCards(2), modify(2, 2, 0, 'lasting')],
    flavour: 'Nothing is thrown away. Somebody is poured again.',
    art: { hero: 'melting-metal', scene: 'swirl' },
  }),

  equipment({
    id: 'spare-nut', name: 'Spare Nut', cost: '', unstable: true, wearer: 'own', gives: { power: 1 },
    flavour: 'Left over after every job. Never ask from where.',
    art: { hero: 'hexagonal-nut', scene: 'bench' },
  }),
  equipment({
    id: 'siege-frame', name: 'Siege Frame', cost: '4', wearer: 'own', gives: { power: 2, health: 2 },
    abilities: [{ cost: '3', speed: 'slow', targets: [target.enemyTower({ beside: 'self' })], effects: [damage({ powerOf: 'self' }, 0)] }],
    flavour: 'Assembly takes one afternoon and one enemy gate.',
    art: { hero: 'siege-ram', scene: 'bench' },
  }),
];
