/**
 * Writes the licence notices of everything that is shipped: NOTICES.md for the repository and the installers, and
 * src-renderer/screens/credits/notices.json for the credits page. What is shipped follows from what the sources import;
 * packages that only help to build or test are not listed.
 *
 *   node build/notices.mjs           write both files
 *   node build/notices.mjs --check   fail if they are not up to date
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const ROOT = resolve(import.meta.dirname, '..');
const SOURCES = ['src-shared', 'src-main', 'src-renderer'];
const MARKDOWN = join(ROOT, 'NOTICES.md');
const JSON_FILE = join(ROOT, 'src-renderer/screens/credits/notices.json');

/** Shipped without being imported by name: icons come in through a build plugin, Electron is the shell itself. */
const UNSEEN = ['@iconify-json/game-icons', '@iconify-json/lucide', 'electron'];
/** Where a package's own list says more than what is shipped: installers and compilers stay behind. */
const SHIPPED_DEPENDENCIES = {
  electron: [],
  svelte: ['clsx', 'devalue', 'esm-env'],
  '@iconify-json/game-icons': [],
  '@iconify-json/lucide': [],
};
/** Found in imports, but types alone: nothing of them is in the product. */
const TYPES_ONLY = /^@types\//;

/** The icon packs carry no licence file of their own; these are the terms of their sources. */
const STATED_TERMS = {
  '@iconify-json/game-icons': {
    link: 'https://game-icons.net',
    text:
      'Icons by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed (CC0), ' +
      'Lord Berandas, Irongamer, HeavenlyDog and other contributors of game-icons.net.\n\n' +
      'Licensed under Creative Commons Attribution 3.0 Unported (CC BY 3.0): https://creativecommons.org/licenses/by/3.0/\n\n' +
      'The icons were changed: recoloured, outlined, cropped and combined.',
  },
  '@iconify-json/lucide': {
    link: 'https://lucide.dev',
    text:
      'ISC License\n\nCopyright (c) for portions of Lucide are held by Cole Bemis 2013-2022 as part of Feather (MIT). ' +
      'All other copyright (c) for Lucide are held by Lucide Contributors 2022.\n\n' +
      'Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, ' +
      'provided that the above copyright notice and this permission notice appear in all copies.\n\n' +
      'THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED ' +
      'WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR ' +
      'CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, ' +
      'NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.',
  },
};

function sourceFiles(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** `@scope/name/deep/file` → `@scope/name`. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function importedPackages() {
  const found = new Set(UNSEEN);
  const statement =
    /(?:^|[\s;])(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|@import\s+(?:url\()?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;
  for (const file of SOURCES.flatMap(sourceFiles)) {
    for (const match of readFileSync(file, 'utf8').matchAll(statement)) {
      const specifier = match[1] ?? match[2] ?? match[3];
      if (/^(\.|~|node:|virtual:)/.test(specifier) || TYPES_ONLY.test(specifier)) continue;
      if (existsSync(join(ROOT, 'node_modules', packageOf(specifier), 'package.json'))) found.add(packageOf(specifier));
    }
  }
  return found;
}

/** A package's folder as Node finds it from the package that needs it. */
function folderOf(name, from) {
  for (let at = from; ; at = resolve(at, '..')) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === ROOT || at === resolve(at, '..')) return null;
  }
}

function shippedFolders() {
  const folders = new Map();
  const visit = (name, from) => {
    const folder = folderOf(name, from);
    if (!folder || folders.has(folder)) return;
    folders.set(folder, name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const dependency of SHIPPED_DEPENDENCIES[name] ?? Object.keys(dependencies)) visit(dependency, folder);
  };
  for (const name of importedPackages()) visit(name, ROOT);
  return folders;
}

const nameOf = (person) => (typeof person === 'string' ? person.replace(/\s*[<(].*$/, '') : (person?.name ?? ''));

function linkOf({ homepage, repository }) {
  if (homepage) return homepage;
  const url = typeof repository === 'string' ? repository : repository?.url;
  if (!url) return '';
  // A bare "owner/name" means GitHub.
  return /^[\w.-]+\/[\w.-]+$/.test(url) ? `https://github.com/${url}` : url.replace(/^git\+/, '').replace(/\.git$/, '');
}

function notice(folder, name) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const stated = STATED_TERMS[name] ?? {};
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  return {
    name,
    version: manifest.version,
    licence: manifest.license ?? 'see text',
    author: nameOf(manifest.author),
    link: stated.link ?? linkOf(manifest),
    text: stated.text ?? (file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : ''),
  };
}

const markdownOf = (notices) => `# Notices

Five Forges is made with the works below. Rules texts, card names, numbers and drawings of the games are its own.
Written by \`build/notices.mjs\`; do not edit.

${notices.map(({ name, version, licence, link, text }) => `## ${name} ${version}\n\n${[licence, link].filter(Boolean).join(' · ')}\n\n${text ? `\`\`\`text\n${text}\n\`\`\`\n` : ''}`).join('\n')}`;

const notices = [...shippedFolders()].map(([folder, name]) => notice(folder, name)).sort((a, b) => a.name.localeCompare(b.name, 'en'));
const files = [
  [MARKDOWN, markdownOf(notices)],
  [JSON_FILE, `${JSON.stringify(notices, null, 2)}\n`],
];

if (process.argv.includes('--check')) {
  const stale = files.filter(([file, content]) => !existsSync(file) || readFileSync(file, 'utf8') !== content);
  for (const [file] of stale) console.error(`${file} is not up to date: run node build/notices.mjs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [file, content] of files) writeFileSync(file, content);
  console.log(`${notices.length} notices written`);
}
