import { rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PackedFiles, isPackable } from '../../src-main/web/packed-files.ts';

test('a file is compressed once, for all who ask; one that could not be read is tried anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const file = { path: join(folder, 'page.js'), type: 'text/javascript; charset=utf-8' };
  const packed = new PackedFiles();
  await expect(packed.of(file, 'br')).rejects.toThrow('ENOENT');
  writeFileSync(file.path, 'let page;'.repeat(50));
  const first = packed.of(file, 'br');
  expect(packed.of(file, 'br')).toBe(first);
  expect(packed.of(file, 'gzip')).not.toBe(first);
  await Promise.all([first, packed.of(file, 'gzip')]);
  rmSync(folder, { recursive: true });
  expect(brotliDecompressSync(await packed.of(file, 'br')).toString()).toBe('let page;'.repeat(50));
});

test('texts are worth compressing; what is compressed already is not', () => {
  const types = ['text/html; charset=utf-8', 'text/javascript; charset=utf-8', 'image/svg+xml', 'font/woff2', 'image/webp', 'image/png'];
  expect(types.map((type) => isPackable({ path: '', type }))).toEqual([true, true, true, false, false, false]);
});
