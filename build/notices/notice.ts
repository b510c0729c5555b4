/** The licence notice of a package, and all of them as a text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ShippedPackage } from './packages.ts';
import { STATED_TERMS } from './stated-terms.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Notice {
  name: string;
  version: string;
  /** SPDX identifier where the package gives one. */
  licence: string;
  author: string;
  link: string;
  /** The licence's words; empty where the package has none and nothing is stated for it. */
  text: string;
}

const nameOf = (person: Manifest['author']): string =>
  typeof person === 'string' ? person.replace(/\s*[<(].*$/, '') : (person?.name ?? '');

export function linkOf({ homepage, repository }: Manifest): string {
  if (homepage) return homepage;
  const url = typeof repository === 'string' ? repository : repository?.url;
  if (!url) return '';
  // A bare "owner/name" means GitHub.
  return /^[\w.-]+\/[\w.-]+$/.test(url) ? `https://github.com/${url}` : url.replace(/^git\+/, '').replace(/\.git$/, '');
}

function licenceText(folder: string): string {
  const file = readdirSync(join(ROOT, folder)).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  return file
    ? readFileSync(join(ROOT, folder, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .replace(/[ \t]+$/gm, '')
        .trim()
    : '';
}

export function noticeOf({ manifest, folder }: ShippedPackage): Notice {
  const stated = STATED_TERMS[manifest.name];
  return {
    name: manifest.name,
    version: manifest.version,
    licence: manifest.license ?? 'see text',
    author: nameOf(manifest.author),
    link: stated?.link ?? linkOf(manifest),
    text: stated?.text ?? licenceText(folder),
  };
}

const section = ({ name, version, licence, link, text }: Notice): string =>
  [`## ${name} ${version}\n`, `${[licence, link].filter(Boolean).join(' · ')}\n`, text && `\`\`\`text\n${text}\n\`\`\`\n`]
    .filter(Boolean)
    .join('\n');

export const markdownOf = (notices: readonly Notice[]): string => `# Notices

Five Forges is made with the works below. Rules texts, card names, numbers and drawings of the games are its own.
Written by \`npm run notices\`; do not edit.

${notices.map(section).join('\n')}`;
