import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_SIGNS, SECRETS, TABLE_PORTS, codeOf, placesOf, readCode, spaced } from '../../src-shared/lan/code.ts';

const codes = fc.record({
  host: fc.nat({ max: 255 }),
  port: fc.nat({ max: TABLE_PORTS.length - 1 }),
  secret: fc.nat({ max: SECRETS - 1 }),
});

describe('a code', () => {
  test('says what it was made of, however it is typed', () => {
    fc.assert(
      fc.property(codes, fc.boolean(), (code, lower) => {
        const signs = codeOf(code);
        expect(signs).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/);
        const typed = spaced(lower ? signs.toLowerCase() : signs)
          .replace(' ', ' - ')
          .replaceAll('0', 'o')
          .replaceAll('1', 'l');
        expect(readCode(typed)).toEqual(code);
      }),
    );
  });

  test('has room for exactly what it carries', () => {
    expect(256 * TABLE_PORTS.length * SECRETS).toBe(32 ** CODE_SIGNS);
    expect(codeOf({ host: 255, port: 15, secret: SECRETS - 1 })).toBe('ZZZZZZ');
    expect(codeOf({ host: 0, port: 0, secret: 0 })).toBe('000000');
  });

  test.each(['', '12345', '1234567', 'ABCDEU', 'ABC!EF', 'ÄBCDEF', '𝟘00000', 'constructor'])('is not "%s"', (typed) => {
    expect(readCode(typed)).toBeNull();
  });
});

describe('where a table may be', () => {
  const code = { host: 20, port: 0, secret: 0 };
  test('in an ordinary network of a house: at one address', () => {
    expect(placesOf(code, [{ address: '192.168.1.77', netmask: '255.255.255.0' }])).toEqual(['192.168.1.20']);
  });
  test('in a wider one: its parts, the guest’s own first', () => {
    expect(placesOf(code, [{ address: '10.0.5.9', netmask: '255.255.252.0' }])).toEqual([
      '10.0.5.20',
      '10.0.4.20',
      '10.0.6.20',
      '10.0.7.20',
    ]);
    expect(placesOf(code, [{ address: '10.0.5.9', netmask: '255.255.240.0' }])).toHaveLength(16);
  });
  test('in a narrower one: at one address, which may lie beside it', () => {
    expect(placesOf(code, [{ address: '192.168.1.200', netmask: '255.255.255.128' }])).toEqual(['192.168.1.20']);
  });
  test('with several cards: at each, none twice', () => {
    const own = ['192.168.1.5', '192.168.1.6', '10.1.2.3'].map((address) => ({ address, netmask: '255.255.255.0' }));
    expect(placesOf(code, own)).toEqual(['192.168.1.20', '10.1.2.20']);
  });
  test('in a network that is too wide, or is none: nowhere', () => {
    expect(placesOf(code, [{ address: '10.0.5.9', netmask: '255.255.0.0' }])).toEqual([]);
    expect(
      placesOf(code, [
        { address: 'fe80::1', netmask: 'ffff::' },
        { address: '1.2.3.256', netmask: '255.255.255.0' },
      ]),
    ).toEqual([]);
  });
});
