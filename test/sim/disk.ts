import { dirname, join } from 'node:path';
import type { Clock } from '../../src-main/host/env/clock.ts';
import type { Disk, FileStat, FolderEntry, OpenFor } from '../../src-main/host/env/disk.ts';
import { DiskError } from '../../src-main/host/env/disk-error.ts';
import type { DiskDeed } from '../../src-main/host/env/disk-error.ts';

/** One call of the host's, about to be carried out. */
export interface DiskCall {
  op: keyof Disk;
  path: string;
  deed: DiskDeed;
}

/** Decides whether a call fails. @returns how, as the system names it: `ENOSPC`; null lets it be */
export type Faults = (call: DiskCall) => string | null;

interface Inode {
  number: number;
  content: Buffer;
  /** What of it outlasts a power cut for certain. */
  durable: Buffer;
  modified: number;
}

/** A change of a folder that a power cut may undo. */
interface Change {
  folder: string;
  apply(names: Map<string, Inode>): void;
}

/** Whole numbers below `n`. */
export interface Chance {
  below(n: number): number;
}

/**
 * A disk in memory with a write cache: a power cut drops what was not synced, the changes of folders too, or keeps a part
 * of it. Folders themselves are safe at once.
 */
export class SimDisk implements Disk {
  faults: Faults = () => null;
  /** Is told of every call that changes something or fails, for people who look for a fault. */
  trace: (what: string) => void = () => undefined;
  readonly #clock: Clock;
  readonly #folders = new Set<string>(['/']);
  readonly #names = new Map<string, Inode>();
  #durable = new Map<string, Inode>();
  #changes: Change[] = [];
  readonly #handles = new Map<number, { inode: Inode; path: string }>();
  #lastHandle = 2;
  #lastInode = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Handles that nobody closed. */
  get opened(): string[] {
    return [...this.#handles.values()].map(({ path }) => path);
  }

  /** Paths of all files. */
  get files(): string[] {
    return [...this.#names.keys()].sort();
  }

  /** As a test sees it: no fault gets between. */
  text(path: string): string | null {
    return this.#names.get(path)?.content.toString('utf8') ?? null;
  }

  /** The same for what would be there after a power cut at the worst moment. */
  durableText(path: string): string | null {
    return this.#durable.get(path)?.durable.toString('utf8') ?? null;
  }

  /** Somebody else writes a file, and it is safe at once. */
  plant(path: string, content: string | Buffer): void {
    this.#folders.add(dirname(path));
    const bytes = Buffer.from(content);
    const inode = { number: ++this.#lastInode, content: bytes, durable: bytes, modified: this.#clock.now() };
    this.#names.set(path, inode);
    this.#durable.set(path, inode);
  }

  /** Somebody else takes a file away. */
  takeAway(path: string): void {
    this.trace(`somebody takes ${path} away`);
    this.#names.delete(path);
    this.#durable.delete(path);
  }

  /** The process is gone: its handles are closed, and nothing else changes. */
  processEnded(): void {
    this.#handles.clear();
  }

  /** What was not synced is gone, or there in part, as chance has it. */
  powerCut(chance: Chance): void {
    this.trace('the power is cut');
    this.#handles.clear();
    for (const change of this.#changes.slice(0, chance.below(this.#changes.length + 1))) change.apply(this.#durable);
    this.#changes = [];
    this.#names.clear();
    for (const [path, inode] of this.#durable) {
      inode.content = kept(inode, chance);
      inode.durable = inode.content;
      this.#names.set(path, inode);
    }
  }

  open(path: string, purpose: OpenFor): number {
    this.#call('open', path, purpose === 'r' ? 'read' : 'written');
    let inode = this.#names.get(path);
    if (!inode) {
      if (purpose === 'r' && this.#folders.has(path)) throw new DiskError('read', path, 'EISDIR');
      if (purpose === 'r' || !this.#folders.has(dirname(path))) throw new DiskError(purpose === 'r' ? 'read' : 'written', path, 'ENOENT');
      const made: Inode = { number: ++this.#lastInode, content: Buffer.alloc(0), durable: Buffer.alloc(0), modified: this.#clock.now() };
      inode = made;
      this.#change(path, (names) => names.set(path, made));
    } else if (purpose === 'w') {
      this.#put(inode, Buffer.alloc(0));
    }
    const handle = ++this.#lastHandle;
    this.#handles.set(handle, { inode, path });
    return handle;
  }

  close(handle: number): void {
    const { path } = this.#held(handle);
    // The handle is gone, whatever the system says.
    this.#handles.delete(handle);
    this.#call('close', path, 'written');
  }

  stat(path: string): FileStat | null {
    this.#call('stat', path, 'read');
    const inode = this.#names.get(path);
    if (inode) return statOf(inode);
    return this.#folders.has(path) ? { kind: 'folder', size: 0, modified: 0, identity: path } : null;
  }

  statOf(handle: number): FileStat {
    const { inode, path } = this.#held(handle);
    this.#call('statOf', path, 'read');
    return statOf(inode);
  }

  read(handle: number): Buffer {
    const { inode, path } = this.#held(handle);
    this.#call('read', path, 'read');
    return Buffer.from(inode.content);
  }

  write(handle: number, bytes: Buffer | string): void {
    const { inode, path } = this.#held(handle);
    const all = Buffer.from(bytes as string);
    try {
      this.#call('write', path, 'written');
    } catch (error) {
      this.#put(inode, Buffer.concat([inode.content, all.subarray(0, all.length >> 1)]));
      throw error;
    }
    this.#put(inode, Buffer.concat([inode.content, all]));
  }

  sync(handle: number): void {
    const { inode, path } = this.#held(handle);
    this.#call('sync', path, 'written');
    inode.durable = inode.content;
  }

  syncLater(handle: number, done: (error: Error | null) => void): void {
    const { inode, path } = this.#held(handle);
    this.#clock.after(3, () => {
      try {
        this.#call('syncLater', path, 'written');
      } catch (error) {
        done(error as Error);
        return;
      }
      inode.durable = inode.content;
      done(null);
    });
  }

  syncFolder(path: string): void {
    this.#call('syncFolder', path, 'written');
    // A journal keeps changes in order: whatever came before is safe as well.
    const upTo = this.#changes.findLastIndex(({ folder }) => folder === path) + 1;
    for (const change of this.#changes.splice(0, upTo)) change.apply(this.#durable);
  }

  truncate(path: string, size: number): void {
    this.#call('truncate', path, 'written');
    const inode = this.#names.get(path);
    if (!inode) throw new DiskError('written', path, 'ENOENT');
    this.#put(inode, inode.content.subarray(0, size));
  }

  rename(from: string, to: string): void {
    this.#call('rename', to, 'written');
    const inode = this.#names.get(from);
    if (!inode) throw new DiskError('written', from, 'ENOENT');
    this.#change(to, (names) => {
      names.delete(from);
      names.set(to, inode);
    });
  }

  remove(path: string): void {
    this.#call('remove', path, 'removed');
    if (this.#names.has(path)) this.#change(path, (names) => names.delete(path));
  }

  list(path: string): FolderEntry[] {
    this.#call('list', path, 'read');
    const inside = (all: Iterable<string>) => [...all].filter((one) => one !== path && dirname(one) === path);
    const entry = (kind: FolderEntry['kind']) => (one: string) => ({ name: one.slice(join(path, '/').length), kind });
    return [...inside(this.#names.keys()).map(entry('file')), ...inside(this.#folders).map(entry('folder'))];
  }

  resolve(path: string): string {
    this.#call('resolve', path, 'read');
    return path;
  }

  makeFolder(path: string): void {
    if (this.#folders.has(path)) return;
    this.#call('makeFolder', path, 'written');
    for (let folder = path; !this.#folders.has(folder); folder = dirname(folder)) this.#folders.add(folder);
  }

  #call(op: keyof Disk, path: string, deed: DiskDeed): void {
    const code = this.faults({ op, path, deed });
    if (code !== null || deed !== 'read') this.trace(`${op} ${path}${code === null ? '' : ` fails: ${code}`}`);
    if (code !== null) throw new DiskError(deed, path, code);
  }

  #held(handle: number): { inode: Inode; path: string } {
    const held = this.#handles.get(handle);
    if (!held) throw new Error(`handle ${handle} is not open`);
    return held;
  }

  #put(inode: Inode, content: Buffer): void {
    inode.content = Buffer.from(content);
    inode.modified = this.#clock.now();
  }

  #change(path: string, apply: (names: Map<string, Inode>) => void): void {
    apply(this.#names);
    this.#changes.push({ folder: dirname(path), apply });
  }
}

const statOf = ({ number, content, modified }: Inode): FileStat => ({
  kind: 'file',
  size: content.length,
  modified,
  identity: String(number),
});

/** What a power cut leaves of a file. */
function kept({ content, durable }: Inode, chance: Chance): Buffer {
  const which = chance.below(3);
  if (which === 0) return durable;
  if (which === 1 || !content.subarray(0, durable.length).equals(durable)) return content;
  return content.subarray(0, durable.length + chance.below(content.length - durable.length + 1));
}
