import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  damage,
  enemyTroop,
  grant,
  heal,
  oath,
  on,
  own,
  ownTroop,
  pact,
  returnTo,
  summon,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { PACTS, type WrPact } from '../../../src-shared/games/warforge/types.ts';
import type { SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const bolt = testStratagem([damage(1)], { target: any() });
const plain = testTroop('1/1/3');
const sting = [damage(1, 'enemyWarlord')];

describe('23 Long Range', () => {
  const gun = testTroop('2/2/5', ['longRange']);
  const keeps = (g: Table) => g.face('B.R1').keywords.includes('longRange');

  test('WR-23.10 its ranged attacks get no retaliation, its melee attacks do; Sentry fires all the same', () => {
    const shoot = (mode: 'melee' | 'ranged', target = testTroop('2/3/9')) =>
      scenario({ A: { line: { R1: gun } }, B: { line: { R1: target } } }).attack('R1', mode, 'R1');
    expect(shoot('ranged').health('A.R1')).toBe('5/5');
    expect(shoot('melee').health('A.R1')).toBe('3/5');
    expect(shoot('ranged', testTroop('2/3/9', [{ sentry: 1 }])).health('A.R1')).toBe('4/5');
  });

  test.each(['melee', 'ranged'] as const)('WR-23.11 it is lost for good as a %s attack is declared on it, even absorbed', (mode) => {
    const B = { line: { R1: { card: gun, given: { shield: 0 } } } };
    const g = scenario({ A: { line: { R1: testTroop('3/3/9') } }, B }).attack('R1', mode, 'R1');
    expect([g.health('B.R1'), keeps(g)]).toEqual(['5/5', false]);
    expect(g.endTurn().attack('R1', 'ranged', 'R1').health('B.R1')).toBe('2/5');
  });

  test('WR-23.11 WR-D61 Blast and Stomp beside it and Stratagems do not take it away', () => {
    const brute = testTroop('6/0/9', [{ blast: 1 }, 'stomp']);
    const B = { line: { R1: testTroop('2/2/9', ['longRange']), R2: testTroop('0/0/3') } };
    const g = scenario({ script: [['Stomp', 0]], A: { hand: [bolt], line: { R1: brute } }, B });
    g.play(bolt, 'B.R1').attack('R1', 'melee', 'R2');
    expect([g.health('B.R1'), keeps(g)]).toEqual(['4/9', true]);
  });

  test('WR-23.11 attacking does not end it', () => {
    const g = scenario({ A: { line: { R1: gun } }, B: { line: { R1: plain } } }).attack('R1', 'ranged', 'R1');
    expect(g.face('A.R1').keywords).toContain('longRange');
  });
});

describe('23 Mob', () => {
  const mobster = testTroop('2/2/9', { abilities: [on('mob', sting)] });
  const mobs = (g: Table) => g.triggered().filter((keyword) => keyword === 'mob').length;
  const beside = (A: SidePosition['line'], B: SidePosition['line'] = { R1: testTroop('1/1/9') }) =>
    scenario({ A: { line: { L1: mobster, ...A } }, B: { line: B } });

  test('WR-23.12 it triggers after a melee attack of another friendly Troop or of the Warlord', () => {
    expect(mobs(beside({ R1: plain }).attack('R1', 'melee', 'R1'))).toBe(1);
    expect(mobs(beside({}).attack('W', 'melee', 'R1'))).toBe(1);
  });

  test('WR-23.12 a text about the attacker reaches the attacker, not what was attacked', () => {
    const nurse = testTroop('0/0/5', { abilities: [on('mob', [heal(1, 'it')])] });
    const A = { line: { L1: nurse, R1: { card: testTroop('1/1/5'), health: 2 } } };
    const g = scenario({ A, B: { line: { R1: testTroop('0/0/5') } } }).attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), g.health('B.R1')]).toEqual(['3/5', '4/5']);
  });

  test('WR-23.13 not on its own attack, nor on ranged ones', () => {
    expect(mobs(beside({}).attack('L1', 'melee', 'R1'))).toBe(0);
    expect(mobs(beside({ R1: plain }).attack('R1', 'ranged', 'R1'))).toBe(0);
  });

  test('WR-23.13 not on an enemy’s attack, nor on the retaliation of a friend', () => {
    const g = scenario({ active: 'B', A: { line: { L1: mobster, R1: plain } }, B: { line: { R1: testTroop('1/1/9') } } });
    expect(mobs(g.attack('R1', 'melee', 'R1'))).toBe(0);
  });

  test('WR-23.13 it triggers even if the attacker died in the hit step', () => {
    const g = beside({ R1: plain }, { R1: testTroop('5/5/9') }).attack('R1', 'melee', 'R1');
    expect([g.line('A'), mobs(g)]).toEqual([[mobster], 1]);
  });
});

describe('23 Oath', () => {
  const sworn = testTroop('2/2/3', { cost: 1, abilities: [oath(2, sting)] });
  const given = (more: SidePosition = {}) =>
    scenario({ A: { hand: [sworn], energy: 3, ...more }, B: { line: { R1: testTroop('0/0/9') } } });

  test('WR-23.14 in the turn the Troop is played X energy buys the effect, once', () => {
    const g = given({ energy: 5 }).play(sworn, 'R1').oath('R1');
    expect([g.energy('A'), g.health('B.W')]).toEqual(['2/5', '19/20']);
    expect(g.refused((t) => t.oath('R1'))).toBe('Its Oath is paid.');
  });

  test('WR-23.14 in a later turn it is refused, and so it is with too little energy', () => {
    const g = given().play(sworn, 'R1').endTurn().endTurn();
    expect(g.refused((t) => t.oath('R1'))).toBe('An Oath is paid in the turn its Troop is played.');
    const poor = given({ energy: 2 }).play(sworn, 'R1');
    expect(poor.refused((t) => t.oath('R1'))).toBe('Its Oath costs 2 energy.');
  });

  test('WR-23.14 a Troop that an effect created was not played', () => {
    const call = testStratagem([summon(sworn)]);
    const g = given({ hand: [call] }).play(call);
    expect([g.line('A'), g.isLegal({ type: 'oath', unit: 'L1' })]).toEqual([[sworn], false]);
  });

  test('WR-23.15 WR-D62 it may be paid at any moment of the action phase: after plays and attacks of others', () => {
    const g = given({ hand: [sworn, bolt], line: { L1: plain } })
      .play(sworn, 'R1')
      .attack('L1', 'melee', 'R1')
      .play(bolt, 'B.R1');
    expect(g.oath('R1').health('B.W')).toBe('19/20');
  });

  test('WR-23.15 the payment counts for Last Spark, not for Artifice', () => {
    const watcher = testTroop('1/1/3', { abilities: [on('lastSpark', []), on('artifice', [])] });
    const g = given({ line: { L1: watcher } })
      .play(sworn, 'R1')
      .oath('R1');
    expect([g.energy('A'), g.triggered()]).toEqual(['0/3', ['lastSpark']]);
    const rich = given({ line: { L1: watcher }, energy: 4 })
      .play(sworn, 'R1')
      .oath('R1');
    expect(rich.triggered()).toEqual([]);
  });
});

describe('23 Pact', () => {
  const bless = (which?: WrPact) => testStratagem([pact('target', which)], { target: ownTroop() });
  /** Blesses A's only Troop. */
  const blessed = (troop: Exclude<NonNullable<SidePosition['line']>['R1'], undefined>, ...pacts: WrPact[]): Table => {
    const cards = pacts.map((which) => bless(which));
    const g = scenario({ A: { hand: cards, line: { R1: troop } } });
    cards.forEach((card) => g.play(card, 'A.R1'));
    return g;
  };
  const hurt = { card: plain, health: 2 };

  test('WR-23.18 WR-D64 a Pact without a name lets the acting player choose among the four', () => {
    const unnamed = bless();
    const g = scenario({ A: { hand: [unnamed], line: { R1: plain } } }).play(unnamed, 'A.R1');
    expect(g.actions()).toEqual(PACTS.map((which) => ({ type: 'pact', pact: which })));
    expect(g.toAct()).toBe('A');
    expect(g.pact('splendour').stats('A.R1')).toBe('3/3/3');
    g.nothingPending();
  });

  test('WR-23.18 a named one asks nothing, and the blessing stays', () => {
    const g = blessed(plain, 'splendour');
    g.nothingPending();
    expect(g.endTurn().endTurn().stats('A.R1')).toBe('3/3/3');
  });

  test('WR-23.19 Fury: +2 melee and Vanguard, 1/1/3 becomes 3/1/3', () => {
    const g = blessed(plain, 'fury');
    expect([g.stats('A.R1'), g.face('A.R1').keywords]).toEqual(['3/1/3', ['vanguard']]);
  });

  test('WR-23.20 Endurance: gain 1 health and Regeneration 1, h 2/3 becomes 3/4', () => {
    const g = blessed(hurt, 'endurance');
    expect([g.health('A.R1'), g.face('A.R1').numbers]).toEqual(['3/4', { regeneration: 1 }]);
    expect(g.endTurn().health('A.R1')).toBe('4/4');
  });

  test('WR-23.21 Splendour: +2 melee and +2 ranged, 1/1/3 becomes 3/3/3', () => {
    const g = blessed(plain, 'splendour');
    expect([g.stats('A.R1'), g.face('A.R1').keywords]).toEqual(['3/3/3', []]);
  });

  test('WR-23.22 Veils: gain 2 health and Camouflage, h 3/3 becomes 5/5', () => {
    const g = blessed(plain, 'veils');
    expect([g.health('A.R1'), g.stats('A.R1'), g.face('A.R1').keywords]).toEqual(['5/5', '1/1/5', ['camouflage']]);
  });

  test('WR-23.23 Pacts repeat: two of Endurance are +2 health and Regeneration 2', () => {
    const g = blessed(hurt, 'endurance', 'endurance');
    expect([g.health('A.R1'), g.face('A.R1').numbers]).toEqual(['4/5', { regeneration: 2 }]);
    expect(blessed(plain, 'fury', 'fury', 'splendour').stats('A.R1')).toBe('7/3/3');
  });
});

describe('23 Pray', () => {
  const votary = testTroop('1/1/9', ['pray']);
  const praying = (more: SidePosition = {}, B: SidePosition = {}) =>
    scenario({ A: { line: { R1: votary }, deck: [plain, plain], ...more }, B }).use('R1', 'pray');
  const faith = (g: Table) => g.player('A').faith;

  test('WR-23.24 instead of attacking: 1 Faith at the start of the next own turn', () => {
    const g = praying();
    expect(g.canAttack('R1', 'melee', 'W')).toBe(false);
    expect(faith(g)).toBe(0);
    expect(faith(g.endTurn())).toBe(0);
    expect(faith(g.endTurn())).toBe(1);
    expect(faith(g.endTurn().endTurn())).toBe(1);
  });

  test('WR-23.24 having attacked it cannot pray, and once a turn is enough even in Frenzy', () => {
    const g = scenario({ A: { line: { R1: votary } } }).attack('R1', 'ranged', 'W');
    expect(g.isLegal({ type: 'act', unit: 'R1', keyword: 'pray' })).toBe(false);
    const wild = praying({ line: { R1: testTroop('1/1/9', ['pray', 'frenzy']) } });
    expect(wild.refused((t) => t.use('R1', 'pray'))).toBe('It has done that this turn.');
    expect(wild.canAttack('R1', 'melee', 'W')).toBe(true);
  });

  test('WR-23.25 WR-D65 damage of 1 interrupts, in the own turn or the rival’s, and healing back does not help', () => {
    const [mend, cut] = [testStratagem([heal(5)], { target: own() }), bolt];
    expect(
      faith(
        praying({ hand: [cut, mend] })
          .play(cut, 'A.R1')
          .play(mend, 'A.R1')
          .endTurn()
          .endTurn(),
      ),
    ).toBe(0);
    expect(
      faith(
        praying({}, { hand: [cut] })
          .endTurn()
          .play(cut, 'A.R1')
          .endTurn(),
      ),
    ).toBe(0);
    const raid = praying({}, { line: { R1: plain } })
      .endTurn()
      .attack('R1', 'melee', 'R1')
      .endTurn();
    expect(faith(raid)).toBe(0);
  });

  test('WR-23.25 WR-D65 absorbed damage, stun and targeting do not interrupt', () => {
    const stun = testStratagem([grant('stun')], { target: enemyTroop() });
    const g = praying({ line: { R1: { card: votary, given: { shield: 0 } } } }, { hand: [bolt, stun] }).endTurn();
    g.play(bolt, 'A.R1').play(stun, 'A.R1').endTurn();
    expect([g.told('absorbed').length, faith(g)]).toEqual([1, 1]);
  });

  test('WR-23.25 leaving play interrupts, also if its card comes back', () => {
    const away = testStratagem([returnTo('hand')], { target: ownTroop() });
    const g = praying({ hand: [away] })
      .play(away, 'A.R1')
      .play(votary, 'R1')
      .endTurn()
      .endTurn();
    expect([g.line('A'), faith(g)]).toEqual([[votary], 0]);
  });

  test('WR-23.26 two praying units give 2 Faith, and it arrives before the draw', () => {
    const g = praying({ line: { L1: votary, R1: votary } }, { energy: 5 })
      .use('L1', 'pray')
      .endTurn()
      .endTurn();
    expect(faith(g)).toBe(2);
    const order = g
      .events('A')
      .map((event) => event.type)
      .filter((type) => type === 'counter' || type === 'drew');
    expect(order).toEqual(['counter', 'counter', 'drew']);
  });

  test('WR-23.24 a Warlord may pray as any unit, and area damage interrupts', () => {
    const storm = testStratagem([damage(1, all(any()))]);
    const abbot = { warlord: testWarlord('1/1/20', { keywords: ['pray'] }), line: { R1: votary } };
    expect(faith(praying(abbot).use('W', 'pray').endTurn().endTurn())).toBe(2);
    expect(
      faith(
        praying(abbot, { hand: [storm] })
          .use('W', 'pray')
          .endTurn()
          .play(storm)
          .endTurn(),
      ),
    ).toBe(0);
  });
});
