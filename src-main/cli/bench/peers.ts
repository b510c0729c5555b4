import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Reasons } from './reasons.ts';

/** Reference measurements that may be installed beside the project, with the arguments of a short run. */
const SCRIPTS: Record<string, string[]> = {
  xstate: ['--expose-gc', 'src/xstate/bench-xstate.mjs', '--quick'],
  showdown: ['--expose-gc', 'src/bench-showdown.mjs', '--quick'],
  lanes: ['--expose-gc', 'out/bench-lanes.cjs', '--quick'],
};

const peerFiguresSchema = z.strictObject({
  recordedAt: z.string(),
  machine: z.string(),
  /** By script: what it measured, and microseconds of one of it. */
  figures: z.record(z.string(), z.array(z.strictObject({ name: z.string(), us: z.number() }))),
});
export type PeerFigures = z.infer<typeof peerFiguresSchema>;

/** Figures of an earlier run, for machines on which the peers are not installed. */
export const RECORDED = join(import.meta.dirname, 'peers.json');

/** Rows of the tables that a peer's script prints: a column says what, one of these how many microseconds. */
const US_COLUMNS = ['us', 'usPerDecision'];

export function readTables(output: string): PeerFigures['figures'][string] {
  const found: PeerFigures['figures'][string] = [];
  let columns: string[] = [];
  for (const line of output.split('\n')) {
    if (!line.startsWith('│')) continue;
    const cells = line.split('│').map((cell) => cell.trim());
    if (cells[1] === '(index)') columns = cells;
    const name = cells[columns.indexOf('case')]?.replace(/^'|'$/g, '');
    const us = Number(cells[columns.findIndex((column) => US_COLUMNS.includes(column))]);
    if (name && Number.isFinite(us)) found.push({ name, us });
  }
  return found;
}

function measure(home: string, reasons: Reasons): PeerFigures {
  const env = { ...process.env, NODE_ENV: 'production' };
  const figures: PeerFigures['figures'] = {};
  for (const [name, args] of Object.entries(SCRIPTS)) {
    try {
      figures[name] = readTables(
        execFileSync(process.execPath, args, { cwd: home, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    } catch (error) {
      reasons[`peers.${name}`] = (error as Error).message;
    }
  }
  const [{ model }] = cpus();
  return { recordedAt: new Date().toISOString().slice(0, 10), machine: `${model}, ${cpus().length} cores`, figures };
}

/**
 * Figures of the peers in short runs of their own (and written down for other machines, if `record`), else the
 * recorded ones; null with a reason where there are neither.
 */
export function benchPeers(reasons: Reasons, record = false, recorded = RECORDED): PeerFigures | null {
  const home = process.env.PEERS_HOME;
  if (home && existsSync(home)) {
    const figures = measure(home, reasons);
    if (record) writeFileSync(recorded, `${JSON.stringify(figures, null, 2)}\n`);
    return figures;
  }
  if (existsSync(recorded)) return peerFiguresSchema.parse(JSON.parse(readFileSync(recorded, 'utf8')));
  const missing = home ? `PEERS_HOME is "${home}", which does not exist` : 'PEERS_HOME does not say where the reference measurements are';
  reasons.peers = `${missing}, and ${recorded} has no recorded ones (--record writes it)`;
  return null;
}
