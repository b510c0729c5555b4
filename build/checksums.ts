/** `npm run checksums -- FOLDER`: writes SHA256SUMS beside the files of a folder, as `sha256sum --check` reads it. */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const NAME = 'SHA256SUMS';

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder? npm run checksums -- FOLDER');
  process.exit(2);
}
const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== NAME);
if (names.length === 0) {
  console.error(`There is no file in ${folder}.`);
  process.exit(1);
}
const lines: string[] = [];
for (const { name } of names) lines.push(`${await sumOf(join(folder, name))}  ${name}`);
writeFileSync(join(folder, NAME), `${lines.sort((a, b) => a.slice(66).localeCompare(b.slice(66), 'en')).join('\n')}\n`);
console.log(`${join(folder, NAME)}: ${lines.length} files`);
