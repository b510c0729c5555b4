/** Whether the pages of a program that runs on Linux are in Chromium's sandbox, told by what the kernel says of their processes. */
import { readdirSync, readFileSync } from 'node:fs';

/** A system call that is not on its list ends the process. */
const FILTERED = /^Seccomp:\s*2$/m;
/** Known by one number out here and by another in a space of processes of its own. */
const SPACE_OF_ITS_OWN = /^NSpid:\s*\d+\s+\d+/m;

interface Process {
  parent: number;
  page: boolean;
  status: string;
}

function read(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const parent = Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1] ?? 0);
    return { parent, page: readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'), status };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/** The processes of pages below a process, as the kernel describes them. */
function pagesBelow(root: number): string[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const all = new Map(pids.flatMap((pid) => (read(pid) ? [[pid, read(pid)!] as const] : [])));
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return parent === root || (parent > 1 && isBelow(parent));
  };
  return [...all].filter(([pid, { page }]) => page && isBelow(pid)).map(([, { status }]) => status);
}

/** @returns what is wrong with the description of a page's process, or null */
export function looseness(status: string): string | null {
  if (!FILTERED.test(status)) return 'the page’s process may make any system call';
  return SPACE_OF_ITS_OWN.test(status) ? null : 'the page’s process has no space of its own';
}

/** @returns the sentence that says why the program's pages are not in a sandbox, or null when all are */
export function loosePages(root: number): string | null {
  const pages = pagesBelow(root);
  if (pages.length === 0) return 'it has a window, and no process for its page was found';
  return pages.map(looseness).find((wrong) => wrong !== null) ?? null;
}
