/** The game that new ones are made from, and where its files land. It is built, checked and tested every day as it stands. */
import { posix } from 'node:path';
import type { GameName } from './name.ts';

export const TEMPLATE = { id: 'lantern', title: 'Lantern', prefix: 'LT', folder: 'test/fixtures/lantern' } as const;

/** Rooms of the template that land elsewhere than with the engine. */
const ROOMS: readonly [room: string, (id: string) => string][] = [
  ['window/', (id) => `src-renderer/games/${id}/`],
  ['tests/', (id) => `test/games/${id}/`],
  ['e2e/', (id) => `test/e2e/games/${id}/`],
];

/** @param file from the root of the repository, with slashes. @returns where it lands; other files stay where they are */
export function landingOf(file: string, id: string): string {
  if (!file.startsWith(`${TEMPLATE.folder}/`)) return file;
  const inside = file.slice(TEMPLATE.folder.length + 1);
  if (inside === 'rules.md') return `docs/rules/${id}.md`;
  const [room, folder] = ROOMS.find(([start]) => inside.startsWith(start)) ?? ['', (game: string) => `src-shared/games/${game}/`];
  return folder(id) + inside.slice(room.length);
}

const IMPORT = /(from '|import '|import\(')(\.{1,2}\/[^']+)/g;

/** Imports lead to the same files from where the text lands. */
export function withImports(text: string, file: string, id: string): string {
  const folder = posix.dirname(landingOf(file, id));
  return text.replace(IMPORT, (_all, before: string, path: string) => {
    const target = posix.relative(folder, landingOf(posix.join(posix.dirname(file), path), id));
    return before + (target.startsWith('.') ? target : `./${target}`);
  });
}

/** A checklist that stands already says other things under the same numbers: then nothing is cited. */
const CITED = new RegExp(` \\(${TEMPLATE.prefix}-[\\d.]+(, ${TEMPLATE.prefix}-[\\d.]+)*\\)|\\b${TEMPLATE.prefix}-[\\d.]+ ?`, 'g');

export function withNames(text: string, { id, title, prefix, hasRules }: GameName): string {
  return (hasRules ? text.replace(CITED, '') : text.replaceAll(`${TEMPLATE.prefix}-`, `${prefix}-`))
    .replaceAll(TEMPLATE.id.toUpperCase(), id.toUpperCase())
    .replaceAll(TEMPLATE.title, title)
    .replaceAll(TEMPLATE.id, id);
}
