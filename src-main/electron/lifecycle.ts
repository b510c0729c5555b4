import { app } from 'electron';
import type { BrowserWindow } from 'electron';
import type { Host } from '../host/host.ts';
import { openedByThisStart, takeOver } from './opening.ts';
import { bringToFront } from './window.ts';

/** Longer than this closing does not hold up the end of the app; every action is on the disk already. */
const CLOSE_MS = 2000;

const OPEN_LINE = 'five-forges: already open';

/** Tells `npm start` that the game is open elsewhere, so that it serves no page in place of the window. */
export const sayAlreadyOpen = (): void => void process.stdout.write(`${OPEN_LINE}\n`);

/**
 * A second start hands its files and links to the first one and brings its window to the front.
 * @returns false when this is the second one
 */
export function beTheOnlyOne(window: () => BrowserWindow | null): boolean {
  // Chromium reorders command lines on their way to the first instance; what is handed over beside them it leaves alone.
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

/** Ends bots and files in bounded time before the app goes. */
export function closeHostOnQuit(host: Host): void {
  let closing = false;
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (closing) return;
    closing = true;
    const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_MS));
    // A quit that was held back once does not go on when asked again; exit does.
    void Promise.race([host.close(), patience]).finally(() => app.exit(0));
  });
  app.on('window-all-closed', () => app.quit());
}
