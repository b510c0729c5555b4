/** Frexine, purple: secrets, debts and spells; small bodies that punish a rival for acting first. */
import {
  all, counter, damage, destroy, discardCards, discardCost, drawCards, endEternal, equipment, exhaust, grant, lose, modify,
  spell, splash, target, unit, units,
} from '../effects/dsl.ts';
import type { CardSpec } from '../effects/dsl.ts';

export const FREXINE: readonly CardSpec[] = [
  unit({
    id: 'soot-prentice', name: 'Soot Prentice', cost: 'F', kind: 'Scribe', power: 1, health: 2,
    spellbound: { effects: [modify(2, 0, 'self', 'fleeting')] },
    flavour: 'Reads by the light of other people’s work.',
    art: { hero: 'hooded-figure', far: 'moon', scene: 'hall' },
  }),
  unit({
    id: 'smoke-adder', name: 'Smoke Adder', cost: '1F', kind: 'Serpent', power: 2, health: 2, instant: true,
    keywords: ['untargetable'],
    flavour: 'It lies in the flue and answers to nobody.',
    art: { hero: 'snake', far: 'chimney', scene: 'ridge' },
  }),
  unit({
    id: 'borrowed-shade', name: 'Borrowed Shade', cost: '1F', kind: 'Shade', power: 3, health: 2, unstable: true,
    entry: { effects: [discardCards(1, 'opponent')] },
    flavour: 'Lent out at dusk. Never returned whole.',
    art: { hero: 'spectre', far: 'lantern-flame', scene: 'cavern' },
  }),
  unit({
    id: 'night-shift-owl', name: 'Night-Shift Owl', cost: '2F', kind: 'Bird', power: 2, health: 4,
    adapt: { keywords: ['untargetable'] },
    spellbound: { effects: [drawCards(1), discardCards(1, 'you')] },
    flavour: 'Clocks in when the lamps go out.',
    art: { hero: 'barn-owl', far: 'moon', scene: 'forest' },
  }),
  unit({
    id: 'ember-leech', name: 'Ember Leech', cost: '2F', kind: 'Worm', power: 2, health: 4, keywords: ['siphon'],
    abilities: [{ cost: '1F', speed: 'fast', targets: [target.enemyUnit({ beside: 'self' })], effects: [damage(1, 0)] }],
    flavour: 'Warm-blooded, though never with its own.',
    art: { hero: 'leeching-worm', far: 'stalactites', scene: 'cavern' },
  }),
  unit({
    id: 'blotting-octopus', name: 'Blotting Octopus', cost: '2FO', kind: 'Beast', power: 3, health: 5,
    spellbound: { effects: [exhaust(all(units('enemy', { beside: 'self' })))] },
    flavour: 'Eight pens, one opinion.',
    art: { hero: 'octopus', far: 'waves', scene: 'cavern' },
  }),
  unit({
    id: 'slagbraid-crone', name: 'Slagbraid Crone', cost: '3FF', kind: 'Witch', power: 3, health: 5,
    keywords: ['lethal', splash(1)],
    flavour: 'She combs out the cinders and they land on everyone.',
    art: { hero: 'medusa-head', far: 'fire-ring', scene: 'hall' },
  }),
  unit({
    id: 'crucible-drinker', name: 'Crucible Drinker', cost: '4FF', kind: 'Beast', power: 5, health: 6, keywords: ['siphon'],
    entry: { effects: [lose(all(units('enemy', { damaged: true, notCommander: true })))] },
    flavour: 'It waits until the pour is nearly done.',
    art: { hero: 'evil-bat', far: 'moon', scene: 'ridge' },
  }),

  spell({
    id: 'smokescreen', name: 'Smokescreen', cost: 'F', instant: true,
    targets: [target.ownUnit()],
    effects: [modify(0, 2, 0, 'fleeting'), grant('untargetable', 0, 'fleeting')],
    flavour: 'Open the damper. Close your mouth.',
    art: { hero: 'smoke-bomb', scene: 'swirl' },
  }),
  spell({
    id: 'sealed-orders', name: 'Sealed Orders', cost: 'FO', instant: true, extra: [discardCost(1)],
    targets: [target.item('any')],
    effects: [counter(0)],
    flavour: 'Signed last week, in case of today.',
    art: { hero: 'wax-seal', scene: 'rune' },
  }),
  spell({
    id: 'foreclose', name: 'Foreclose', cost: '3F',
    targets: [target.enemyUnit({ exhausted: true, notCommander: true })],
    effects: [endEternal(0), destroy(0)],
    flavour: 'Whoever swings last month’s hammer owes this month’s rent.',
    art: { hero: 'gavel', scene: 'burst' },
  }),
  spell({
    id: 'struck-from-the-ledger', name: 'Struck from the Ledger', cost: '3FF',
    targets: [target.enemyUnit()],
    effects: [endEternal(0), lose(0)],
    flavour: 'One stroke of the pen. The chair was always empty.',
    art: { hero: 'quill-ink', scene: 'rune' },
  }),

  equipment({
    id: 'whisper-wire', name: 'Whisper Wire', cost: '1F', instant: true, wearer: 'enemy', gives: { power: -2 },
    flavour: 'It hums the doubts you already had.',
    art: { hero: 'wire-coil', scene: 'bench' },
  }),
  equipment({
    id: 'venom-awl', name: 'Venom Awl', cost: '2F', unstable: true, wearer: 'own', gives: { keywords: ['lethal'] },
    flavour: 'For leather, the label says.',
    art: { hero: 'sacrificial-dagger', scene: 'bench' },
  }),
];
