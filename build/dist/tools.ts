/**
 * What electron-builder needs beside itself for each form of a package, and whether this machine has it. Asked before anything is
 * built, so that nobody waits for a build that cannot end.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Order, System } from './options.ts';

/** This system cannot build what was ordered; the message says why and where it can be built. */
export class CannotBuild extends Error {}

/** What the answer depends on, so that it can be asked about other machines too. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  /** Are electron-builder's tools and Electron's downloads within reach? */
  online: () => Promise<boolean>;
}

const DOWNLOADS = 'https://github.com';
const PATIENCE_MS = 10_000;

async function canDownload(): Promise<boolean> {
  try {
    await fetch(DOWNLOADS, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

export const thisMachine = (): Machine => ({ platform: process.platform, env: process.env, online: canDownload });

function onPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const places = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return places.find((place) => existsSync(place));
}

const ELSEWHERE: Readonly<Record<System, string>> = {
  linux: 'a Linux machine with network',
  win: 'a Windows machine with network',
  mac: 'a Mac',
};

const WORKFLOW = 'or let the release workflow build it (docs/packaging.md).';

/** Tools that a form needs, by the variable with which electron-builder takes one that is installed already. */
const TOOLS: Partial<Record<string, { what: string; variable: string; program?: string }>> = {
  deb: { what: 'fpm', variable: 'CUSTOM_FPM_PATH' },
  'tar.gz': { what: '7-Zip', variable: 'ELECTRON_BUILDER_7ZIP_PATH', program: '7za' },
  zip: { what: '7-Zip', variable: 'ELECTRON_BUILDER_7ZIP_PATH', program: '7za' },
  AppImage: { what: 'the AppImage tools', variable: 'APPIMAGE_TOOLS_PATH' },
};

/** The variable that names an Electron for Windows, for tests on a machine that is none. */
export const WINDOWS_ELECTRON = 'FF_WINDOWS_ELECTRON';

/** Uses installed programs where electron-builder would download its own. @returns variables to set */
export function installedTools({ targets, purpose }: Order, { env }: Pick<Machine, 'env'>): Record<string, string> {
  const found: Record<string, string> = {};
  if (purpose === 'release') return found;
  for (const target of targets) {
    const tool = TOOLS[target];
    const program = tool?.program === undefined ? undefined : onPath(tool.program, env);
    if (tool && program && !env[tool.variable]) found[tool.variable] = program;
  }
  return found;
}

/** Electron's own program on each system, by which its folder is known. */
const PROGRAM: Readonly<Record<System, string>> = { linux: 'electron', win: 'electron.exe', mac: 'Electron.app' };

/** The Electron to use in place of the official download. @returns undefined for a release, and where none is named */
export function localElectron({ purpose }: Order, { env }: Machine): string | undefined {
  return purpose === 'release' ? undefined : env.ELECTRON_OVERRIDE_DIST_PATH || undefined;
}

function wrongSystem({ system, targets }: Order, { platform }: Machine): string | null {
  if (system === 'mac' && platform !== 'darwin') return 'macOS packages are built with programs that only macOS has';
  const installer = targets.find((target) => target === 'nsis' || target === 'portable');
  if (installer !== undefined && platform !== 'win32') return `the Windows ${installer} .exe is finished by running a Windows program`;
  if (system === 'linux' && platform === 'win32') return 'Linux packages keep file modes that Windows does not have';
  return null;
}

/** @throws CannotBuild in one sentence: what is missing, and where it can be built */
export async function ensureCanBuild(order: Order, machine: Machine): Promise<void> {
  const { system, targets } = order;
  const stop = (why: string) => {
    throw new CannotBuild(`This system cannot build it: ${why}. Build it on ${ELSEWHERE[system]}, ${WORKFLOW}`);
  };
  const wrong = wrongSystem(order, machine);
  if (wrong !== null) stop(wrong);
  const present = { ...machine.env, ...installedTools(order, machine) };
  const missing = targets.map((target) => TOOLS[target]).filter((tool) => tool !== undefined && !present[tool.variable]);
  const electron = localElectron(order, machine);
  if (electron !== undefined && !existsSync(join(electron, PROGRAM[system]))) stop(`${electron} holds no ${PROGRAM[system]}`);
  if (electron !== undefined && missing.length === 0) return;
  if (await machine.online()) return;
  const wanted = [...(electron === undefined ? ['Electron'] : []), ...missing.map((tool) => tool!.what)];
  stop(`${[...new Set(wanted)].join(' and ')} would have to be downloaded, and ${new URL(DOWNLOADS).host} cannot be reached`);
}
