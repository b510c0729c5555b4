/** The reference against the checklist: keywords A to F that play in an attack (sections 21 and 22). */
import { describe, expect, test } from 'vitest';
import { brink, damage, fight, on, reasons, sceneOf, unit, x } from './by-hand.ts';

const refused = (...args: Parameters<typeof sceneOf>): string[] => reasons(sceneOf(...args));
const plain = { right: [unit('1/1/9')] };

describe('Ambush', () => {
  const hidden = (stats: string, keywords: Parameters<typeof unit>[1], n = 1) =>
    unit(stats, [...(keywords ?? []), on('ambush', damage(n, 'enemies'))], { hidden: true });

  test('WR-21.4 revealed when it attacks, is attacked or is about to take damage', () => {
    expect(fight('R1 melee R1', { right: [hidden('1/0/9', [])] }, plain).revealed()).toEqual(['our R1']);
    expect(fight('R1 melee R1', plain, { right: [hidden('1/0/9', [])] }).revealed()).toEqual(['their R1']);
    const blast = { right: [unit('1/0/9', [x('blast', 3)])] };
    const f = fight('R1 melee R1', blast, { right: [unit('0/0/9'), hidden('0/0/9', [x('armour', 2)])] });
    expect([f.revealed(), f.damage()]).toEqual([['their R2'], ['3 blast their W', '1 hit their R1', '1 blast their R2']]);
    const none = fight('R1 melee W', { right: [unit('1/0/9', [on('strike', damage(0, 'enemies'))])] }, { right: [hidden('0/0/9', [])] });
    expect(none.revealed()).toEqual([]);
  });

  test('WR-21.5 in its controller’s turn the effect comes first, in the opponent’s it is lost', () => {
    const f = fight('R1 melee R1', { right: [hidden('1/0/9', [], 2)] }, { right: [unit('9/0/2')] });
    expect(f.events()).toEqual(['ambush our R1']);
    expect([f.health('us', 'R1'), f.health('them', 'R1'), f.unit('us', 'R1').attacksLeft]).toEqual([9, 'gone', 0]);
    expect(fight('R1 melee R1', plain, { right: [hidden('1/0/9', [])] }).events()).toEqual(['hit our R1']);
    const bystander = { right: [unit('2/0/9'), hidden('0/0/9', [])] };
    const g = fight('R1 melee R1', bystander, { right: [unit('0/0/2', [on('backlash', damage(1, 'enemies'))])] });
    expect(g.events()).toEqual(['hit our R1', 'ambush our R2', 'backlash their R1']);
  });

  test('WR-21.6 hidden: protections, auras and triggers are off, Fast, Flank and Frenzy serve', () => {
    expect(refused('R1 melee W', plain, { right: [hidden('1/1/1', ['vanguard'])] })).toEqual([]);
    const f = fight('W melee R1', { right: [hidden('1/1/1', [on('mob', damage(1, 'enemies'))])] }, plain);
    expect(f.events()).toEqual(['hit our W']);
    const fresh = { ...hidden('1/0/9', ['fast']), enteredOnTurn: 3 };
    expect(refused('R1 melee W', { right: [fresh] })).toEqual([]);
  });

  test('WR-21.7 attacked while hidden: its Sentry and Armour work, the attack stays legal against Flying', () => {
    const f = fight('R1 melee R1', { right: [unit('3/0/9')] }, { right: [hidden('0/0/9', ['flying', x('sentry', 2), x('armour', 1)])] });
    expect(f.damage()).toEqual(['2 sentry our R1', '2 hit their R1']);
  });
});

describe('Armour to Cruelty', () => {
  const hit = (n: number, keywords: Parameters<typeof unit>[1]) =>
    fight('R1 melee R1', { right: [unit(`${n}/0/20`)] }, { right: [unit('0/0/20', keywords)] });

  test('WR-21.8 Armour 2: 5 becomes 3, 2 and 1 become 1', () => {
    expect([5, 2, 1].map((n) => hit(n, [x('armour', 2)]).damage()[0])).toEqual(['3 hit their R1', '1 hit their R1', '1 hit their R1']);
  });

  test('WR-21.9 Armour counts for each instance', () => {
    const us = { right: [unit('9/0/20', ['stomp', x('blast', 1), x('flechette', 1)])] };
    const f = fight('R1 melee R1', us, { right: [unit('0/0/9', [x('armour', 5)]), unit('0/0/9', [x('armour', 5)])] });
    expect(f.damage()).toEqual(['1 flechette their R1', '1 blast their W', '4 hit their R1', '1 blast their R2']);
    const g = fight('R1 melee R2', us, { right: [unit('0/0/9', [x('armour', 5)]), unit('0/0/1')] });
    expect(g.damage()).toEqual(['1 flechette their R2']);
    const h = fight(
      'R1 melee R2',
      { right: [unit('9/0/20', ['stomp', x('blast', 1)])] },
      { right: [unit('0/0/9', [x('armour', 5)]), unit('0/0/6')] },
    );
    expect(h.damage()).toEqual(['1 blast their R1', '1 stomp their R1', '9 hit their R2']);
  });

  test('WR-21.10 Shield takes all, Invulnerable takes 0', () => {
    expect(hit(5, [x('armour', 2), 'shield']).damage()).toEqual([]);
    expect(hit(5, [x('armour', 2), 'invulnerable']).damage()).toEqual([]);
  });

  test('WR-21.13 Backlash triggers on any death, two in order', () => {
    const bomb = (to: 'enemyWarlord') => unit('9/0/1', [on('backlash', damage(1, to))]);
    const f = fight('R1 melee R1', { right: [bomb('enemyWarlord')] }, { right: [bomb('enemyWarlord')] });
    expect(f.events()).toEqual(['hit our R1', 'backlash our R1', 'backlash their R1']);
    const destroyer = { right: [unit('1/0/9', [on('strike', { do: 'destroy', n: 0, to: 'enemyTroops' })])] };
    expect(fight('R1 melee W', destroyer, { right: [bomb('enemyWarlord')] }).health('us', 'W')).toBe(19);
  });

  test('WR-21.14 WR-21.15 Blast hits the target’s neighbours in either mode, W among them, R1 not from L1', () => {
    const us = { right: [unit('1/1/20', [x('blast', 2)])] };
    const them = { left: [unit('0/0/9'), unit('0/0/9')], right: [unit('0/0/9')] };
    for (const mode of ['melee', 'ranged']) {
      expect(fight(`R1 ${mode} L1`, us, them).damage().sort()).toEqual(['1 hit their L1', '2 blast their L2', '2 blast their W']);
    }
    const f = fight('R1 melee W', us, them);
    expect(f.damage().filter((line) => line.includes('blast'))).toEqual(['2 blast their L1', '2 blast their R1']);
    expect(fight('R1 melee L2', us, them).damage()).toEqual(['1 hit their L2', '2 blast their L1']);
  });

  test('WR-21.16 Blast passes Vanguard, Stealth, Camouflage and Flying, gets no Tracer and no retaliation', () => {
    const neighbour = unit('9/9/9', ['flying', 'camouflage'], { stealth: true, tracer: 2 });
    const f = fight('R1 ranged R1', { right: [unit('1/1/9', [x('blast', 2)])] }, { right: [unit('0/0/9', ['vanguard']), neighbour] });
    expect([f.health('them', 'R2'), f.health('us', 'R1'), f.unit('them', 'R2').rangedAtThisTurn]).toEqual([7, 9, false]);
  });

  test('WR-21.17 WR-21.19 a blind unit has ranged 0, whatever it gains', () => {
    const blind = unit('1/5/9', ['pack'], { blindUntil: 3 });
    expect(refused('R1 ranged R1', { right: [blind, unit('1/1/1')] }, plain)).toEqual(['zeroValue']);
    expect(refused('R1 melee R1', { right: [blind] }, plain)).toEqual([]);
    const f = fight('R1 ranged R1', plain, { right: [blind] });
    expect(f.health('us', 'R1')).toBe(9);
  });

  test('WR-21.18 Blind lasts to the end of the controller’s next turn', () => {
    const f = fight('R1 melee R1', { right: [unit('1/0/9', [on('strike', { do: 'blind', n: 0, to: 'everyone' })])] }, plain);
    expect([f.unit('us', 'R1').blindUntil, f.unit('them', 'R1').blindUntil]).toEqual([4, 3]);
  });

  test('WR-21.20 Brink 3: from 5 to 2 triggers, from 5 to 0 does not', () => {
    const at = (n: number) =>
      fight('R1 melee R1', { right: [unit(`${n}/0/9`)] }, { right: [unit('0/0/5', [brink(3, damage(1, 'enemyWarlord'))])] });
    expect([at(3).events().at(-1), at(5).events().at(-1), at(1).events().at(-1)]).toEqual(['brink their R1', 'hit our R1', 'hit our R1']);
  });

  test('WR-21.21 already at X: no trigger; healed above X: again', () => {
    const heal = brink(3, { do: 'heal', n: 9, to: 'self' });
    expect(fight('R1 melee R1', { right: [unit('1/0/9')] }, { right: [unit('0/0/3/5', [heal])] }).events()).toEqual(['hit our R1']);
    const us = { right: [unit('2/0/9', [on('strike', damage(2, 'enemyTroops'))])] };
    const f = fight('R1 melee R1', us, { right: [unit('0/0/5', [heal])] });
    expect(f.events()).toEqual(['hit our R1', 'brink their R1', 'strike our R1', 'brink their R1']);
  });

  test('WR-21.23 WR-21.24 Camouflage does not stop attacks, and ends with the own attack alone', () => {
    const f = fight('R1 melee R1', { right: [unit('1/0/9', ['camouflage'])] }, { right: [unit('1/0/9', ['camouflage'])] });
    expect([f.keywords('us', 'R1'), f.keywords('them', 'R1')]).toEqual([[], ['camouflage']]);
  });

  test('WR-21.25 Can’t Attack never attacks', () => {
    expect(refused('R1 melee R1', { right: [unit('3/3/3', ['cantAttack', 'fast'])] }, plain)).toEqual(['cantAttack']);
  });

  test('WR-21.29 Concussive stuns who takes attack damage and lives, the Warlord too', () => {
    const us = { right: [unit('2/0/9', ['concussive'])] };
    expect(fight('R1 melee W', us).unit('them', 'W').stunUntil).toBe(3);
    expect(fight('R1 melee R1', us, { right: [unit('0/0/2', ['remnant'])] }).events()).toEqual(['hit our R1']);
  });

  test('WR-21.30 retaliation and Stomp stun, Blast, Flechette and absorbed damage do not', () => {
    const back = fight('R1 melee R1', { right: [unit('1/0/9')] }, { right: [unit('1/0/9', ['concussive'])] });
    expect(back.unit('us', 'R1').stunUntil).toBe(4);
    const stomp = fight('R1 melee R1', { right: [unit('3/0/9', ['concussive', 'stomp'])] }, { right: [unit('0/0/2'), unit('0/0/9')] }, [1]);
    expect([stomp.unit('them', 'R2').stunUntil, stomp.unit('them', 'W').stunUntil]).toEqual([3, null]);
    const us = { right: [unit('1/0/9', ['concussive', x('blast', 1), x('flechette', 1)])] };
    const f = fight('R1 melee R1', us, { right: [unit('0/0/9'), unit('0/0/9')] });
    expect([f.unit('them', 'R1').stunUntil, f.unit('them', 'R2').stunUntil]).toEqual([3, null]);
    const soaked = fight('R1 melee R1', { right: [unit('1/0/9', ['concussive'])] }, { right: [unit('0/0/9', ['shield'])] });
    expect(soaked.unit('them', 'R1').stunUntil).toBeNull();
  });

  test('WR-21.31 WR-21.32 Cruelty: once for each enemy hurt and not destroyed, in the own turn only', () => {
    const cruel = unit('0/0/30', [on('cruelty', damage(0, 'self'))]);
    const us = { warlord: cruel, right: [unit('1/0/9', [x('blast', 1)])] };
    const f = fight('R1 melee R1', us, { warlord: cruel, right: [unit('5/0/9'), unit('0/0/1')] });
    expect(f.events()).toEqual(['hit our R1', 'cruelty our W', 'cruelty our W']);
  });
});

describe('Emberheart to Frenzy', () => {
  test('WR-22.5 Emberheart leaves an Ember with its controller', () => {
    const glowing = unit('0/0/1', ['emberheart']);
    const f = fight('R1 melee R1', { right: [unit('1/0/9', [x('blast', 1)])] }, { right: [glowing, glowing] });
    expect([f.end.p1.embers, f.end.p2.embers]).toEqual([0, 2]);
  });

  const fixated = { right: [unit('3/1/9', ['fixated'])] };

  test('WR-22.12 WR-22.14 Fixated: killable enemies first, in any mode; if none, anybody', () => {
    const them = { right: [unit('0/0/3'), unit('0/0/4')] };
    expect(refused('R1 melee R1', fixated, them)).toEqual([]);
    expect(refused('R1 ranged R1', fixated, them)).toEqual([]);
    expect(refused('R1 melee R2', fixated, them)).toEqual(['fixated']);
    expect(refused('R1 melee R2', fixated, { right: [unit('0/0/4'), unit('0/0/4')] })).toEqual([]);
    expect(refused('R1 melee R2', fixated, { right: [unit('0/0/1', [], { stealth: true }), unit('0/0/4')] })).toEqual([]);
    expect(refused('R1 melee R2', fixated, { right: [unit('0/0/2', ['flying']), unit('0/0/4')] })).toEqual([]);
  });

  test('WR-22.13 the test counts Flechette, Shield, Armour, Vulnerable, Tracer and Invulnerable, not Sentry, and no hidden Troop', () => {
    const bound = (victim: ReturnType<typeof unit>, us = fixated): boolean =>
      refused('R1 melee R2', us, { right: [victim, unit('0/0/9')] }).includes('fixated');
    expect(bound(unit('0/0/3', ['shield']))).toBe(false);
    expect(bound(unit('0/0/3', [x('armour', 1)]))).toBe(false);
    expect(bound(unit('0/0/5', [], { vulnerable: 2 }))).toBe(true);
    expect(bound(unit('0/0/3', ['invulnerable']))).toBe(false);
    expect(bound(unit('0/0/3', [x('sentry', 9)]))).toBe(true);
    expect(bound(unit('0/0/1', [on('ambush', damage(1, 'self'))], { hidden: true }))).toBe(false);
    expect(bound(unit('0/0/4', ['flying'], { tracer: 3 }))).toBe(true);
    const darts = { right: [unit('3/1/9', ['fixated', x('flechette', 1)])] };
    expect([bound(unit('0/0/4'), darts), bound(unit('0/0/3', ['shield']), darts)]).toEqual([true, true]);
    expect(bound(unit('0/0/5', [], { vulnerable: 1 }), darts)).toBe(true);
    expect(bound(unit('0/0/4', ['shield']), darts)).toBe(false);
  });

  test('WR-22.16 Flechette hits before the attack in either mode, not in retaliation', () => {
    const us = { right: [unit('1/1/9', [x('flechette', 2)])] };
    for (const mode of ['melee', 'ranged']) expect(fight(`R1 ${mode} R1`, us, plain).damage()[0]).toBe('2 flechette their R1');
    expect(fight('R1 melee R1', plain, us).damage()).toEqual(['1 retaliation our R1', '1 hit their R1']);
  });

  test('WR-22.17 Flechette is an instance of its own', () => {
    const us = { right: [unit('4/0/9', [x('flechette', 2)])] };
    expect(fight('R1 melee R1', us, { right: [unit('0/0/9', ['shield'])] }).damage()).toEqual(['4 hit their R1']);
    expect(fight('R1 melee R1', us, { right: [unit('0/0/9', [x('armour', 3)])] }).damage()).toEqual([
      '1 flechette their R1',
      '1 hit their R1',
    ]);
  });

  test('WR-22.18 Flechette kills: no retaliation', () => {
    const f = fight('R1 melee R1', { right: [unit('4/0/9', [x('flechette', 2)])] }, { right: [unit('9/0/2')] });
    expect([f.events(), f.health('us', 'R1')]).toEqual([['preAttack our R1'], 9]);
  });

  test('WR-22.19 WR-22.20 Flying: only Flying units reach it in melee; it is answered in melee', () => {
    const bird = { right: [unit('2/2/9', ['flying'])] };
    expect(refused('R1 melee R1', plain, bird)).toEqual(['flying']);
    expect(refused('R1 ranged R1', plain, bird)).toEqual([]);
    expect(refused('R1 melee R1', bird, bird)).toEqual([]);
    expect(fight('R1 melee R1', bird, plain).health('us', 'R1')).toBe(8);
  });

  test('WR-22.21 WR-22.22 Frenzy: two attacks, in the entry turn only with Fast or Flank', () => {
    const wild = (attacksLeft: number, ...more: ('fast' | 'flank')[]) =>
      unit('1/0/9', ['frenzy', ...more], { attacksLeft, enteredOnTurn: more.length > 0 ? 3 : 2 });
    expect(fight('R1 melee R1', { right: [wild(2)] }, plain).unit('us', 'R1').attacksLeft).toBe(1);
    expect(refused('R1 melee R1', { right: [wild(1)] }, plain)).toEqual([]);
    expect(refused('R1 melee R1', { right: [wild(0)] }, plain)).toEqual(['noAttackLeft']);
    expect(refused('R1 melee R1', { right: [{ ...wild(2), enteredOnTurn: 3 }] }, plain)).toEqual(['sick']);
    expect(refused('R1 melee W', { right: [wild(1, 'fast')] }, plain)).toEqual([]);
    expect(refused('R1 melee W', { right: [wild(1, 'flank')] }, plain)).toEqual(['flankOnWarlord']);
  });

  test('WR-22.23 Strike, Flechette, Blast and Mob work on the second attack', () => {
    const us = {
      warlord: unit('0/0/9', [on('mob', damage(0, 'self'))]),
      right: [unit('1/0/9', ['frenzy', x('flechette', 1), on('strike', damage(0, 'self'))])],
    };
    expect(fight('R1 melee R1', us, plain).events()).toEqual(['preAttack our R1', 'hit our R1', 'strike our R1', 'mob our W']);
  });
});
