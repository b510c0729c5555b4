import { basename } from 'node:path';

/** What was tried when the system refused. */
export type DiskDeed = 'read' | 'written' | 'removed';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'the file is larger than the disk allows',
  EROFS: 'the disk can only be read',
  EACCES: 'this computer does not let Five Forges do that there',
  EPERM: 'this computer does not let Five Forges do that there',
  EBUSY: 'another program is using it',
  ETXTBSY: 'another program is using it',
  EAGAIN: 'another program is using it',
  EIO: 'the disk reports a fault',
  EMFILE: 'too many files are open at once',
  ENFILE: 'too many files are open at once',
  ENOENT: 'it is not there any more',
  ENOTDIR: 'it is not there any more',
  ENODEV: 'the disk is not there any more',
  ENXIO: 'the disk is not there any more',
};

/** The system refused something about a file. The file may be sound, and the next try may succeed. */
export class DiskError extends Error {
  override readonly name = 'DiskError';
  /** As the system names it: `ENOSPC`. */
  readonly code: string;
  readonly path: string;
  readonly deed: DiskDeed;

  constructor(deed: DiskDeed, path: string, code: string, cause?: unknown) {
    super(`${basename(path)} could not be ${deed}: ${inWords(code)}`, { cause });
    this.code = code;
    this.path = path;
    this.deed = deed;
  }

  /** Why, for people: `the disk is full`. */
  get reason(): string {
    return inWords(this.code);
  }
}

const inWords = (code: string): string => (Object.hasOwn(REASONS, code) ? REASONS[code] : `the system refuses (${code})`);

/** Runs a call of the system. @throws DiskError */
export function onDisk<T>(deed: DiskDeed, path: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== 'string') throw error;
    throw new DiskError(deed, path, code, error);
  }
}
