import { spawn } from 'node:child_process';
import { app, powerMonitor } from 'electron';
import type { BrowserWindow } from 'electron';
import type { Host } from '../host/host.ts';
import { otherArguments } from '../host/shell/arguments.ts';
import { isTooLong, packOpened, unpackOpened } from '../host/shell/hand-over.ts';
import { programPath } from './crash.ts';
import { OPENED_VARIABLE, openedByThisStart, takeOver } from './opening.ts';
import { bringToFront } from './window.ts';

/** Timeout for closing the host on quit. Every action is already on disk, so nothing is lost when it expires. */
const CLOSE_MS = 2000;

const OPEN_LINE = 'five-forges: already open';

/** Tells `npm start` that another instance runs, so that it does not fall back to the headless server. */
export const sayAlreadyOpen = (): void => void process.stdout.write(`${OPEN_LINE}\n`);

/**
 * Takes the single-instance lock. A second instance passes its files and links to the first, which focuses its window.
 * @returns false when this process has to end, because it is the second instance or has started a shorter command line
 */
export function claimSingleInstance(window: () => BrowserWindow | null): boolean {
  const opened = packOpened(openedByThisStart());
  if (process.platform !== 'win32' && isTooLong(process.argv, process.cwd())) {
    startShorter(opened);
    return false;
  }
  // Chromium reorders the command line on its way to the first instance, so that `additionalData` brings what was opened.
  if (!app.requestSingleInstanceLock({ opened })) {
    sayAlreadyOpen();
    return false;
  }
  app.on('second-instance', (_event, _argv, _cwd, handedOver) => {
    bringToFront(window());
    takeOver(unpackOpened((handedOver as { opened?: unknown } | null)?.opened));
  });
  return true;
}

/** Starts the program anew with what it was opened with in the environment: asking for the lock sends the whole command line. */
function startShorter(opened: string): void {
  const args = otherArguments(process.argv.slice(1));
  if (isTooLong(args, process.cwd())) return;
  const env = { ...process.env, [OPENED_VARIABLE]: opened };
  spawn(programPath() ?? process.execPath, args, { env, detached: true, stdio: 'inherit' }).unref();
}

/** Gives screens that people share back when the window goes out of sight, and when the computer sleeps, is locked or goes to another user. */
export function coverTablesWhenLeft(host: Host, window: BrowserWindow): void {
  const cover = (): void => host.coverTables();
  window.on('hide', cover).on('minimize', cover);
  powerMonitor.on('suspend', cover).on('lock-screen', cover).on('user-did-resign-active', cover);
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
