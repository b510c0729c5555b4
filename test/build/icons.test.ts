import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Data } from 'resedit';
import { expect, it } from 'vitest';
import { HEADER, SIDEBAR } from '../../build/icons/installers.ts';
import { bmp } from '../../build/icons/formats.ts';
import { outdated } from '../../build/icons/stamp.ts';

const RESOURCES = join(import.meta.dirname, '../../build/resources');
const read = (name: string) => readFileSync(join(RESOURCES, name));

it('the pictures are those of the drawings; else: npm run icons', () => {
  expect(outdated()).toEqual([]);
});

it('a Windows icon has every size that Windows shows', () => {
  const sizes = Data.IconFile.from(read('icon.ico')).icons.map(({ width }) => width || 256);
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
});

it('a Mac icon has every size that macOS shows', () => {
  const file = read('icon.icns');
  const kinds: string[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) kinds.push(file.toString('latin1', at, at + 4));
  // 128 to 1024, plain and for dense screens.
  expect(kinds).toEqual(expect.arrayContaining(['ic07', 'ic08', 'ic09', 'ic10', 'ic11', 'ic12', 'ic13', 'ic14']));
});

it.each([
  ['installerSidebar.bmp', SIDEBAR],
  ['uninstallerSidebar.bmp', SIDEBAR],
  ['installerHeader.bmp', HEADER],
])('%s is a bitmap of the size that the installer has room for', (name, { width, height }) => {
  const file = read(name);
  expect(file.toString('latin1', 0, 2)).toBe('BM');
  expect([file.readInt32LE(18), file.readInt32LE(22), file.readUInt16LE(28)]).toEqual([width, height, 24]);
  expect(file.readUInt32LE(2)).toBe(file.length);
});

it('a bitmap begins with the lowest row and writes blue first', () => {
  const file = bmp(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path d="M0 0h2v1h-2z" fill="#f00"/><path d="M0 1h2v1h-2z" fill="#00f"/></svg>',
    2,
  );
  expect([...file.subarray(54, 57)]).toEqual([255, 0, 0]);
  // Rows are padded to eight bytes here.
  expect([...file.subarray(62, 65)]).toEqual([0, 0, 255]);
});
