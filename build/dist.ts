/** `npm run dist`: builds packages for people, checks them and says how large they are. */
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { checkPackage } from './dist/check.ts';
import { checkDeb } from './dist/check/deb.ts';
import type { Order } from './dist/options.ts';
import { HELP, readOrder, WrongOrder } from './dist/options.ts';
import { buildApp, packApp } from './dist/package.ts';
import { CannotBuild, ensureCanBuild, thisMachine } from './dist/tools.ts';
import { ROOT } from './test/command.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** @returns exit code */
async function make(order: Order): Promise<number> {
  const machine = thisMachine();
  await ensureCanBuild(order, machine);
  await buildApp(order.maps);
  const { folder, packages } = await packApp(order, machine);
  const { wrong, codeBytes, codeFiles } = await checkPackage({ ...order, folder });
  wrong.push(...packages.filter((file) => file.endsWith('.deb')).flatMap(checkDeb));
  console.log(`\n${relative(ROOT, folder)}: app code ${megabytes(codeBytes)} in ${codeFiles} files`);
  for (const file of packages) console.log(`${relative(ROOT, file)}: ${megabytes(statSync(file).size)}`);
  for (const sentence of wrong) console.error(`NOT GOOD: ${sentence}`);
  if (wrong.length === 0) console.log('checked: contents, size, hashes and fuses are as they should be');
  return wrong.length === 0 ? 0 : 1;
}

try {
  const order = readOrder(process.argv.slice(2));
  if (order === null) console.log(HELP);
  else process.exitCode = await make(order);
} catch (error) {
  if (error instanceof WrongOrder) console.error(`${error.message}\nTry: npm run dist -- --help`);
  else if (error instanceof CannotBuild) console.error(error.message);
  else throw error;
  process.exitCode = 2;
}
