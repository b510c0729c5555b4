/**
 * `npm run sbom -- FOLDER`: writes the bill of materials of the packages that were made last, or of the last build, into a folder.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { APP_BUILD, PRODUCT } from './electron-builder.ts';
import { shippedPackages } from './notices/packages.ts';
import { billOfMaterials } from './release/sbom.ts';

const ROOT = join(import.meta.dirname, '..');

const [folder = 'dist'] = process.argv.slice(2);
const packaged = join(ROOT, APP_BUILD, 'out');
const shipped = shippedPackages(existsSync(packaged) ? packaged : join(ROOT, 'out'));
mkdirSync(folder, { recursive: true });
const file = join(folder, `${PRODUCT}-${manifest.version}.cdx.json`);
writeFileSync(file, billOfMaterials(shipped));
console.log(`${file}: ${shipped.length} packages`);
