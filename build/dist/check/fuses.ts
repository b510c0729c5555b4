/** Electron's fuses, read back from the program itself. */
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import type { Package } from './package-files.ts';
import { programOf } from './package-files.ts';

/** The states of a fuse, as the bytes in the program that @electron/fuses gives. */
const ON = 49;
const OFF = 48;

/** What each fuse must be in a package for people. */
const RELEASED: Readonly<Record<FuseV1Options, boolean>> = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
};

const FUSES = Object.keys(RELEASED).map(Number) as FuseV1Options[];

/** The fuses that are on, by name. */
export async function fusesOn(program: string): Promise<string[]> {
  const wire = await getCurrentFuseWire(program);
  return FUSES.filter((fuse) => Number(wire[fuse]) === ON).map((fuse) => FuseV1Options[fuse]);
}

export async function checkFuses(checked: Package): Promise<string[]> {
  const wire = await getCurrentFuseWire(programOf(checked));
  const wanted = { ...RELEASED, [FuseV1Options.EnableNodeCliInspectArguments]: checked.purpose === 'twin' };
  return FUSES.filter((fuse) => Number(wire[fuse]) !== (wanted[fuse] ? ON : OFF)).map(
    (fuse) => `the fuse ${FuseV1Options[fuse]} must be ${wanted[fuse] ? 'on' : 'off'} and is not`,
  );
}
