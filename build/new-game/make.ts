/** Makes a game from the template: everything is worked out before anything is written. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { nameOf, NoGame, type GameName } from './name.ts';
import { REGISTER_FILES, registered } from './register.ts';
import { landingOf, TEMPLATE, withImports, withNames } from './template.ts';

export interface NewGame {
  name: GameName;
  /** Text by file, from the root. */
  files: ReadonlyMap<string, string>;
}

const templateFiles = (root: string): string[] =>
  readdirSync(join(root, TEMPLATE.folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${TEMPLATE.folder}/${file.split(sep).join('/')}`)
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();

async function formatted(root: string, file: string, text: string): Promise<string> {
  const filepath = join(root, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

/** @throws NoGame */
export async function plan(given: string, root: string): Promise<NewGame> {
  const name = nameOf(given, root);
  const files = new Map<string, string>();
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  for (const file of templateFiles(root)) {
    const landing = landingOf(file, name.id);
    if (name.hasRules && landing.startsWith('docs/rules/')) continue;
    if (existsSync(join(root, landing))) throw new NoGame(`${landing} is there already; nothing was changed.`);
    files.set(landing, await formatted(root, landing, withNames(withImports(read(file), file, name.id), name)));
  }
  for (const file of REGISTER_FILES) files.set(file, await formatted(root, file, registered(file, read(file), name.id)));
  return { name, files };
}

export function write({ files }: NewGame, root: string): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
