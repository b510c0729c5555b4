/** The reference against the checklist: damage, death and triggers (section 19), results (section 1). */
import { describe, expect, test } from 'vitest';
import { brink, damage, fight, on, unit, x } from './by-hand.ts';

const self = damage(1, 'self');

describe('1 Results', () => {
  test('WR-1.1 a Warlord at 3 that takes 3 loses', () => {
    expect(fight('R1 melee W', { right: [unit('3/0/9')] }, { warlord: unit('0/0/3') }).result).toEqual({ winner: 'p1' });
  });

  test('WR-1.2 health is tested after the whole event, never between its parts', () => {
    const both = [on('strike', damage(2, 'everyone'))];
    const f = fight(
      'R1 melee R1',
      { warlord: unit('0/0/2'), right: [unit('1/0/9', both)] },
      { warlord: unit('0/0/2'), right: [unit('0/0/9')] },
    );
    expect(f.result).toEqual({ draw: true });
  });

  test('WR-1.3 5/0/4 attacks 4/0/5: a draw', () => {
    expect(fight('W melee W', { warlord: unit('5/0/4') }, { warlord: unit('4/0/5') }).result).toEqual({ draw: true });
  });

  test('WR-1.4 one Warlord at 0: the other player has won, and queued triggers are dropped', () => {
    const us = { warlord: unit('0/0/1'), right: [unit('3/0/9', [on('strike', damage(1, 'ownWarlord'))])] };
    const f = fight('R1 melee W', us, { warlord: unit('0/0/3') });
    expect([f.result, f.health('us', 'W'), f.events()]).toEqual([{ winner: 'p1' }, 1, ['hit our R1']]);
  });
});

describe('16 Healing', () => {
  const healing = (n: number, stats: string) =>
    fight('R1 melee R1', { right: [unit(stats, [on('strike', { do: 'heal', n, to: 'self' })])] }, { right: [unit('0/0/9')] });

  test('WR-16.1 an undamaged unit is not healed', () => {
    const f = healing(3, '1/0/6');
    expect(f.health('us', 'R1')).toBe(6);
    expect(f.happenings.some(({ type }) => type === 'healed')).toBe(false);
  });

  test('WR-16.2 healing stops at the maximum: 4/6 healed 5', () => {
    expect(healing(5, '1/0/4/6').unit('us', 'R1')).toMatchObject({ health: 6, maxHealth: 6 });
  });

  test('WR-16.3 gaining health raises both: 3/6 gains 2', () => {
    const gain = on('strike', { do: 'gainHealth', n: 2, to: 'self' });
    const f = fight('R1 melee R1', { right: [unit('1/0/3/6', [gain])] }, { right: [unit('0/0/9')] });
    expect(f.unit('us', 'R1')).toMatchObject({ health: 5, maxHealth: 8 });
  });
});

describe('19 Damage, death and triggers', () => {
  const hitFor = (n: number, keywords: Parameters<typeof unit>[1], more: Parameters<typeof unit>[2], mode = 'melee') =>
    fight(`R1 ${mode} R1`, { right: [unit(`${n}/${n}/20`)] }, { right: [unit('0/0/20', keywords, more)] });

  test('WR-19.1 Invulnerable, then Shield, then Vulnerable and Tracer, then Armour with its minimum', () => {
    const marks = { vulnerable: 2, tracer: 1 };
    const whole = hitFor(3, ['invulnerable', 'shield', x('armour', 9)], marks, 'ranged');
    expect([whole.health('them', 'R1'), whole.keywords('them', 'R1')]).toEqual([20, ['invulnerable', 'shield', 'armour']]);
    const shielded = hitFor(3, ['shield', x('armour', 9)], marks, 'ranged');
    expect([shielded.health('them', 'R1'), shielded.keywords('them', 'R1')]).toEqual([20, ['armour']]);
    expect(hitFor(3, [x('armour', 4)], marks, 'ranged').health('them', 'R1')).toBe(18);
    expect(hitFor(3, [x('armour', 9)], marks, 'ranged').health('them', 'R1')).toBe(19);
  });

  test('WR-19.2 Armour 3 + Vulnerable 2: 2 becomes 1, 6 becomes 5', () => {
    expect(hitFor(2, [x('armour', 3)], { vulnerable: 2 }).damage()).toEqual(['1 hit their R1']);
    expect(hitFor(6, [x('armour', 3)], { vulnerable: 2 }).damage()).toEqual(['5 hit their R1']);
  });

  test('WR-19.3 0 damage is no damage', () => {
    const wary = unit('0/0/9', ['shield', on('scarred', self)], { vulnerable: 2, prayPending: true });
    const f = fight(
      'R1 melee R1',
      { right: [unit('1/0/9', [on('strike', damage(0, 'enemies'))])] },
      { left: [wary], right: [unit('0/0/9')] },
    );
    expect(f.unit('them', 'L1')).toMatchObject({ health: 9, prayPending: true });
    expect(f.keywords('them', 'L1')).toEqual(['shield', 'scarred']);
    expect(f.events()).toEqual(['hit our R1', 'strike our R1']);
  });

  test('WR-19.4 prevented damage triggers nothing that needs damage', () => {
    const us = { warlord: unit('0/0/9', [on('cruelty', self)]), right: [unit('5/0/20', ['concussive'])] };
    for (const guard of ['shield', 'invulnerable'] as const) {
      const f = fight('R1 melee R1', us, { right: [unit('0/0/5', [guard, on('scarred', self), brink(9, self)], { prayPending: true })] });
      expect(f.events()).toEqual(['hit our R1']);
      expect(f.unit('them', 'R1')).toMatchObject({ prayPending: true, stunUntil: null });
    }
  });

  test('WR-19.5 destroying skips Shield and Armour, spares Invulnerable units and Warlords', () => {
    const us = { right: [unit('1/0/9', [on('strike', { do: 'destroy', n: 0, to: 'everyone' })])] };
    const f = fight('R1 melee W', us, { right: [unit('0/0/9', ['shield', x('armour', 3)]), unit('0/0/9', ['invulnerable'])] });
    expect([f.line('us'), f.line('them')]).toEqual([['our W'], ['their W', 'their R2']]);
  });

  test('WR-19.6 all fall together, then triggers run one by one, new ones at the end of the queue', () => {
    const bomb = unit('0/0/1', [on('backlash', damage(1, 'ownTroops'))]);
    const us = { right: [unit('1/0/9', [x('blast', 1), on('strike', damage(1, 'enemyWarlord'))])] };
    const f = fight('R1 melee R2', us, { right: [bomb, unit('0/0/1'), bomb, unit('0/0/1', [on('backlash', damage(1, 'enemies'))])] });
    expect(f.deaths()).toEqual([['their R1', 'their R2', 'their R3'], ['their R4']]);
    expect(f.events()).toEqual(['hit our R1', 'backlash their R1', 'backlash their R3', 'strike our R1', 'backlash their R4']);
  });

  test('WR-19.7 groups: damage, death, attack; keywords as listed', () => {
    const effect = damage(1, 'enemyWarlord');
    const us = {
      warlord: unit('0/0/30', [on('mob', effect), on('cruelty', effect)]),
      right: [
        unit('2/0/9/20', [
          'concussive',
          'stomp',
          x('blast', 1),
          on('slay', effect),
          on('strike', effect),
          on('scarred', effect),
          brink(8, effect),
        ]),
      ],
    };
    const victim = unit('1/0/2', [on('backlash', effect), 'unstable', on('scarred', effect)], { huntMarks: 1 });
    const f = fight('R1 melee R2', us, { right: [unit('0/0/9', [on('scarred', effect), brink(8, effect)]), victim] }, [0, 0]);
    expect(f.events().slice(0, 13)).toEqual([
      'hit our R1',
      'scarred our R1',
      'scarred their R1',
      'scarred their R2',
      'brink our R1',
      'brink their R1',
      'cruelty our W',
      'huntMark their R2',
      'unstable their R2',
      'backlash their R2',
      'slay our R1',
      'strike our R1',
      'mob our W',
    ]);
    const stunning = ['concussive' as const, on('scarred', damage(0, 'self'))];
    const g = fight('R1 melee R1', { right: [unit('2/0/9', stunning)] }, { right: [unit('1/0/5', stunning)] });
    expect(g.events()).toEqual(['hit our R1', 'concussive our R1', 'concussive their R1', 'scarred our R1', 'scarred their R1']);
  });

  test('WR-19.7 within a keyword the active player first, then L4 to R4', () => {
    const sore = unit('0/0/9', [on('scarred', damage(0, 'self'))]);
    const us = { left: [sore, sore], warlord: unit('1/0/9'), right: [sore] };
    const all = unit('0/0/9', [on('scarred', damage(1, 'everyone'))]);
    const f = fight('W melee L1', us, { left: [all], right: [sore] });
    expect(f.events().slice(0, 7)).toEqual([
      'hit our W',
      'scarred their L1',
      'scarred our L2',
      'scarred our L1',
      'scarred our R1',
      'scarred their L1',
      'scarred their R1',
    ]);
  });

  test('WR-19.8 a trigger whose unit is gone is skipped, except death triggers and a lethal Scarred', () => {
    const us = { right: [unit('3/0/9', [x('blast', 1)])] };
    const them = {
      right: [
        unit('0/0/3', [on('scarred', damage(2, 'ownTroops'))]),
        unit('0/0/3', [on('scarred', damage(1, 'enemyWarlord')), brink(2, self)]),
      ],
    };
    const f = fight('R1 melee R1', us, them);
    expect(f.deaths()).toEqual([['their R1'], ['their R2']]);
    expect(f.events()).toEqual(['hit our R1', 'scarred their R1', 'scarred their R2']);
    expect(f.happenings.filter(({ type }) => type === 'skipped')).toEqual([
      { type: 'skipped', name: 'scarred', unit: 17 },
      { type: 'skipped', name: 'brink', unit: 17 },
    ]);
  });

  test('WR-19.9 numbers of one keyword add up', () => {
    expect(hitFor(5, [x('armour', 1), x('armour', 2)], {}).health('them', 'R1')).toBe(18);
    const us = { right: [unit('1/0/9', [x('blast', 1), x('blast', 2), x('flechette', 1), x('flechette', 1)])] };
    const f = fight('R1 melee R1', us, { right: [unit('0/0/9', [x('sentry', 1), x('sentry', 2)])] });
    expect(f.damage()).toEqual(['3 sentry our R1', '2 flechette their R1', '3 blast their W', '1 hit their R1']);
  });

  test('WR-19.11 at most 500 triggers resolve', () => {
    const healer = unit('0/0/9', [on('scarred', { do: 'heal', n: 9, to: 'everyone' })]);
    const warlord = unit('0/0/30', ['invulnerable']);
    const endless = unit('1/0/30', [on('scarred', damage(1, 'everyone')), x('armour', 9)]);
    const f = fight('R1 melee R1', { warlord, right: [endless, healer] }, { warlord, right: [endless, healer] });
    expect(f.events()).toHaveLength(501);
    expect(f.happenings.at(-1)).toMatchObject({ type: 'skipped' });
  });
});
