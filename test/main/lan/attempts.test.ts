import { describe, expect, test } from 'vitest';
import { Attempts, placeOf } from '../../../src-main/lan/attempts.ts';
import { SECRETS } from '../../../src-shared/lan/code.ts';

class HandClock {
  at = 1000;
  ticks = () => this.at;
}
const MINUTE = 60_000;

describe('wrong codes', () => {
  test('of one address: three are free, then it waits twice as long each time, and the tenth is locked out', () => {
    const clock = new HandClock();
    const attempts = new Attempts(clock);
    const waits = Array.from({ length: 10 }, () => {
      attempts.wrong('10.0.0.5');
      const wait = attempts.waitMs('10.0.0.5');
      clock.at += wait;
      expect(attempts.waitMs('10.0.0.5')).toBe(0);
      return wait;
    });
    expect(waits).toEqual([0, 0, 0, 2000, 4000, 8000, 16_000, 32_000, 64_000, 10 * MINUTE]);
    expect(attempts.waitMs('10.0.0.6')).toBe(0);
  });

  test('are forgotten with the right one, or after a while', () => {
    const clock = new HandClock();
    const attempts = new Attempts(clock);
    const tryWrong = (n: number) => Array.from({ length: n }, () => attempts.wrong('10.0.0.5'));
    tryWrong(3);
    attempts.right('10.0.0.5');
    tryWrong(3);
    expect(attempts.waitMs('10.0.0.5')).toBe(0);
    clock.at += 11 * MINUTE;
    tryWrong(3);
    expect(attempts.waitMs('10.0.0.5')).toBe(0);
    tryWrong(1);
    expect(attempts.waitMs('10.0.0.5')).toBeGreaterThan(0);
  });

  test('of many addresses: thirty, and one more every two minutes', () => {
    const clock = new HandClock();
    const attempts = new Attempts(clock);
    for (let n = 0; n < 30; n++) {
      expect(attempts.waitMs(`10.0.1.${n}`)).toBe(0);
      attempts.wrong(`10.0.1.${n}`);
    }
    expect(attempts.waitMs('10.0.2.1')).toBe(2 * MINUTE);
    clock.at += 2 * MINUTE;
    expect(attempts.waitMs('10.0.2.1')).toBe(0);
  });

  test('whoever tries as fast as it goes for an evening, from as many addresses as they like, has a chance of one in 1,700', () => {
    const clock = new HandClock();
    const attempts = new Attempts(clock);
    const end = clock.at + 240 * MINUTE;
    let tried = 0;
    for (let n = 0; clock.at < end; n++) {
      const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
      clock.at += attempts.waitMs(address);
      attempts.wrong(address);
      tried++;
    }
    expect(SECRETS / tried).toBeGreaterThan(1700);
  });
});

test('beginnings of a proof are few for one address, and bounded for all', () => {
  const clock = new HandClock();
  const attempts = new Attempts(clock);
  const knocks = (address: string, n: number) => Array.from({ length: n }, () => attempts.knock(address)).filter(Boolean).length;
  expect(knocks('10.0.0.5', 100)).toBe(12);
  clock.at += 4000;
  expect(knocks('10.0.0.5', 100)).toBe(2);
  clock.at += 60_000;
  expect(Array.from({ length: 100 }, (_, n) => knocks(`10.0.3.${n}`, 1)).filter((n) => n === 1)).toHaveLength(40);
});

test.each([
  ['::ffff:192.168.1.5', '192.168.1.5'],
  ['192.168.1.5', '192.168.1.5'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0'],
  ['fe80::aaaa:2:3:4', 'fe80:0:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
