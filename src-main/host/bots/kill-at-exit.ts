const running = new Set<number>();

/** Ends a process at once, even one that is stopped, which takes no gentler signal. */
export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** Ends the process together with this one. @returns to be called when it is gone: its number may become another's */
export function killAtExit(pid: number): () => void {
  if (running.size === 0) process.on('exit', killAll);
  running.add(pid);
  return () => {
    running.delete(pid);
    if (running.size === 0) process.off('exit', killAll);
  };
}

function killAll(): void {
  for (const pid of running) killHard(pid);
}
