import { describe, expect, test } from 'vitest';
import {
  all,
  banish,
  destroy,
  effect,
  enemy,
  gainHealth,
  gainKeyword,
  loseKeyword,
  losePrinted,
  own,
  pick,
  putRow,
  when,
  type AbilitySpec,
  type Effect,
} from '../../../src-shared/games/laneforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { keywords, testCreature, testSpell, type CardLike } from './test-cards.ts';

const plain = (stats = '1/9') => testCreature(stats);
const bless = gainHealth(1, 'you');

describe('14 Rows and the keywords that command them', () => {
  /** A's only creature in that row; A plays the steps as abilities of one spell. */
  function after(card: CardLike, row: 'front' | 'back', ...steps: Effect[]): Table {
    const spell = testSpell(steps.map((step) => effect(step, bless)));
    return scenario({ A: { hand: [spell], lanes: { 3: { card, row } } } }).play(spell);
  }
  const row = (...args: Parameters<typeof after>) => after(...args).row('A', 3);
  const own1 = pick(own());

  test('LN-14.3 LN-14.9 gaining Aggressive puts a creature in front at once, gaining Defender in back', () => {
    expect(row(plain(), 'back', gainKeyword('aggressive', own1))).toBe('front');
    expect(row(plain(), 'front', gainKeyword('defender', own1))).toBe('back');
    expect(row(plain(), 'back', gainKeyword('stealth', own1))).toBe('back');
  });

  test('LN-D34 gaining it again, even with it printed, puts the creature there again', () => {
    const fierce = testCreature('1/9', keywords('aggressive'));
    const guard = testCreature('1/9', keywords('defender'));
    expect(row(fierce, 'back', gainKeyword('aggressive', own1))).toBe('front');
    expect(row(guard, 'front', gainKeyword('defender', own1, 'thisTurn'))).toBe('back');
  });

  test('LN-D34 losing one of them moves nothing', () => {
    expect(row(testCreature('1/9', keywords('aggressive')), 'front', loseKeyword('aggressive', own1))).toBe('front');
    expect(row(testCreature('1/9', keywords('defender')), 'back', loseKeyword('defender', own1))).toBe('back');
    expect(row(testCreature('1/9', keywords('defender')), 'back', losePrinted(own1))).toBe('back');
  });

  test('LN-D34 LN-14.9 Defender wins over Aggressive in whatever order they are gained', () => {
    expect(row(plain(), 'front', gainKeyword('defender', own1), gainKeyword('aggressive', own1))).toBe('back');
    expect(row(plain(), 'back', gainKeyword('aggressive', own1), gainKeyword('defender', own1))).toBe('back');
    expect(row(testCreature('1/9', keywords('defender')), 'back', gainKeyword('aggressive', own1), putRow(own1, 'front'))).toBe('back');
    // Without Defender nothing holds it.
    expect(row(testCreature('1/9', keywords('defender')), 'back', loseKeyword('defender', own1), putRow(own1, 'front'))).toBe('front');
  });

  test('LN-D34 a creature cannot be put in a row that it is in or cannot be in: the step fails', () => {
    expect(after(plain(), 'front', putRow(own1, 'front')).health('A')).toBe(50);
    expect(after(plain(), 'back', putRow(own1, 'front')).health('A')).toBe(51);
    expect(after(plain(), 'front', putRow(own1, 'back')).health('A')).toBe(51);
    expect(after(testCreature('1/9', keywords('defender')), 'back', putRow(own1, 'front')).health('A')).toBe(50);
  });

  test('LN-14.13 LN-D34 no change of row, no entering it', () => {
    const doorman = testCreature('1/9', { abilities: [when({ on: 'entersRow', who: 'this', row: 'front' }, gainHealth(10, 'you'))] });
    expect(after(doorman, 'back', gainKeyword('aggressive', own1)).health('A')).toBe(61);
    expect(after(doorman, 'front', gainKeyword('aggressive', own1)).health('A')).toBe(51);
  });

  test('LN-D35 printed abilities that return are not gained: no row change before Maintenance', () => {
    const fierce = testCreature('1/9', {
      keywords: ['aggressive'],
      abilities: [when({ on: 'entersRow', who: 'this' }, gainHealth(10, 'you'))],
    });
    const g = after(fierce, 'back', losePrinted(own1, 'thisTurn'));
    g.nextTurn();
    // In front by Maintenance, once: the end of the effect in step 2 moved nothing.
    const told = g.told('enteredRow').map((e) => g.events().indexOf(e));
    expect(told).toHaveLength(1);
    expect(told[0]).toBeGreaterThan(g.events().findIndex((e) => e.type === 'phase' && e.phase === 'maintenance'));
    expect(g.health('A')).toBe(61);
    // A Defender that had stepped to the front stays there when it is one again.
    const guard = testCreature('1/9', { keywords: ['defender'] });
    const h = after(guard, 'back', losePrinted(own1, 'thisTurn'), putRow(own1, 'front')).nextTurn();
    expect([h.row('A', 3), h.at('A', 3).keywords]).toEqual(['front', ['defender']]);
  });
});

describe('14 "You" and "your creatures"', () => {
  const gains = (g: Table) => g.told('playerGained').map(({ seat }) => (seat === 0 ? 'A' : 'B'));

  test.each(['A', 'B'] as const)('LN-14.35 on a spell it is the player who plays it (%s)', (side) => {
    const spell = testSpell([effect(bless)]);
    const hands = { [side]: { hand: [spell] } };
    expect(gains(scenario({ forge: side, ...hands }).play(spell))).toEqual([side]);
  });

  test('LN-14.35 on a creature it is the player on whose side it was, though the other set it off', () => {
    const sore = (abilities: AbilitySpec[]) => testCreature('1/1', { abilities });
    const martyr = sore([when({ on: 'destroyed', who: 'this' }, bless)]);
    const exile = sore([when({ on: 'banished', who: 'this' }, bless)]);
    const smite = testSpell([effect(destroy(pick(enemy({ maxHealth: 1 })))), effect(banish(pick(enemy())))]);
    const g = scenario({ A: { hand: [smite] }, B: { lanes: { 1: martyr, 2: { card: exile, health: 2 } } } }).play(smite);
    g.inAnyOrder();
    expect(gains(g)).toEqual(['B', 'B']);
  });

  test('LN-14.35 within "your" and "opponent" too: its amounts and targets are seen from that side', () => {
    const avenger = testCreature('1/1', {
      abilities: [when({ on: 'destroyed', who: 'this' }, gainHealth({ count: enemy() }, 'opponent'))],
    });
    const smite = testSpell([effect(destroy(pick(enemy())))]);
    const g = scenario({ A: { hand: [smite], lanes: { 1: plain(), 2: plain() } }, B: { lanes: { 5: avenger } } });
    expect(g.play(smite).health('A')).toBe(52);
  });

  test('LN-14.36 your creatures are those on your side and those just banished from it by the event', () => {
    const mourner = (stats: string) => testCreature(stats, { abilities: [when({ on: 'destroyed', who: 'own' }, bless)] });
    const storm = testSpell([effect(destroy(all(own({ maxHealth: 1 }))), destroy(all(enemy({ maxHealth: 1 }))))]);
    const [stays, goes] = [mourner('0/9'), mourner('0/1')];
    const g = scenario({
      A: { hand: [storm], lanes: { 1: stays, 2: goes, 3: plain('0/1') } },
      B: { lanes: { 1: plain('0/1') } },
    });
    g.play(storm);
    g.inAnyOrder();
    // The one that stays sees two of its own go, the one that goes sees the other; B's creature is nobody's of A.
    expect(gains(g)).toEqual(['A', 'A', 'A']);
  });

  test('LN-14.36 a text counting "your creatures" counts those in play alone', () => {
    const census = testCreature('0/1', {
      abilities: [when({ on: 'destroyed', who: 'own' }, gainHealth({ count: own(), times: 10 }, 'you'))],
    });
    const smite = testSpell([effect(destroy(all(own({ maxHealth: 1 }))))]);
    const g = scenario({ A: { hand: [smite], lanes: { 1: census, 2: plain('0/1'), 3: plain() } } });
    expect(g.play(smite).health('A')).toBe(60);
  });
});
