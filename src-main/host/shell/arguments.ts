import { resolve } from 'node:path';
import { GAME_FILE } from './game-file.ts';
import { isLink } from './link.ts';

/**
 * Links and files that the program was opened with: links unchanged, files of the game as absolute paths. All other arguments belong to the
 * program or to Chromium and are skipped.
 * @param cwd base of relative paths
 */
export function openedArguments(argv: readonly string[], cwd: string): string[] {
  return argv.flatMap((arg, at) => {
    if (arg.startsWith('-') || argv[at - 1] === '--data') return [];
    if (isLink(arg)) return [arg];
    return GAME_FILE.test(arg) ? [resolve(cwd, arg)] : [];
  });
}
