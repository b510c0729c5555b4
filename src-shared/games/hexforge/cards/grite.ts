/** Grite, green: moss and patience; many small bodies, growth that stays, giants that like good ground. */
import {
  all, allOther, damage, equipment, heal, modify, ready, spell, splash, target, token, tradeBlows, unit, units, when,
} from '../effects/dsl.ts';
import type { CardSpec } from '../effects/dsl.ts';

export const GRITE: readonly CardSpec[] = [
  unit({
    id: 'sporecap', name: 'Sporecap', cost: 'G', kind: 'Fungus', power: 1, health: 1,
    memento: { effects: [token('mosslet', 1, 'self')] },
    flavour: 'Stepping on it was the plan.',
    art: { hero: 'spotted-mushroom', far: 'oak', scene: 'forest' },
  }),
  unit({
    id: 'tumbleram', name: 'Tumbleram', cost: '1G', kind: 'Beast', power: 2, health: 3,
    adapt: { power: 1, health: 1 },
    flavour: 'Give it a slope and a grudge.',
    art: { hero: 'ram-profile', far: 'peaks', scene: 'ridge' },
  }),
  unit({
    id: 'wallroot-tortoise', name: 'Wallroot Tortoise', cost: '1GE', kind: 'Beast', power: 2, health: 6,
    keywords: ['taunt', 'defender'],
    flavour: 'Arrived before the wall. Intends to outlast it.',
    art: { hero: 'tortoise', far: 'stone-tower', scene: 'forest' },
  }),
  unit({
    id: 'copse-howler', name: 'Copse Howler', cost: '2G', kind: 'Beast', power: 3, health: 3,
    unity: { keywords: ['quickStrike'] },
    flavour: 'One howl asks. Two howls answer.',
    art: { hero: 'wolf-howl', far: 'forest', scene: 'forest' },
  }),
  unit({
    id: 'ridgeback-golem', name: 'Ridgeback Golem', cost: '3G', kind: 'Golem', power: 3, health: 5, keywords: ['taunt'],
    adapt: { health: 2 },
    abilities: [{ cost: '1G', speed: 'fast', targets: [target.enemyUnit({ beside: 'self' })], effects: [damage({ damageOn: 'self' }, 0)] }],
    flavour: 'It keeps every chip you knock off, and gives them back.',
    art: { hero: 'rock-golem', far: 'peaks', scene: 'ridge' },
  }),
  unit({
    id: 'mulch-matron', name: 'Mulch Matron', cost: '3G', kind: 'Treefolk', power: 3, health: 4,
    entry: { effects: [token('mosslet', 2, 'self')] },
    flavour: 'She never walks alone for long.',
    art: { hero: 'shambling-mound', far: 'oak', scene: 'forest' },
  }),
  unit({
    id: 'mossback-mammoth', name: 'Mossback Mammoth', cost: '5G', kind: 'Beast', power: 6, health: 8,
    adapt: { keywords: [splash(1)] },
    flavour: 'The hill got up and left.',
    art: { hero: 'mammoth', far: 'mountains', scene: 'ridge' },
  }),
  unit({
    id: 'elder-kilnbark', name: 'Elder Kilnbark', cost: '4GG', kind: 'Treefolk', power: 5, health: 6,
    entry: {
      effects: [
        heal('full', allOther(units('own'))),
        ready(allOther(units('own'))),
        modify(1, 1, allOther(units('own')), 'lasting'),
      ],
    },
    flavour: 'Scorched twice, and twice as stubborn.',
    art: { hero: 'deku-tree', far: 'sun', scene: 'forest' },
  }),

  spell({
    id: 'graft', name: 'Graft', cost: 'G',
    targets: [target.ownUnit()],
    effects: [when({ cond: 'onTile', who: 0, types: ['mineral'] }, [modify(1, 2, 0, 'eternal')], [modify(1, 1, 0, 'eternal')])],
    flavour: 'Cut, bind, wait. It takes.',
    art: { hero: 'stump-regrowth', scene: 'rune' },
  }),
  spell({
    id: 'verdant-temper', name: 'Verdant Temper', cost: '1G', instant: true,
    targets: [target.ownUnit()],
    effects: [
      heal('full', 0),
      ready(0),
      when({ cond: 'onTile', who: 0, types: ['grass'] }, [modify(3, 3, 0, 'fleeting')], [modify(2, 2, 0, 'fleeting')]),
    ],
    flavour: 'Quenched in dew instead of oil.',
    art: { hero: 'oak-leaf', scene: 'swirl' },
  }),
  spell({
    id: 'rampart-rite', name: 'Rampart Rite', cost: '2GE',
    targets: [target.ownTower()],
    effects: [token('brickling', 2, 0), modify(0, 1, all(units('own')), 'eternal')],
    flavour: 'Every hand lays one stone, and every stone remembers the hand.',
    art: { hero: 'stone-wall', scene: 'rune' },
  }),
  spell({
    id: 'overgrowth', name: 'Overgrowth', cost: '4G',
    targets: [target.tile({ types: ['grass'] })],
    effects: [token('mosslet', 3, 0)],
    flavour: 'Turn your back on a meadow and count to three.',
    art: { hero: 'beanstalk', scene: 'burst' },
  }),

  equipment({
    id: 'barkplate', name: 'Barkplate', cost: '1G', wearer: 'own', gives: { health: 3 },
    flavour: 'Grows with the wearer, and sometimes on him.',
    art: { hero: 'layered-armor', scene: 'bench' },
  }),
  equipment({
    id: 'burr-maul', name: 'Burr Maul', cost: '2G', wearer: 'own', gives: { power: 1, health: 1 },
    abilities: [{ cost: '2G', speed: 'slow', targets: [target.enemyUnit({ beside: 'self' })], effects: [tradeBlows('self', 0)] }],
    flavour: 'Easy to swing. Hard to get back out.',
    art: { hero: 'spiked-mace', scene: 'bench' },
  }),
];
