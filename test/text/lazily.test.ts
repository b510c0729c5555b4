import { expect, test, vi } from 'vitest';
import { lazily } from '../../src-shared/text/lazily.ts';

test('values are made when they are looked at, once each, and nobody can change them', () => {
  const make = vi.fn((key: string) => ({ key }));
  const record = lazily((['anvil', 'tongs'] as const).map((key) => [key, () => make(key)] as const));
  expect(Object.keys(record)).toEqual(['anvil', 'tongs']);
  expect(make).not.toHaveBeenCalled();
  const { anvil } = record;
  expect(anvil).toEqual({ key: 'anvil' });
  expect(record.anvil).toBe(anvil);
  expect(make.mock.calls).toEqual([['anvil']]);
  expect(Object.values(record)).toEqual([{ key: 'anvil' }, { key: 'tongs' }]);
  expect(() => Object.assign(record, { anvil: null })).toThrow(TypeError);
});
