/**
 * `npm test`: the quick tier of the proof in order, with one summary; `-- --tier full` is what continuous integration runs, `--tier long`
 * (`npm run test:long`) everything. `-- --only unit,build` runs the parts whose names contain one of the words. With `-- --complete` a
 * part that cannot run here, for want of a browser or a screen, counts as failed; with `-- --within 50` what begins after half of so many
 * minutes runs its quick tests only, and which of Chromium and Electron comes first changes from day to day. The last line is always
 * `N passed, N failed` (and `, N skipped` if any).
 */
import { parseArgs } from 'node:util';
import { judge, budgetOf, gameSeconds, promisedMinutes } from './test/budgets.ts';
import type { Lane, Part, PartResult } from './test/parts.ts';
import { firstOn, stagesOf } from './test/parts.ts';
import { calibrate, disturbances, machineTimes } from './test/quiet.ts';
import { describeShares, sharesOf, sumOf } from './test/shares.ts';
import { COMMANDS, readTier } from './test/tiers.ts';

interface Row extends PartResult {
  name: string;
  seconds: number;
}

const { values } = parseArgs({
  options: {
    tier: { type: 'string', default: 'quick' },
    complete: { type: 'boolean', default: false },
    only: { type: 'string' },
    within: { type: 'string' },
  },
});
const tier = readTier(values.tier);
/** Minutes; null where it may take what it takes. */
const within = values.within === undefined ? null : Number(values.within);
const began = performance.now();
const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function runPart(part: Part): Promise<Row> {
  console.log(`\n=== ${part.name}`);
  const start = performance.now();
  const isLate = within !== null && secondsSince(began) / 60 > within / 2 && tier !== 'quick';
  const result = await part.run(isLate ? 'quick' : tier);
  if (isLate)
    result.notes.unshift(`LATE: half of ${within} minutes were over, so ${part.name} had only what belongs to \`${COMMANDS.quick}\``);
  const seconds = secondsSince(start);
  for (const note of result.notes) console.log(`!!! ${note}`);
  console.log(`=== ${part.name}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name: part.name, seconds, ...result };
}

async function runLane(lane: Lane): Promise<Row[]> {
  const rows: Row[] = [];
  for (const part of lane) rows.push(await runPart(part));
  return rows;
}

let pace = calibrate();

/** Runs the lanes of a stage at the same time, and judges what they took by whether the machine was quiet meanwhile. */
async function runStage(lanes: readonly Lane[]): Promise<{ rows: Row[]; disturbed: string[] }> {
  const [before, from, used] = [pace, machineTimes(), process.cpuUsage()];
  const rows = (await Promise.all(lanes.map(runLane))).flat();
  const { user, system } = process.cpuUsage(used);
  const to = machineTimes();
  pace = calibrate();
  const own = rows.reduce((sum, { cpu }) => sum + (cpu ?? 0), (user + system) / 1e6);
  const disturbed = disturbances({ calibrationMs: Math.max(before, pace), from, to, own });
  for (const row of rows) {
    const { notes, failed } = judge(row.name, row.cpu, budgetOf(row.name, tier), disturbed);
    row.notes = [...row.notes, ...notes];
    row.failed += failed ? 1 : 0;
  }
  return { rows, disturbed };
}

function wantedStages(): Lane[][] {
  const stages = within === null ? stagesOf(tier) : stagesOf(tier, firstOn(new Date()));
  const words = values.only?.toLowerCase().split(',');
  if (!words) return stages;
  const isWanted = ({ name }: Part): boolean => words.some((word) => name.toLowerCase().includes(word));
  const wanted = stages.map((lanes) => lanes.map((lane) => lane.filter(isWanted)).filter((lane) => lane.length > 0));
  const names = stages.flat(2).map(({ name }) => name);
  if (wanted.flat(2).length === 0) throw new Error(`no part is called "${values.only}"; there are: ${names.join(', ')}`);
  return wanted.filter((lanes) => lanes.length > 0);
}

function printSummary(rows: readonly Row[]): void {
  const width = Math.max(...rows.map((row) => row.name.length));
  const cell = (value: number | string) => String(value).padStart(9);
  console.log(`\n${'part'.padEnd(width)}${['passed', 'failed', 'skipped', 'seconds', 'CPU s', 'budget'].map(cell).join('')}`);
  for (const { name, passed, failed, skipped, seconds, cpu } of rows) {
    const cells = [passed, failed, skipped, seconds.toFixed(1), cpu?.toFixed(1) ?? '?', budgetOf(name, tier) ?? ''];
    console.log(name.padEnd(width) + cells.map(cell).join(''));
  }
}

const rows: Row[] = [];
const disturbed: string[] = [];
for (const lanes of wantedStages()) {
  const stage = await runStage(lanes);
  rows.push(...stage.rows);
  if (stage.disturbed.length > 0) disturbed.push(`during ${stage.rows.map(({ name }) => name).join(', ')}: ${stage.disturbed.join('; ')}`);
}

const notes = rows.flatMap((row) => row.notes);
const shares = sharesOf(rows.flatMap((row) => row.tests ?? []));
printSummary(rows);
if (shares.size > 0) console.log(`\nseconds of tests, two of which run at a time\n${describeShares(shares)}`);
let slow = 0;
for (const [game, row] of shares) {
  if (game === 'shared') continue;
  const { notes: said, failed } = judge(`the tests of ${game}`, sumOf(row), gameSeconds(tier), disturbed);
  notes.push(...said);
  slow += failed ? 1 : 0;
}
const promised = promisedMinutes(tier);
const minutes = secondsSince(began) / 60;
console.log(`\n${minutes.toFixed(1)} minutes${promised === null ? '' : ` of the ${promised} that this tier may take on two quiet cores`}`);
if (disturbed.length > 0) notes.push('THE MACHINE WAS NOT QUIET, so times say little', ...disturbed);
else if (promised !== null && minutes > promised) notes.push(`LONGER THAN PROMISED on a quiet machine: ${minutes.toFixed(1)} minutes`);
if (notes.length > 0) console.log(`\n${notes.map((note) => `!!! ${note}`).join('\n')}`);

const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const failed = slow + sum((row) => row.failed + (values.complete && row.lacks !== undefined ? 1 : 0));
const skipped = sum((row) => row.skipped);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${sum((row) => row.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
