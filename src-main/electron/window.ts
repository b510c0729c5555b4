import { BrowserWindow, screen } from 'electron';
import { logError } from '../host/log.ts';
import { readWindowPlace, writeWindowPlace } from '../host/shell/window-place-file.ts';
import { placeWindow } from '../host/shell/window-place.ts';
import { isPage, PAGE_URL } from './page-address.ts';

/** `npm start` waits for this line, and takes an exit before it for "no window". */
const READY_LINE = 'five-forges: window ready';
/** Debounce of writing the window's bounds, which change many times a second while it is dragged. */
const DEBOUNCE_MS = 500;

/** Opens the window, sandboxed and isolated, with its last bounds. */
export function openWindow(preload: string, dataDir: string): BrowserWindow {
  const { bounds, least, maximized, fullScreen } = placeWindow(readWindowPlace(dataDir), freeScreens());
  const window = new BrowserWindow({
    ...bounds,
    minWidth: least.width,
    minHeight: least.height,
    show: false,
    backgroundColor: '#14161a',
    title: 'Five Forges',
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false, spellcheck: false },
  });
  window.once('ready-to-show', () => {
    // Both show the window immediately, so they wait for the first paint. A window created in full screen would not know its
    // normal bounds.
    if (maximized) window.maximize();
    window.show();
    if (fullScreen) window.setFullScreen(true);
    process.stdout.write(`${READY_LINE}\n`);
  });
  keepPlace(window, dataDir);
  // Chromium lets a page go to `about:blank` without `will-navigate`; nothing of ours is left there, so the page is loaded again.
  window.webContents.on('did-navigate', (_event, url) => {
    if (!isPage(url)) loadPage(window);
  });
  loadPage(window);
  return window;
}

/** Loads the page, for the first time or after a crash. `reload` does nothing when the first load crashed. */
export function loadPage(window: BrowserWindow): void {
  // A crash while loading is reported by `watchWindow`.
  window.loadURL(PAGE_URL).catch(logError);
}

export function bringToFront(window: BrowserWindow | null): void {
  if (!window) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

/** Work areas of all displays, the primary first. */
function freeScreens(): Electron.Rectangle[] {
  const main = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id);
  return [main, ...others].map(({ workArea }) => workArea);
}

function keepPlace(window: BrowserWindow, dataDir: string): void {
  let timer: NodeJS.Timeout | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    if (window.isDestroyed()) return;
    const place = { bounds: window.getNormalBounds(), maximized: window.isMaximized(), fullScreen: window.isFullScreen() };
    writeWindowPlace(dataDir, { version: 1, ...place });
  };
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, DEBOUNCE_MS);
  };
  // One by one: Electron's types have no overload for a union of event names.
  window.on('move', keepSoon).on('resize', keepSoon).on('maximize', keepSoon).on('unmaximize', keepSoon);
  window.on('enter-full-screen', keepSoon).on('leave-full-screen', keepSoon);
  window.on('close', keep);
}
