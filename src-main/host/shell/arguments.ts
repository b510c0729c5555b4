import { resolve } from 'node:path';
import { GAME_FILE } from './game-file.ts';
import { isLink } from './link.ts';

/**
 * Links and files that the program was opened with: links unchanged, files of the game as absolute paths. All other arguments belong to the
 * program or to Chromium and are skipped.
 * @param cwd base of relative paths
 */
export const openedArguments = (argv: readonly string[], cwd: string): string[] =>
  argv.filter(isOpened).map((arg) => (isLink(arg) ? arg : resolve(cwd, arg)));

/** The rest of the command line. */
export const otherArguments = (argv: readonly string[]): string[] => argv.filter((arg, at) => !isOpened(arg, at, argv));

const isOpened = (arg: string, at: number, argv: readonly string[]): boolean =>
  !arg.startsWith('-') && argv[at - 1] !== '--data' && (isLink(arg) || GAME_FILE.test(arg));
