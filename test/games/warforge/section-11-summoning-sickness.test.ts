import { describe, expect, test } from 'vitest';
import { grant, on, ownTroop, summon } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

type Haste = 'fast' | 'flank';
const ACTIONS = ['agenda', 'duty', 'pray', 'ferocity'] as const;

/** A Troop with all actions that replace an attack. */
const busy = (...keywords: Haste[]): string =>
  testTroop('1/1/5', { keywords: ['pray', ...keywords], abilities: [on('agenda', []), on('duty', []), on('ferocity', [])] });

/** Deployed this turn at R1, against a Warlord and one Troop. */
const deployed = (card: string, ...hand: string[]): Table =>
  scenario({ A: { hand: [card, ...hand] }, B: { line: { R1: testTroop('0/0/9') } } }).play(card, 'R1');

const usable = (g: Table): string[] => ACTIONS.filter((keyword) => g.canUse('R1', keyword));
const EVERYBODY = ['melee W', 'ranged W', 'melee R1', 'ranged R1'];

describe('11 Summoning sickness', () => {
  test('WR-11.1 a Troop that was played attacks from its controller’s next turn on', () => {
    const g = deployed(testTroop('1/1/5'));
    expect(g.attacks('R1')).toEqual([]);
    expect(g.refused((t) => t.attack('R1', 'melee', 'R1'))).toMatch('arrived this turn');
    expect(g.endTurn().endTurn().attacks('R1')).toEqual(EVERYBODY);
  });

  test('WR-11.1 and so does one that was created, in either player’s turn', () => {
    const call = testStratagem([summon(testTroop('1/1/5'))]);
    const g = scenario({ A: { hand: [call] }, B: {} }).play(call);
    expect(g.attacks('L1')).toEqual([]);
    expect(g.endTurn().endTurn().attacks('L1')).toEqual(['melee W', 'ranged W']);

    const gift = testStratagem([summon(testTroop('1/1/5'), 1, 'opponent')]);
    const h = scenario({ B: { hand: [gift] }, active: 'B' }).play(gift);
    expect(h.endTurn().attacks('L1')).toEqual(['melee W', 'ranged W']);
  });

  test('WR-11.2 with Flank it may attack enemy Troops that turn, never the Warlord', () => {
    expect(deployed(testTroop('1/1/5', ['flank'])).attacks('R1')).toEqual(['melee R1', 'ranged R1']);
  });

  test('WR-11.3 with Fast it may attack any legal enemy that turn, the Warlord included', () => {
    expect(deployed(testTroop('1/1/5', ['fast'])).attacks('R1')).toEqual(EVERYBODY);
    expect(deployed(testTroop('1/1/5', ['fast', 'flank'])).attacks('R1')).toEqual(EVERYBODY);
  });

  test.each([
    ['fast', EVERYBODY],
    ['flank', ['melee R1', 'ranged R1']],
  ] as const)('WR-11.4 granted %s later in its entry turn it uses it in that turn', (keyword, attacks) => {
    const spur = testStratagem([grant(keyword)], { target: ownTroop() });
    const g = deployed(testTroop('1/1/5'), spur);
    expect(g.attacks('R1')).toEqual([]);
    expect(g.play(spur, 'A.R1').attacks('R1')).toEqual(attacks);
  });

  test('WR-11.5 a sick Troop cannot use Agenda, Duty or Pray; Ferocity ignores sickness', () => {
    const g = deployed(busy());
    expect(usable(g)).toEqual(['ferocity']);
    for (const keyword of ['agenda', 'duty', 'pray'] as const)
      expect(g.refused((t) => t.use('R1', keyword))).toBe('It arrived this turn and acts from your next turn on.');
    expect(usable(g.endTurn().endTurn())).toEqual([...ACTIONS]);
  });

  test.each(['fast', 'flank'] as const)('WR-11.5 WR-D43 with %s it can use them all at once', (keyword) => {
    expect(usable(deployed(busy(keyword)))).toEqual([...ACTIONS]);
  });
});
