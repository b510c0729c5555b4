/**
 * Writes the licence notices of everything that is shipped: NOTICES.md for the repository and the installers, and
 * src-renderer/screens/credits/notices.json for the app's own list. What is shipped is what the last build has in its bundles.
 *
 *   tsx build/notices.ts           writes both files
 *   tsx build/notices.ts --check   fails if they are not up to date
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownOf, noticeOf } from './notices/notice.ts';
import { shippedPackages } from './notices/packages.ts';

const ROOT = join(import.meta.dirname, '..');

const notices = shippedPackages().map(noticeOf);
const files: [name: string, content: string][] = [
  ['NOTICES.md', markdownOf(notices)],
  ['src-renderer/screens/credits/notices.json', `${JSON.stringify(notices, null, 2)}\n`],
];

if (process.argv.includes('--check')) {
  const isStale = ([name, content]: [string, string]) =>
    !existsSync(join(ROOT, name)) || readFileSync(join(ROOT, name), 'utf8') !== content;
  for (const [name] of files.filter(isStale)) {
    console.error(`${name} does not name what is in the bundles now: run npm run notices`);
    process.exitCode = 1;
  }
} else {
  for (const [name, content] of files) writeFileSync(join(ROOT, name), content);
  console.log(`${notices.length} notices written`);
}
