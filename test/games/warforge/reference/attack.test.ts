/** The reference against the checklist's own numbers: attacks, arrival, attack values (sections 10, 11, 17). */
import { describe, expect, test } from 'vitest';
import { damage, fight, on, reasons, sceneOf, unit, x } from './by-hand.ts';

const refused = (...args: Parameters<typeof sceneOf>): string[] => reasons(sceneOf(...args));

describe('10 Attacks', () => {
  test('WR-10.1 a unit attacks once per own turn, the Warlord too', () => {
    expect(fight('W melee W', {}).unit('us', 'W').attacksLeft).toBe(0);
    expect(refused('W melee W', { warlord: unit('2/2/20', [], { attacksLeft: 0 }) })).toEqual(['noAttackLeft']);
    expect(refused('R1 melee W', { right: [unit('2/2/2', [], { attacksLeft: 0 })] })).toEqual(['noAttackLeft']);
  });

  test('WR-10.2 own units are no targets, and enemy ones no attackers', () => {
    const scene = sceneOf('W melee W', { right: [unit('1/1/1')] });
    const [own, enemy] = [scene.sides.p1, scene.sides.p2];
    expect(reasons({ ...scene, attack: { ...scene.attack, target: own.right[0].id } })).toEqual(['notAnEnemy']);
    expect(reasons({ ...scene, attack: { ...scene.attack, attacker: enemy.warlord.id } })).toEqual(['notOwnUnit']);
  });

  test('WR-10.3 melee uses both melee values: 3/0/5 against 2/4/6', () => {
    const f = fight('R1 melee R1', { right: [unit('3/0/5')] }, { right: [unit('2/4/6')] });
    expect([f.unit('them', 'R1').health, f.unit('us', 'R1').health]).toEqual([3, 3]);
    expect([f.unit('them', 'R1').maxHealth, f.unit('us', 'R1').maxHealth]).toEqual([6, 5]);
  });

  test('WR-10.4 ranged uses both ranged values: 1/3/5 against 2/4/6', () => {
    const f = fight('R1 ranged R1', { right: [unit('1/3/5')] }, { right: [unit('2/4/6')] });
    expect([f.health('them', 'R1'), f.health('us', 'R1')]).toEqual([3, 1]);
  });

  test('WR-10.5 hit and retaliation are simultaneous: 3/0/2 and 2/0/3 both die', () => {
    const f = fight('R1 melee R1', { right: [unit('3/0/2')] }, { right: [unit('2/0/3')] });
    expect(f.deaths()).toEqual([['our R1', 'their R1']]);
  });

  test('WR-10.6 retaliation spends nothing and triggers no Strike, Mob, Regiment, Blast, Stomp or Flechette', () => {
    const eager = [on('strike', damage(1, 'enemies')), 'stomp' as const, x('blast', 2), x('flechette', 2)];
    const mob = unit('1/1/3', [on('mob', damage(1, 'enemies')), on('regiment', damage(1, 'enemies'))]);
    const us = { left: [unit('1/1/9')], warlord: unit('2/2/9'), right: [unit('1/1/9')] };
    const f = fight('W melee R1', us, { right: [unit('9/0/9', eager, { attacksLeft: 0 }), mob] });
    expect(f.events()).toEqual(['hit our W']);
    expect(f.damage()).toEqual(['9 retaliation our W', '2 hit their R1']);
    const g = fight('R1 melee R1', us, { right: [unit('9/0/9', eager, { attacksLeft: 0 }), mob] });
    expect(g.health('us', 'W')).toBe(9);
    expect(g.unit('them', 'R1').attacksLeft).toBe(0);
  });

  test('WR-10.7 a defender with 0 in the mode retaliates for no damage at all', () => {
    const f = fight('R1 melee R1', { right: [unit('1/0/5', ['shield'], { vulnerable: 2 })] }, { right: [unit('0/9/5')] });
    expect(f.health('us', 'R1')).toBe(5);
    expect(f.keywords('us', 'R1')).toEqual(['shield']);
  });

  test('WR-10.8 stunned, fresh and Can’t Attack units retaliate', () => {
    const defenders = [unit('2/0/9', [], { stunUntil: 3 }), unit('2/0/9', [], { enteredOnTurn: 2 }), unit('2/0/9', ['cantAttack'])];
    for (const defender of defenders)
      expect(fight('R1 melee R1', { right: [unit('1/0/5')] }, { right: [defender] }).health('us', 'R1')).toBe(3);
  });

  test('WR-10.9 the Warlord may attack from turn 1', () => {
    const scene = sceneOf('W melee W', {});
    expect(reasons({ ...scene, turns: { p1: 1, p2: 0 } })).toEqual([]);
  });

  test('WR-10.10 who is at 0 or less is removed at the check of the event, and the row closes up', () => {
    const f = fight('W melee L1', {}, { left: [unit('0/0/2'), unit('0/0/2')] });
    expect(f.line('them')).toEqual(['their L2', 'their W']);
    expect(f.end.p2.left.map(({ id }) => id)).toEqual([13]);
  });

  test('WR-10.11 7 damage to a 3-health unit touches nothing else', () => {
    const f = fight('R1 melee R1', { right: [unit('7/0/9')] }, { right: [unit('0/0/3'), unit('0/0/3')] });
    expect(f.damage()).toEqual(['7 hit their R1']);
  });

  test('WR-10.12 declaring spends, ends Stealth, Camouflage and Long Range, and reveals, before the pre-attack damage', () => {
    const us = { right: [unit('2/2/9', ['camouflage', x('flechette', 1)], { stealth: true, attacksLeft: 1 })] };
    const hidden = unit('2/2/9', ['longRange', x('sentry', 1), on('ambush', damage(9, 'enemies'))], { hidden: true });
    const f = fight('R1 ranged R1', us, { right: [hidden] });
    expect(f.happenings.slice(0, 2).map(({ type }) => type)).toEqual(['reveal', 'event']);
    expect(f.events()).toEqual(['preAttack our R1', 'hit our R1']);
    expect(f.unit('us', 'R1')).toMatchObject({ stealth: false, attacksLeft: 0 });
    expect([f.keywords('us', 'R1'), f.keywords('them', 'R1')]).toEqual([['flechette'], ['sentry', 'ambush']]);
  });

  test('WR-10.13 pre-attack damage has its own check, its triggers run before the hit step, which uses the values then standing', () => {
    const defender = unit('3/0/9', [on('scarred', { do: 'melee', n: -3, to: 'enemies' })]);
    const us = { right: [unit('5/0/9', [x('flechette', 1), on('strike', damage(1, 'enemyWarlord'))])] };
    const f = fight('R1 melee R1', us, { right: [defender] });
    expect(f.events()).toEqual(['preAttack our R1', 'scarred their R1', 'hit our R1', 'scarred their R1', 'strike our R1']);
    expect(f.damage()).toContain('2 hit their R1');
  });

  test('WR-10.14 main hit, retaliation, Blast and Stomp are one event', () => {
    const us = { right: [unit('5/0/2', ['stomp', x('blast', 1)])] };
    const f = fight('R1 melee R1', us, { right: [unit('2/0/3'), unit('0/0/3')] }, [1]);
    expect(f.deaths()).toEqual([['our R1', 'their R1', 'their R2']]);
  });

  test('WR-10.15 attacker dead before the hit: no hit, no Strike, no Mob; the Slay of a Sentry kill stands', () => {
    const us = { warlord: unit('1/1/9', [on('mob', damage(1, 'enemies'))]), right: [unit('5/0/2', [on('strike', damage(1, 'enemies'))])] };
    const f = fight('R1 melee R1', us, { right: [unit('1/0/3', [x('sentry', 2), on('slay', damage(1, 'enemyWarlord'))])] });
    expect(f.events()).toEqual(['preAttack our R1', 'slay their R1']);
    expect([f.health('us', 'R1'), f.health('them', 'R1'), f.health('us', 'W')]).toEqual(['gone', 3, 8]);
  });

  test('WR-10.16 target gone before the hit: no hit, Blast, Stomp or retaliation; Strike, Slay and Mob still trigger', () => {
    const us = {
      warlord: unit('1/1/9', [on('mob', damage(1, 'enemyWarlord'))]),
      right: [
        unit('5/0/2', [
          'stomp',
          x('blast', 1),
          x('flechette', 2),
          on('strike', damage(1, 'enemyWarlord')),
          on('slay', damage(1, 'enemyWarlord')),
        ]),
      ],
    };
    const f = fight('R1 melee R1', us, { right: [unit('9/0/2'), unit('1/0/4')] });
    expect(f.events()).toEqual(['preAttack our R1', 'slay our R1', 'strike our R1', 'mob our W']);
    expect([f.health('us', 'R1'), f.health('them', 'R2'), f.health('them', 'W')]).toEqual([2, 4, 17]);
  });

  test('WR-10.17 all filters hold together', () => {
    const them = { left: [unit('1/1/9', ['flying', 'vanguard'])], right: [unit('1/1/1', [], { stealth: true })] };
    const us = { right: [unit('5/0/5', ['flank'], { enteredOnTurn: 3 })] };
    expect(refused('R1 melee L1', us, them)).toEqual(['flying']);
    expect(refused('R1 melee R1', us, them)).toEqual(['guarded', 'stealth']);
    expect(refused('R1 melee W', us, them)).toEqual(['flankOnWarlord', 'guarded']);
    expect(refused('R1 ranged L1', us, them)).toEqual(['zeroValue']);
  });
});

describe('11 Summoning sickness', () => {
  const fresh = (...keywords: ('fast' | 'flank')[]) => ({ right: [unit('2/2/2', keywords, { enteredOnTurn: 3 })] });
  const them = { right: [unit('1/1/5')] };

  test('WR-11.1 a Troop cannot attack in its entry turn, and can in the next', () => {
    expect(refused('R1 melee R1', fresh(), them)).toEqual(['sick']);
    expect(refused('R1 melee R1', { right: [unit('2/2/2', [], { enteredOnTurn: 2 })] }, them)).toEqual([]);
  });

  test('WR-11.2 WR-22.15 Flank: Troops in the entry turn, never the Warlord; afterwards no effect', () => {
    expect(refused('R1 melee R1', fresh('flank'), them)).toEqual([]);
    expect(refused('R1 melee W', fresh('flank'), them)).toEqual(['flankOnWarlord']);
    expect(refused('R1 melee W', { right: [unit('2/2/2', ['flank'], { enteredOnTurn: 2 })] }, them)).toEqual([]);
  });

  test('WR-11.3 WR-22.8 Fast: everything, still bound by Vanguard', () => {
    expect(refused('R1 melee W', fresh('fast'), them)).toEqual([]);
    expect(refused('R1 melee W', fresh('fast', 'flank'), them)).toEqual([]);
    expect(refused('R1 melee W', fresh('fast'), { right: [unit('1/1/1', ['vanguard'])] })).toEqual(['guarded']);
  });

  test('WR-11.4 granted Fast or Flank serves in the same turn', () => {
    const granted = (id: 'fast' | 'flank') => ({ right: [unit('2/2/2', [{ id, granted: true }], { enteredOnTurn: 3 })] });
    expect(refused('R1 melee W', granted('fast'), them)).toEqual([]);
    expect(refused('R1 melee R1', granted('flank'), them)).toEqual([]);
  });
});

describe('17 Attack values', () => {
  test('WR-17.1 WR-17.2 modifiers add up below 0, and 0 is what is used', () => {
    const boost = { do: 'ranged' as const, n: 1, to: 'self' as const };
    const f = fight('R1 melee R1', { right: [unit('1/-3/5', [on('strike', boost)])] }, { right: [unit('-2/0/5')] });
    expect(f.unit('us', 'R1').ranged).toBe(-2);
    expect(f.health('us', 'R1')).toBe(5);
    expect(refused('R1 ranged R1', { right: [unit('1/-2/5')] }, { right: [unit('1/1/1')] })).toEqual(['zeroValue']);
    expect(fight('R1 ranged R1', { right: [unit('1/1/5')] }, { right: [unit('1/1/5')] }).health('them', 'R1')).toBe(4);
  });

  test('WR-17.3 0/2/3 may attack only ranged', () => {
    expect(refused('R1 melee W', { right: [unit('0/2/3')] })).toEqual(['zeroValue']);
    expect(refused('R1 ranged W', { right: [unit('0/2/3')] })).toEqual([]);
  });

  test('WR-17.5 the value is read at the moment of acting', () => {
    const pack = (others: number) => ({ right: [unit('-1/0/3', ['pack']), ...Array.from({ length: others }, () => unit('1/1/1'))] });
    expect(refused('R1 melee W', pack(1))).toEqual(['zeroValue']);
    expect(refused('R1 melee W', pack(2))).toEqual([]);
  });
});
