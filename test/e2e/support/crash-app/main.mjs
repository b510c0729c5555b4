/**
 * The built app with a hand at its window, for what no debugger may watch: to one that is attached, a window whose process
 * died stays dead. Opens the unfinished match at Home, ends the window's process, goes on as the page offers, and prints one
 * line of JSON: the table before and after.
 */
import process from 'node:process';
import { app, BrowserWindow } from 'electron';

const TABLE = `[...document.querySelectorAll('[data-region="prompt"] p, [data-region="hand"] button')]
  .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())`;
const PATIENCE_MS = 2000;
const HEADING = `document.querySelector('h1')?.textContent`;
const button = (name) =>
  `[...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith('${name}'))`;
const has = (name) => `${button(name)} !== undefined`;
const press = (name) => `${button(name)}.click()`;

await import(process.env.FIVE_FORGES_MAIN);
// Not awaited: an ES module that waits for the app here holds the app back.
void app.whenReady().then(play);

async function play() {
  await until(() => BrowserWindow.getAllWindows().length > 0);
  const { webContents } = BrowserWindow.getAllWindows()[0];
  // What was asked of a process that dies is never answered.
  const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const ask = (script) => Promise.race([webContents.executeJavaScript(script).catch(() => null), patience()]);
  const table = async () => {
    await until(async () => ((await ask(TABLE)) ?? []).length > 2);
    return ask(TABLE);
  };
  await until(() => ask(has('Continue:')));
  await ask(press('Continue:'));
  const before = await table();
  webContents.forcefullyCrashRenderer();
  await until(async () => (await ask(HEADING)) === 'The window had to be opened again');
  await until(() => ask(has('Go on:')));
  await ask(press('Go on:'));
  const after = await table();
  process.stdout.write(`${JSON.stringify({ before, after })}\n`);
  app.quit();
}

async function until(condition) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}
