import { BrowserWindow, screen } from 'electron';
import { logError } from '../host/log.ts';
import { readWindowPlace, writeWindowPlace } from '../host/shell/window-place-file.ts';
import { placeWindow } from '../host/shell/window-place.ts';
import { PAGE_URL } from './page-address.ts';

/** What `npm start` waits for on our output; it counts as "no window" if we exit before. */
const READY_LINE = 'five-forges: window ready';
/** While a window is dragged its place changes many times a second; it is kept when the hand rests. */
const REST_MS = 500;

/** Opens the one window, sandboxed and isolated, where it was last time. */
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
    // Both show a window at once, so they wait until there is something to see; a window that is made full screen from
    // the start would not know its size outside of it.
    if (maximized) window.maximize();
    window.show();
    if (fullScreen) window.setFullScreen(true);
    process.stdout.write(`${READY_LINE}\n`);
  });
  keepPlace(window, dataDir);
  loadPage(window);
  return window;
}

/** For the first time, or in place of a page that broke down: a reload would do nothing after one that broke down while it was first loaded. */
export function loadPage(window: BrowserWindow): void {
  // One that breaks down on its way is told of by the window.
  window.loadURL(PAGE_URL).catch(logError);
}

/** Wherever it is. */
export function bringToFront(window: BrowserWindow | null): void {
  if (!window) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

/** The main screen first. */
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
    timer = setTimeout(keep, REST_MS);
  };
  // Typed one by one: Electron's `on` has no overload for a choice of names.
  window.on('move', keepSoon).on('resize', keepSoon).on('maximize', keepSoon).on('unmaximize', keepSoon);
  window.on('enter-full-screen', keepSoon).on('leave-full-screen', keepSoon);
  window.on('close', keep);
}
