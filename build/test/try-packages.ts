/**
 * Builds the bare folder of a trial package and of its test twin from one build of the app, with the Electron that is here, and
 * checks both. For the tests; people call `npm run dist`.
 */
import { checkPackage } from '../dist/check.ts';
import { readOrder } from '../dist/options.ts';
import { buildApp, packApp } from '../dist/package.ts';
import { ensureCanBuild, thisMachine } from '../dist/tools.ts';

const machine = thisMachine();
await buildApp(false);
for (const purpose of ['--trial', '--twin']) {
  const order = readOrder([purpose])!;
  await ensureCanBuild(order, machine);
  const { folder } = await packApp(order, machine);
  const { wrong } = await checkPackage({ ...order, folder });
  for (const sentence of wrong) console.error(`${folder}: ${sentence}`);
  if (wrong.length > 0) process.exitCode = 1;
}
