import { describe, expect, test } from 'vitest';
import {
  activate,
  damage,
  deploy,
  destroy,
  effect,
  gainArmor,
  gainHealth,
  gainKeyword,
  iff,
  loseHealth,
  losePrinted,
  modify,
  own,
  pick,
  reanimate,
  reanimateThis,
  when,
  type Condition,
  type Effect,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, testCreature, testLevels, testSpell } from './test-cards.ts';

const one = (...steps: Effect[]) => testSpell([effect(...steps)]);
const each = (...steps: Effect[]) => testSpell(steps.map((step) => effect(step)));
const plain = (stats = '1/1') => testCreature(stats);
const bless = gainHealth(1, 'you');
/** A spell that gives 1 Health if the condition holds, 100 if not. */
const asks = (condition: Condition) => one(iff(condition, [bless], [gainHealth(100, 'you')]));

describe('18 Counting and "this turn"', () => {
  test('LN-18.1 each level of a spell in a banish pile counts by itself: L1 and L2 of one are 2', () => {
    const spell = one(bless);
    const drain = one(gainHealth({ cards: 'banish', of: { type: 'spell' }, whose: 'you' }, 'you'));
    const pile = [spell, { of: spell, level: 2 as const }, plain()];
    expect(
      scenario({ A: { hand: [drain], banish: pile } })
        .play(drain)
        .health('A'),
    ).toBe(52);
    expect(
      scenario({ A: { hand: [drain] }, B: { banish: pile } })
        .play(drain)
        .health('A'),
    ).toBe(50);
  });

  test('LN-18.2 a player has gained Health this turn after any gain of 1 or more, a net loss notwithstanding', () => {
    const answer = (...before: Effect[]) => {
      const spell = each(...before, iff({ cond: 'gainedHealth', who: 'you' }, [gainHealth(1000, 'you')]));
      return (
        scenario({ A: { hand: [spell] } })
          .play(spell)
          .health('A') > 1000
      );
    };
    expect(answer()).toBe(false);
    expect(answer(gainHealth(1, 'you'), loseHealth(20, 'you'))).toBe(true);
    expect(answer(gainHealth(0, 'you'))).toBe(false);
    expect(answer(gainHealth(5, 'opponent'))).toBe(false);
  });

  test('LN-18.2 a creature likewise; entering play is no gain', () => {
    const fed = asks({ cond: 'exists', of: own({ fed: true }) });
    const answer = (...before: Effect[]) => {
      const spell = each(...before);
      const g = scenario({ A: { hand: [spell, fed], lanes: { 1: plain('1/9') } } }).play(spell);
      const { health } = g.state.seats[0];
      return g.end().idle().play(fed).health('A') - health;
    };
    expect(answer(gainHealth(1, pick(own())), damage(5, pick(own())))).toBe(1);
    expect(answer(modify(0, 2, pick(own())))).toBe(1);
    expect(answer(modify(2, -2, pick(own())))).toBe(100);
    const card = plain('1/9');
    const g = scenario({ A: { hand: [card, fed] } });
    expect(g.play(card, 1).end().idle().play(fed).health('A')).toBe(150);
  });

  test('LN-D55 facts hold until the turn has ended, none reaches the next', () => {
    // Gained in Maintenance, after "this turn" effects have ended.
    const late = testCreature('0/9', {
      abilities: [
        when({ on: 'leftHand', whose: 'you' }, bless),
        when({ on: 'entersRow', who: 'this' }, iff({ cond: 'gainedHealth', who: 'you' }, [gainHealth(10, 'you')])),
      ],
    });
    const lanes = { 1: { card: late, row: 'back' as const }, 2: { card: plain(), health: 1 } };
    const last = plain();
    const smite = one(destroy(pick(own({ maxHealth: 1 }))), gainHealth(1, pick(own({ minHealth: 9 }))));
    const g = scenario({ phase: 'action4', A: { lanes, hand: [last] }, B: { hand: [plain()] } });
    g.act({ type: 'banishCard', card: g.zone('B', 'hand')[0] }).end();
    expect(g.health('A')).toBe(61);
    const facts = () => {
      const { gainedHealth, fallen, creaturesPlayed, spellsPlayed } = g.view('A').seats[0];
      return [gainedHealth, fallen, creaturesPlayed, spellsPlayed];
    };
    expect(facts()).toEqual([false, 0, 0, 0]);
    const h = scenario({ A: { lanes, hand: [smite] } }).play(smite);
    expect([h.view('A').seats[0].fallen, h.view('A').seats[0].spellsPlayed, h.at('A', 1).fed]).toEqual([1, 1, true]);
    h.nextTurn();
    expect([h.view('A').seats[0].fallen, h.view('A').seats[0].spellsPlayed, h.at('A', 1).fed]).toEqual([0, 0, false]);
  });

  test('LN-D55 LN-D49 what dies as the turn passes died in the turn that ends', () => {
    // In Maintenance it gains 3 Health for the turn and loses 3: it lives until the turn has ended.
    const doomed = testCreature('0/3', {
      abilities: [when({ on: 'entersRow', who: 'this' }, modify(0, 3, 'this', 'thisTurn'), loseHealth(3, 'this'))],
    });
    const g = scenario({ A: { lanes: { 1: { card: doomed, row: 'back' } } } }).nextTurn();
    const order = g.events().flatMap(({ type }) => (type === 'forgePassed' || type === 'left' || type === 'turn' ? [type] : []));
    expect(order).toEqual(['forgePassed', 'left', 'turn']);
    expect([g.isEmpty('A', 1), g.view('A').seats[0].fallen]).toEqual([true, 0]);
  });

  test('LN-18.3 "gains Defender this turn" ends before Maintenance and does not keep a creature back', () => {
    const brace = one(gainKeyword('defender', pick(own()), 'thisTurn'));
    const g = scenario({ A: { hand: [brace], lanes: { 1: plain() } } }).play(brace);
    expect(g.row('A', 1)).toBe('back');
    expect(g.nextTurn().row('A', 1)).toBe('front');
    const dig = one(gainKeyword('defender', pick(own())));
    const h = scenario({ A: { hand: [dig], lanes: { 1: plain() } } }).play(dig);
    expect(h.nextTurn().row('A', 1)).toBe('back');
  });
});

describe('18 Lasting effects', () => {
  test('LN-18.4 without a stated duration an effect lasts until its creature leaves play, over turns and cycles', () => {
    const gift = one(modify(2, 3, pick(own())), gainKeyword('stealth', 'chosen'), gainArmor(1, 'chosen'));
    const card = plain('1/9');
    const g = scenario({ turn: 3, A: { hand: [gift], lanes: { 1: card } } }).play(gift);
    g.nextTurn();
    expect([g.state.cycle, g.stats('A', 1), g.at('A', 1).keywords, g.at('A', 1).armor.gained]).toEqual([2, '3/12', ['stealth'], 1]);
    const call = each(destroy(pick(own())), reanimate());
    const h = scenario({ A: { hand: [gift, call], lanes: { 1: card } } }).play(gift);
    h.end().idle().play(call, 2);
    expect([h.stats('A', 2), h.at('A', 2).keywords, h.at('A', 2).armor.gained]).toEqual(['1/9', [], 0]);
  });

  test('LN-18.5 a creature that Reanimates itself comes back as a new one, without its former effects', () => {
    const phoenix = testCreature('2/2', {
      abilities: [when({ on: 'destroyed', who: 'this' }, reanimateThis(), modify(9, 9, 'this')), deploy(bless)],
    });
    const gift = each(modify(3, 3, pick(own())), gainKeyword('stealth', pick(own())), destroy(pick(own())));
    const g = scenario({ A: { hand: [gift], lanes: { 1: phoenix } } });
    const { id } = g.at('A', 1);
    g.play(gift, 4);
    // What the old one still had to do to itself fails; the new one has been played.
    expect([g.stats('A', 4), g.at('A', 4).keywords, g.health('A')]).toEqual(['2/2', [], 51]);
    expect(g.at('A', 4).id).toBeGreaterThan(id);
  });

  test('LN-D52 nothing is continuous: who comes later does not have what "your creatures" were given', () => {
    const rally = one(modify(2, 2, { all: own() }, 'whileInPlay'));
    const later = plain();
    const captain = testCreature('1/1', { abilities: [deploy(modify(1, 0, { all: own({ other: true }) }))] });
    const g = scenario({ A: { hand: [rally, later], lanes: { 1: plain(), 2: captain } } });
    g.play(rally).end().idle().play(later, 3);
    expect([g.stats('A', 1), g.stats('A', 2), g.stats('A', 3)]).toEqual(['3/3', '3/3', '1/1']);
    // And what was given stays when its giver goes.
    const exile = one(destroy(pick(own({ maxAttack: 1 }))));
    const h = scenario({ A: { hand: [captain, exile], lanes: { 1: plain('5/5') } } });
    h.play(captain, 2)
      .end()
      .idle()
      .play(one(destroy(pick(own({ maxAttack: 1 })))) && exile);
    expect(h.stats('A', 1)).toBe('6/5');
  });
});

describe('18 Losing printed abilities', () => {
  const rich = () =>
    testLevels(
      (n) => ({
        attack: n(3, 4, 5),
        health: n(9, 9, 9),
        keywords: ['stealth', { mobility: 2 }, { armor: 2 }],
        cannot: ['gainHealth'],
        abilities: [activate(bless), when({ on: 'cardPlayed', by: 'you' }, gainHealth(100, 'you'))],
      }),
      { subtypes: ['Golem'], faction: 'f3' },
    );

  test('LN-18.6 the text box is empty: keywords, Armor, triggers, Activate and prohibitions are gone', () => {
    const card = rich();
    const blank = one(losePrinted(pick(own())));
    const feed = one(gainHealth(3, pick(own())));
    const g = scenario({ A: { hand: [blank, feed], lanes: { 1: card } } });
    g.play(blank);
    const c = g.at('A', 1);
    expect([c.keywords, c.mobility, c.armor]).toEqual([[], 0, { printed: 0, active: 0, gained: 0, thisTurn: 0 }]);
    expect(g.refused({ type: 'activate', lane: 1 })).toMatch(/lost its printed abilities/);
    expect(g.refused({ type: 'useMobility', lane: 1, to: 2 })).toMatch(/no Mobility/);
    g.end().idle().play(feed);
    // It had been silenced before either spell was done with.
    expect([g.health('A'), g.stats('A', 1)]).toEqual([50, '3/12']);
  });

  test('LN-18.6 numbers, level, name, subtypes, faction and what was gained stay', () => {
    const card = { of: rich(), level: 2 as const };
    const blank = one(gainKeyword('breakthrough', pick(own())), gainArmor(4, 'chosen'), modify(3, 0, 'chosen'), losePrinted('chosen'));
    const count = one(gainHealth({ count: own({ subtype: 'Golem', level: 2, faction: 'f3', keyword: 'breakthrough' }) }, 'you'));
    const g = scenario({ A: { hand: [blank, count], lanes: { 1: card } } }).play(blank);
    expect([g.stats('A', 1), g.at('A', 1).card, g.at('A', 1).armor.gained]).toEqual(['7/9', cardId(card), 4]);
    expect(g.end().idle().play(count).health('A')).toBe(51);
  });

  test('LN-18.6 for the turn alone, all of it returns, Armor in step 3', () => {
    const blank = one(losePrinted(pick(own()), 'thisTurn'));
    const g = scenario({ A: { hand: [blank], lanes: { 1: rich() } } }).play(blank);
    expect(g.at('A', 1).silenced).toBe('thisTurn');
    g.nextTurn();
    const c = g.at('A', 1);
    expect([c.silenced, c.keywords, c.mobility, c.armor.active]).toEqual(['no', ['mobility', 'stealth'], 2, 2]);
    expect(g.idle().activate(1).health('A')).toBe(51);
  });

  test('LN-18.6 for the turn of a Maintenance, printed Armor is back for the next turn', () => {
    const meek = testCreature('0/9', {
      keywords: [{ armor: 2 }],
      abilities: [when({ on: 'leftHand', whose: 'you' }, losePrinted('this', 'thisTurn'))],
    });
    const g = scenario({ phase: 'action4', forge: 'B', A: { lanes: { 1: meek }, hand: [plain(), plain()] } });
    g.play(cardOf(g), 2).nextTurn();
    expect(g.told('silenced')).toHaveLength(1);
    expect(g.at('A', 1).armor.active).toBe(2);
  });

  test('LN-18.7 such a creature can gain abilities afterwards', () => {
    const blank = one(
      losePrinted(pick(own())),
      gainKeyword('stealth', 'chosen'),
      gainArmor(1, 'chosen'),
      gainKeyword('mobility', 'chosen', 'whileInPlay', 1),
    );
    const g = scenario({ A: { hand: [blank], lanes: { 1: rich() } } }).play(blank);
    const c = g.at('A', 1);
    expect([c.keywords, c.mobility, c.armor.gained]).toEqual([['mobility', 'stealth'], 1, 1]);
    expect(g.mobility(1, 2).isEmpty('A', 2)).toBe(false);
  });

  const cardOf = (g: ReturnType<typeof scenario>) => g.zone('A', 'hand')[0];
});
