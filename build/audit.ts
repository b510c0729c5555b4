/** `npm run audit`: asks the registry about known faults, and fails when a package that is shipped has one. */
import { spawnSync } from 'node:child_process';
import { shippedPackages } from './notices/packages.ts';
import { findingsIn, NoAnswer } from './release/audit.ts';
import { ROOT } from './test/command.ts';

const shipped = shippedPackages().map(({ folder }) => folder);
// npm exits with 1 when it found anything anywhere.
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' });
try {
  const findings = findingsIn(stdout, shipped);
  for (const line of findings) console.error(line);
  console.log(`${shipped.length} shipped packages, ${findings.length} with known faults`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof NoAnswer)) throw error;
  console.error(`The audit could not be made: ${error.message}`);
  process.exitCode = 2;
}
