import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** What is to be put behind: on Linux, where each of them has an order of its own, all threads; elsewhere the process as a whole (0). */
function threads(): number[] {
  try {
    if (process.platform === 'linux') return readdirSync('/proc/self/task').map(Number);
  } catch {
    // A system that hides them: at least the thread that asks.
  }
  return [0];
}

/**
 * Puts this process behind others in the system's order, together with the threads that help to collect its garbage and compile its
 * script: they are there before any script runs, and left where they stand they would take a window's core from it. Threads that a
 * runtime starts later may choose a place of their own.
 * @param niceness as systems call it; nobody goes forward
 */
export function standBehind(niceness: number): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, Math.max(getPriority(thread), niceness));
    } catch {
      // A thread that has just ended, or a system that lets nobody change his place: then it works where it stands.
    }
  }
}
