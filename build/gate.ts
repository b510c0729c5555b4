/** `npm run gate -- v1.2.3`: whether a release of that tag may be made; says what stands against it. */
import manifest from '../package.json' with { type: 'json' };
import { publisherOf } from './publisher.ts';
import { objections } from './release/gate.ts';

const [tag] = process.argv.slice(2);
if (tag === undefined) {
  console.error('Which tag? npm run gate -- v1.2.3');
  process.exit(2);
}
const against = objections({ tag, version: manifest.version, ...publisherOf(process.env) });
for (const sentence of against) console.error(sentence);
console.log(against.length === 0 ? `${tag} may be released.` : `${tag} may not be released yet.`);
process.exitCode = against.length === 0 ? 0 : 1;
