import { app, dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import type { Host } from '../host/host.ts';
import { CrashCount, goneInWords } from '../host/shell/crashes.ts';
import { loadPage } from './window.ts';

const KEPT = 'Every match is saved as it is played, so nothing is lost.';

/** Reloads a window whose renderer crashed, and offers to end one that is unresponsive. */
export function watchWindow(window: BrowserWindow, host: Host): void {
  const { webContents } = window;
  const count = new CrashCount();
  let hung = false;
  let waiting: AbortController | null = null;

  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    // A dialog that is still open is about the former renderer and would end the new one.
    waiting?.abort();
    const what = hung ? 'The window did not answer any more and was ended.' : goneInWords(reason, exitCode);
    hung = false;
    if (what === null || window.isDestroyed()) return;
    host.noteCrash(what);
    // Electron crashes when a page is loaded from inside the `render-process-gone` event.
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

/** @returns whether to end the renderer */
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

/** Reports uncaught errors of this process in the window, which offers a restart. They do not end the process. */
export function watchProcess(host: Host): void {
  process.on('uncaughtException', (error) => host.noteTrouble(error));
  process.on('unhandledRejection', (reason) => host.noteTrouble(reason));
  // Chromium ends the program after the third death of its graphics process, without a word of its own.
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    if (type === 'GPU' && reason !== 'clean-exit') host.noteCrash(`The graphics process is gone: ${reason} (${exitCode}).`);
  });
}

/** The path to start the program anew from, where its own is a temporary one that is gone after the quit (AppImage, portable program). */
export const programPath = (): string | undefined => process.env.APPIMAGE ?? process.env.PORTABLE_EXECUTABLE_FILE;

/** Quits and relaunches the app. */
export function restartApp(): void {
  const execPath = programPath();
  app.relaunch(execPath ? { execPath, args: process.argv.slice(1) } : undefined);
  app.quit();
}
