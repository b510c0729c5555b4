import { resolve } from 'node:path';
import { app } from 'electron';

/**
 * The data folder: `--data DIR`, else Electron's `userData`. Unknown switches are ignored, since Chromium's own are on the same command
 * line; `npm start` checks what a person types.
 */
export function chooseDataDir(): string {
  const dir = valueOf('--data', process.argv);
  if (dir) app.setPath('userData', resolve(dir));
  return app.getPath('userData');
}

/** `--lan-address A`: the only address of this machine for tables. */
export const lanAddress = (): string | undefined => valueOf('--lan-address', process.argv);

function valueOf(flag: string, argv: readonly string[]): string | undefined {
  const at = argv.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  if (at < 0) return undefined;
  return argv[at] === flag ? argv[at + 1] : argv[at].slice(flag.length + 1);
}
