/** `npm start`: opens the desktop window, or serves the page to a browser where no window can be had. */
import { buildIfStale } from './start/build.mjs';
import { openWindow } from './start/desktop.mjs';
import { serve } from './start/headless.mjs';
import { HELP, parse } from './start/options.mjs';

const options = parse(process.argv.slice(2));
if ('error' in options) {
  process.stderr.write(`${options.error}\nTry: npm start -- --help\n`);
  process.exit(2);
}
if (options.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

await buildIfStale();

if (options.headless) {
  process.exitCode = await serve(options);
} else {
  const { code, reason } = await openWindow(options);
  if (reason === null) {
    process.exitCode = code;
  } else {
    process.stdout.write(`No desktop window: ${reason}. Serving the game to a browser instead.\n`);
    process.exitCode = await serve(options);
  }
}
