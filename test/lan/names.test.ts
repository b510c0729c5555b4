import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_NAME, looksOf, toldApart } from '../../src-shared/lan/names.ts';
import { personName } from '../../src-shared/protocol/fields.ts';

test.each([
  ['Ada', [], 'Ada'],
  ['Ada', ['Ben'], 'Ada'],
  ['Ada', ['Ada'], 'Ada 2'],
  ['ada', ['Ada', 'ADA 2'], 'ada 3'],
  ['Ａｄａ', ['Ada'], 'Ａｄａ 2'],
  ['Adá', ['Ada'], 'Adá 2'],
  ['A da', ['Ada'], 'A da 2'],
])('%s beside %j is %s', (name, others, told) => {
  expect(toldApart(name, others)).toBe(told);
});

test('a long name makes room for the number, and is not cut through a character', () => {
  expect(toldApart('x'.repeat(24), ['X'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
  const told = toldApart('🦊'.repeat(24), ['🦊'.repeat(24)]);
  expect(told).toBe(`${'🦊'.repeat(22)} 2`);
});

test('however many come by whatever names, no two look alike, and each is a name that the protocol takes', () => {
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }).filter((name) => personName.safeParse(name).data === name);
  fc.assert(
    fc.property(fc.array(fc.oneof(names, fc.constantFrom('Ada', 'ADA', 'ada 2', 'x'.repeat(24))), { maxLength: 16 }), (all) => {
      const seated: string[] = [];
      for (const name of all) seated.push(toldApart(name, seated));
      expect(new Set(seated.map(looksOf)).size).toBe(all.length);
      for (const name of seated) expect([...name].length).toBeLessThanOrEqual(MOST_NAME);
    }),
  );
});
