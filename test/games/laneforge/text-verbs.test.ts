import { describe, expect, test } from 'vitest';
import {
  adjacent,
  all,
  any,
  damage,
  destroy,
  draw,
  eachPlayer,
  enemy,
  gainArmor,
  gainHealth,
  gainKeyword,
  iff,
  may,
  modify,
  move,
  opposing,
  otherOwn,
  own,
  pick,
  ready,
  strike,
  swap,
  times,
  discard,
  minion,
  upgrade,
  loseHealth,
  putRow,
  battle,
  losePrinted,
  type Effect,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { championLine } from '../../../src-shared/games/laneforge/text/rules-text.ts';
import { plainText } from '../../../src-shared/text/markup.ts';
import { minions, saying, spellSaying } from './wording.ts';

type Cases<K extends Effect['do']> = [Extract<Effect, { do: K }>, string][];

const foe = pick(enemy());
const mine = pick(own());
const golem = { cond: 'exists', of: own({ subtype: 'Golem' }) } as const;

/** Every verb in every form of its own; a verb without an entry does not compile. */
const VERBS: { [K in Effect['do']]: Cases<K> } = {
  damage: [
    [{ do: 'damage', amount: 3, to: foe }, 'Deal 3 damage to an enemy creature.'],
    [{ do: 'damage', amount: 3, to: 'opponent' }, 'Deal 3 damage to your rival.'],
    [{ do: 'damage', amount: 3, to: 'you' }, 'Deal 3 damage to yourself.'],
    [{ do: 'damage', amount: 3, to: 'each' }, 'Deal 3 damage to each player.'],
    [{ do: 'damage', amount: 1, to: all(enemy()) }, 'Deal 1 damage to each enemy creature.'],
  ],
  gainHealth: [
    [{ do: 'gainHealth', amount: 3, who: 'you' }, 'Gain 3 Health.'],
    [{ do: 'gainHealth', amount: 3, who: 'opponent' }, 'Your rival gains 3 Health.'],
    [{ do: 'gainHealth', amount: 3, who: 'each' }, 'Each player gains 3 Health.'],
    [{ do: 'gainHealth', amount: 2, who: 'this' }, 'This gains 2 Health.'],
    [{ do: 'gainHealth', amount: 2, who: pick(own(), { n: 2 }) }, 'Two of your creatures gain 2 Health.'],
  ],
  loseHealth: [
    [{ do: 'loseHealth', amount: 3, who: foe }, 'An enemy creature loses 3 Health.'],
    [{ do: 'loseHealth', amount: 3, who: 'opponent' }, 'Your rival loses 3 Health.'],
    [{ do: 'loseHealth', amount: 3, who: 'you' }, 'Lose 3 Health.'],
  ],
  modify: [
    [modify(2, 0, mine) as Cases<'modify'>[0][0], 'Give one of your creatures +2 Attack.'],
    [modify(-2, -1, foe, 'thisTurn') as Cases<'modify'>[0][0], 'Give an enemy creature −2 Attack and −1 Health this turn.'],
    [modify(0, 3, 'this') as Cases<'modify'>[0][0], 'Give this +3 Health.'],
  ],
  gainArmor: [
    [{ do: 'gainArmor', amount: 2, what: adjacentOne(), until: 'whileInPlay' }, 'Give an adjacent creature 2 Armor.'],
    [{ do: 'gainArmor', amount: 2, what: 'this', until: 'thisTurn' }, 'Give this 2 Armor this turn.'],
  ],
  gainKeyword: [
    [{ do: 'gainKeyword', keyword: 'stealth', what: mine, until: 'whileInPlay' }, 'Give one of your creatures Stealth.'],
    [{ do: 'gainKeyword', keyword: 'mobility', x: 2, what: 'this', until: 'thisTurn' }, 'Give this Mobility 2 this turn.'],
  ],
  loseKeyword: [[{ do: 'loseKeyword', keyword: 'defender', what: foe, until: 'thisTurn' }, 'An enemy creature loses Defender this turn.']],
  losePrinted: [
    [{ do: 'losePrinted', what: foe, until: 'whileInPlay' }, 'An enemy creature loses its printed abilities.'],
    [
      { do: 'losePrinted', what: pick(enemy(), { n: 2, upTo: true }), until: 'thisTurn' },
      'Up to two enemy creatures lose their printed abilities this turn.',
    ],
  ],
  destroy: [[{ do: 'destroy', what: foe }, 'Destroy an enemy creature.']],
  banish: [[{ do: 'banish', what: pick(any()) }, 'Banish a creature.']],
  draw: [
    [{ do: 'draw', n: 1, who: 'you' }, 'Draw a card.'],
    [{ do: 'draw', n: 2, who: 'opponent' }, 'Your rival draws 2 cards.'],
    [{ do: 'draw', n: 1, who: 'each' }, 'Each player draws a card.'],
  ],
  discard: [
    [{ do: 'discard', n: 1, who: 'you' }, 'Discard a card.'],
    [{ do: 'discard', n: 2, who: 'opponent' }, 'Your rival discards 2 cards.'],
    [{ do: 'discard', n: 1, who: 'each' }, 'Each player discards a card.'],
  ],
  minion: [
    [{ do: 'minion', what: { minion: 'toy' } }, 'Play a level 1 Toy (1/2, Defender, Armor 1).'],
    [
      { do: 'minion', what: { minion: 'toy', level: 3 }, lanes: 'empty' },
      'Play a level 3 Toy (3/6, Defender, Armor 2) into one of your empty lanes.',
    ],
    [{ do: 'minion', what: { minion: 'toy' }, lanes: 'adjacent' }, 'Play a level 1 Toy (1/2, Defender, Armor 1) into an adjacent lane.'],
    [{ do: 'minion', what: { minion: 'toy' }, lanes: 'opposed' }, 'Play a level 1 Toy (1/2, Defender, Armor 1) into an opposed lane.'],
    [{ do: 'minion', what: { minion: 'toy' }, lanes: 'unopposed' }, 'Play a level 1 Toy (1/2, Defender, Armor 1) into an unopposed lane.'],
  ],
  play: [
    [{ do: 'play', from: 'hand', of: { type: 'creature', maxLevel: 2 } }, 'Play a level 1 or 2 creature from your hand.'],
    [{ do: 'play', from: 'discard', of: { type: 'spell', level: 1 } }, 'Play a level 1 spell from your discard pile.'],
  ],
  reanimate: [
    [{ do: 'reanimate', of: {} }, 'Reanimate a creature.'],
    [{ do: 'reanimate', of: { subtype: 'Golem' }, lanes: 'empty' }, 'Reanimate a Golem into one of your empty lanes.'],
  ],
  reanimateThis: [[{ do: 'reanimateThis' }, 'Reanimate this.']],
  replace: [
    [{ do: 'replace', what: foe, with: { minion: 'toy' } }, 'Replace an enemy creature with a level 1 Toy (1/2, Defender, Armor 1).'],
  ],
  replaceThis: [[{ do: 'replaceThis', level: 3 }, 'Replace this with its level 3 version.']],
  upgrade: [[{ do: 'upgrade', what: pick(own({ maxLevel: 2 })) }, 'Upgrade one of your level 1 or 2 creatures.']],
  upgradeCard: [
    [{ do: 'upgradeCard', in: 'hand', of: {} }, 'Upgrade a card in your hand.'],
    [{ do: 'upgradeCard', in: 'discard', of: { level: 1 } }, 'Upgrade a level 1 card in your discard pile.'],
    [{ do: 'upgradeCard', in: 'deck', of: { faction: 'f4' } }, 'Upgrade a Mosswake card in your deck.'],
  ],
  move: [
    [{ do: 'move', what: foe }, 'Move an enemy creature to an empty lane.'],
    [{ do: 'move', what: all(enemy()) }, 'Move each enemy creature to empty lanes.'],
    [{ do: 'move', what: 'this', reach: 1 }, 'Move this 1 lane.'],
    [{ do: 'move', what: 'this', reach: 2 }, 'Move this 1 or 2 lanes.'],
    [{ do: 'move', what: 'this', reach: 4 }, 'Move this 1 to 4 lanes.'],
  ],
  swap: [
    [{ do: 'swap', a: 'this', b: pick(otherOwn()) }, 'Swap this with another of your creatures.'],
    [{ do: 'swap', a: foe, b: pick(enemy(), { as: 'chosen2' }) }, 'Swap two enemy creatures.'],
    [{ do: 'swap', a: pick(any()), b: pick(any()) }, 'Swap two creatures on the same side.'],
  ],
  putRow: [[{ do: 'putRow', what: foe, row: 'front' }, 'Put an enemy creature in the front row.']],
  strike: [
    [{ do: 'strike', by: 'this', target: foe }, 'This Strikes an enemy creature.'],
    [{ do: 'strike', by: mine, target: foe }, 'One of your creatures Strikes an enemy creature.'],
  ],
  battle: [
    [{ do: 'battle', a: 'this', b: foe }, 'This Battles an enemy creature.'],
    [{ do: 'battle', a: foe, b: foe }, 'Two enemy creatures Battle each other.'],
  ],
  ready: [[{ do: 'ready', what: all(own()) }, 'Ready each of your creatures.']],
  exhaust: [[{ do: 'exhaust', what: opponentHere() }, 'Exhaust the opposing creature.']],
  readyChampion: [[{ do: 'readyChampion' }, 'Ready your Champion.']],
  useChampion: [[{ do: 'useChampion', level: 3 }, 'Use your Champion’s level 3 ability.']],
  if: [
    [{ do: 'if', when: golem, then: [draw(1)] }, 'If you control a Golem, draw a card.'],
    [{ do: 'if', when: golem, then: [draw(2), discard(1)] }, 'If you control a Golem, draw 2 cards, then discard a card.'],
    [{ do: 'if', when: golem, then: [draw(2)], else: [draw(1)] }, 'Draw a card. If you control a Golem, draw 2 cards instead.'],
    [
      { do: 'if', when: golem, then: [damage(5, foe)], else: [damage(3, foe)] },
      'Deal 3 damage to an enemy creature. If you control a Golem, deal 5 damage to it instead.',
    ],
    [
      { do: 'if', when: golem, then: [draw(2)], else: [gainHealth(3, 'you')] },
      'If you control a Golem, draw 2 cards. Otherwise, gain 3 Health.',
    ],
  ],
  may: [
    [{ do: 'may', steps: [discard(1)] }, 'You may discard a card.'],
    [
      { do: 'may', steps: [discard(1), draw(2), gainHealth(1, 'you')] },
      'You may discard a card. If you do, draw 2 cards, then gain 1 Health.',
    ],
    [{ do: 'may', steps: [strike('this', foe)] }, 'You may have this Strike an enemy creature.'],
    [{ do: 'may', steps: [iff(golem, [draw(1)])] }, 'You may do this: if you control a Golem, draw a card.'],
  ],
  times: [
    [{ do: 'times', n: 2, steps: [damage(2, foe)] }, 'Twice, deal 2 damage to an enemy creature.'],
    [{ do: 'times', n: 3, steps: [damage(2, foe)] }, 'Three times, deal 2 damage to an enemy creature.'],
    [{ do: 'times', n: 2, steps: [draw(1), discard(1)] }, 'Do this twice: draw a card, then discard a card.'],
  ],
  eachPlayer: [
    [{ do: 'eachPlayer', steps: [destroy(mine), draw(1)] }, 'Each player destroys one of their creatures, then draws a card.'],
    [{ do: 'eachPlayer', steps: [damage(2, 'you')] }, 'Each player deals 2 damage to themselves.'],
    [{ do: 'eachPlayer', steps: [damage(2, pick(otherOwn()))] }, 'Each player deals 2 damage to one of their creatures other than this.'],
    [
      { do: 'eachPlayer', steps: [loseHealth(1, mine), draw(1)] },
      'For each player, one of their creatures loses 1 Health, then they draw a card.',
    ],
    [{ do: 'eachPlayer', steps: [may(discard(1), draw(1))] }, 'For each player, they may discard a card. If they do, they draw a card.'],
  ],
};

function adjacentOne() {
  return pick(adjacent());
}
function opponentHere() {
  return pick(opposing());
}

describe.each(Object.entries(VERBS))('%s', (_verb, cases) => {
  test.each(cases.map(([effect, words]) => [words, effect] as const))('%s', (words, effect) => expect(saying(effect)).toBe(words));
});

describe('several steps', () => {
  test.each<[string, Effect[]]>([
    ['Deal 3 damage to an enemy creature. Exhaust it.', [damage(3, foe), { do: 'exhaust', what: 'chosen' }]],
    [
      'Put up to two enemy creatures in the back row. Exhaust them.',
      [putRow(pick(enemy(), { n: 2, upTo: true }), 'back'), { do: 'exhaust', what: 'chosen' }],
    ],
    ['Put each enemy creature in the back row. Exhaust them.', [putRow(all(enemy()), 'back'), { do: 'exhaust', what: all(enemy()) }]],
    ['Upgrade one of your creatures. Give it +3 Attack.', [upgrade(mine), modify(3, 0, 'chosen')]],
    [
      'Exhaust an enemy creature. Give this +1 Attack. Destroy the chosen creature.',
      [{ do: 'exhaust', what: foe }, modify(1, 0, 'this'), destroy('chosen')],
    ],
    [
      'Up to two of your creatures gain 2 Health. Give this +1 Attack. Ready the chosen creatures.',
      [gainHealth(2, pick(own(), { n: 2, upTo: true })), modify(1, 0, 'this'), ready('chosen')],
    ],
    [
      'Swap an enemy creature with an enemy creature adjacent to it. Destroy the first creature. Destroy the second creature.',
      [swap(foe, pick(enemy({ adjacentTo: 'chosen' }), { as: 'chosen2' })), destroy('chosen'), destroy('chosen2')],
    ],
    ['One of your creatures Battles an enemy creature. Destroy it.', [battle(mine, foe), destroy('chosen2')]],
    ['Play a level 1 Toy (1/2, Defender, Armor 1). Draw a card.', [minion('toy'), draw(1)]],
    [
      'Up to two enemy creatures lose their printed abilities. They lose 1 Health.',
      [losePrinted(pick(enemy(), { n: 2, upTo: true })), loseHealth(1, 'chosen')],
    ],
  ])('%s', (words, steps) => expect(saying(...steps)).toBe(words));
});

describe('gifts to the same creature are given together', () => {
  test.each<[string, Effect[]]>([
    [
      'Give one of your creatures +2 Attack, +1 Health, 3 Armor and Breakthrough this turn.',
      [modify(2, 1, mine, 'thisTurn'), gainArmor(3, 'chosen', 'thisTurn'), gainKeyword('breakthrough', 'chosen', 'thisTurn')],
    ],
    ['Give each of your creatures +1 Attack and 2 Armor.', [gainArmor(2, all(own())), modify(1, 0, all(own()))]],
    [
      'Give one of your creatures +2 Attack. Give it Stealth this turn.',
      [modify(2, 0, mine), gainKeyword('stealth', 'chosen', 'thisTurn')],
    ],
    ['Give one of your creatures +1 Attack. Give one of your creatures +1 Health.', [modify(1, 0, mine), modify(0, 1, mine)]],
    ['Give this +1 Attack for each enemy creature. Give this 1 Armor.', [modify({ count: enemy() }, 0, 'this'), gainArmor(1, 'this')]],
  ])('%s', (words, steps) => expect(saying(...steps)).toBe(words));
});

test('a spell speaks without a creature of its own', () => {
  expect(spellSaying(move(pick(enemy(), { upTo: true })), eachPlayer(draw(1)))).toBe(
    'Move up to one enemy creature to an empty lane. Each player draws a card.',
  );
});

test('Champions name the level of every Minion', () => {
  expect(plainText(championLine({ steps: [times(2, minion('toy', { level: 2 }))] }, minions))).toBe(
    'Twice, play a level 2 Toy (2/4, Defender, Armor 1).',
  );
  expect(() => championLine({ steps: [minion('toy')] }, minions)).toThrow('a Champion must say which level of "toy" it means');
  expect(() => championLine({ steps: [minion('nobody', { level: 1 })] }, minions)).toThrow('there is no Minion "nobody"');
});

test('terms are marked for help, Minions for a look at their card', () => {
  const line = championLine({ steps: [minion('toy', { level: 2 }), { do: 'reanimate', of: {} }] }, minions);
  expect(line.filter((part) => !('keyword' in part) && 'card' in part)).toEqual([{ card: 'toy:2', text: 'Toy' }]);
  expect(line.flatMap((part) => ('keyword' in part ? [part.keyword] : []))).toEqual(['defender', 'armor', 'reanimate']);
});
