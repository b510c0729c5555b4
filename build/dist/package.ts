/** Builds the app for packaging and packs it. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Arch, build, Platform } from 'electron-builder';
import { APP_BUILD, configuration } from '../electron-builder.ts';
import { ROOT, runCommand } from '../test/command.ts';
import { outputOf, unpackedFolder } from './check/package-files.ts';
import type { Order, System } from './options.ts';
import { installedTools, localElectron } from './tools.ts';
import type { Machine } from './tools.ts';

const PLATFORMS = { linux: Platform.LINUX, win: Platform.WINDOWS, mac: Platform.MAC } as const;

/** One package for both kinds of Mac; elsewhere the kind that nearly everybody has. */
const ARCH: Readonly<Record<System, Arch>> = { linux: Arch.x64, win: Arch.x64, mac: Arch.universal };

/** Certificates and accounts that a workflow hands on without having any: electron-builder takes an empty one for a file's name. */
const SECRETS = /^(WIN_)?CSC_|^APPLE_/;

/** The app as it is packed: without the headless host, which needs a Node of its own. */
export async function buildApp(maps: boolean): Promise<void> {
  rmSync(join(ROOT, APP_BUILD), { recursive: true, force: true });
  const command = ['electron-vite', 'build', '--logLevel', 'warn', '--mode', 'package', '--outDir', join(ROOT, APP_BUILD, 'out')];
  const { code } = await runCommand([...command, ...(maps ? ['--sourcemap'] : [])], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error('the app could not be built; see above');
}

export interface Packed {
  /** The bare folder, absolute. */
  folder: string;
  /** Packages for people, absolute paths. */
  packages: string[];
}

/**
 * Packs the app as it was built last.
 * @param hasty packages are larger and made in a tenth of the time: to be looked into, not for people
 */
export async function packApp(order: Order, machine: Machine, hasty = false): Promise<Packed> {
  const { system, targets, purpose, maps } = order;
  const output = outputOf(purpose);
  for (const name of Object.keys(process.env)) if (SECRETS.test(name) && !process.env[name]) delete process.env[name];
  Object.assign(process.env, installedTools(order, machine));
  const config = configuration({
    twin: purpose === 'twin',
    maps,
    output,
    electron: localElectron(order, machine),
    env: machine.env,
    hasty,
  });
  const made = await build({
    targets: PLATFORMS[system].createTarget([...targets], ARCH[system]),
    projectDir: ROOT,
    publish: 'never',
    config,
  });
  return { folder: unpackedFolder(purpose, system), packages: made.filter((file) => !file.endsWith('.blockmap')) };
}
