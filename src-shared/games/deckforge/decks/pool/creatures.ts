/** The people and engines of the forge floor. */
import { creature, mod, on, type PoolCard } from './build.ts';

export const CREATURES: readonly PoolCard[] = [
  creature('AB', 'Bellows Hand', [2, 3], 'He breathes for the furnace, and the furnace for him.', {
    abilities: [on('enter', 'heal', 'self', 2)],
  }),
  creature('AB', 'Anvil Warden', [1, 6], 'Strike her. She likes to know how you swing.', {
    keywords: ['bfl'],
    abilities: [mod('block', 'me', 0, 2, 'turn')],
  }),
  creature('AB', 'Slag Runner', [3, 2], 'He carries what nobody else will touch, and nobody stands in his way.', {
    keywords: ['unb'],
    abilities: [mod('attack', 'me', 1, 0, 'turn')],
  }),
  creature('AB', 'Turnstile Guard', [2, 5], 'Over, under or through: she has a fine for each.', { keywords: ['bfl', 'bun'] }),
  creature('AB', 'Tithe Hammerer', [4, 3], 'One blow for you, one coin for the house.', {
    abilities: [on('hit', 'discard', 'eachOpp', 1)],
  }),
  creature('AB', 'Foundry Foreman', [2, 3], 'He never lifts a hammer. He only looks at those who do.', {
    abilities: [mod('static', 'myOthers', 1, 0, 'perm')],
  }),
  creature('AC', 'Looming Kiln', [3, 5], 'It walks at the pace of a shadow, and the air before it grows heavy.', {
    abilities: [mod('static', 'oppCre', -1, 0, 'perm')],
  }),
  creature('AC', 'Rivet Mender', [2, 4], 'Hold still. You will hardly feel the first one.', {
    aim: 'own',
    abilities: [on('enter', 'cleanse', 'target')],
  }),
  creature('AC', 'Spellproof Smelter', [3, 4], 'Twenty years of fumes, and no charm has found a way in since.', { keywords: ['ims'] }),
  creature('AC', 'Lodestone Sentry', [2, 6], 'Whatever you wind up, it winds down beside her.', { keywords: ['bun', 'ima'] }),
  creature('AC', 'Cinder Martyr', [3, 2], 'He asked to be buried in the furnace, and the furnace asked for more.', {
    abilities: [on('destroyed', 'dmg', 'eachOpp', 2)],
  }),
  creature('AC', 'Chain Ganger', [3, 3], 'He was let off the chain. He kept it.', {
    aim: 'cre',
    abilities: [on('attack', 'stun', 'target', 1)],
  }),
  creature('B', 'Pig Iron Golem', [3, 8], 'Poured in one day, cooled in nine, never once in a hurry.'),
  creature('B', 'Gantry Porter', [1, 4], 'Two crates up, one crate down. He has stopped asking why.', {
    abilities: [on('enter', 'draw', 'self', 1), on('enter', 'discard', 'self', 1)],
  }),
  creature('B', 'Clinker Pup', [3, 1], 'Found in the ash pan, raised on sparks.'),
  creature('B', 'Shift Captain', [3, 3], 'Her whistle ends one shift and starts the next in the same breath.', {
    abilities: [mod('enter', 'myOthers', 1, 1, 'turn')],
  }),
  creature('C', 'Glasscutter', [4, 2], 'One clean line, then she waits for it to give.', {
    aim: 'cre',
    abilities: [on('enter', 'dmg', 'target', 1)],
  }),
  creature('C', 'Mould Breaker', [3, 3], 'Every thing you own was a mould once. He remembers.', {
    abilities: [on('enter', 'wreck', 'eachOpp')],
  }),
  creature('C', 'Ember Acolyte', [2, 2], 'She blocks the draught with her own back and calls it prayer.', {
    abilities: [on('block', 'heal', 'self', 3)],
  }),
  creature('C', 'Quench Diver', [2, 3], 'Between the hiss and the steam there is a moment when nobody sees her.', {
    keywords: ['unb'],
    abilities: [on('hit', 'draw', 'self', 1)],
  }),
];
