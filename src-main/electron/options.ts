import { resolve } from 'node:path';
import { app } from 'electron';

/**
 * Where matches and settings are kept: `--data DIR`, else the system's place for the app's data. Chromium's own
 * switches are on the same command line, so unknown ones are left alone here; `npm start` checks what a person types.
 */
export function chooseDataDir(): string {
  const dir = valueOf('--data', process.argv);
  if (dir) app.setPath('userData', resolve(dir));
  return app.getPath('userData');
}

function valueOf(flag: string, argv: readonly string[]): string | undefined {
  const at = argv.findIndex((arg) => arg === flag || arg.startsWith(`${flag}=`));
  if (at < 0) return undefined;
  return argv[at] === flag ? argv[at + 1] : argv[at].slice(flag.length + 1);
}
