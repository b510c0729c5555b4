/**
 * Builds a trial package and its test twin from one build of the app, with the Electron that is here, and checks all of them, in as
 * many forms as this machine has tools for. For the tests; people call `npm run dist`.
 */
import { checkDeb } from '../dist/check/deb.ts';
import { checkPackage } from '../dist/check.ts';
import { readOrder } from '../dist/options.ts';
import { buildApp, packApp } from '../dist/package.ts';
import { ensureCanBuild, thisMachine } from '../dist/tools.ts';
import { trialsHere } from './trials.ts';

// dpkg's own packing is asked for haste like this alone.
process.env.DPKG_DEB_COMPRESSOR_LEVEL ??= '0';
const machine = thisMachine();
await buildApp(false);
for (const { order: words, electron } of trialsHere(machine.env).tried) {
  const order = readOrder(words)!;
  const here = { ...machine, env: { ...machine.env, ELECTRON_OVERRIDE_DIST_PATH: electron ?? machine.env.ELECTRON_OVERRIDE_DIST_PATH } };
  await ensureCanBuild(order, here);
  const { folder, packages } = await packApp(order, here, true);
  const { wrong } = await checkPackage({ ...order, folder });
  wrong.push(...packages.filter((file) => file.endsWith('.deb')).flatMap(checkDeb));
  for (const sentence of wrong) console.error(`${folder}: ${sentence}`);
  if (wrong.length > 0) process.exitCode = 1;
}
