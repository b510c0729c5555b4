import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Never raises a priority: that needs rights which a user lacks. */
function lower(thread: number, niceness: number): void {
  try {
    setPriority(thread, Math.max(getPriority(thread), niceness));
  } catch {
    // The thread has just ended, or the system forbids the change: it keeps its priority.
  }
}

/** Linux schedules each thread by its own niceness. Empty on other systems, and where /proc is hidden. */
function ownThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [];
  }
}

/**
 * Lowers the scheduling priority of this process. On Linux that includes V8's helper threads (garbage collection, compilation), which
 * exist before any script runs; elsewhere the process has one priority as a whole.
 * @param niceness 0 (usual) to 19 (lowest)
 */
export function lowerPriority(niceness: number): void {
  for (const thread of [process.pid, ...ownThreads()]) lower(thread, niceness);
}
