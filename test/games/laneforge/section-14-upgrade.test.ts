import { describe, expect, test } from 'vitest';
import {
  activate,
  all,
  any,
  damage,
  deploy,
  destroy,
  draw,
  effect,
  enemy,
  gainHealth,
  gainKeyword,
  iff,
  may,
  modify,
  otherOwn,
  own,
  pick,
  replace,
  strike,
  upgrade,
  upgradeCard,
  when,
  type AbilitySpec,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { cardId, keywords, testCreature, testLevels, testMinion, testSpell } from './test-cards.ts';

const plain = (stats = '1/1') => testCreature(stats);
const one = (...steps: Parameters<typeof effect>) => testSpell([effect(...steps)]);
const polish = () => one(upgrade(pick(own())));

describe('14 Replace by an effect', () => {
  const sprite = testMinion('2/2', { abilities: [deploy(gainHealth(3, 'you'))] });

  test('LN-14.25 the controller of the replaced creature plays the new one, in that lane', () => {
    const swap = one(replace(pick(enemy()), sprite.id));
    const old = testCreature('5/5', { abilities: [when({ on: 'destroyed', who: 'this' }, gainHealth(100, 'you'))] });
    const mine = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'opponent' }, gainHealth(10, 'you'))] });
    const g = scenario({ A: { hand: [swap], lanes: { 1: mine } }, B: { lanes: { 4: old } } }).play(swap);
    expect([g.at('B', 4).card, g.stats('B', 4)]).toEqual([cardId(sprite.id), '2/2']);
    // Its Deploy is B's, A sees B play a creature, and nothing was destroyed.
    expect([g.health('A'), g.health('B')]).toEqual([60, 53]);
    expect([g.where('B', old), g.told('left')[0].how]).toEqual(['banish', 'replaced']);
  });

  test.each(['A', 'B'] as const)('LN-14.25 its row follows the Forge of its controller, not of who replaced it (holder %s)', (forge) => {
    const swap = one(replace(pick(enemy()), sprite.id));
    const g = scenario({
      forge,
      phase: forge === 'A' ? 'action1' : 'action2',
      A: { hand: [swap] },
      B: { lanes: { 4: { card: plain(), row: forge === 'A' ? 'front' : 'back' } } },
    });
    expect(g.play(swap).row('B', 4)).toBe(forge === 'B' ? 'front' : 'back');
  });

  test('LN-14.25 and its keywords', () => {
    const guard = testMinion('1/1', keywords('defender'));
    const swap = one(replace(pick(own()), guard.id));
    expect(
      scenario({ A: { hand: [swap], lanes: { 2: plain() } } })
        .play(swap)
        .row('A', 2),
    ).toBe('back');
  });

  test('LN-14.25 LN-D8 level: the one named, else that of the text’s card', () => {
    const swap = one(replace(pick(own()), sprite.id));
    const g = scenario({ A: { hand: [{ of: swap, level: 3 }], lanes: { 2: plain() } } });
    expect(g.play({ of: swap, level: 3 }).at('A', 2).card).toBe(`${sprite.id}:3`);
    const named = one(replace(pick(own()), sprite.id, 1));
    const h = scenario({ A: { hand: [{ of: named, level: 3 }], lanes: { 2: plain() } } });
    expect(h.play({ of: named, level: 3 }).at('A', 2).card).toBe(`${sprite.id}:1`);
  });
});

describe('14 Upgrade in play', () => {
  const hero = (abilities: AbilitySpec[] = []) =>
    testLevels((n) => ({ attack: n(2, 4, 6), health: n(2, 5, 9), keywords: n([], ['stealth'], []), abilities }));

  test('LN-14.31 LN-D6 the card is banished and its next level played in that lane, Ready and with printed values', () => {
    const card = hero([deploy(gainHealth(1, 'you')), when({ on: 'destroyed', who: 'this' }, gainHealth(100, 'you'))]);
    const spell = polish();
    const g = scenario({ A: { hand: [spell], lanes: { 3: { card, health: 1, ready: false } } } }).play(spell);
    expect([g.at('A', 3).card, g.stats('A', 3), g.at('A', 3).ready]).toEqual([`${card.id}:2`, '4/5', true]);
    expect([g.where('A', card), g.where('A', { of: card, level: 3 }), g.health('A')]).toEqual(['banish', 'upgrade', 51]);
    expect(g.told('left').map(({ how }) => how)).toEqual(['replaced']);
    expect(g.told('levelled').map((e) => e.card)).toEqual([`${spell.id}:2`]);
  });

  test.each(['A', 'B'] as const)('LN-D6 it is played: row by the Forge (%s), and the old one is replaced, not destroyed', (forge) => {
    const card = hero([when({ on: 'replaced', who: 'this' }, gainHealth(2, 'you'))]);
    const watcher = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'you', of: { level: 2 } }, gainHealth(5, 'you'))] });
    const spell = polish();
    const row = forge === 'A' ? 'back' : 'front';
    const phase = forge === 'A' ? 'action1' : 'action2';
    const g = scenario({ forge, phase, A: { hand: [spell], lanes: { 3: { card, row }, 5: watcher } } });
    g.play(spell, 'A3');
    g.inAnyOrder();
    expect([g.row('A', 3), g.health('A')]).toEqual([forge === 'A' ? 'front' : 'back', 57]);
  });

  test('LN-14.32 LN-D6 a level 3 card stays exactly as it is, emits nothing, and counts as done', () => {
    const card = hero([deploy(gainHealth(100, 'you')), when({ on: 'upgraded', by: 'any' }, gainHealth(100, 'you'))]);
    const spell = one(upgrade(pick(own())), gainHealth(1, 'you'));
    const hurt = { card: { of: card, level: 3 as const }, health: 4, ready: false, row: 'back' as const };
    const g = scenario({ A: { hand: [spell], lanes: { 3: hurt } } });
    const before = g.at('A', 3);
    g.play(spell);
    expect(g.at('A', 3)).toEqual(before);
    expect([g.told('upgraded'), g.told('stepFailed'), g.health('A')]).toEqual([[], [], 51]);
  });

  test('LN-14.32 "if you do" goes on after a level 3 card', () => {
    const spell = one(may(upgrade(pick(own())), gainHealth(1, 'you')));
    const g = scenario({ A: { hand: [spell], lanes: { 3: { card: { of: plain(), level: 3 } } } } });
    expect(g.play(spell, 'yes').health('A')).toBe(51);
  });

  test('LN-14.33 "Upgrade a creature. Give it +3 Attack": the new one has printed +3', () => {
    const spell = one(upgrade(pick(own())), modify(3, 0, 'chosen'));
    const g = scenario({ A: { hand: [spell], lanes: { 3: { card: hero(), attack: 1 } } } }).play(spell);
    expect(g.stats('A', 3)).toBe('7/5');
  });

  test('LN-14.34 "when a card is Upgraded" triggers on the keyword, once for each card, for the player who did it', () => {
    const mine = testCreature('1/9', { abilities: [when({ on: 'upgraded', by: 'you' }, gainHealth(1, 'you'))] });
    const yours = testCreature('1/9', { abilities: [when({ on: 'upgraded', by: 'you' }, gainHealth(1, 'you'))] });
    const spell = one(upgrade(all(any({ maxHealth: 1 }))));
    const g = scenario({ A: { hand: [spell], lanes: { 1: mine, 2: plain() } }, B: { lanes: { 1: yours, 2: plain() } } });
    g.play(spell);
    g.inAnyOrder();
    expect([g.health('A'), g.health('B')]).toEqual([52, 50]);
  });

  test('LN-D6 LN-12.3 what was replaced is read as it was, not as what it has become', () => {
    const watcher = testCreature('1/9', { abilities: [when({ on: 'replaced', who: 'own', of: { level: 1 } }, gainHealth(1, 'you'))] });
    const spell = one(upgrade(pick(own({ maxHealth: 1 }))));
    expect(
      scenario({ A: { hand: [spell], lanes: { 1: plain(), 2: watcher } } })
        .play(spell)
        .health('A'),
    ).toBe(51);
  });

  test('LN-D8 the next level of a Minion comes from the supply', () => {
    const sprite = testMinion('1/1');
    const spell = polish();
    const g = scenario({ A: { hand: [spell], lanes: { 2: sprite.id } } }).play(spell);
    expect([g.at('A', 2).card, g.at('A', 2).minion, g.zone('A', 'banish')]).toEqual([`${sprite.id}:2`, true, [cardId(spell)]]);
  });

  test.each(['hand', 'discard', 'banish'] as const)('LN-D5 LN-14.31 the next level comes from wherever it is: the %s', (zone) => {
    const [card, spell] = [plain(), polish()];
    const there = [...(zone === 'hand' ? [spell] : []), { of: card, level: 2 as const }];
    const g = scenario({ A: { hand: [spell], [zone]: there, lanes: { 2: card } } });
    g.play(spell);
    expect(g.at('A', 2).card).toBe(`${card.id}:2`);
    expect(g.zone('A', zone)).not.toContain(`${card.id}:2`);
  });

  test('LN-D5 out of the deck, whose other cards keep their order', () => {
    const [card, spell, x, y] = [plain(), polish(), plain(), plain()];
    const g = scenario({ A: { hand: [spell], deck: [x, { of: card, level: 2 }, y], lanes: { 2: card } } });
    g.play(spell);
    expect(g.zone('A', 'deck')).toEqual([cardId(x), cardId(y)]);
  });

  test('LN-D5 LN-D6 out of play, where it is banished first: that is not destroying', () => {
    const card = testCreature('1/1', {
      abilities: [
        when({ on: 'destroyed', who: 'this' }, gainHealth(100, 'you')),
        when({ on: 'banished', who: 'this' }, gainHealth(1, 'you')),
      ],
    });
    const spell = one(upgrade(pick(own({ level: 1 }))));
    const g = scenario({ A: { hand: [spell], lanes: { 2: card, 4: { of: card, level: 2 } } } }).play(spell);
    g.inAnyOrder();
    expect([g.at('A', 2).card, g.isEmpty('A', 4), g.health('A')]).toEqual([`${card.id}:2`, true, 52]);
  });
});

describe('14 "This" and later references', () => {
  const apprentice = (...steps: Parameters<typeof activate>) => testCreature('1/4', { abilities: [activate(...steps)] });

  test('LN-14.30 after an Upgrade "this" is the new level: it is changed, and it deals the damage', () => {
    const card = apprentice(upgrade('this'), modify(10, 0, 'this'), gainKeyword('stealth', 'this'), strike('this', pick(enemy())));
    const g = scenario({ A: { lanes: { 2: card } }, B: { lanes: { 1: plain('1/20') } } }).activate(2);
    // Level 2 is 3/6, +10.
    expect([g.stats('A', 2), g.at('A', 2).keywords, g.stats('B', 1)]).toEqual(['13/6', ['stealth'], '1/7']);
  });

  test('LN-14.30 LN-14.33 so "another creature" is not the new level', () => {
    const card = apprentice(upgrade('this'), modify(10, 0, all(otherOwn())));
    const g = scenario({ A: { lanes: { 2: card, 3: plain() } } }).activate(2);
    expect([g.stats('A', 2), g.stats('A', 3)]).toEqual(['3/6', '11/1']);
  });

  test('LN-14.30 LN-18.10 and what its ability damages or destroys, the new level has damaged or destroyed', () => {
    const card = testCreature('1/4', {
      abilities: [
        activate(upgrade('this'), damage(2, all(enemy())), destroy(all(enemy()))),
        when({ on: 'damagesCreature' }, gainHealth(1, 'you')),
        when({ on: 'destroysCreature' }, gainHealth(10, 'you')),
      ],
    });
    const g = scenario({ A: { lanes: { 2: card } }, B: { lanes: { 1: plain('1/9') } } }).activate(2);
    g.inAnyOrder();
    expect(g.health('A')).toBe(61);
  });

  test('LN-D39 "this" in a trigger that is pending when its creature is Upgraded means the new level', () => {
    const eager = testCreature('1/1', { abilities: [when({ on: 'cardPlayed', by: 'you' }, modify(5, 5, 'this'))] });
    const master = testCreature('1/9', { abilities: [when({ on: 'cardPlayed', by: 'you' }, upgrade(pick(own({ maxHealth: 1 }))))] });
    const card = plain('7/7');
    const g = scenario({ A: { hand: [card], lanes: { 1: eager, 2: master } } });
    g.play(card, 3, { next: master });
    expect([g.at('A', 1).card, g.stats('A', 1)]).toEqual([`${eager.id}:2`, '8/8']);
  });

  test('LN-D39 LN-14.33 and so does what another text has chosen', () => {
    const spell = one(modify(1, 0, pick(own())), upgrade('chosen'), iff({ cond: 'is', who: 'chosen', of: own({ level: 2 }) }, [draw(1)]));
    const g = scenario({ A: { hand: [spell], deck: [plain(), plain()], lanes: { 1: plain() } } }).play(spell);
    expect([g.stats('A', 1), g.zone('A', 'hand').length]).toEqual(['3/3', 1]);
  });
});

describe('14 Upgrade in hand, deck and discard pile', () => {
  test.each(['hand', 'discard'] as const)(
    'LN-D7 LN-14.31 in the %s: the next level takes its place, nothing is played or levelled',
    (zone) => {
      const [x, card, y] = [plain(), testCreature('1/1', { abilities: [deploy(gainHealth(9, 'you'))] }), plain()];
      const spell = one(upgradeCard(zone));
      const there = [x, card, y];
      const g = scenario({ A: { hand: zone === 'hand' ? [spell, ...there] : [spell], ...(zone === 'discard' && { discard: there }) } });
      g.play(spell, { card });
      expect(g.zone('A', zone).slice(0, 3)).toEqual([cardId(x), `${card.id}:2`, cardId(y)]);
      expect([g.where('A', card), g.where('A', { of: card, level: 3 }), g.health('A')]).toEqual(['banish', 'upgrade', 50]);
      expect(g.told('upgraded', 'B')).toMatchObject([{ card: cardId(card), to: `${card.id}:2`, in: zone }]);
    },
  );

  test('LN-D7 in the deck: at its very place, and everybody knows that it is there', () => {
    const [x, card, y] = [plain(), plain('4/4'), plain()];
    const spell = one(upgradeCard('deck'));
    const g = scenario({ A: { hand: [spell], deck: [x, card, y] } }).play(spell, { card });
    expect(g.zone('A', 'deck')).toEqual([cardId(x), `${card.id}:2`, cardId(y)]);
    expect(g.view('B').seats[0].knownInDeck).toEqual([`${card.id}:2`]);
    // Nothing tells where in the deck it lies.
    expect(g.view('B').seats[0].deck).toBeNull();
  });

  test('LN-14.34 LN-D7 it counts as Upgrading', () => {
    const watcher = testCreature('1/9', { abilities: [when({ on: 'upgraded', by: 'you' }, gainHealth(1, 'you'))] });
    const [card, spell] = [plain(), one(upgradeCard('hand'))];
    expect(
      scenario({ A: { hand: [spell, card], lanes: { 1: watcher } } })
        .play(spell)
        .health('A'),
    ).toBe(51);
    // A level 3 card is left alone: done, but no Upgrade.
    const top = { of: card, level: 3 as const };
    const g = scenario({ A: { hand: [spell, top], lanes: { 1: watcher } } }).play(spell);
    expect([g.health('A'), g.zone('A', 'hand'), g.told('stepFailed')]).toEqual([50, [cardId(top)], []]);
  });
});
