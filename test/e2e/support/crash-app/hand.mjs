import { BrowserWindow, dialog } from 'electron';

const PATIENCE_MS = 2000;

/** Heading of the page that comes after one whose process died. */
export const AGAIN = 'The window had to be opened again';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms, null));

export async function until(condition) {
  while (!(await condition())) await pause(100);
}

/** What a play can do with the app's window. */
export async function handAtWindow() {
  await until(() => BrowserWindow.getAllWindows().length > 0);
  const { webContents } = BrowserWindow.getAllWindows()[0];
  // What was asked of a process that dies is never answered.
  const ask = (script) => Promise.race([webContents.executeJavaScript(script).catch(() => null), pause(PATIENCE_MS)]);
  const button = (name) =>
    `[...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith('${name}'))`;
  return {
    webContents,
    ask,
    /** Presses a button of the page, once it is there. */
    press: async (name) => {
      await until(() => ask(`${button(name)} !== undefined`));
      await ask(`${button(name)}.click()`);
    },
    /** Waits until the page bears this heading. */
    headed: (title) => until(async () => (await ask(`document.querySelector('h1')?.textContent`)) === title),
    /** Ends the page's process. @returns once it is gone: until then it may still answer */
    crash: () =>
      new Promise((gone) => {
        webContents.once('render-process-gone', gone);
        webContents.forcefullyCrashRenderer();
      }),
  };
}

/** Stands in for the system's boxes, which nothing here could press a button of: the next one that the app opens. */
export const nextBox = () =>
  new Promise((opened) => {
    dialog.showMessageBox = (_window, { message, buttons }) =>
      new Promise((resolve) => opened({ message, press: (button) => resolve({ response: buttons.indexOf(button) }) }));
  });
