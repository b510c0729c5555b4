/** Electron's reasons for a gone renderer, in words for people. */
const REASONS: Record<string, string> = {
  crashed: 'its process crashed',
  'abnormal-exit': 'its process ended by itself',
  killed: 'its process was ended from outside',
  oom: 'the memory was used up',
  'launch-failed': 'its process could not be started',
  'integrity-failure': 'a file of the program was changed',
  'memory-eviction': 'the system needed the memory',
};

/**
 * A sentence about the crash; null for a normal exit.
 * @param exitCode of the renderer process
 */
export function goneInWords(reason: string, exitCode: number): string | null {
  if (reason === 'clean-exit') return null;
  return `The window broke down: ${REASONS[reason] ?? reason} (${exitCode}).`;
}

const AT_ONCE = 3;
const WITHIN_MS = 60_000;

/** Rate limit of reloads after crashes. */
export class CrashCount {
  #times: number[] = [];

  /**
   * @param now milliseconds
   * @returns whether the limit is exceeded
   */
  add(now: number): boolean {
    this.#times = [...this.#times.filter((time) => now - time < WITHIN_MS), now];
    return this.#times.length >= AT_ONCE;
  }
}
