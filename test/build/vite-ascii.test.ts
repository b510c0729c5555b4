import { expect, test } from 'vitest';
import { ascii, escaped } from '../../build/vite-ascii.ts';

test('a built script says the same in ASCII alone', () => {
  const script = 'export const words = ["“Anvil” – 3 × ½ …", `⚒ ${1 + 1} 𝕏`, /^[–—𝕏]$/u.test("—")];';
  const plain = escaped(script);
  expect(plain).toMatch(/^[\0-\x7f]+$/);
  const run = (code: string): unknown => new Function(`${code.replace('export const words =', 'return')}`)();
  expect(run(plain)).toEqual(run(script));
});

test('every chunk without a source map is written so, and nothing else is touched', () => {
  const bundle = {
    'a.js': { type: 'chunk', code: '"é…"', map: null },
    'b.css': { type: 'asset', source: '"…"' },
    'c.js': { type: 'chunk', code: '"…"', map: {} },
  };
  const { generateBundle } = ascii() as unknown as { generateBundle: (options: object, files: typeof bundle) => void };
  generateBundle({}, bundle);
  expect(bundle['a.js']).toEqual({ type: 'chunk', code: '"\\u00e9\\u2026"', map: null });
  expect(bundle['c.js'].code).toBe('"…"');
  expect(bundle['b.css']).toEqual({ type: 'asset', source: '"…"' });
});
