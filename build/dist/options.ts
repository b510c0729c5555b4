import { parseArgs } from 'node:util';

export const SYSTEMS = ['linux', 'win', 'mac'] as const;
export type System = (typeof SYSTEMS)[number];

/** Forms of a package on each system. `dir` is the bare folder that every other form is made of. */
export const TARGETS: Readonly<Record<System, readonly string[]>> = {
  linux: ['AppImage', 'deb', 'tar.gz', 'zip', 'dir'],
  win: ['nsis', 'portable', 'zip', 'dir'],
  mac: ['dmg', 'zip', 'dir'],
};

/** What a release consists of; a trial or twin is the folder alone. */
const RELEASED: Readonly<Record<System, readonly string[]>> = {
  linux: ['AppImage', 'deb', 'tar.gz'],
  win: ['nsis', 'portable'],
  mac: ['dmg', 'zip'],
};

export type Purpose = 'release' | 'trial' | 'twin';

export interface Order {
  system: System;
  targets: readonly string[];
  purpose: Purpose;
  maps: boolean;
}

export const HELP = `npm run dist [-- options]        packages for this system
npm run dist:linux|win|mac …    packages for that system

  --only A,B   only these forms (${SYSTEMS.map((system) => `${system}: ${TARGETS[system].join(', ')}`).join('; ')})
  --trial      to try out: takes the Electron in ELECTRON_OVERRIDE_DIST_PATH if there is one; only the folder unless --only says more
  --twin       the same, and the end-to-end tests can take hold of it
  --maps       with source maps
  --help       this text
`;

/** Wrong words on the command line. */
export class WrongOrder extends Error {}

const PRESENT: Partial<Record<NodeJS.Platform, System>> = { linux: 'linux', win32: 'win', darwin: 'mac' };

const FLAGS = {
  only: { type: 'string' },
  trial: { type: 'boolean', default: false },
  twin: { type: 'boolean', default: false },
  maps: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function readFlags(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new WrongOrder((error as Error).message);
  }
}

function systemOf(names: readonly string[], platform: NodeJS.Platform): System {
  if (names.length > 1) throw new WrongOrder(`one system at a time, not ${names.join(' and ')}`);
  const system = names.length === 0 ? PRESENT[platform] : SYSTEMS.find((known) => known === names[0]);
  if (system === undefined) throw new WrongOrder(`there are packages for ${SYSTEMS.join(', ')}, not for "${names[0] ?? platform}"`);
  return system;
}

/** @throws WrongOrder where there are no packages for this system */
export const systemHere = (platform: NodeJS.Platform): System => systemOf([], platform);

/** @returns null when only the help is wanted @throws WrongOrder */
export function readOrder(argv: readonly string[], platform: NodeJS.Platform = process.platform): Order | null {
  const { values, positionals } = readFlags(argv);
  if (values.help) return null;
  const system = systemOf(positionals, platform);
  const purpose = values.twin ? 'twin' : values.trial ? 'trial' : 'release';
  const targets = values.only?.split(',') ?? (purpose === 'release' ? RELEASED[system] : ['dir']);
  const strange = targets.find((target) => !TARGETS[system].includes(target));
  if (strange !== undefined) throw new WrongOrder(`${system} has no form "${strange}"; it has ${TARGETS[system].join(', ')}`);
  return { system, targets, purpose, maps: values.maps };
}
