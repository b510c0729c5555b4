/** What an app finds in its data folder, and how a running one comes back to that. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, GAMES, type GameId } from '../../../src-shared/games/index.ts';
import { machineSettingsSchema, personSettingsSchema, tableSettingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { MachineSettings, PersonSettings, SettingsPatch, TableSettings } from '../../../src-shared/protocol/settings.ts';
import type { Ask } from './ask.ts';
import { saveScene } from './scenes.ts';

/** Settings of any part. */
export type SomeSettings = Partial<PersonSettings & TableSettings & MachineSettings>;

export interface Contents {
  /** What the settings file says; everything else is at its default. Null: the app was never started before. */
  settings: SomeSettings | null;
  /** Unfinished matches that Home offers to continue. */
  scenes: readonly string[];
  /** Games of which a finished match is kept. */
  finished: readonly GameId[];
}

/** Nobody is offered lessons, or taught in a match, unless a test wants it. */
const TAUGHT: SomeSettings = { ideas: Object.fromEntries(GAME_IDS.map((game) => [game, { off: true, met: [] }])) };

function inParts(wanted: SomeSettings): SettingsPatch {
  const settings = { ...TAUGHT, ...wanted };
  const of = ({ shape }: { shape: object }) => Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(shape, name)));
  return { person: of(personSettingsSchema), table: of(tableSettingsSchema), machine: of(machineSettingsSchema) };
}

async function save({ scenes, finished }: Contents, dataDir: string): Promise<void> {
  for (const scene of scenes) saveScene(scene, dataDir);
  if (finished.length === 0) return;
  // Host and bots take their time to load, and few tests want them.
  const { saveFinished } = await import('./finished.ts');
  for (const game of finished) await saveFinished(game, dataDir);
}

/** A data folder for an app that is yet to be started. */
export async function freshFolder(contents: Contents): Promise<string> {
  const { settings } = contents;
  const dataDir = await mkdtemp(join(tmpdir(), 'five-forges-e2e-'));
  if (settings !== null) await writeFile(join(dataDir, 'settings.json'), JSON.stringify({ version: 2, ...inParts(settings) }));
  await save(contents, dataDir);
  return dataDir;
}

/** Folders of what people make; `set-aside` holds what could not be read. */
const MADE = ['matches', 'lab', 'library', 'set-aside'];

const filesIn = (folder: string): number =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length : 0;

/** Deletes everything that was made. @returns whether nothing is left of it, in the folder or in the host's list of problems */
async function emptied(dataDir: string, ask: Ask): Promise<boolean> {
  for (const { match } of (await ask('match.list', {})).matches) await ask('match.delete', { match });
  for (const { run } of (await ask('lab.list', {})).runs) await ask('lab.delete', { run });
  for (const game of Object.values(GAMES).filter(({ library }) => library))
    for (const { kind, id, builtIn } of (await ask('library.list', { game: game.id })).entries)
      if (!builtIn) await ask('library.delete', { game: game.id, kind, id });
  await ask('app.opened', {});
  const { problems } = await ask('match.list', {});
  return problems.length === 0 && MADE.every((folder) => filesIn(join(dataDir, folder)) === 0);
}

/** Makes the folder of a running app what a fresh one with these contents would be. @returns whether that could be done */
export async function refresh(dataDir: string, ask: Ask, contents: Contents & { settings: SomeSettings }): Promise<boolean> {
  if (!(await emptied(dataDir, ask))) return false;
  await ask('settings.reset', {});
  await ask('settings.set', { patch: inParts(contents.settings) });
  await save(contents, dataDir);
  return true;
}
