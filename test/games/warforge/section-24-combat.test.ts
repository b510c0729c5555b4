import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  damage,
  destroy,
  enemyTroop,
  grant,
  on,
  own,
  random,
  ready,
  times,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { Position, SidePosition, Standing } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const hitFor = (n: number) => testStratagem([damage(n)], { target: any() });
const bolt = hitFor(1);
const three = hitFor(3);
const plain = testTroop('1/1/3');
const wall = testTroop('0/0/9');
const sting = [damage(1, 'enemyWarlord')];

/** A's Troop at R1 against B's line. */
const fight = (attacker: Standing, B: SidePosition['line'], more: Omit<Position, 'A' | 'B'> & { hand?: string[] } = {}) =>
  scenario({ ...more, A: { line: { R1: attacker }, hand: more.hand }, B: { line: B } });
const fired = (g: Table, keyword: string) => g.triggered().filter((one) => one === keyword).length;

describe('24 Scarred', () => {
  const sore = testTroop('1/1/5', { abilities: [on('scarred', sting)] });
  const sorest = testTroop('0/0/9', { abilities: [on('scarred', [])] });

  test('WR-24.15 it triggers each time damage of 1 or more is taken, not on an absorbed or a lesser one', () => {
    const none = testStratagem([damage(0)], { target: any() });
    const g = scenario({ A: { line: { R1: sore }, hand: [bolt, bolt, none] } })
      .play(bolt, 'A.R1')
      .play(bolt, 'A.R1')
      .play(none, 'A.R1');
    expect(g.health('B.W')).toBe('18/20');
    const shielded = scenario({ A: { line: { R1: { card: sore, given: { shield: 0 } } }, hand: [bolt] } });
    expect(shielded.play(bolt, 'A.R1').triggered()).toEqual([]);
  });

  test('WR-24.15 WR-D71 even by lethal damage, but not by a destroy effect', () => {
    const g = scenario({ A: { line: { R1: { card: sore, health: 1 } }, hand: [bolt] } }).play(bolt, 'A.R1');
    expect([g.line('A'), g.health('B.W')]).toEqual([[], '19/20']);
    const ruin = testStratagem([destroy()], { target: own({ kind: 'troop' }) });
    expect(
      scenario({ A: { line: { R1: sore }, hand: [ruin] } })
        .play(ruin, 'A.R1')
        .triggered(),
    ).toEqual([]);
  });

  test('WR-24.15 once per event: Blast and Stomp on it are one', () => {
    const brute = testTroop('5/0/9', [{ blast: 1 }, 'stomp']);
    const g = fight(brute, { R1: plain, R2: sorest }, { script: [['Stomp', 1]] }).attack('R1', 'melee', 'R1');
    expect([g.health('B.R1'), fired(g, 'scarred')]).toEqual(['6/9', 1]);
  });
});

describe('24 Sentry', () => {
  test.each(['melee', 'ranged'] as const)('WR-24.16 attacked in %s it deals X to the attacker before the hit', (mode) => {
    const g = fight(testTroop('1/1/9'), { R1: testTroop('0/0/5', [{ sentry: 2 }]) }).attack('R1', mode, 'R1');
    expect([g.health('A.R1'), g.health('B.R1')]).toEqual(['7/9', '4/5']);
  });

  test('WR-24.17 A 5/0/2 attacks D 1/0/3 with Sentry 2: A is dead and D is at 3/3', () => {
    const D = testTroop('1/0/3', [{ sentry: 2 }]);
    const g = fight(testTroop('5/0/2'), { R1: D }).attack('R1', 'melee', 'R1');
    expect([g.line('A'), g.health('B.R1')]).toEqual([[], '3/3']);
    const stouter = fight(testTroop('5/0/3'), { R1: D }).attack('R1', 'melee', 'R1');
    expect([stouter.line('B'), stouter.line('A')]).toEqual([[], []]);
  });

  test('WR-24.18 it fires on every attack; Long Range and Sniper do not stop it', () => {
    const post = testTroop('0/0/9', [{ sentry: 1 }]);
    const g = fight(testTroop('1/1/9', ['frenzy', 'longRange', 'sniper']), { R1: post });
    expect(g.attack('R1', 'ranged', 'R1').health('A.R1')).toBe('8/9');
    expect(g.attack('R1', 'melee', 'R1').health('A.R1')).toBe('7/9');
    const sure = fight(testTroop('0/9/9', ['sniper']), { R1: post }).attack('R1', 'ranged', 'R1');
    expect([sure.line('B'), sure.health('A.R1')]).toEqual([[], '8/9']);
  });

  test('WR-24.18 not for Blast, Stomp or Stratagems, nor when its own unit attacks', () => {
    const post = testTroop('1/1/9', [{ sentry: 1 }]);
    const brute = testTroop('5/0/9', [{ blast: 1 }, 'stomp']);
    const g = fight(brute, { R1: plain, R2: post }, { script: [['Stomp', 1]], hand: [bolt] }).play(bolt, 'B.R2');
    expect(g.attack('R1', 'melee', 'R1').health('A.R1')).toBe('8/9');
    expect(fight(post, { R1: wall }).attack('R1', 'melee', 'R1').health('B.R1')).toBe('8/9');
  });
});

describe('24 Shield', () => {
  const safe = (card: string): Standing => ({ card, given: { shield: 0 } });
  const isShielded = (g: Table, spot: 'A.R1' | 'B.R1' | 'B.R2') => g.face(spot).keywords.includes('shield');

  test('WR-24.19 the next damage of 1 or more is soaked up entirely, then the Shield is gone', () => {
    const none = testStratagem([damage(0)], { target: any() });
    const g = fight(plain, { R1: safe(wall) }, { hand: [none, three, three] }).play(none, 'B.R1');
    expect(isShielded(g, 'B.R1')).toBe(true);
    expect([g.play(three, 'B.R1').health('B.R1'), isShielded(g, 'B.R1')]).toEqual(['9/9', false]);
    expect(g.play(three, 'B.R1').health('B.R1')).toBe('6/9');
  });

  test('WR-24.20 all instances of one effect are absorbed together', () => {
    // Blast 2 and Stomp 2 on the neighbour, in one hit step.
    const brute = testTroop('5/0/9', [{ blast: 2 }, 'stomp']);
    const g = fight(brute, { R1: plain, R2: safe(wall) }, { script: [['Stomp', 1]] }).attack('R1', 'melee', 'R1');
    expect([g.health('B.R1'), isShielded(g, 'B.R1')]).toEqual(['9/9', false]);
    expect(g.told('absorbed')).toHaveLength(1);
  });

  test('WR-24.20 WR-D72 pre-attack damage and the hit step are two effects', () => {
    const g = fight(testTroop('3/0/9', [{ flechette: 1 }]), { R1: safe(wall) }).attack('R1', 'melee', 'R1');
    expect([g.health('B.R1'), isShielded(g, 'B.R1')]).toEqual(['6/9', false]);
  });

  test('WR-24.20 WR-D1 each step of a Stratagem is an effect', () => {
    const volley = testStratagem([times(2, damage(3))], { target: any() });
    expect(
      fight(plain, { R1: safe(wall) }, { hand: [volley] })
        .play(volley, 'B.R1')
        .health('B.R1'),
    ).toBe('6/9');
  });

  test('WR-24.21 an attacker’s Shield absorbs the retaliation', () => {
    const g = fight(safe(plain), { R1: testTroop('5/5/9') }).attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), isShielded(g, 'A.R1'), g.health('B.R1')]).toEqual(['3/3', false, '8/9']);
  });

  test('WR-24.21 Blast strips the Shield of an adjacent unit; a second Shield adds nothing', () => {
    const give = testStratagem([grant('shield')], { target: enemyTroop() });
    const blaster = testTroop('1/0/9', [{ blast: 1 }]);
    const g = fight(blaster, { R1: wall, R2: safe(wall) }, { hand: [give, bolt] }).play(give, 'B.R2');
    expect([g.attack('R1', 'melee', 'R1').health('B.R2'), isShielded(g, 'B.R2')]).toEqual(['9/9', false]);
    expect(g.play(bolt, 'B.R2').health('B.R2')).toBe('8/9');
  });
});

describe('24 Slay', () => {
  const slayer = (stats: string, ...keywords: NonNullable<Exclude<Parameters<typeof testTroop>[1], unknown[]>>['keywords'][]) =>
    testTroop(stats, { keywords: keywords.flatMap((list) => list ?? []), abilities: [on('slay', sting)] });
  const slain = (g: Table) => fired(g, 'slay');

  test('WR-24.22 once per enemy destroyed in combat; not if the enemy lives', () => {
    expect(slain(fight(slayer('3/0/9'), { R1: plain }).attack('R1', 'melee', 'R1'))).toBe(1);
    expect(slain(fight(slayer('2/0/9'), { R1: plain }).attack('R1', 'melee', 'R1'))).toBe(0);
    const blaster = slayer('3/0/9', [{ blast: 3 }]);
    const g = fight(blaster, { R1: plain, R2: plain, R3: plain }).attack('R1', 'melee', 'R2');
    expect([g.line('B'), slain(g)]).toEqual([[], 3]);
  });

  test('WR-24.22 not if it does not live to see it', () => {
    const g = fight(slayer('3/0/1'), { R1: plain }).attack('R1', 'melee', 'R1');
    expect([g.line('A'), g.line('B'), slain(g)]).toEqual([[], [], 0]);
  });

  test('WR-24.22 not if a trigger before it in the queue takes it away', () => {
    const bomb = testTroop('0/0/3', { abilities: [on('backlash', [damage(9, all(enemyTroop()))])] });
    const g = fight(slayer('3/0/9'), { R1: bomb }).attack('R1', 'melee', 'R1');
    expect([g.line('A'), g.triggered()]).toEqual([[], ['backlash']]);
  });

  test('WR-24.23 WR-D73 kills by Stomp, Flechette, Sentry and retaliation count', () => {
    const stomp = fight(slayer('9/0/9', ['stomp']), { R1: plain, R2: plain }, { script: [['Stomp', 1]] }).attack('R1', 'melee', 'R1');
    expect(slain(stomp)).toBe(2);
    const flechette = fight(slayer('1/0/9', [{ flechette: 3 }]), { R1: plain }).attack('R1', 'melee', 'R1');
    expect(slain(flechette)).toBe(1);
    expect(slain(fight(plain, { R1: slayer('0/0/9', [{ sentry: 3 }]) }).attack('R1', 'melee', 'R1'))).toBe(1);
    expect(slain(fight(plain, { R1: slayer('3/0/9') }).attack('R1', 'melee', 'R1'))).toBe(1);
  });

  test('WR-24.23 kills by Stratagem, Rally or other triggers do not', () => {
    expect(slain(fight(slayer('3/3/9'), { R1: plain }, { hand: [three] }).play(three, 'B.R1'))).toBe(0);
    const caller = testTroop('1/1/9', { abilities: [on('rally', [damage(3, all(enemyTroop()))]), on('slay', [])] });
    const rally = scenario({ A: { hand: [caller] }, B: { line: { R1: plain } } }).play(caller, 'R1');
    expect([rally.line('B'), slain(rally)]).toEqual([[], 0]);
    const striker = testTroop('1/0/9', { abilities: [on('strike', [damage(3, all(enemyTroop()))]), on('slay', [])] });
    const strike = fight(striker, { R1: wall, R2: plain }).attack('R1', 'melee', 'R1');
    expect([strike.line('B'), slain(strike)]).toEqual([[wall], 0]);
  });
});

describe('24 Sniper', () => {
  const sniper = testTroop('3/3/9', ['sniper']);
  const answered = (target: Standing, mode: 'melee' | 'ranged' = 'ranged') =>
    fight(sniper, { R1: target }).attack('R1', mode, 'R1').health('A.R1');

  test('WR-24.24 a target that its ranged attack kills does not retaliate; one that lives does in full', () => {
    expect(answered(testTroop('2/2/3'))).toBe('9/9');
    expect(answered(testTroop('2/2/4'))).toBe('7/9');
  });

  test('WR-24.25 melee attacks get no benefit', () => expect(answered(testTroop('2/2/3'), 'melee')).toBe('7/9'));

  test('WR-24.25 WR-D74 ranged 3 on h 3 with Armour 1: it lives at 1 and retaliates', () => {
    const g = fight(sniper, { R1: testTroop('2/2/3', [{ armour: 1 }]) }).attack('R1', 'ranged', 'R1');
    expect([g.health('B.R1'), g.health('A.R1')]).toEqual(['1/3', '7/9']);
  });

  test.each([
    ['Shield on h 3', '2/2/3', { shield: 0 }, '7/9'],
    ['Vulnerable 1 on h 4', '2/2/4', { vulnerable: 1 }, '9/9'],
    ['Tracer 1 on h 4', '2/2/4', { tracer: 1 }, '9/9'],
  ] as const)('WR-24.25 WR-D74 the kill is judged after %s', (_name, stats, given, left) =>
    expect(answered({ card: testTroop(stats), given })).toBe(left),
  );
});

describe('24 Stealth', () => {
  const ghost = testTroop('1/1/5', ['stealth']);
  const hides = (g: Table, spot: 'A.R1' | 'B.R1') => g.face(spot).keywords.includes('stealth');

  test('WR-24.26 enemies cannot target it with attacks or cards', () => {
    const g = fight(plain, { R1: ghost }, { hand: [bolt] });
    expect(g.refused((t) => t.attack('R1', 'melee', 'R1'))).toContain('Stealth');
    expect(g.refused((t) => t.attack('R1', 'ranged', 'R1'))).toContain('Stealth');
    expect(g.refused((t) => t.play(bolt, 'B.R1'))).toContain('Stealth');
    expect(g.canAttack('R1', 'melee', 'W')).toBe(true);
  });

  test('WR-24.26 WR-D75 until its controller’s next turn starts: it covers one enemy turn', () => {
    const give = testStratagem([grant('stealth')], { target: own() });
    const g = fight(plain, { R1: wall }, { hand: [give] })
      .play(give, 'A.R1')
      .endTurn();
    expect([hides(g, 'A.R1'), g.canAttack('W', 'melee', 'R1')]).toEqual([true, false]);
    g.endTurn();
    expect(hides(g, 'A.R1')).toBe(false);
    expect(g.endTurn().canAttack('W', 'melee', 'R1')).toBe(true);
  });

  test('WR-24.26 until it attacks; retaliation is no attack', () => {
    const g = fight(ghost, { R1: wall }).attack('R1', 'ranged', 'R1');
    expect(hides(g, 'A.R1')).toBe(false);
    expect(g.endTurn().canAttack('W', 'melee', 'R1')).toBe(true);
  });

  test('WR-24.27 area, random, Blast and Stomp damage hits it, and its controller may target it', () => {
    const [storm, dart] = [testStratagem([damage(1, all(enemyTroop()))]), testStratagem([damage(1, random(enemyTroop()))])];
    const g = fight(plain, { R1: ghost }, { hand: [storm, dart] })
      .play(storm)
      .play(dart);
    expect(g.health('B.R1')).toBe('3/5');
    const brute = testTroop('4/0/9', [{ blast: 1 }, 'stomp']);
    const h = fight(brute, { R1: plain, R2: ghost }, { script: [['Stomp', 1]] }).attack('R1', 'melee', 'R1');
    expect(h.health('B.R1')).toBe('3/5');
    expect(
      fight(ghost, {}, { hand: [bolt] })
        .play(bolt, 'A.R1')
        .health('A.R1'),
    ).toBe('4/5');
  });
});

describe('24 Stimulation', () => {
  const nerve = testTroop('1/1/2', { abilities: [on('stimulation', sting)] });

  test('WR-24.28 a Stratagem or Talent of either player that targets it sets it off, after it has resolved', () => {
    const talent = testStratagem([damage(1)], { target: any(), role: 'talent' });
    const g = scenario({ A: { line: { R1: nerve }, hand: [bolt] }, B: { hand: [talent] } });
    const order = g
      .play(bolt, 'A.R1')
      .events('spectator')
      .map(({ type }) => type);
    expect(order.indexOf('triggered')).toBeGreaterThan(order.indexOf('damaged'));
    expect(g.health('B.W')).toBe('19/20');
    const theirs = scenario({ active: 'B', A: { line: { R1: nerve } }, B: { hand: [talent] } }).play(talent, 'A.R1');
    expect(fired(theirs, 'stimulation')).toBe(1);
  });

  test('WR-24.28 only if it lives', () => {
    const g = scenario({ A: { line: { R1: nerve }, hand: [three] } }).play(three, 'A.R1');
    expect([g.line('A'), g.triggered()]).toEqual([[], []]);
  });

  test('WR-24.29 WR-D76 area effects and Relay copies are not targeting, nor is an attack', () => {
    const storm = testStratagem([damage(1, all(any({ kind: 'troop' })))]);
    expect(
      scenario({ A: { line: { R1: nerve }, hand: [storm] } })
        .play(storm)
        .triggered(),
    ).toEqual([]);
    const relay = testTroop('1/1/9', ['relay']);
    const g = scenario({ A: { line: { R1: relay, R2: nerve }, hand: [bolt] } }).play(bolt, 'A.R1');
    expect([g.health('A.R2'), g.triggered()]).toEqual(['1/2', []]);
    expect(fight(plain, { R1: nerve }).attack('R1', 'ranged', 'R1').triggered()).toEqual([]);
  });
});

describe('24 Strike', () => {
  const striker = testTroop('2/2/5', { abilities: [on('strike', sting)] });

  test('WR-24.33 it triggers after each attack that it survived, whether or not the target died', () => {
    const g = fight({ card: striker, given: { frenzy: 0 } }, { R1: wall, R2: testTroop('0/0/1') });
    expect(fired(g.attack('R1', 'melee', 'R1'), 'strike')).toBe(1);
    expect(fired(g.attack('R1', 'ranged', 'R2'), 'strike')).toBe(2);
  });

  test('WR-24.33 not on retaliation, and not if the attack was its end', () => {
    expect(fight(plain, { R1: striker }).attack('R1', 'melee', 'R1').triggered()).toEqual([]);
    expect(
      fight(striker, { R1: testTroop('5/5/9') })
        .attack('R1', 'melee', 'R1')
        .triggered(),
    ).toEqual([]);
  });
});

describe('24 Stun', () => {
  const stun = testStratagem([grant('stun')], { target: any() });
  const canAct = (g: Table) => g.canAttack('R1', 'melee', 'W');

  test('WR-24.34 WR-24.36 stunned in the rival’s turn it is blocked in its controller’s next turn and free in the one after', () => {
    const g = scenario({ active: 'B', A: { line: { R1: plain } }, B: { hand: [stun, stun] } })
      .play(stun, 'A.R1')
      .play(stun, 'A.R1')
      .endTurn();
    expect(g.refused((t) => t.attack('R1', 'melee', 'W'))).toBe('It is stunned.');
    expect(canAct(g.endTurn().endTurn())).toBe(true);
    expect(g.face('A.R1').keywords).toEqual([]);
  });

  test.each(['agenda', 'duty', 'ferocity'] as const)('WR-24.34 it cannot use %s', (keyword) => {
    const actor = testTroop('1/1/3', { abilities: [on(keyword, [])] });
    const g = fight({ card: actor, given: { stun: 0 } }, {});
    expect(g.refused((t) => t.use('R1', keyword))).toBe('It is stunned.');
    expect(fight(actor, {}).isLegal({ type: 'act', unit: 'R1', keyword })).toBe(true);
  });

  test('WR-24.34 it cannot pray', () => {
    const g = fight({ card: testTroop('1/1/3', ['pray']), given: { stun: 0 } }, {});
    expect(g.refused((t) => t.use('R1', 'pray'))).toBe('It is stunned.');
  });

  test('WR-24.34 WR-D78 stunned in its own turn it is blocked at once and through its next own turn', () => {
    const wild: Standing = { card: testTroop('1/1/9'), given: { frenzy: 0 } };
    const g = fight(wild, { R1: wall }, { hand: [stun] }).attack('R1', 'melee', 'R1');
    expect(g.canAttack('R1', 'melee', 'R1')).toBe(true);
    expect(g.play(stun, 'A.R1').canAttack('R1', 'melee', 'R1')).toBe(false);
    expect(canAct(g.endTurn().endTurn())).toBe(false);
    expect(canAct(g.endTurn().endTurn())).toBe(true);
  });

  test('WR-24.35 it still retaliates and keeps keywords and triggers', () => {
    const sore = testTroop('2/2/5', { keywords: [{ armour: 1 }, 'vanguard'], abilities: [on('scarred', sting)] });
    const g = fight(testTroop('3/0/9'), { R1: { card: sore, given: { stun: 0 } } });
    expect(g.canAttack('R1', 'melee', 'W')).toBe(false);
    g.attack('R1', 'melee', 'R1');
    expect([g.health('A.R1'), g.health('B.R1'), g.health('A.W')]).toEqual(['7/9', '3/5', '19/20']);
  });

  test('WR-24.35 a stunned Warlord’s Talent stays playable', () => {
    const talent = testStratagem(sting, { role: 'talent', cost: 1 });
    const warlord = { card: testWarlord('1/1/20', { talent }), given: { stun: 0 } };
    const g = scenario({ A: { warlord, hand: [talent] } });
    expect(g.canAttack('W', 'melee', 'W')).toBe(false);
    expect(g.play(talent).health('B.W')).toBe('19/20');
  });

  test('WR-24.34 an attack given back does not help', () => {
    const again = testStratagem([ready('target')], { target: own() });
    const g = fight({ card: plain, spent: 1, given: { stun: 0 } }, {}, { hand: [again] }).play(again, 'A.R1');
    expect(canAct(g)).toBe(false);
    expect(canAct(fight({ card: plain, spent: 1 }, {}, { hand: [again] }).play(again, 'A.R1'))).toBe(true);
  });
});
