/** What the .deb installs for files of the game, beside what electron-builder puts there by itself. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDeb } from '../../build/dist/check/deb.ts';
import { configuration, DEB_EXTRAS } from '../../build/electron-builder.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;

const { fileAssociations, deb } = configuration({ twin: false, maps: false, output: 'dist/test', env: {} });
const types = [fileAssociations].flat().map((association) => association!);

it('an icon for every file type, drawn and as a picture', () => {
  expect(types).toHaveLength(3);
  for (const { ext, mimeType } of types) {
    const name = mimeType!.replace('/', '-');
    expect(DEB_EXTRAS[`/usr/share/icons/hicolor/scalable/mimetypes/${name}.svg`]).toBe(`build/resources/${String(ext)}.svg`);
    expect(DEB_EXTRAS[`/usr/share/icons/hicolor/256x256/mimetypes/${name}.png`]).toBe(`build/resources/${String(ext)}.png`);
  }
});

it('all of it is handed to what makes the .deb', () => {
  expect(deb?.fpm).toEqual(Object.entries(DEB_EXTRAS).map(([place, file]) => `${join(ROOT, file)}=${place}`));
});

it.runIf(has('update-mime-database'))(
  'the desktop takes these icons and not those that electron-builder names (NOT RUN without update-mime-database)',
  () => {
    const mime = join(temporaryFolder('mime'), 'mime');
    const packages = join(mime, 'packages');
    mkdirSync(packages, { recursive: true });
    const theirs = types.map(
      ({ ext, mimeType }) => `<mime-type type="${mimeType}"><glob pattern="*.${String(ext)}"/><icon name="x-office-document"/></mime-type>`,
    );
    const around = (inside: string) => `<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">${inside}</mime-info>`;
    writeFileSync(join(packages, 'five-forges.xml'), around(theirs.join('')));
    const [ours, source] = Object.entries(DEB_EXTRAS).find(([place]) => place.startsWith('/usr/share/mime/packages/'))!;
    copyFileSync(join(ROOT, source), join(mime, ours.slice('/usr/share/mime/'.length)));
    execFileSync('update-mime-database', [mime], { stdio: 'ignore' });
    const icons = readFileSync(join(mime, 'icons'), 'utf8').trim().split('\n').sort();
    expect(icons).toEqual(types.map(({ mimeType }) => `${mimeType}:${mimeType!.replace('/', '-')}`).sort());
  },
);

describe.runIf(has('dpkg-deb'))('a .deb (NOT RUN without dpkg-deb)', () => {
  /** One that installs files at these places. */
  function made(places: readonly string[]): string {
    const folder = temporaryFolder('deb');
    for (const place of ['/DEBIAN/control', ...places]) {
      mkdirSync(dirname(join(folder, 'tree', place)), { recursive: true });
      writeFileSync(join(folder, 'tree', place), '', { mode: 0o644 });
    }
    const control = [
      'Package: five-forges',
      'Version: 1',
      'Architecture: all',
      'Maintainer: Somebody <s@example.org>',
      'Description: x',
      '',
    ];
    writeFileSync(join(folder, 'tree/DEBIAN/control'), control.join('\n'));
    execFileSync('dpkg-deb', ['--root-owner-group', '--build', join(folder, 'tree'), join(folder, 'made.deb')], { stdio: 'ignore' });
    return join(folder, 'made.deb');
  }

  it('with all of it is good', () => {
    expect(checkDeb(made(Object.keys(DEB_EXTRAS)))).toEqual([]);
  });

  it('without one of them is not', () => {
    const [left, ...places] = Object.keys(DEB_EXTRAS);
    expect(checkDeb(made(places))).toEqual([expect.stringContaining(`does not install ${left}`)]);
  });

  it('that is none is not either', () => {
    expect(checkDeb(join(ROOT, 'package.json'))).toEqual([expect.stringContaining('is no Debian package')]);
  });
});
