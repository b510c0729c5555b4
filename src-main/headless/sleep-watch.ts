const EVERY_MS = 2000;
/** No timer is later than this on a busy machine: it has slept. */
const LATE_MS = 20_000;

/** Calls when the computer has slept, which the system tells no program without a window. */
export function onWake(woken: () => void): void {
  let last = Date.now();
  setInterval(() => {
    const now = Date.now();
    if (now - last > EVERY_MS + LATE_MS) woken();
    last = now;
  }, EVERY_MS).unref();
}
