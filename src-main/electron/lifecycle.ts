import { app } from 'electron';
import type { BrowserWindow } from 'electron';
import type { Host } from '../host/host.ts';
import { openedByThisStart, takeOver } from './opening.ts';
import { bringToFront } from './window.ts';

/** Timeout for closing the host on quit. Every action is already on disk, so nothing is lost when it expires. */
const CLOSE_MS = 2000;

const OPEN_LINE = 'five-forges: already open';

/** Tells `npm start` that another instance runs, so that it does not fall back to the headless server. */
export const sayAlreadyOpen = (): void => void process.stdout.write(`${OPEN_LINE}\n`);

/**
 * Takes the single-instance lock. A second instance passes its files and links to the first, which focuses its window.
 * @returns false when this is the second instance
 */
export function claimSingleInstance(window: () => BrowserWindow | null): boolean {
  // Chromium reorders the command line on its way to the first instance; `additionalData` arrives as it is.
  if (!app.requestSingleInstanceLock(openedByThisStart())) {
    sayAlreadyOpen();
    return false;
  }
  app.on('second-instance', (_event, _argv, _cwd, handedOver) => {
    bringToFront(window());
    takeOver(handedOver);
  });
  return true;
}

/** Closes the host (bots, open files) before the app quits, with a timeout. */
export function closeHostOnQuit(host: Host): void {
  let closing = false;
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (closing) return;
    closing = true;
    const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_MS));
    // `quit` does nothing after a prevented quit; `exit` always ends the app.
    void Promise.race([host.close(), patience]).finally(() => app.exit(0));
  });
  app.on('window-all-closed', () => app.quit());
}
