/** The part of `npm test` that builds packages, starts them and plays a game in one. */
import { join } from 'node:path';
import { programOf, unpackedFolder } from '../dist/check/package-files.ts';
import { findElectron } from '../runtimes.ts';
import { ROOT, runCommand, type Finished } from './command.ts';

/** Where `try-packages.ts` leaves the programs. Only Linux is tried: elsewhere the release workflow builds and people start them. */
export const TRIAL = programOf({ folder: unpackedFolder('trial', 'linux'), system: 'linux' });
export const TWIN = programOf({ folder: unpackedFolder('twin', 'linux'), system: 'linux' });

/** Why packages cannot be tried here, or null. */
export function cannotTryPackages(): string | null {
  if (process.platform !== 'linux') return 'PACKAGES are built and started by tests on Linux only.';
  if (findElectron() === null) return 'NO ELECTRON to make packages of (in node_modules/electron/dist or ELECTRON_OVERRIDE_DIST_PATH).';
  return null;
}

/** Succeeds when both packages were built and found good. */
export function buildPackages(): Promise<Finished> {
  // What the electron package has downloaded serves as well as a runtime that was put in its place.
  const electron = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(ROOT, 'node_modules/electron/dist');
  return runCommand(['tsx', 'build/test/try-packages.ts'], { ELECTRON_OVERRIDE_DIST_PATH: electron });
}
