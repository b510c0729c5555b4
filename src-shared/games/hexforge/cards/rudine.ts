/** Rudine, red: fire and speed; strikes first, burns what stands still, feeds the furnace with what is left. */
import {
  all, damage, discardCost, drawCards, equipment, modify, sacrificeCost, spell, splash, target, token, tradeBlows, unit, units, when,
} from '../effects/dsl.ts';
import type { CardSpec } from '../effects/dsl.ts';

export const RUDINE: readonly CardSpec[] = [
  unit({
    id: 'cinder-vixen', name: 'Cinder Vixen', cost: 'R', kind: 'Beast', power: 2, health: 1, keywords: ['quickStrike'],
    flavour: 'You smell singed fur, and then it is too late.',
    art: { hero: 'fox-head', far: 'burning-embers', scene: 'ridge' },
  }),
  unit({
    id: 'slagfoot-stag', name: 'Slagfoot Stag', cost: '1R', kind: 'Beast', power: 3, health: 2, keywords: ['haste'],
    flavour: 'Follow the hoofprints. They glow.',
    art: { hero: 'stag-head', far: 'smoking-volcano', scene: 'forest' },
  }),
  unit({
    id: 'pack-kindler', name: 'Pack Kindler', cost: 'RG', kind: 'Beast', power: 2, health: 3,
    unity: { power: 1, health: 1 },
    flavour: 'Laughs hardest when it is not alone.',
    art: { hero: 'hyena-head', far: 'forest', scene: 'ridge' },
  }),
  unit({
    id: 'spark-lancer', name: 'Spark Lancer', cost: '2R', kind: 'Rider', power: 3, health: 3,
    entry: {
      targets: [target.enemyUnit()],
      effects: [when({ cond: 'keyword', who: 0, keyword: 'taunt' }, [damage(4, 0)], [damage(2, 0)])],
    },
    flavour: 'The louder the shield, the better the target.',
    art: { hero: 'mounted-knight', far: 'falling-star', scene: 'ridge' },
  }),
  unit({
    id: 'powderback-boar', name: 'Powderback Boar', cost: '2R', kind: 'Beast', power: 5, health: 3, keywords: ['revealed'],
    memento: { effects: [damage(2, all(units('any', { beside: 'self' })))] },
    flavour: 'Nobody wants to be the one who stops it.',
    art: { hero: 'boar', far: 'burning-embers', scene: 'cavern' },
  }),
  unit({
    id: 'kiln-charger', name: 'Kiln Charger', cost: '3R', kind: 'Beast', power: 4, health: 4, keywords: ['haste', 'quickStrike'],
    entry: { effects: [when({ cond: 'handAtMost', n: 2 }, [drawCards(1)])] },
    flavour: 'Doors are a matter of opinion.',
    art: { hero: 'charging-bull', far: 'castle', scene: 'ridge' },
  }),
  unit({
    id: 'slag-titan', name: 'Slag Titan', cost: '3RR', kind: 'Elemental', power: 5, health: 5, keywords: [splash(2)],
    memento: { effects: [token('cinderling', 2, 'self')] },
    flavour: 'Break it and you have two smaller problems.',
    art: { hero: 'ifrit', far: 'smoking-volcano', scene: 'cavern' },
  }),
  unit({
    id: 'old-furnace', name: 'The Old Furnace', cost: '4RR', kind: 'Construct', power: 8, health: 8, keywords: [splash(3)],
    extra: [sacrificeCost()],
    flavour: 'It starts only for those who bring something.',
    art: { hero: 'furnace', far: 'factory', scene: 'hall' },
  }),

  spell({
    id: 'flint-spark', name: 'Flint Spark', cost: 'R', instant: true,
    targets: [target.unit()],
    effects: [when({ cond: 'onTile', who: 0, types: ['strife'] }, [damage(4, 0)], [damage(2, 0)])],
    flavour: 'Small, sudden, and never sorry.',
    art: { hero: 'flint-spark', scene: 'burst' },
  }),
  spell({
    id: 'settle-it-outside', name: 'Settle It Outside', cost: '1R',
    targets: [target.ownUnit(), target.enemyUnit()],
    effects: [modify(1, 0, 0, 'eternal'), tradeBlows(0, 1)],
    flavour: 'The guild allows one grievance per shift.',
    art: { hero: 'punch-blast', scene: 'swirl' },
  }),
  spell({
    id: 'wildfire-season', name: 'Wildfire Season', cost: '2RG',
    effects: [damage(3, all(units('any', { on: ['grass', 'strife'] })))],
    flavour: 'The meadow grows back. That is the meadow’s business.',
    art: { hero: 'burning-forest', scene: 'burst' },
  }),
  spell({
    id: 'quarry-charge', name: 'Quarry Charge', cost: '4R', extra: [discardCost(1)],
    targets: [target.enemyTower()],
    effects: [when({ cond: 'besideTile', who: 0, type: 'wall' }, [damage(8, 0)], [damage(6, 0)])],
    flavour: 'Stone remembers every crack it ever had.',
    art: { hero: 'dynamite', scene: 'rune' },
  }),

  equipment({
    id: 'bellows-harness', name: 'Bellows Harness', cost: '1R', wearer: 'own', gives: { power: 1, keywords: ['haste'] },
    flavour: 'Breathe in. Run. Repeat.',
    art: { hero: 'bellows', scene: 'bench' },
  }),
  equipment({
    id: 'sparkpoint-lance', name: 'Sparkpoint Lance', cost: '2R', wearer: 'own', gives: { power: 2, keywords: ['quickStrike'] },
    flavour: 'The point arrives a moment before the argument.',
    art: { hero: 'barbed-spear', scene: 'bench' },
  }),
];
