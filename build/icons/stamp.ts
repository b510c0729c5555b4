/**
 * Tells whether the pictures in the project are those that the drawings would give now. Machines round a pixel differently, so the
 * pictures are not drawn again to find out: a stamp holds the hash of the sources and of every picture made from them.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESOURCES } from './files.ts';

const ROOT = join(import.meta.dirname, '../..');
const STAMP = `${RESOURCES}/drawn-from.json`;

interface Stamp {
  sources: string;
  pictures: Record<string, string>;
}

const hash = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** Line ends are the checkout's, not the author's. */
const hashOfText = (content: string): string => hash(content.replaceAll('\r\n', '\n'));

export function hashOfSources(): string {
  const names = readdirSync(import.meta.dirname).filter((name) => /\.(ts|svg|json)$/.test(name));
  return hashOfText(
    names
      .sort()
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join('\n'),
  );
}

const hashOfPicture = (name: string, content: Buffer): string => (name.endsWith('.svg') ? hashOfText(content.toString()) : hash(content));

/** The stamp's file and what belongs into it. */
export function stampOf(pictures: ReadonlyMap<string, Buffer>): [name: string, content: string] {
  const stamp: Stamp = {
    sources: hashOfSources(),
    pictures: Object.fromEntries([...pictures].map(([name, content]) => [name, hashOfPicture(name, content)])),
  };
  return [STAMP, `${JSON.stringify(stamp, null, 2)}\n`];
}

/** What is not as `npm run icons` would leave it, in words. */
export function outdated(): string[] {
  if (!existsSync(join(ROOT, STAMP))) return [`${STAMP} is missing`];
  const stamp = JSON.parse(readFileSync(join(ROOT, STAMP), 'utf8')) as Stamp;
  const wrong = stamp.sources === hashOfSources() ? [] : ['the drawings in build/icons were changed'];
  for (const [name, made] of Object.entries(stamp.pictures)) {
    if (!existsSync(join(ROOT, name))) wrong.push(`${name} is missing`);
    else if (hashOfPicture(name, readFileSync(join(ROOT, name))) !== made) wrong.push(`${name} was changed by hand`);
  }
  return wrong;
}
