import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Reasons } from './reasons.ts';

/** Reference measurements that may be installed beside the project, with the arguments of a short run. */
const SCRIPTS = {
  xstate: ['--expose-gc', 'src/xstate/bench-xstate.mjs', '--quick'],
  showdown: ['--expose-gc', 'src/bench-showdown.mjs', '--quick'],
  lanes: ['--expose-gc', 'out/bench-lanes.cjs', '--quick'],
};
export type PeerId = keyof typeof SCRIPTS;

const peerRowSchema = z.strictObject({ name: z.string(), us: z.number() });
/** What was measured, and the microseconds of one of it in its quickest round. */
export type PeerRow = z.infer<typeof peerRowSchema>;

const peerFiguresSchema = z.strictObject({
  recordedAt: z.string(),
  machine: z.string(),
  /** By script; null where it failed. */
  figures: z.record(z.string(), z.array(peerRowSchema).nullable()),
});
export type PeerFigures = z.infer<typeof peerFiguresSchema>;

/** Figures of an earlier run, for machines on which the peers are not installed. */
export const RECORDED = join(import.meta.dirname, 'peers.json');

/** Rows of the tables that a peer's script prints: a column says what, the first of these that there is how many microseconds. */
const US_COLUMNS = ['min', 'us', 'usPerDecision'];

export function readTables(output: string): PeerRow[] {
  const found: PeerRow[] = [];
  let columns: string[] = [];
  for (const line of output.split('\n')) {
    if (!line.startsWith('│')) continue;
    const cells = line.split('│').map((cell) => cell.trim());
    if (cells[1] === '(index)') columns = cells;
    const name = cells[columns.indexOf('case')]?.replace(/^'|'$/g, '');
    const column = US_COLUMNS.find((known) => columns.includes(known));
    const us = Number(column && cells[columns.indexOf(column)]);
    if (name && Number.isFinite(us)) found.push({ name, us });
  }
  return found;
}

const CACHE = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');

/** Where the peers are installed, or why they are not found. */
export function findPeers(home = process.env.PEERS_HOME ?? join(CACHE, 'five-forges-peers')): { home: string } | { missing: string } {
  if (home === '') return { missing: 'PEERS_HOME is empty' };
  return existsSync(home) ? { home } : { missing: `the reference measurements are not installed in "${home}" (PEERS_HOME)` };
}

/** One short run of a peer's script; null with a reason when it fails. */
export function runPeer(home: string, peer: PeerId, reasons: Reasons): PeerRow[] | null {
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    return readTables(
      execFileSync(process.execPath, SCRIPTS[peer], { cwd: home, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch (error) {
    reasons[`peers.${peer}`] = (error as Error).message;
    return null;
  }
}

/** The figures of peers with when and where they were measured. */
export function signed(figures: PeerFigures['figures']): PeerFigures {
  const [{ model }] = cpus();
  return { recordedAt: new Date().toISOString().slice(0, 10), machine: `${model}, ${cpus().length} cores`, figures };
}

export const record = (figures: PeerFigures, file = RECORDED): void => writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);

export const recorded = (file = RECORDED): PeerFigures | null =>
  existsSync(file) ? peerFiguresSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
