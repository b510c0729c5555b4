import { readFileSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Niceness as systems count it: 0 is usual, and the more, the further behind; nobody goes forward. */
function putBehind(thread: number, niceness: number): void {
  try {
    setPriority(thread, Math.max(getPriority(thread), niceness));
  } catch {
    // A thread that has just ended, or a system that lets nobody change his place: then it works where it stands.
  }
}

/** On Linux, where each has an order of its own; empty on another system, or one that hides them. */
function threadsOf(process: number): number[] {
  try {
    return readdirSync(`/proc/${process}/task`).map(Number);
  } catch {
    return [];
  }
}

/**
 * Puts this process behind others in the system's order, together with the threads that help to collect its garbage and compile its
 * script: they are there before any script runs, and left where they stand they would take a window's core from it. Threads that a
 * runtime starts later may choose a place of their own. Where threads have no order of their own, the process has one as a whole.
 */
export function standBehind(niceness: number): void {
  for (const thread of [process.pid, ...threadsOf(process.pid)]) putBehind(thread, niceness);
}

/**
 * Puts threads of a process behind, by their names, of which Linux keeps the first fifteen signs. Nothing happens on other systems.
 * @param placeOf niceness, or null for a thread that stays where it is
 */
export function putThreadsBehind(process: number, placeOf: (name: string) => number | null): void {
  for (const thread of threadsOf(process)) {
    const name = nameOf(process, thread);
    const niceness = name === null ? null : placeOf(name);
    if (niceness !== null) putBehind(thread, niceness);
  }
}

function nameOf(process: number, thread: number): string | null {
  try {
    return readFileSync(`/proc/${process}/task/${thread}/comm`, 'utf8').trim();
  } catch {
    return null;
  }
}
