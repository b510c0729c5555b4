import { describe, expect, test } from 'vitest';
import {
  any,
  battle,
  effect,
  enemy,
  gainArmor,
  gainHealth,
  gainKeyword,
  iff,
  own,
  pick,
  strike,
  when,
  type KeywordSpec,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { testCreature, testSpell, type CardLike } from './test-cards.ts';

const fighter = (stats: string, ...list: KeywordSpec[]) => testCreature(stats, { keywords: list });
const inBack = (card: CardLike) => ({ card, row: 'back' as const });
type Standing = CardLike | ReturnType<typeof inBack>;

/** One lane's Combat, A holding the Forge. */
const clash = (a: Standing, b: Standing): Table => scenario({ A: { lanes: { 1: a } }, B: { lanes: { 1: b } } }).nextTurn();
/** Damage dealt in it: to both creatures, after Armor, and to both players. */
function dealt(g: Table): string {
  const at = (seat: number) => g.told('damaged').find(({ thing }) => thing.seat === seat)?.amount ?? 0;
  return `creatures ${at(0)} ${at(1)}, players ${50 - g.health('A')} ${50 - g.health('B')}`;
}

describe('14 Breakthrough', () => {
  test('LN-14.6 what exceeds current Health goes to the player: Attack 8 against Health 3 is 5, and the creature ends at 0', () => {
    const g = clash(fighter('8/9', 'breakthrough'), fighter('1/3'));
    expect(dealt(g)).toBe('creatures 1 3, players 0 5');
    expect(g.isEmpty('B', 1)).toBe(true);
    // At and below the threshold nothing goes through.
    expect(dealt(clash(fighter('3/9', 'breakthrough'), fighter('1/3')))).toBe('creatures 1 3, players 0 0');
    expect(dealt(clash(fighter('2/9', 'breakthrough'), fighter('1/3')))).toBe('creatures 1 2, players 0 0');
    expect(dealt(clash(fighter('8/9'), fighter('1/3')))).toBe('creatures 1 8, players 0 0');
  });

  test('LN-14.6 current Health, not printed', () => {
    const g = scenario({
      A: { lanes: { 1: fighter('8/9', 'breakthrough') } },
      B: { lanes: { 1: { card: fighter('1/8'), health: 2 } } },
    });
    expect(dealt(g.nextTurn())).toBe('creatures 1 2, players 0 6');
  });

  test('LN-14.7 LN-D28 Armor counts first: Attack 8 against Armor 2, Health 3 sends 3 through', () => {
    const g = clash(fighter('8/8', 'breakthrough'), fighter('1/3', { armor: 2 }));
    expect(dealt(g)).toBe('creatures 1 3, players 0 3');
    expect(g.isEmpty('B', 1)).toBe(true);
  });

  test('LN-D28 only active Armor counts, gained Armor too', () => {
    const used = scenario({
      A: { lanes: { 1: fighter('8/8', 'breakthrough') } },
      B: { lanes: { 1: { card: fighter('1/3', { armor: 2 }), armor: 0 } } },
    });
    expect(dealt(used.nextTurn())).toBe('creatures 1 3, players 0 5');
    const plate = testSpell([effect(gainArmor(4, pick(enemy())))]);
    const gained = scenario({ A: { hand: [plate], lanes: { 1: fighter('8/8', 'breakthrough') } }, B: { lanes: { 1: fighter('1/3') } } });
    expect(dealt(gained.play(plate).nextTurn())).toBe('creatures 1 3, players 0 1');
  });

  test('LN-14.8 LN-D29 not from the back row; the row of the opposing creature does not matter', () => {
    expect(dealt(clash(inBack(fighter('8/9', 'breakthrough')), fighter('1/3')))).toBe('creatures 1 8, players 0 0');
    expect(dealt(clash(fighter('8/9', 'breakthrough'), inBack(fighter('1/3'))))).toBe('creatures 1 3, players 0 5');
  });

  test('LN-14.8 LN-D29 not in a Strike or Battle outside Combat', () => {
    for (const step of [strike(pick(own()), pick(enemy())), battle(pick(own()), pick(enemy()))]) {
      const order = testSpell([effect(step)]);
      const g = scenario({ A: { hand: [order], lanes: { 1: fighter('8/9', 'breakthrough') } }, B: { lanes: { 1: fighter('0/3') } } });
      expect(dealt(g.play(order))).toBe('creatures 0 8, players 0 0');
    }
  });

  test('LN-18.13 LN-14.6 what goes through is damage by that creature to the player, and so is unopposed damage', () => {
    const raider = (stats: string) =>
      testCreature(stats, { keywords: ['breakthrough'], abilities: [when({ on: 'damagesPlayer' }, gainHealth('that', 'you'))] });
    expect(clash(raider('8/9'), fighter('1/3')).health('A')).toBe(55);
    expect(clash(raider('3/9'), fighter('1/3')).health('A')).toBe(50);
    expect(
      scenario({ A: { lanes: { 1: raider('6/6') } } })
        .nextTurn()
        .health('A'),
    ).toBe(56);
  });
});

describe('14 Stealth', () => {
  test('LN-14.26 LN-14.27 from the front it passes by an enemy in back: all its Attack to the player, neither takes damage', () => {
    expect(dealt(clash(fighter('4/4', 'stealth'), inBack(fighter('3/3'))))).toBe('creatures 0 0, players 0 4');
    expect(dealt(clash(inBack(fighter('3/3')), fighter('4/4', 'stealth')))).toBe('creatures 0 0, players 4 0');
    expect(dealt(clash(fighter('4/4'), inBack(fighter('3/3'))))).toBe('creatures 3 4, players 0 0');
  });

  test('LN-14.27 against a front row it does nothing, nor does it from the back row', () => {
    expect(dealt(clash(fighter('4/4', 'stealth'), fighter('3/3')))).toBe('creatures 3 4, players 0 0');
    expect(dealt(clash(inBack(fighter('4/4', 'stealth')), fighter('3/3')))).toBe('creatures 3 4, players 0 0');
    expect(dealt(clash(inBack(fighter('4/4', 'stealth')), inBack(fighter('3/3'))))).toBe('creatures 0 0, players 0 0');
    expect(dealt(clash(fighter('4/4', 'stealth'), inBack(fighter('3/3', 'stealth'))))).toBe('creatures 0 0, players 0 4');
  });

  test('LN-D30 Breakthrough adds nothing to it', () => {
    expect(dealt(clash(fighter('9/4', 'stealth', 'breakthrough'), inBack(fighter('3/3'))))).toBe('creatures 0 0, players 0 9');
  });

  test('LN-D30 during Combat abilities agree that it is unopposed; after it the enemy is there again', () => {
    const asks = iff({ cond: 'unopposed', who: 'this' }, [gainHealth(1, 'you')], [gainHealth(10, 'you')]);
    const counts = gainHealth({ count: own({ opposed: true }), times: 100 }, 'you');
    const scout = (...list: KeywordSpec[]) =>
      testCreature('4/9', { keywords: list, abilities: [when({ on: 'damagesPlayer' }, asks, counts)] });
    expect(clash(scout('stealth'), inBack(fighter('0/9'))).health('A')).toBe(51);
    expect(clash(scout('breakthrough'), inBack(fighter('0/1'))).health('A')).toBe(51);
    expect(clash(scout('breakthrough', { armor: 1 }), fighter('0/9')).health('A')).toBe(50);
    const patient = (...list: KeywordSpec[]) =>
      testCreature('4/9', { keywords: list, abilities: [when({ on: 'endOfTurn' }, asks, counts)] });
    expect(clash(patient('stealth'), inBack(fighter('0/9'))).health('A')).toBe(160);
  });

  test('LN-D30 the enemy that was passed by has hit nobody and is opposed all the same, as is a Stealth creature in back', () => {
    const asks = iff({ cond: 'unopposed', who: 'this' }, [gainHealth(1, 'you')], [gainHealth(10, 'you')]);
    const watcher = (...list: KeywordSpec[]) =>
      testCreature('3/3', {
        keywords: list,
        abilities: [when({ on: 'damagesCreature' }, gainHealth(1000, 'you')), when({ on: 'destroyed', who: 'any' }, asks)],
      });
    // Lane 5 is there to give the watchers something to see.
    const g = scenario({
      A: { lanes: { 1: fighter('4/4', 'stealth'), 2: inBack(fighter('1/1')), 5: fighter('1/1') } },
      B: { lanes: { 1: inBack(watcher()), 2: inBack(watcher('stealth')), 5: fighter('0/1') } },
    });
    g.nextTurn().inAnyOrder();
    expect([g.health('A'), g.health('B')]).toEqual([50, 66]);
  });

  test('LN-14.26 Stealth gained for the turn counts in that Combat alone', () => {
    const cloak = testSpell([effect(gainKeyword('stealth', pick(own()), 'thisTurn'))]);
    const guard = fighter('3/9', 'defender');
    const g = scenario({ A: { hand: [cloak], lanes: { 1: fighter('4/9') } }, B: { lanes: { 1: inBack(guard) } } });
    expect(dealt(g.play(cloak).nextTurn())).toBe('creatures 0 0, players 0 4');
    expect(g.nextTurn().health('B')).toBe(46);
    expect(g.stats('B', 1)).toBe('3/5');
  });
});

test('LN-14.21 LN-14.20 "opposed" filters count both sides', () => {
  const count = testSpell([effect(gainHealth({ count: any({ opposed: true }) }, 'you'))]);
  const lanes = { 1: fighter('1/1'), 2: fighter('1/1') };
  const g = scenario({ A: { hand: [count], lanes }, B: { lanes: { 2: inBack(fighter('1/1')), 3: fighter('1/1') } } });
  expect(g.play(count).health('A')).toBe(52);
});
