/** The lines by which the program knows a game: its rules, its window, and its window as a chunk of its own. */
import { NoGame } from './name.ts';

function replaced(text: string, pattern: RegExp, by: string, file: string): string {
  if (!pattern.test(text)) throw new NoGame(`${file} does not look as expected: nothing in it matches ${String(pattern)}.`);
  return text.replace(pattern, by);
}

/** Behind the last import of a game, and last in every list. */
const REGISTERS: Readonly<Record<string, (id: string, text: string, file: string) => string>> = {
  'src-shared/games/index.ts': (id, text, file) =>
    [
      [/((?:import \{ \w+ \} from '\.\/\w+\/game\.ts';\n)+)/, `$1import { ${id} } from './${id}/game.ts';\n`] as const,
      [/(GAME_IDS = \[[^\]]*)\]/, `$1, '${id}']`] as const,
      [/(GAMES: Record<GameId, Game> = \{[^}]*?),?\s*\}/, `$1, ${id} }`] as const,
    ].reduce((now, [pattern, by]) => replaced(now, pattern, by, file), text),
  'src-renderer/games/registry.ts': (id, text, file) =>
    [
      [/((?:import \{ \w+ as \w+ \} from '\.\/\w+\/ui\.ts';\n)+)/, `$1import { ${id}Ui as ${id} } from './${id}/ui.ts';\n`] as const,
      [/(GAME_UIS: [^=]*= \{[^}]*?),?\s*\}/, `$1, ${id} }`] as const,
    ].reduce((now, [pattern, by]) => replaced(now, pattern, by, file), text),
  'src-renderer/games/windows.ts': (id, text, file) =>
    replaced(
      text,
      /( {2}\w+: async \(\) => \(await import[^\n]*\n)(?=\};)/,
      `$1  ${id}: async () => (await import('./${id}/ui.ts')).${id}Ui,\n`,
      file,
    ),
};

export const REGISTER_FILES: readonly string[] = Object.keys(REGISTERS);
export const registered = (file: string, text: string, id: string): string => REGISTERS[file](id, text, file);
