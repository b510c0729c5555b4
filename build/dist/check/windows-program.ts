/** What Windows shows of the program, and what it compares app.asar with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Data, NtExecutable, NtExecutableResource, Resource } from 'resedit';
import { PRODUCT } from '../../electron-builder.ts';
import { RESOURCES } from '../../icons/files.ts';
import { VERSION } from '../../../src-main/version.ts';
import { headHash } from './app-code.ts';
import type { Package } from './package-files.ts';
import { asarOf, programOf } from './package-files.ts';

const ROOT = join(import.meta.dirname, '../../..');

const TEXTS: Readonly<Record<string, string>> = { ProductName: PRODUCT, ProductVersion: VERSION, InternalName: PRODUCT };

function wrongTexts(entries: NtExecutableResource['entries']): string[] {
  const [info] = Resource.VersionInfo.fromEntries(entries);
  const [language] = info.getAllLanguagesForStringValues();
  const texts = info.getStringValues(language);
  return Object.entries(TEXTS)
    .filter(([name, text]) => !texts[name]?.startsWith(text))
    .map(([name, text]) => `the .exe calls its ${name} "${texts[name]}", not "${text}"`);
}

function wrongIcon(entries: NtExecutableResource['entries']): string[] {
  const sizes = (icons: readonly { width?: number }[]) =>
    icons
      .map(({ width }) => width || 256)
      .sort((a, b) => a - b)
      .join(', ');
  const ours = sizes(Data.IconFile.from(readFileSync(join(ROOT, RESOURCES, 'icon.ico'))).icons);
  const [group] = Resource.IconGroupEntry.fromEntries(entries);
  const theirs = group ? sizes(group.icons) : 'none';
  return ours === theirs ? [] : [`the .exe has an icon of sizes ${theirs}, not ${ours}`];
}

function wrongIntegrity(entries: NtExecutableResource['entries'], archive: string): string[] {
  const entry = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  const hashes = entry ? (JSON.parse(Buffer.from(entry.bin).toString('utf8')) as { file: string; value: string }[]) : [];
  const known = hashes.find(({ file }) => file.toLowerCase() === 'resources\\app.asar');
  return known?.value === headHash(archive) ? [] : ['the .exe does not hold the hash of app.asar'];
}

export function checkWindowsProgram(checked: Package): string[] {
  const { entries } = NtExecutableResource.from(NtExecutable.from(readFileSync(programOf(checked)), { ignoreCert: true }));
  return [...wrongTexts(entries), ...wrongIcon(entries), ...wrongIntegrity(entries, asarOf(checked))];
}
