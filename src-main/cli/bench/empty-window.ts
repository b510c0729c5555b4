import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What both windows print once they can be seen. */
export const READY = 'five-forges: window ready';

const MAIN = `
const { app, BrowserWindow } = require('electron');
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1440, height: 900, show: false, webPreferences: { sandbox: true } });
  window.once('ready-to-show', () => {
    window.show();
    process.stdout.write('${READY}\\n');
  });
  window.loadURL('data:text/html,<title>empty</title>');
});
`;

/** Writes the smallest app with a window, to compare with; returns its folder. */
export function writeEmptyApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'empty-window-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty-window', main: 'main.cjs' }));
  writeFileSync(join(folder, 'main.cjs'), MAIN);
  return folder;
}
