import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { bornAt, isSameBirth, ownBirth } from './process-birth.ts';

/** Another instance of Five Forges uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** A running process. The start time tells it from a later process with the same id. */
interface Owner {
  pid: number;
  /** Start time as `process-birth.ts` counts it; 0 where the system does not tell. */
  birth: number;
}

/** Tolerance between file times and the system's uptime. */
const CLOCKS_DIFFER_MS = 5000;
/** Folder of the lock files, one per `Owner`. */
const MARKERS = 'in-use';

export interface FolderClaim {
  /** Releases the lock early. */
  release(): void;
  /** A sentence for people where nothing can be written into the folder, which then needs no lock. */
  warning: string | null;
}

/** The system lets nobody, or not this program, write there. */
const READ_ONLY = ['EROFS', 'EACCES', 'EPERM'];

/**
 * Single-instance lock of a data folder, held until the process ends.
 * Each process creates a lock file of its own first and looks for those of others afterwards, so of two that start together at least one
 * sees the other and withdraws. Lock files are never taken over; stale ones are removed.
 * @throws FolderInUse
 */
export function claimFolder(root: string): FolderClaim {
  try {
    return { release: claim(root), warning: null };
  } catch (error) {
    if (!existsSync(root) || !READ_ONLY.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const warning = `${root} can only be read. What is there can be looked at, but nothing is saved: choose another folder with --data DIR.`;
    return { release: () => undefined, warning };
  }
}

function claim(root: string): () => void {
  const folder = join(root, MARKERS);
  mkdirSync(folder, { recursive: true });
  const own = markerOf({ pid: process.pid, birth: ownBirth() });
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
  if (birth !== 0 && born !== 0) return isSameBirth(born, birth);
  // After a power cut another process may have the id; a file older than the system's start is stale.
  const left = statSync(marker, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return left >= Date.now() - uptime() * 1000 - CLOCKS_DIFFER_MS;
}

function inWords({ pid, birth }: Owner, marker: string): string {
  const inUse = `another Five Forges (process ${pid}) is using this folder. Close it first, or choose another folder with --data DIR.`;
  return birth === 0 ? `${inUse} If none is running, delete ${marker}.` : inUse;
}
