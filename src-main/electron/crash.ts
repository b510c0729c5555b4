import { app, dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import type { Host } from '../host/host.ts';
import { CrashCount, goneInWords } from '../host/shell/crashes.ts';
import { loadPage } from './window.ts';

const KEPT = 'Every match is saved as it is played, so nothing is lost.';

/** A window that breaks down comes back and says so; one that hangs may be ended. */
export function watchWindow(window: BrowserWindow, host: Host): void {
  const { webContents } = window;
  const count = new CrashCount();
  let hung = false;
  let waiting: AbortController | null = null;

  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    // Whoever is still asked about a window that hung would end the next one, which is well.
    waiting?.abort();
    const what = hung ? 'The window did not answer any more and was ended.' : goneInWords(reason, exitCode);
    hung = false;
    if (what === null || window.isDestroyed()) return;
    host.noteCrash(what);
    // Electron itself crashes when a window is loaded while it still tells of its end.
    setTimeout(() => {
      if (window.isDestroyed()) return;
      if (!count.add(Date.now())) loadPage(window);
      else void askAboutAgain(window, what);
    });
  });

  window.on('responsive', () => waiting?.abort());
  window.on('unresponsive', () => {
    waiting?.abort();
    const patience = new AbortController();
    waiting = patience;
    void askAboutHang(window, patience.signal).then((end) => {
      if (waiting === patience) waiting = null;
      if (!end || window.isDestroyed()) return;
      hung = true;
      webContents.forcefullyCrashRenderer();
    });
  });
}

/** @returns whether the window is to be ended */
async function askAboutHang(window: BrowserWindow, signal: AbortSignal): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    title: 'Five Forges',
    message: 'The window does not answer.',
    detail: `Wait a moment longer, or restart the window. ${KEPT}`,
    buttons: ['Wait', 'Restart the window'],
    defaultId: 0,
    cancelId: 0,
    signal,
  });
  return !signal.aborted && response === 1;
}

async function askAboutAgain(window: BrowserWindow, what: string): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: 'Five Forges',
    message: 'The window broke down several times in a row.',
    detail: `${what} ${KEPT}`,
    buttons: ['Open it once more', 'Quit'],
    defaultId: 0,
    cancelId: 1,
  });
  if (response === 1) app.quit();
  else if (!window.isDestroyed()) loadPage(window);
}

/** What nobody caught in this process is told in the window, which offers a restart; it ends nothing by itself. */
export function watchProcess(host: Host): void {
  process.on('uncaughtException', (error) => host.noteTrouble(error));
  process.on('unhandledRejection', (reason) => host.noteTrouble(reason));
}

/** Ends the app as a quit does and starts it again. */
export function restartApp(): void {
  // An AppImage and the portable Windows program run from a place that is gone afterwards.
  const execPath = process.env.APPIMAGE ?? process.env.PORTABLE_EXECUTABLE_FILE;
  app.relaunch(execPath ? { execPath, args: process.argv.slice(1) } : undefined);
  app.quit();
}
