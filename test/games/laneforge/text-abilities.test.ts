import { describe, expect, test } from 'vitest';
import {
  activate,
  damage,
  deploy,
  destroy,
  discard,
  draw,
  effect,
  endOfTurn,
  gainHealth,
  instead,
  loseHealth,
  minion,
  modify,
  own,
  pick,
  enemy,
  strike,
  times,
  when,
  type Effect,
  type TriggerSpec,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { PROHIBITIONS } from '../../../src-shared/games/laneforge/types.ts';
import { creatureText, faceOfCreature, faceOfSpell } from './wording.ts';

type Cases<K extends TriggerSpec['on']> = [TriggerSpec & { on: K }, string][];

/** Every trigger in every form; one without an entry does not compile. */
const TRIGGERS: { [K in TriggerSpec['on']]: Cases<K> } = {
  destroyed: [
    [{ on: 'destroyed', who: 'this' }, 'When this is destroyed, draw a card.'],
    [{ on: 'destroyed', who: 'own' }, 'Whenever another of your creatures is destroyed, draw a card.'],
    [{ on: 'destroyed', who: 'own', of: { minion: true } }, 'Whenever another of your Minions is destroyed, draw a card.'],
    [{ on: 'destroyed', who: 'enemy', of: { level: 1 } }, 'Whenever an enemy level 1 creature is destroyed, draw a card.'],
    [{ on: 'destroyed', who: 'any' }, 'Whenever a creature is destroyed, draw a card.'],
    [{ on: 'destroyed', who: 'any', of: { minion: false } }, 'Whenever a non-Minion creature is destroyed, draw a card.'],
  ],
  banished: [
    [{ on: 'banished', who: 'this' }, 'When this is banished, draw a card.'],
    [{ on: 'banished', who: 'enemy' }, 'Whenever an enemy creature is banished, draw a card.'],
  ],
  replaced: [[{ on: 'replaced', who: 'this' }, 'When this is replaced, draw a card.']],
  cardPlayed: [
    [{ on: 'cardPlayed', by: 'you' }, 'Whenever you play another card, draw a card.'],
    [{ on: 'cardPlayed', by: 'you', of: { type: 'creature' } }, 'Whenever you play another creature, draw a card.'],
    [{ on: 'cardPlayed', by: 'you', of: { subtype: 'Golem' } }, 'Whenever you play another Golem, draw a card.'],
    [{ on: 'cardPlayed', by: 'you', of: { type: 'spell' } }, 'Whenever you play a spell, draw a card.'],
    [{ on: 'cardPlayed', by: 'opponent' }, 'Whenever your rival plays a card, draw a card.'],
    [{ on: 'cardPlayed', by: 'opponent', of: { type: 'creature' } }, 'Whenever your rival plays a creature, draw a card.'],
  ],
  replaces: [[{ on: 'replaces' }, 'When this replaces a creature, draw a card.']],
  damagesCreature: [[{ on: 'damagesCreature' }, 'Whenever this damages a creature, draw a card.']],
  damagesPlayer: [[{ on: 'damagesPlayer' }, 'Whenever this damages a player, draw a card.']],
  destroysCreature: [[{ on: 'destroysCreature' }, 'Whenever this destroys a creature, draw a card.']],
  survivesDamage: [
    [{ on: 'survivesDamage', who: 'this' }, 'Whenever this takes damage and survives, draw a card.'],
    [{ on: 'survivesDamage', who: 'own' }, 'Whenever another of your creatures takes damage and survives, draw a card.'],
  ],
  endOfTurn: [[{ on: 'endOfTurn' }, 'End of turn: Draw a card.']],
  entersRow: [
    [{ on: 'entersRow', who: 'this', row: 'front' }, 'Whenever this enters the front row, draw a card.'],
    [{ on: 'entersRow', who: 'enemy', row: 'back' }, 'Whenever an enemy creature enters the back row, draw a card.'],
    [{ on: 'entersRow', who: 'own' }, 'Whenever another of your creatures enters a row, draw a card.'],
  ],
  entersLane: [[{ on: 'entersLane', who: 'this' }, 'Whenever this enters a lane, draw a card.']],
  moves: [
    [{ on: 'moves', who: 'this' }, 'Whenever this moves, draw a card.'],
    [{ on: 'moves', who: 'enemy' }, 'Whenever an enemy creature moves, draw a card.'],
  ],
  creatureGainsHealth: [
    [{ on: 'creatureGainsHealth', who: 'this' }, 'Whenever this gains Health, draw a card.'],
    [{ on: 'creatureGainsHealth', who: 'own' }, 'Whenever another of your creatures gains Health, draw a card.'],
  ],
  playerGainsHealth: [
    [{ on: 'playerGainsHealth', who: 'you' }, 'Whenever you gain Health, draw a card.'],
    [{ on: 'playerGainsHealth', who: 'opponent' }, 'Whenever your rival gains Health, draw a card.'],
  ],
  upgraded: [
    [{ on: 'upgraded', by: 'you' }, 'Whenever you Upgrade a card, draw a card.'],
    [{ on: 'upgraded', by: 'any' }, 'Whenever a card is Upgraded, draw a card.'],
  ],
  leftHand: [
    [{ on: 'leftHand', whose: 'you' }, 'Whenever a card is discarded or banished from your hand, draw a card.'],
    [{ on: 'leftHand', whose: 'opponent' }, 'Whenever a card is discarded or banished from your rival’s hand, draw a card.'],
  ],
  championUsed: [
    [{ on: 'championUsed', whose: 'you' }, 'Whenever you use a Champion ability, draw a card.'],
    [{ on: 'championUsed', whose: 'opponent' }, 'Whenever your rival uses a Champion ability, draw a card.'],
  ],
};

describe.each(Object.entries(TRIGGERS))('%s', (_on, cases) => {
  test.each(cases.map(([trigger, words]) => [words, trigger] as const))('%s', (words, trigger) =>
    expect(creatureText(when(trigger, draw(1)))).toBe(words),
  );
});

describe('what a trigger lets its text say', () => {
  test.each<[TriggerSpec, Effect[], string]>([
    [{ on: 'damagesCreature' }, [destroy('it')], 'Whenever this damages a creature, destroy it.'],
    [{ on: 'damagesCreature' }, [gainHealth('that', 'you')], 'Whenever this damages a creature, gain that much Health.'],
    [{ on: 'entersLane', who: 'enemy' }, [damage(1, 'it')], 'Whenever an enemy creature enters a lane, deal 1 damage to it.'],
    [
      { on: 'entersLane', who: 'enemy' },
      [modify(1, 0, 'this'), damage(1, 'it')],
      'Whenever an enemy creature enters a lane, give this +1 Attack. Deal 1 damage to that creature.',
    ],
    [{ on: 'destroyed', who: 'this' }, [strike('it', pick(enemy()))], 'When this is destroyed, this Strikes an enemy creature.'],
    [
      { on: 'destroyed', who: 'own' },
      [gainHealth({ of: 'attack', who: 'it' }, 'you')],
      'Whenever another of your creatures is destroyed, gain Health equal to its Attack.',
    ],
    [
      { on: 'replaces' },
      [gainHealth({ of: 'health', who: 'it' }, 'this')],
      'When this replaces a creature, this gains Health equal to its Health.',
    ],
    [
      { on: 'playerGainsHealth', who: 'you' },
      [modify({ of: 'level', who: 'this' }, 'that', 'this')],
      'Whenever you gain Health, give this +X Attack and +Y Health, where X is this creature’s level and Y is the Health gained.',
    ],
  ])('%o', (trigger, steps, words) => expect(creatureText(when(trigger, ...steps))).toBe(words));
});

describe('"instead" (LN-8.5)', () => {
  const golem = { cond: 'exists', of: own({ subtype: 'Golem' }) } as const;
  test.each([
    [instead(deploy(draw(1)), golem, draw(2)), 'Deploy: Draw a card. If you control a Golem, draw 2 cards instead.'],
    [
      instead(deploy(destroy(pick(enemy()))), golem, destroy(pick(enemy(), { n: 2, upTo: true }))),
      'Deploy: Destroy an enemy creature. If you control a Golem, destroy up to two enemy creatures instead.',
    ],
    [
      instead(deploy(modify(1, 1, pick(own()))), golem, modify(3, 3, pick(own()))),
      'Deploy: Give one of your creatures +1 Attack and +1 Health. If you control a Golem, give it +3 Attack and +3 Health instead.',
    ],
    [
      instead(deploy(draw(1)), golem, draw(2), discard(1)),
      'Deploy: Draw a card. If you control a Golem, do this instead: draw 2 cards, then discard a card.',
    ],
    [
      instead(deploy(draw(2), discard(1)), golem, draw(2)),
      'Deploy: Draw 2 cards. Discard a card. If you control a Golem, do only this instead: draw 2 cards.',
    ],
    [
      instead(deploy(minion('toy')), golem, times(2, minion('toy'))),
      'Deploy: If you control a Golem, do this twice, otherwise once: play a level 1 Toy (1/2, Defender, Armor 1).',
    ],
  ])('%o', (ability, words) => expect(creatureText(ability)).toBe(words));
});

describe('the lines of a face', () => {
  test('Free, keywords, what is forbidden, abilities, each a paragraph', () => {
    const face = faceOfCreature(
      {
        free: { if: { cond: 'destroyedThisTurn', side: 'enemy' } },
        keywords: ['aggressive', 'breakthrough', { armor: 2 }, { mobility: 3 }],
        cannot: [...PROHIBITIONS],
        abilities: [deploy(draw(1)), activate(draw(1)), endOfTurn(gainHealth(1, 'this'))],
      },
      2,
    );
    expect(face.lines.map((line) => line.map((part) => part.text).join(''))).toEqual([
      'Free if an enemy creature was destroyed this turn.',
      'Aggressive. Breakthrough. Armor 2. Mobility 3.',
      'Cannot move to another lane, damage players or gain Health.',
      'Deploy: Draw a card.',
      'Activate: Draw a card.',
      'End of turn: This gains 1 Health.',
    ]);
    expect(face).toMatchObject({
      id: 'x:2',
      typeLine: 'Level II · Bellmark creature · Golem',
      attack: 4,
      health: 6,
      armor: 2,
      mobility: 3,
      minion: false,
      keywords: ['free', 'aggressive', 'breakthrough', 'armor', 'mobility', 'deploy', 'activate', 'endOfTurn'],
      abilities: [
        { kind: 'deploy', plain: 'Deploy: Draw a card.' },
        { kind: 'activate', plain: 'Activate: Draw a card.' },
        { kind: 'when', plain: 'End of turn: This gains 1 Health.' },
      ],
    });
  });

  test('independent abilities of a spell are paragraphs of their own', () => {
    const face = faceOfSpell({ abilities: [effect(draw(1)), effect(gainHealth(2, 'you'))] });
    expect(face.lines).toHaveLength(2);
    expect(face).toMatchObject({ typeLine: 'Level I · Bellmark spell', attack: null, health: null, plain: 'Draw a card. Gain 2 Health.' });
  });

  test.each<[Effect[], string]>([
    [[damage(3, 'you')], 'Free for 3 damage to you.'],
    [[loseHealth(3, 'you')], 'Free for losing 3 Health.'],
    [[discard(1)], 'Free for discarding a card.'],
    [[destroy(pick(own())), discard(1)], 'Free for destroying one of your creatures and discarding a card.'],
    [[draw(1, 'opponent')], 'Free for your rival drawing a card.'],
  ])('what Free costs: %o', (cost, words) => expect(faceOfSpell({ free: { cost }, abilities: [] }).plain).toBe(words));

  test('a card does not count itself while it is declared Free', () => {
    const free = { if: { cond: 'playedThisTurn', type: 'spell', n: 1 } } as const;
    expect(faceOfSpell({ free, abilities: [] }).plain).toBe('Free if you have played another spell this turn.');
    expect(faceOfCreature({ free }).plain).toBe('Free if you have played a spell this turn.');
  });
});
