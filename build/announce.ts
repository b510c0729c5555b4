/** `npm run announce -- FOLDER`: writes release.json, to be put where the app asks for new versions once the release is out. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { publisherOf } from './publisher.ts';
import { announcementOf } from './release/gate.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder? npm run announce -- FOLDER');
  process.exit(2);
}
const { address } = publisherOf(process.env);
writeFileSync(join(folder, 'release.json'), announcementOf({ version: manifest.version, address }));
console.log(`${join(folder, 'release.json')}: to be put at ${address}`);
