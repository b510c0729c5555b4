/** Where things lie in the bare folder of a package. */
import { join } from 'node:path';
import { PRODUCT } from '../../electron-builder.ts';
import { ROOT } from '../../test/command.ts';
import type { Purpose, System } from '../options.ts';

export interface Package {
  system: System;
  purpose: Purpose;
  /** With source maps, because they were asked for. */
  maps: boolean;
  /** The bare folder. */
  folder: string;
}

/** Where electron-builder puts packages of a purpose, from the project's folder. */
export const outputOf = (purpose: Purpose): string => `dist/${purpose}`;

/** The bare folder that it leaves there. */
const UNPACKED: Readonly<Record<System, string>> = { linux: 'linux-unpacked', win: 'win-unpacked', mac: 'mac-universal' };

export const unpackedFolder = (purpose: Purpose, system: System): string => join(ROOT, outputOf(purpose), UNPACKED[system]);

const MAC_APP = `${PRODUCT}.app/Contents`;

const PROGRAM: Readonly<Record<System, string>> = {
  linux: 'five-forges',
  win: `${PRODUCT}.exe`,
  mac: `${MAC_APP}/MacOS/${PRODUCT}`,
};

/** The program that people start. */
export const programOf = ({ folder, system }: Pick<Package, 'folder' | 'system'>): string => join(folder, PROGRAM[system]);

export const resourcesOf = ({ folder, system }: Pick<Package, 'folder' | 'system'>): string =>
  join(folder, system === 'mac' ? `${MAC_APP}/Resources` : 'resources');

export const asarOf = (of: Pick<Package, 'folder' | 'system'>): string => join(resourcesOf(of), 'app.asar');
