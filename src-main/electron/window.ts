import { BrowserWindow } from 'electron';
import { PAGE_URL } from './page-address.ts';

/** What `npm start` waits for on our output; it counts as "no window" if we exit before. */
const READY_LINE = 'five-forges: window ready';

/** Opens the one window, sandboxed and isolated. */
export function openWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 960,
    minHeight: 600,
    show: false,
    backgroundColor: '#14161a',
    title: 'Five Forges',
    webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false, webviewTag: false, spellcheck: false },
  });
  window.once('ready-to-show', () => {
    window.show();
    process.stdout.write(`${READY_LINE}\n`);
  });
  void window.loadURL(PAGE_URL);
  return window;
}
