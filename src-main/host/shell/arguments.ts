import { resolve } from 'node:path';
import { GAME_FILE } from './game-file.ts';
import { isLink } from './link.ts';

/**
 * What a person opened the program with: links as they are, files of the game with their whole path. Everything else on a
 * command line is the program's own or Chromium's.
 * @param cwd folder that relative paths start from
 */
export function openedArguments(argv: readonly string[], cwd: string): string[] {
  return argv.flatMap((arg, at) => {
    if (arg.startsWith('-') || argv[at - 1] === '--data') return [];
    if (isLink(arg)) return [arg];
    return GAME_FILE.test(arg) ? [resolve(cwd, arg)] : [];
  });
}
