/** `npm run replay -- FILE [--json]`: plays a saved match again and checks draws and position of every line. */
import { UsageError, readFlags, runCommand } from './args.ts';
import { loadGames } from './games.ts';
import { inWords, verifyFile } from './replay/verify.ts';

const FLAGS = { json: { type: 'boolean', help: 'one JSON object on the last line' } } as const;

await runCommand('replay', FLAGS, async (argv) => {
  const files = argv.filter((arg) => !arg.startsWith('-'));
  const flags = readFlags(
    argv.filter((arg) => arg.startsWith('-')),
    FLAGS,
  );
  if (files.length !== 1) throw new UsageError(`name one .ffmatch file: npm run replay -- FILE [--json]`);
  const report = verifyFile(files[0], await loadGames());
  console.log(flags.json ? JSON.stringify(report) : inWords(report));
  return report.ok ? 0 : 1;
});
