/** Whether the pages of a program that runs on Linux are in Chromium's sandbox, told by what the kernel says of their processes. */
import { readFileSync } from 'node:fs';
import { family } from '../../src-main/cli/bench/family.ts';

/** A system call that is not on its list ends the process. */
const FILTERED = /^Seccomp:\s*2$/m;
/** Known by one number out here and by another in a space of processes of its own. */
const SPACE_OF_ITS_OWN = /^NSpid:\s*\d+\s+\d+/m;

/** What the kernel says of a process, if it is a page's. */
function pageStatus(pid: number): string | null {
  try {
    const isPage = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');
    return isPage ? readFileSync(`/proc/${pid}/status`, 'utf8') : null;
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/** @returns what is wrong with the description of a page's process, or null */
export function looseness(status: string): string | null {
  if (!FILTERED.test(status)) return 'the page’s process may make any system call';
  return SPACE_OF_ITS_OWN.test(status) ? null : 'the page’s process has no space of its own';
}

/** @returns the sentence that says why the program's pages are not in a sandbox, or null when all are */
export function loosePages(root: number): string | null {
  const pages = family(root).flatMap((pid) => pageStatus(pid) ?? []);
  if (pages.length === 0) return 'no process of a page was found to look at';
  return pages.map(looseness).find((wrong) => wrong !== null) ?? null;
}
