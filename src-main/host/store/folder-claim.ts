import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';

/** Another process of ours writes into the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** A running process, told apart from a later one that was given the same number. */
interface Owner {
  pid: number;
  /** When it was born, in the system's own count; 0 where the system does not say. */
  birth: number;
}

/** By how much the clocks of files and of the system's start may disagree. */
const CLOCKS_DIFFER_MS = 5000;
/** Where an `Owner` leaves its marker. */
const MARKERS = 'in-use';

/**
 * Makes this process the only one that writes into a data folder, until it ends.
 *
 * Each process leaves a marker of its own and only then looks for those of others, so of two that start together at
 * least one sees the other and withdraws. No marker ever changes hands: one whose process is gone, however it ended,
 * is swept away by whoever comes next.
 * @returns gives the folder back before the process ends
 * @throws FolderInUse
 */
export function claimFolder(root: string): () => void {
  const folder = join(root, MARKERS);
  mkdirSync(folder, { recursive: true });
  const self = { pid: process.pid, birth: bornAt(process.pid) ?? 0 };
  const own = markerOf(self);
  writeFileSync(join(folder, own), '');
  const release = () => rmSync(join(folder, own), { force: true });
  for (const name of readdirSync(folder)) {
    const owner = ownerOf(name);
    if (owner === null || name === own) continue;
    const marker = join(folder, name);
    if (!isRunning(owner, marker)) {
      rmSync(marker, { force: true });
      continue;
    }
    release();
    throw new FolderInUse(inWords(owner, marker));
  }
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

const markerOf = ({ pid, birth }: Owner): string => `${pid}-${birth}`;

function ownerOf(marker: string): Owner | null {
  const parts = /^(\d+)-(\d+)$/.exec(marker);
  return parts && { pid: Number(parts[1]), birth: Number(parts[2]) };
}

function isRunning({ pid, birth }: Owner, marker: string): boolean {
  const born = bornAt(pid);
  if (born === null) return false;
  if (birth !== 0 && born !== 0) return born === birth;
  // After a power cut somebody else has the number; what is older than the system's start cannot be running.
  const left = statSync(marker, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return left >= Date.now() - uptime() * 1000 - CLOCKS_DIFFER_MS;
}

/** Null when there is no such process, 0 when there is one and the system does not say when it was born. */
function bornAt(pid: number): number | null {
  if (!answersSignals(pid)) return null;
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return 0;
  }
  // The second field is a name in brackets and may hold anything; the third is the state, the 22nd the time of birth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isDead = fields[0] === 'Z' || fields[0] === 'X';
  return isDead ? null : Number(fields[19]);
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be spoken to, but it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inWords({ pid, birth }: Owner, marker: string): string {
  const inUse = `another Five Forges (process ${pid}) is using this folder. Close it first, or choose another folder with --data DIR.`;
  return birth === 0 ? `${inUse} If none is running, delete ${marker}.` : inUse;
}
