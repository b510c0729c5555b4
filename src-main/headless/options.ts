import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const HELP = `Five Forges without a window: serves the game to a browser on this machine.

  --port N     port on 127.0.0.1 (default: any free one)
  --data DIR   folder for matches, settings, loadouts and maps
  --lan        tables may be opened for others on your network
  --lan-address A
               the same, at this address of this machine alone
  --no-open    only print the address, do not open a browser
  --help       this text
`;

export interface HeadlessOptions {
  port: number;
  dataDir: string;
  /** Whether tables may be opened for others on the network. */
  lan: boolean;
  /** The only address of this machine for tables; all private ones when it is absent. */
  lanAddress: string | undefined;
  open: boolean;
  help: boolean;
}

/** A command line that cannot be parsed; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError */
export function parseOptions(argv: readonly string[]): HeadlessOptions {
  const values = read(argv);
  const port = values.port === undefined ? 0 : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port takes a number from 0 to 65535, not "${values.port}"`);
  return {
    port,
    dataDir: values.data === undefined ? defaultDataDir() : resolve(values.data),
    lan: values.lan ?? values['lan-address'] !== undefined,
    lanAddress: values['lan-address'],
    open: !values['no-open'],
    help: values.help ?? false,
  };
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        lan: { type: 'boolean' },
        'lan-address': { type: 'string' },
        'no-open': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The same folder as the desktop app's, so that matches go on in either. */
function defaultDataDir(): string {
  const name = 'FiveForges';
  if (process.platform === 'win32') return join(process.env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), name);
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', name);
  return join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), name);
}
