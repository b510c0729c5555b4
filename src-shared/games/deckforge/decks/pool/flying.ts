/** What lives in the smoke above the roofs. */
import { flying, mod, on, trait, type PoolCard } from './build.ts';

export const FLYING: readonly PoolCard[] = [
  flying('ABC', 'Spark Kite', [2, 1], 'Cut loose on a windy night, it never came down hungry.'),
  flying('ABC', 'Soot Heron', [2, 3], 'Where it shakes its wings, others forget theirs.', {
    abilities: [trait('enter', 'lose', 'oppCre', 'fly', 'turn')],
  }),
  flying('ABC', 'Bellows Wyvern', [4, 4], 'It breathes in, and every fire in the street lies down.', {
    abilities: [mod('attack', 'oppCre', -1, 0, 'turn')],
  }),
  flying('ABC', 'Chimney Swift', [1, 2], 'In by the flue, out by the flue, and the silver with it.', { keywords: ['unb'] }),
  flying('AB', 'Glass Moth', [1, 3], 'Words pass through it and come out the other side as light.', { keywords: ['ims'] }),
  flying('AB', 'Weathercock', [2, 4], 'It turned once too often and found that it could leave.', { keywords: ['bun', 'ima'] }),
  flying('AB', 'Ash Owl', [2, 3], 'What it looks at holds very still.', { aim: 'cre', abilities: [on('enter', 'freeze', 'target', 1)] }),
  flying('AB', 'Magnet Gull', [1, 3], 'It wears three padlocks and a spoon, and thinks itself well armed.', {
    abilities: [trait('enter', 'gain', 'myOthers', 'ima', 1)],
  }),
  flying('AC', 'Furnace Wasp', [3, 1], 'Swat it, by all means. That is how it stings.', {
    aim: 'any',
    abilities: [on('destroyed', 'dmg', 'target', 2)],
  }),
  flying('AC', 'Cloud Stoker', [2, 2], 'He shovels thunder into whoever comes too near.', {
    abilities: [on('block', 'stun', 'source', 1)],
  }),
  flying('AC', 'Thunder Tong', [5, 3], 'It grips the storm, and the storm grips back.', { abilities: [on('hit', 'dmg', 'eachPl', 1)] }),
  flying('AC', 'Slipstream Foundling', [2, 2], 'Somebody always has to go home when she arrives.', {
    aim: 'cre',
    abilities: [on('enter', 'bounce', 'target')],
  }),
  flying('B', 'Iron Vulture', [3, 3], 'It waits above the scrap heap, and is never disappointed.', {
    abilities: [on('attack', 'heal', 'self', 1)],
  }),
  flying('B', 'Gargoyle Spout', [1, 6], 'Rain goes in at the neck and comes out as an opinion.', {
    abilities: [mod('block', 'me', 2, 0, 'turn')],
  }),
  flying('C', 'Prism Hawk', [3, 2], 'Seven of it dive at once. Only one of them is there.', { keywords: ['unb'] }),
  flying('C', 'Paper Dragon', [4, 1], 'Folded from the guild’s own rules, and as hard to argue with.', {
    aim: 'own',
    abilities: [mod('enter', 'target', 2, 0, 'turn')],
  }),
];
