import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { dirname } from 'node:path';
import type { Disk, FileStat } from './disk.ts';
import { DiskError, onDisk } from './disk-error.ts';

/** A pipe that nobody writes into must not hold up the app; other systems have none in folders, nor the flag. */
const NO_WAITING = constants.O_NONBLOCK ?? 0;
const FLAGS = { r: constants.O_RDONLY | NO_WAITING, a: 'a', w: 'w' } as const;

type Kinds = Pick<BigIntStats, 'isFile' | 'isDirectory'>;
const kindOf = (entry: Kinds): FileStat['kind'] => (entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other');

const statIn = (stat: BigIntStats): FileStat => ({
  kind: kindOf(stat),
  size: Number(stat.size),
  modified: Number(stat.mtimeNs) / 1e6,
  identity: `${stat.dev} ${stat.ino}`,
});

/** The paths of open handles, for the words of errors. */
const opened = new Map<number, string>();
const pathOf = (handle: number): string => opened.get(handle) ?? '';

/** The file system of this computer. */
export const realDisk: Disk = {
  open(path, purpose) {
    const handle = onDisk(purpose === 'r' ? 'read' : 'written', path, () => openSync(path, FLAGS[purpose]));
    opened.set(handle, path);
    return handle;
  },
  close(handle) {
    const path = pathOf(handle);
    opened.delete(handle);
    onDisk('written', path, () => closeSync(handle));
  },
  stat(path) {
    const stat = onDisk('read', path, () => statSync(path, { bigint: true, throwIfNoEntry: false }));
    return stat ? statIn(stat) : null;
  },
  statOf: (handle) => statIn(onDisk('read', pathOf(handle), () => fstatSync(handle, { bigint: true }))),
  read: (handle) => onDisk('read', pathOf(handle), () => readFileSync(handle)),
  write: (handle, bytes) => onDisk('written', pathOf(handle), () => writeFileSync(handle, bytes)),
  sync: (handle) => onDisk('written', pathOf(handle), () => fdatasyncSync(handle)),
  syncLater(handle, done) {
    const path = pathOf(handle);
    fdatasync(handle, (error) => done(error && new DiskError('written', path, error.code ?? 'unknown', error)));
  },
  syncFolder(path) {
    // Windows opens no folders, and keeps their names in a journal of its own.
    if (process.platform === 'win32') return;
    onDisk('written', path, () => {
      const handle = openSync(path, 'r');
      try {
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    });
  },
  truncate: (path, size) => onDisk('written', path, () => truncateSync(path, size)),
  rename: (from, to) => onDisk('written', to, () => renameSync(from, to)),
  remove: (path) => onDisk('removed', path, () => rmSync(path, { force: true })),
  list: (path) =>
    onDisk('read', path, () => readdirSync(path, { withFileTypes: true })).map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
  resolve: (path) => (realDisk.stat(path) === null ? path : onDisk('read', path, () => realpathSync(path))),
  makeFolder(path) {
    const made = onDisk('written', path, () => mkdirSync(path, { recursive: true }));
    if (made !== undefined) realDisk.syncFolder(dirname(made));
  },
};
