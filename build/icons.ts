/** `npm run icons`: draws every picture that packages need from build/icons. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawAll } from './icons/files.ts';
import { stampOf } from './icons/stamp.ts';

const ROOT = join(import.meta.dirname, '..');

const pictures = drawAll();
for (const [name, content] of [...pictures, stampOf(pictures)]) {
  const file = join(ROOT, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(`${pictures.size} pictures drawn`);
