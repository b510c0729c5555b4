/** What lies at a path. */
export interface FileStat {
  kind: 'file' | 'folder' | 'other';
  /** Bytes. */
  size: number;
  /** When it was last written, in milliseconds since 1970. */
  modified: number;
  /** Two paths or handles with the same identity are the same file. */
  identity: string;
}

export interface FolderEntry {
  name: string;
  kind: FileStat['kind'];
}

/** `r`: to read; `a`: to append, made if it is missing; `w`: to write anew. */
export type OpenFor = 'r' | 'a' | 'w';

/**
 * The file system, as far as the host uses it. Everything is synchronous: what a call says is done when it returns. What
 * is written outlasts the process at once, and a power cut once `sync` (a file's bytes) or `syncFolder` (which names a
 * folder has) has returned.
 *
 * Every method throws `DiskError` when the system refuses.
 */
export interface Disk {
  /** @returns a handle */
  open(path: string, purpose: OpenFor): number;
  close(handle: number): void;
  stat(path: string): FileStat | null;
  statOf(handle: number): FileStat;
  /** All of an open file. */
  read(handle: number): Buffer;
  /** All of it, or an error; then some of it may have been written. */
  write(handle: number, bytes: Buffer | string): void;
  sync(handle: number): void;
  /** The same in the background. @param done with the error, if there was one */
  syncLater(handle: number, done: (error: Error | null) => void): void;
  syncFolder(path: string): void;
  truncate(path: string, size: number): void;
  /** Replaces what lies at the new path. */
  rename(from: string, to: string): void;
  /** Removes a file; nothing happens if there is none. */
  remove(path: string): void;
  list(path: string): FolderEntry[];
  /** The path behind links; the path itself where nothing is. */
  resolve(path: string): string;
  /** With all folders above it; nothing happens if it is there. */
  makeFolder(path: string): void;
}
