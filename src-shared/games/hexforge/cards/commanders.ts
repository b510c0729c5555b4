/** Commanders: named in the loadout, summoned by the base, and paid for with base health when they fall. */
import {
  all, changeCost, damage, loseCard, modify, recall, repair, target, token, unit, units,
} from '../effects/dsl.ts';
import type { UnitSpec } from '../effects/dsl.ts';

export const COMMANDERS: readonly UnitSpec[] = [
  unit({
    id: 'maud-sablewick', name: 'Maud Sablewick', role: 'commander', cost: '2FF', kind: 'Physician', power: 3, health: 5,
    keywords: ['untargetable'],
    abilities: [{ cost: '2F', speed: 'slow', targets: [target.discarded('own', 'spell')], effects: [recall(0, 'deckTop')] }],
    flavour: 'She files the dead under unfinished business.',
    art: { hero: 'plague-doctor-profile', far: 'moon', scene: 'hall' },
  }),
  unit({
    id: 'corvin-deepladle', name: 'Corvin Deepladle', role: 'commander', cost: '3O', kind: 'Diver', power: 3, health: 6,
    entry: { effects: [changeCost(-1, 'yourHand', 'lasting', 'spell')] },
    spellbound: { effects: [damage(1, 'enemyBase')] },
    flavour: 'He has seen the bottom of every tank in the city.',
    art: { hero: 'diving-helmet', far: 'waves', scene: 'cavern' },
  }),
  unit({
    id: 'tessa-quickflint', name: 'Tessa Quickflint', role: 'commander', cost: '2RR', kind: 'Raider', power: 4, health: 5,
    keywords: ['quickStrike'],
    abilities: [{ cost: '1R', speed: 'fast', targets: [target.enemyUnit({ beside: 'self' })], effects: [damage(1, 0)] }],
    flavour: 'First through the gate, first to say she was.',
    art: { hero: 'swordwoman', far: 'fire-ring', scene: 'ridge' },
  }),
  unit({
    id: 'oldmother-burl', name: 'Oldmother Burl', role: 'commander', cost: '3GG', kind: 'Bear', power: 4, health: 7,
    adapt: { power: 1, health: 1 },
    abilities: [{ cost: '2G', speed: 'slow', effects: [modify(1, 1, 'self', 'eternal')] }],
    flavour: 'Every winter she wakes up with more mountain in her.',
    art: { hero: 'bear-head', far: 'oak', scene: 'forest' },
  }),
  unit({
    id: 'provost-keel', name: 'Provost Aldern Keel', role: 'commander', cost: '3EE', kind: 'Provost', power: 3, health: 8,
    entry: { effects: [damage(2, all(units('enemy', { besideTile: 'base' })))] },
    abilities: [{ cost: '1E', speed: 'slow', targets: [target.discarded('enemy')], effects: [loseCard(0), repair(1, 'ownBase')] }],
    flavour: 'He collects. Mostly what you thought you still had.',
    art: { hero: 'old-king', far: 'castle', scene: 'hall' },
  }),
  unit({
    id: 'orsa-bellgrave', name: 'Orsa Bellgrave', role: 'commander', cost: '2RG', kind: 'Chieftain', power: 3, health: 6,
    unity: { power: 1, health: 1 },
    entry: { effects: [token('mosslet', 1, 'self')] },
    flavour: 'Where she plants a banner, something takes root.',
    art: { hero: 'viking-head', far: 'forest', scene: 'ridge' },
  }),
];
