/** `npm run announce -- FOLDER`: writes release.json, to be put where the app asks for new versions once the release is out. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { RELEASE_ADDRESS } from '../src-shared/protocol/release.ts';
import { announcementOf } from './release/gate.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder? npm run announce -- FOLDER');
  process.exit(2);
}
writeFileSync(join(folder, 'release.json'), announcementOf({ version: manifest.version, address: RELEASE_ADDRESS }));
console.log(`${join(folder, 'release.json')}: to be put at ${RELEASE_ADDRESS}`);
