/**
 * `npm test`: everything, in order, with one summary. `npm test -- --only lint,build` runs the parts whose names contain one of the words;
 * `-- --whole` adds the end-to-end tests that the quick run leaves out, `npm run test:long` those and the long tests. With `-- --complete` a
 * part that cannot run here, for want of a browser or a screen, counts as failed. The last line is always `N passed, N failed` (and
 * `, N skipped` if any).
 */
import { parseArgs } from 'node:util';
import type { Part, PartResult } from './test/parts.ts';
import { stagesOf } from './test/parts.ts';

interface Row extends PartResult {
  name: string;
  seconds: number;
}

async function runPart(part: Part): Promise<Row> {
  console.log(`\n=== ${part.name}`);
  const start = performance.now();
  const result = await part.run();
  const seconds = (performance.now() - start) / 1000;
  for (const note of result.notes) console.log(`!!! ${note}`);
  console.log(`=== ${part.name}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name: part.name, seconds, ...result };
}

function printSummary(rows: readonly Row[]): void {
  const width = Math.max(...rows.map((row) => row.name.length));
  const cell = (value: number | string) => String(value).padStart(9);
  console.log(`\n${'part'.padEnd(width)}${['passed', 'failed', 'skipped', 'seconds'].map(cell).join('')}`);
  for (const row of rows) {
    console.log(row.name.padEnd(width) + [row.passed, row.failed, row.skipped, row.seconds.toFixed(1)].map(cell).join(''));
  }
  const notes = rows.flatMap((row) => row.notes);
  if (notes.length > 0) console.log(`\n${notes.map((note) => `!!! ${note}`).join('\n')}`);
}

const { values } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

function wantedStages(): Part[][] {
  const stages = stagesOf({ whole: values.whole || values.long, long: values.long });
  const words = values.only?.toLowerCase().split(',');
  if (!words) return stages;
  const isWanted = ({ name }: Part): boolean => words.some((word) => name.toLowerCase().includes(word));
  const wanted = stages.map((parts) => parts.filter(isWanted)).filter((parts) => parts.length > 0);
  const names = stages.flat().map(({ name }) => name);
  if (wanted.length === 0) throw new Error(`no part is called "${values.only}"; there are: ${names.join(', ')}`);
  return wanted;
}

const rows: Row[] = [];
for (const parts of wantedStages()) rows.push(...(await Promise.all(parts.map(runPart))));
printSummary(rows);

const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const failed = sum((row) => row.failed + (values.complete && row.lacks !== undefined ? 1 : 0));
const skipped = sum((row) => row.skipped);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${sum((row) => row.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
