import { describe, expect, test } from 'vitest';
import {
  any,
  banish,
  destroy,
  draw,
  effect,
  enemy,
  gainHealth,
  minion,
  all,
  damage,
  when,
  modify,
  move,
  own,
  pick,
  playFrom,
  replace,
  swap,
  type CardFilter,
  type CreatureFilter,
  type Effect,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import type { LnZone } from '../../../src-shared/games/laneforge/types.ts';
import { scenario } from './scenario.ts';
import { cardId, testCreature, testLevels, testMinion, testSpell, type CardLike } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);
const lanes = <T>(make: (lane: number) => T) => ({ 1: make(1), 2: make(2), 3: make(3), 4: make(4), 5: make(5) });
const one = (step: Effect) => testSpell([effect(step)]);

describe('2 Zones', () => {
  test('LN-2.1 each player has a deck, a hand, four piles, five lane halves of two rows, and a Champion; the table has one Forge', () => {
    const side = () => ({
      deck: [plain(), plain()],
      hand: [plain()],
      discard: [plain()],
      banish: [plain()],
      lanes: lanes((lane) => ({ card: plain(), row: lane % 2 === 0 ? ('front' as const) : ('back' as const) })),
    });
    const [A, B] = [side(), side()];
    const g = scenario({ A, B });
    for (const [seat, name, given] of [
      [0, 'A', A],
      [1, 'B', B],
    ] as const) {
      const own = g.view(name).seats[seat];
      expect([own.deck!.toSorted(), own.hand, own.discard, own.banish]).toEqual([
        given.deck.map(cardId).sort(),
        given.hand.map(cardId),
        given.discard.map(cardId),
        given.banish.map(cardId),
      ]);
      // Twenty sets of three, ten level 1 cards named above, and five that stand in lanes.
      expect(g.zone(name, 'upgrade').length + 5 + 5).toBe(60);
      expect(own.champion.id).not.toBeNull();
      expect(([1, 2, 3, 4, 5] as const).map((lane) => g.row(name, lane))).toEqual(['back', 'front', 'back', 'front', 'back']);
    }
    expect(g.view('A').creatures).toHaveLength(10);
    expect(g.view('A').forge).toBe(g.view('B').forge);
  });
});

describe('2 What a card is', () => {
  /** How many creatures in play the filter means, counted by a spell of A. */
  function creatures(filter: CreatureFilter, inLanes: CardLike[]): number {
    const count = one(gainHealth({ count: filter }, 'you'));
    const g = scenario({ A: { hand: [count] }, B: { lanes: Object.fromEntries(inLanes.map((card, i) => [i + 1, card])) } });
    return g.play(count).health('A') - 50;
  }
  const golem = testCreature('3/3', {}, { subtypes: ['Golem'], faction: 'f3' });
  const beast = testCreature('3/3', {}, { subtypes: ['Beast', 'Golem'], faction: 'f2' });

  test('LN-2.3 LN-14.16 in play an effect selects by level, subtype, faction and being a creature', () => {
    const there = [{ of: golem, level: 1 as const }, { of: golem, level: 2 as const }, { of: golem, level: 3 as const }, beast, plain()];
    expect(creatures(any(), there)).toBe(5);
    expect(creatures(any({ level: 2 }), there)).toBe(1);
    expect(creatures(any({ maxLevel: 2 }), there)).toBe(4);
    expect(creatures(any({ subtype: 'Golem' }), there)).toBe(4);
    expect(creatures(any({ subtype: 'Golem', level: 2 }), there)).toBe(1);
    expect(creatures(any({ subtype: 'Beast', level: 2 }), there)).toBe(0);
    expect(creatures(any({ faction: 'f3' }), there)).toBe(3);
  });

  test('LN-2.3 LN-14.16 and so it does in a pile, among spells too', () => {
    const spell = one(draw(1));
    const pile = [{ of: golem, level: 2 as const }, { of: golem, level: 3 as const }, beast, { of: spell, level: 2 as const }];
    const counted = (of: CardFilter): number => {
      const count = one(gainHealth({ cards: 'discard', of, whose: 'you' }, 'you'));
      return (
        scenario({ A: { hand: [count], discard: pile } })
          .play(count)
          .health('A') - 50
      );
    };
    expect([counted({}), counted({ type: 'creature' }), counted({ type: 'spell' })]).toEqual([4, 3, 1]);
    expect([counted({ level: 2 }), counted({ level: 2, type: 'creature' }), counted({ maxLevel: 2 })]).toEqual([2, 1, 3]);
    expect([counted({ subtype: 'Golem' }), counted({ subtype: 'Beast' }), counted({ faction: 'f3' })]).toEqual([3, 1, 2]);
    expect([counted({ notSubtype: 'Golem' }), counted({ notSubtype: 'Beast', type: 'creature' })]).toEqual([1, 2]);
  });

  test('LN-14.16 a Minion has a level too, which effects read', () => {
    const sprite = testMinion('1/1');
    expect(creatures(any({ level: 3 }), [`${sprite.id}:3`, `${sprite.id}:2`, sprite.id])).toBe(1);
    const read = testSpell([effect(modify(0, 1, pick(enemy())), gainHealth({ of: 'level', who: 'chosen' }, 'you'))]);
    const g = scenario({ A: { hand: [read] }, B: { lanes: { 1: `${sprite.id}:3` } } });
    expect(g.play(read).health('A')).toBe(53);
  });

  test('LN-14.17 LN-2.2 a filter tells Minions from other creatures', () => {
    const sprite = testMinion('1/1');
    expect(creatures(any({ minion: true }), [sprite.id, plain(), sprite.id])).toBe(2);
    expect(creatures(any({ minion: false }), [sprite.id, plain(), sprite.id])).toBe(1);
  });

  test('LN-2.4 the levels of a set are cards with their own numbers and text', () => {
    const grows = testLevels((n) => ({
      attack: n(1, 4, 9),
      health: n(2, 2, 8),
      keywords: n([], [], ['stealth']),
      abilities: n([], [{ kind: 'deploy', steps: [gainHealth(7, 'you')] }], []),
    }));
    const seen = ([1, 2, 3] as const).map((level) => {
      const g = scenario({ A: { hand: [{ of: grows, level }] } });
      g.play({ of: grows, level }, 1);
      return [g.stats('A', 1), g.at('A', 1).keywords.length, g.health('A')];
    });
    expect(seen).toEqual([
      ['1/2', 0, 50],
      ['4/2', 0, 57],
      ['9/8', 1, 50],
    ]);
  });
});

describe('2 Attack and Health', () => {
  test('LN-2.6 LN-D21 Attack stops at 0: what was lost beyond it does not count', () => {
    const g = attackOf(3, modify(-5, 0, pick(own())), modify(2, 0, pick(own())));
    expect(g).toEqual([0, 2]);
    expect(attackOf(3, modify(-3, 0, pick(own())))).toEqual([0]);
    expect(attackOf(3, modify(-2, 0, pick(own())))).toEqual([1]);
  });

  test('LN-D21 a change for the turn gives back what it really took: 3, −5 this turn, +2, and 5 in the end', () => {
    expect(attackOf(3, modify(-5, 0, pick(own()), 'thisTurn'), modify(2, 0, pick(own())), 'the turn ends')).toEqual([0, 2, 5]);
  });

  test('LN-D21 a rise for the turn takes itself back, and not below 0', () => {
    expect(attackOf(3, modify(4, 0, pick(own()), 'thisTurn'), 'the turn ends')).toEqual([7, 3]);
    expect(attackOf(3, modify(4, 0, pick(own()), 'thisTurn'), modify(-6, 0, pick(own())), 'the turn ends')).toEqual([7, 1, 0]);
  });

  /** Attack of a creature after each of the spells played on it. */
  function attackOf(printed: number, ...steps: (Effect | 'the turn ends')[]): number[] {
    const spells = steps.filter((step) => step !== 'the turn ends').map(one);
    const g = scenario({ A: { lanes: { 1: plain(`${printed}/9`) }, hand: spells } });
    return steps.map((step) => {
      if (step === 'the turn ends') g.nextTurn();
      else {
        if (g.state.mainUsed) g.end().idle();
        g.play(spells.shift()!);
      }
      return g.at('A', 1).attack;
    });
  }

  test('LN-D23 Health has no upper limit, neither a creature’s nor a player’s', () => {
    const feast = testSpell([effect(gainHealth(1000, pick(own())), gainHealth(2000, 'you'))]);
    const g = scenario({ A: { lanes: { 1: plain() }, hand: [feast] } }).play(feast);
    expect([g.stats('A', 1), g.health('A')]).toEqual(['1/1001', 2050]);
  });

  test('LN-D10 there is no limit to a hand', () => {
    const flood = one(draw(14));
    const g = scenario({ A: { hand: [flood, plain(), plain(), plain(), plain()] } }).play(flood);
    expect(g.zone('A', 'hand')).toHaveLength(18);
    expect(g.toAct()).toBe('A');
  });
});

describe('2 Owners, and where cards go', () => {
  const WAYS: [string, (card: CardLike) => Effect][] = [
    ['destroyed', () => destroy(pick(enemy()))],
    ['banished', () => banish(pick(enemy()))],
    ['replaced', () => replace(pick(enemy()), testMinion('1/1').id)],
    ['reduced to 0', () => modify(0, -9, pick(enemy()))],
  ];

  test.each(WAYS)(
    'LN-2.7 LN-2.8 LN-14.22 a creature %s by a rival goes to the banish pile of its owner, to no discard pile',
    (_way, make) => {
      const mine = plain();
      const spell = one(make(mine));
      const g = scenario({ phase: 'action2', A: { lanes: { 1: mine } }, B: { hand: [spell] } });
      g.play(spell);
      expect(g.where('A', mine)).toBe('banish');
      expect([g.zone('A', 'banish'), g.zone('A', 'discard')]).toEqual([[cardId(mine)], []]);
      expect(g.zone('B', 'banish')).toEqual([cardId(spell)]);
    },
  );

  test('LN-2.7 LN-D42 what a rival moves, swaps or replaces stays on its side and under its controller', () => {
    const sprite = testMinion('1/1');
    for (const step of [move(pick(enemy())), swap(pick(enemy()), pick(enemy())), replace(pick(enemy()), sprite.id)]) {
      const spell = one(step);
      const g = scenario({ A: { hand: [spell] }, B: { lanes: { 1: plain(), 2: plain() } } });
      g.play(spell, 'B1', ...(step.do === 'move' ? [5 as const] : []));
      expect(g.view('A').creatures.map((c) => c.seat)).toEqual([1, 1]);
    }
  });

  test('LN-2.11 a spell is banished after resolving, out of whatever zone and by whatever effect it was played', () => {
    const inner = one(gainHealth(1, 'you'));
    for (const from of ['hand', 'discard'] as const satisfies LnZone[]) {
      const outer = one(playFrom(from, { type: 'spell' }));
      const g = scenario({ A: { hand: [outer], [from]: from === 'hand' ? [outer, inner] : [inner] } });
      g.play(outer);
      expect(g.health('A')).toBe(51);
      // The inner one first: it is done before the text that played it.
      expect(g.zone('A', 'banish')).toEqual([cardId(inner), cardId(outer)]);
      expect(g.zone('B', 'banish')).toEqual([]);
    }
  });
});

describe('2 Minions', () => {
  test('LN-2.2 LN-2.10 LN-D8 a Minion is a creature for every effect and comes at the level of the card that names it', () => {
    const sprite = testMinion('1/1');
    const caller = testSpell([effect(minion(sprite.id)), effect(modify(2, 0, all(own())))]);
    const g = scenario({ A: { hand: [{ of: caller, level: 2 }] } });
    g.play({ of: caller, level: 2 }, 3);
    expect(g.at('A', 3).card).toBe(`${sprite.id}:2`);
    expect(g.stats('A', 3)).toBe('5/3');
    expect(g.at('A', 3).minion).toBe(true);
  });

  test('LN-2.9 LN-11.7 a Minion that leaves goes to the supply: it triggers, but no banish pile holds it', () => {
    const sprite = testMinion('1/1');
    const watcher = testCreature('1/9', { abilities: [when({ on: 'destroyed', who: 'own', of: { minion: true } }, gainHealth(3, 'you'))] });
    const blow = testSpell([effect(damage(5, pick(own({ minion: true }))))]);
    const g = scenario({ A: { lanes: { 1: watcher, 2: sprite.id }, hand: [blow] } });
    g.play(blow);
    expect(g.health('A')).toBe(53);
    expect(g.zone('A', 'banish')).toEqual([cardId(blow)]);
  });
});
