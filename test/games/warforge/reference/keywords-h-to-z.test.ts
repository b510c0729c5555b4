/** The reference against the checklist: keywords H to Z that play in an attack (sections 23 to 25). */
import { describe, expect, test } from 'vitest';
import { damage, fight, on, reasons, sceneOf, unit, x } from './by-hand.ts';

const refused = (...args: Parameters<typeof sceneOf>): string[] => reasons(sceneOf(...args));
const plain = { right: [unit('1/1/9')] };
const quiet = damage(0, 'self');

describe('Hunt Mark to Pray', () => {
  test('WR-23.1 a marked Troop destroyed: 1 damage to its Warlord, heal 1 for the other', () => {
    const f = fight('R1 melee R1', { warlord: unit('0/0/5/9'), right: [unit('3/0/9')] }, { right: [unit('0/0/3', [], { huntMarks: 1 })] });
    expect([f.health('us', 'W'), f.health('them', 'W')]).toEqual([6, 19]);
  });

  test('WR-23.2 three marks are three instances: Armour 2 still takes 3, Shield takes one', () => {
    const marked = unit('0/0/3', [], { huntMarks: 3 });
    const us = { warlord: unit('0/0/5/9'), right: [unit('3/0/9')] };
    const f = fight('R1 melee R1', us, { warlord: unit('0/0/9', [x('armour', 2)]), right: [marked] });
    expect([f.health('us', 'W'), f.health('them', 'W')]).toEqual([8, 6]);
    expect(fight('R1 melee R1', us, { warlord: unit('0/0/9', ['shield']), right: [marked] }).health('them', 'W')).toBe(7);
  });

  test('WR-23.3 whoever kills it, in either turn', () => {
    const us = { right: [unit('1/0/1', [], { huntMarks: 1 })] };
    const f = fight('R1 melee R1', us, { warlord: unit('0/0/5/9'), right: [unit('1/0/9')] });
    expect([f.health('us', 'W'), f.health('them', 'W')]).toEqual([19, 6]);
  });

  test('WR-23.4 WR-23.5 Invulnerable: nothing is used up, and it can be stunned and hits back', () => {
    const rock = unit('2/2/5', ['invulnerable', 'shield'], { vulnerable: 1, tracer: 1 });
    const f = fight('R1 ranged R1', { right: [unit('1/9/9', [on('strike', { do: 'stun', n: 0, to: 'enemies' })])] }, { right: [rock] });
    expect(f.unit('them', 'R1')).toMatchObject({ health: 5, vulnerable: 1, tracer: 1, stunUntil: 3 });
    expect([f.keywords('them', 'R1'), f.health('us', 'R1')]).toEqual([['invulnerable', 'shield'], 7]);
  });

  test('WR-23.6 no excess for Stomp and no gain for Sniper', () => {
    const f = fight(
      'R1 ranged R1',
      { right: [unit('0/9/9', ['stomp', 'sniper'])] },
      { right: [unit('2/2/1', ['invulnerable']), unit('0/0/9')] },
    );
    expect(f.damage()).toEqual(['2 retaliation our R1']);
  });

  test('WR-23.10 Long Range: no answer at range, one in melee, Sentry still fires', () => {
    const us = { right: [unit('1/1/9', ['longRange'])] };
    const them = { right: [unit('2/2/9', [x('sentry', 3)])] };
    expect(fight('R1 ranged R1', us, them).health('us', 'R1')).toBe(6);
    expect(fight('R1 melee R1', us, them).health('us', 'R1')).toBe(4);
    expect(fight('R1 ranged R1', us, them).keywords('us', 'R1')).toEqual(['longRange']);
  });

  test('WR-23.11 lost when declared a target, even if all is absorbed; Blast does not remove it', () => {
    const archer = unit('0/2/9', ['longRange', 'shield']);
    const f = fight('R1 melee R1', { right: [unit('1/0/9', [x('blast', 1)])] }, { right: [archer, archer] });
    expect([f.keywords('them', 'R1'), f.keywords('them', 'R2')]).toEqual([[], ['longRange']]);
    expect(f.health('them', 'R1')).toBe(9);
  });

  const loud = unit('1/1/9', [on('mob', quiet), on('regiment', quiet)]);

  test('WR-23.12 WR-23.13 Mob: after a friend’s melee attack, the Warlord’s too, and although the attacker died', () => {
    const f = fight('R1 melee R1', { warlord: loud, right: [unit('1/0/1'), loud] }, { right: [loud] });
    expect(f.events()).toEqual(['hit our R1', 'mob our W', 'mob our R2']);
    expect(f.health('us', 'R1')).toBe('gone');
    expect(fight('W melee R1', { warlord: loud, right: [loud] }, plain).events()).toEqual(['hit our W', 'mob our R1']);
  });

  test('WR-24.5 Regiment: the same after ranged attacks', () => {
    const f = fight('R1 ranged R1', { warlord: loud, right: [loud, loud] }, { right: [loud] });
    expect(f.events()).toEqual(['hit our R1', 'regiment our W', 'regiment our R2']);
  });

  test('WR-23.16 WR-23.17 Pack: 1/1 with three others is 4/4; the Warlord does not count, hidden Troops and Remnants do', () => {
    const us = {
      left: [unit('0/0/1', [on('ambush', quiet)], { hidden: true })],
      right: [unit('1/1/20', ['pack']), unit('1/1/1'), unit('0/0/1')],
    };
    expect(fight('R1 melee R1', us, plain).damage()).toContain('4 hit their R1');
    const dusty = [unit('1/0/9', ['pack']), unit('0/0/1', ['remnant']), unit('0/0/1')];
    const bomber = unit('1/0/9', [on('ambush', damage(1, 'enemyTroops'))], { hidden: true });
    const f = fight('R1 melee R1', { right: [bomber] }, { right: dusty });
    expect(f.line('them')).toEqual(['their W', 'their R1', 'their R2 Remnant']);
    expect(f.damage()).toContain('2 retaliation our R1');
  });

  test('WR-23.25 prayer: damage of 1 or more interrupts, absorbed damage and healing back do not matter', () => {
    const pious = (keywords: Parameters<typeof unit>[1]) => ({ right: [unit('0/0/9', keywords, { prayPending: true })] });
    expect(fight('R1 melee R1', plain, pious([])).unit('them', 'R1').prayPending).toBe(false);
    expect(fight('R1 melee R1', plain, pious(['shield'])).unit('them', 'R1').prayPending).toBe(true);
    const healed = fight('R1 melee R1', plain, pious([on('scarred', { do: 'heal', n: 9, to: 'self' })]));
    expect(healed.unit('them', 'R1')).toMatchObject({ health: 9, prayPending: false });
  });
});

describe('Remnant to Sniper', () => {
  test('WR-24.9 WR-24.11 a Remnant 0/0/1 takes the place, remembers, and leaves none', () => {
    const us = { right: [unit('9/0/9')] };
    const f = fight('R1 melee R1', us, { right: [unit('0/0/2', ['remnant', on('backlash', quiet)]), unit('0/0/9')] });
    expect(f.line('them')).toEqual(['their W', 'their R1 Remnant', 'their R2']);
    expect(f.end.p2.right[0]).toMatchObject({ melee: 0, ranged: 0, health: 1, maxHealth: 1, remnantOf: 16, keywords: [] });
    const swept = fight(
      'R1 melee R1',
      { right: [unit('9/0/9', [on('strike', damage(1, 'enemyTroops'))])] },
      { right: [unit('0/0/2', ['remnant'])] },
    );
    expect(swept.line('them')).toEqual(['their W']);
  });

  test('WR-24.15 Scarred: even lethal damage, once per event', () => {
    const sore = [on('scarred', damage(1, 'enemyWarlord'))];
    const f = fight(
      'R1 melee R1',
      { right: [unit('5/0/9', ['stomp', x('blast', 1)])] },
      { right: [unit('0/0/3', sore), unit('0/0/9', sore)] },
      [1],
    );
    expect(f.events()).toEqual(['hit our R1', 'scarred their R1', 'scarred their R2']);
    expect(f.health('us', 'W')).toBe(18);
  });

  test('WR-24.16 WR-24.17 Sentry 2: 5/0/2 dies first, the defender takes nothing', () => {
    const f = fight('R1 melee R1', { right: [unit('5/0/2')] }, { right: [unit('1/0/3', [x('sentry', 2)])] });
    expect([f.health('us', 'R1'), f.health('them', 'R1')]).toEqual(['gone', 3]);
  });

  test('WR-24.18 Sentry fires in either mode, not for Blast or Stomp; Long Range and Sniper do not stop it', () => {
    const guard = unit('0/0/9', [x('sentry', 1)]);
    expect(fight('R1 ranged R1', { right: [unit('1/1/9', ['longRange', 'sniper'])] }, { right: [guard] }).health('us', 'R1')).toBe(8);
    const f = fight('R1 melee R1', { right: [unit('3/0/9', ['stomp', x('blast', 1)])] }, { right: [unit('0/0/1'), guard] }, [1]);
    expect([f.health('us', 'R1'), f.health('them', 'R2')]).toEqual([9, 6]);
  });

  test('WR-24.19 WR-24.20 Shield soaks up all instances of one effect; pre-attack and hit are two', () => {
    const us = { right: [unit('5/0/9', ['stomp', x('blast', 1)])] };
    const f = fight('R1 melee R1', us, { right: [unit('0/0/3'), unit('0/0/9', ['shield'])] }, [1]);
    expect([f.health('them', 'R2'), f.keywords('them', 'R2')]).toEqual([9, []]);
    const two = fight('R1 melee R1', { right: [unit('2/0/9', [x('flechette', 1)])] }, { right: [unit('0/0/9', ['shield'])] });
    expect(two.damage()).toEqual(['2 hit their R1']);
  });

  test('WR-24.21 the attacker’s Shield takes retaliation, Blast strips a neighbour’s, a second one adds nothing', () => {
    const us = { right: [unit('1/0/9', ['shield', 'shield', x('blast', 1)])] };
    const f = fight('R1 melee R1', us, { right: [unit('3/0/9'), unit('0/0/9', ['shield'])] });
    expect([f.health('us', 'R1'), f.keywords('us', 'R1'), f.keywords('them', 'R2')]).toEqual([9, ['blast'], []]);
  });

  const slayer = (stats: string, ...more: Parameters<typeof x>[]) => unit(stats, [on('slay', quiet), ...more.map(([id, n]) => x(id, n))]);

  test('WR-24.22 Slay: once for each enemy destroyed, if it still lives', () => {
    const f = fight('R1 melee R1', { right: [slayer('2/0/9', ['blast', 1])] }, { right: [unit('0/0/2'), unit('0/0/1')] });
    expect(f.events()).toEqual(['hit our R1', 'slay our R1', 'slay our R1']);
    const g = fight('R1 melee R1', { right: [slayer('2/0/1')] }, { right: [slayer('1/0/2')] });
    expect(g.events()).toEqual(['hit our R1']);
  });

  test('WR-24.23 retaliation, Sentry, Flechette and Stomp kills count, kills by triggers do not', () => {
    expect(fight('R1 melee R1', { right: [unit('1/0/1')] }, { right: [slayer('1/0/9')] }).events()).toEqual([
      'hit our R1',
      'slay their R1',
    ]);
    expect(
      fight('R1 melee R1', { right: [unit('1/0/1')] }, { right: [slayer('1/0/9', ['sentry', 1])] })
        .events()
        .at(-1),
    ).toBe('slay their R1');
    expect(
      fight('R1 melee R1', { right: [slayer('1/0/9', ['flechette', 1])] }, { right: [unit('0/0/1')] })
        .events()
        .at(-1),
    ).toBe('slay our R1');
    const stomp = unit('3/0/9', ['stomp', on('slay', quiet), on('strike', damage(9, 'enemyTroops'))]);
    const f = fight('R1 melee R1', { right: [stomp] }, { right: [unit('0/0/1'), unit('0/0/2'), unit('0/0/2')] }, [1]);
    expect(f.events()).toEqual(['hit our R1', 'slay our R1', 'slay our R1', 'strike our R1']);
  });

  test('WR-24.24 Sniper: who is killed at range does not answer; who lives does', () => {
    const us = { right: [unit('3/3/9', ['sniper'])] };
    expect(fight('R1 ranged R1', us, { right: [unit('2/2/3')] }).health('us', 'R1')).toBe(9);
    expect(fight('R1 ranged R1', us, { right: [unit('2/2/4')] }).health('us', 'R1')).toBe(7);
    expect(fight('R1 melee R1', us, { right: [unit('2/2/3')] }).health('us', 'R1')).toBe(7);
  });

  test('WR-24.25 judged after the reductions: ranged 3 on health 3, Armour 1', () => {
    const f = fight('R1 ranged R1', { right: [unit('0/3/9', ['sniper'])] }, { right: [unit('2/2/3', [x('armour', 1)])] });
    expect([f.health('them', 'R1'), f.health('us', 'R1')]).toEqual([1, 7]);
    const traced = fight('R1 ranged R1', { right: [unit('0/3/9', ['sniper'])] }, { right: [unit('2/2/4', [], { tracer: 1 })] });
    expect(traced.health('us', 'R1')).toBe(9);
  });
});

describe('Stealth to Stun', () => {
  test('WR-24.26 Stealth: no target until it attacks', () => {
    const shadow = { right: [unit('1/1/9', [], { stealth: true })] };
    expect(refused('R1 melee R1', plain, shadow)).toEqual(['stealth']);
    expect(fight('R1 melee R1', shadow, plain).unit('us', 'R1').stealth).toBe(false);
  });

  test('WR-24.27 Blast and Stomp still hit it', () => {
    const f = fight(
      'R1 melee R1',
      { right: [unit('5/0/9', ['stomp', x('blast', 1)])] },
      { right: [unit('0/0/3'), unit('1/1/9', [], { stealth: true })] },
      [1],
    );
    expect([f.health('them', 'R2'), f.unit('them', 'R2').stealth]).toEqual([6, true]);
  });

  test('WR-24.30 Stomp: 7 on health 4 spills 3 onto one neighbour', () => {
    const us = { right: [unit('7/0/9', ['stomp'])] };
    const them = { right: [unit('0/0/4'), unit('0/0/9')] };
    expect(fight('R1 melee R1', us, them, [0]).damage()).toEqual(['3 stomp their W', '7 hit their R1']);
    expect(fight('R1 melee R1', us, them, [1]).damage()).toEqual(['7 hit their R1', '3 stomp their R2']);
    expect(fight('R1 melee R1', us, them).asked()).toMatchObject([{ ask: 'stomp', options: [15, 17] }]);
  });

  test('WR-24.31 excess after the target’s reductions meets the neighbour’s own', () => {
    const f = fight(
      'R1 melee R2',
      { right: [unit('7/0/9', ['stomp'])] },
      { right: [unit('0/0/9', [x('armour', 1)]), unit('0/0/3', [x('armour', 1)])] },
    );
    expect(f.damage()).toEqual(['2 stomp their R1', '6 hit their R2']);
    const marked = fight(
      'R1 ranged R2',
      { right: [unit('0/5/9', ['stomp'])] },
      { right: [unit('0/0/9', [], { tracer: 2, vulnerable: 1 }), unit('0/0/3', [], { tracer: 2 })] },
    );
    expect(marked.damage()).toEqual(['5 stomp their R1', '7 hit their R2']);
  });

  test('WR-24.32 no neighbour: lost; it does not run on; not in retaliation; none if the target lived', () => {
    const us = { right: [unit('9/0/9', ['stomp'])] };
    expect(fight('R1 melee W', us, { warlord: unit('0/0/3') }).damage()).toEqual(['9 hit their W']);
    expect(fight('R1 melee R2', us, { right: [unit('0/0/1'), unit('0/0/1')] }).health('them', 'W')).toBe(20);
    expect(fight('R1 melee R1', { right: [unit('1/0/1'), unit('0/0/9')] }, us).health('us', 'R2')).toBe(9);
    expect(fight('R1 melee R1', us, { right: [unit('0/0/9'), unit('0/0/9')] }).damage()).toEqual(['9 hit their R1']);
    expect(fight('R1 melee R1', us, { right: [unit('0/0/10'), unit('0/0/9')] }).asked()).toEqual([]);
  });

  test('WR-24.33 Strike: after each own attack survived, not on retaliation; the target need not die', () => {
    const striker = unit('1/1/2', [on('strike', quiet)]);
    expect(fight('R1 melee R1', { right: [striker] }, { right: [striker] }).events()).toEqual(['hit our R1', 'strike our R1']);
    expect(fight('R1 melee R1', { right: [striker] }, { right: [unit('2/0/9')] }).events()).toEqual(['hit our R1']);
  });

  test('WR-24.34 WR-24.35 a stunned unit does not attack, but answers and triggers', () => {
    const stunned = unit('2/2/9', [on('scarred', quiet)], { stunUntil: 3 });
    expect(refused('R1 melee R1', { right: [stunned] }, plain)).toEqual(['stunned']);
    const f = fight('R1 melee R1', plain, { right: [stunned] });
    expect([f.health('us', 'R1'), f.events()]).toEqual([7, ['hit our R1', 'scarred their R1']]);
  });

  test('WR-24.36 stunned in the opponent’s turn: to the end of the next own turn; again does not lengthen it', () => {
    const us = { right: [unit('1/0/9', ['concussive'])] };
    expect(fight('R1 melee R1', us, { right: [unit('0/0/9')] }).unit('them', 'R1').stunUntil).toBe(3);
    expect(fight('R1 melee R1', us, { right: [unit('0/0/9', [], { stunUntil: 3 })] }).unit('them', 'R1').stunUntil).toBe(3);
  });
});

describe('Tracer to Vulnerable', () => {
  const traced = unit('0/0/9', [], { tracer: 2 });

  test('WR-25.7 WR-25.8 Tracer: ranged attacks deal X more, each of them; the turn remembers', () => {
    const us = { right: [unit('1/1/9')] };
    const f = fight('R1 ranged R1', us, { right: [traced] });
    expect([f.damage(), f.unit('them', 'R1').rangedAtThisTurn, f.unit('them', 'R1').tracer]).toEqual([['3 hit their R1'], true, 2]);
    const again = fight('R1 ranged R1', us, { right: [{ ...traced, rangedAtThisTurn: true }] });
    expect(again.damage()).toEqual(['3 hit their R1']);
    expect(fight('R1 melee R1', us, { right: [traced] }).unit('them', 'R1').rangedAtThisTurn).toBe(false);
  });

  test('WR-25.9 no bonus for melee, Blast, Flechette, or retaliation', () => {
    const us = { right: [unit('1/1/9', [x('blast', 1), x('flechette', 1)], { tracer: 2 })] };
    const f = fight('R1 ranged R1', us, { right: [{ ...traced, ranged: 1 }, traced] });
    expect(f.damage()).toEqual(['1 flechette their R1', '1 retaliation our R1', '1 blast their W', '3 hit their R1', '1 blast their R2']);
    expect(fight('R1 melee R1', plain, { right: [traced] }).damage()).toEqual(['1 hit their R1']);
  });

  test('WR-25.10 Unstable: 1, 2 or 3 to one random other unit of either side, one by one', () => {
    const mine = unit('1/0/1', ['unstable', 'remnant']);
    const f = fight('R1 melee R1', { right: [mine] }, { right: [unit('1/0/1', ['unstable'])] }, [1, 2, 2, 0]);
    expect(f.asked()).toMatchObject([
      { ask: 'unstableAmount', picked: 2 },
      { ask: 'unstableVictim', options: [5, 1006, 15], picked: 15 },
      { ask: 'unstableAmount', picked: 3 },
      { ask: 'unstableVictim', options: [5, 1006, 15], picked: 5 },
    ]);
    expect([f.health('us', 'W'), f.health('them', 'W')]).toEqual([17, 18]);
  });

  test('WR-25.12 WR-25.14 Vanguard: only Vanguards may be attacked, each of several', () => {
    const wall = unit('1/1/9', ['vanguard']);
    const them = { left: [wall], right: [wall, unit('1/1/9')] };
    expect(['W', 'R2', 'L1', 'R1'].map((place) => refused(`R1 melee ${place}`, plain, them))).toEqual([['guarded'], ['guarded'], [], []]);
  });

  test('WR-25.13 Blast and Stomp pass Vanguard', () => {
    const f = fight(
      'R1 melee R1',
      { right: [unit('3/0/9', ['stomp', x('blast', 1)])] },
      { right: [unit('0/0/1', ['vanguard']), unit('0/0/9')] },
      [1],
    );
    expect(f.health('them', 'R2')).toBe(6);
  });

  test('WR-25.15 Vanguard and Flying: only ranged on the Vanguard', () => {
    const them = { right: [unit('1/1/9', ['vanguard', 'flying']), unit('1/1/9')] };
    expect(refused('R1 melee R1', plain, them)).toEqual(['flying']);
    expect(refused('R1 melee R2', plain, them)).toEqual(['guarded']);
    expect(refused('R1 ranged R1', plain, them)).toEqual([]);
  });

  test('WR-25.16 a Vanguard in Stealth or face down guards nothing', () => {
    expect(refused('R1 melee W', plain, { right: [unit('1/1/9', ['vanguard'], { stealth: true })] })).toEqual([]);
    expect(refused('R1 melee W', plain, { right: [unit('1/1/9', ['vanguard', on('ambush', quiet)], { hidden: true })] })).toEqual([]);
  });

  test('WR-25.17 WR-25.18 Vulnerable 2: 1 becomes 3, 0 stays 0, retaliation and Blast alike', () => {
    const frail = unit('1/0/9', [], { vulnerable: 2 });
    const f = fight('R1 melee R1', { right: [{ ...frail, keywords: [x('blast', 1)] }] }, { right: [frail, frail] });
    expect(f.damage()).toEqual(['3 retaliation our R1', '1 blast their W', '3 hit their R1', '3 blast their R2']);
    expect(fight('R1 melee R1', { right: [frail] }, { right: [unit('0/0/9')] }).health('us', 'R1')).toBe(9);
  });
});
