/** What is asked when the window hangs or breaks down again and again, and what is done with the answer. */
import { EventEmitter } from 'node:events';
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restartApp, watchProcess, watchWindow } from '../../../src-main/electron/crash.ts';
import type { Host } from '../../../src-main/host/host.ts';

interface Question extends MessageBoxOptions {
  /** Presses a button by its name. */
  press(button: string): Promise<void>;
}

const electron = vi.hoisted(() => ({
  app: { quit: vi.fn(), relaunch: vi.fn(), on: vi.fn() },
  questions: [] as Question[],
  /** As Electron does: a question that is withdrawn is answered with its cancel button. */
  ask: (_window: unknown, options: MessageBoxOptions): Promise<{ response: number }> =>
    new Promise((resolve) => {
      const answer = (response: number) => {
        resolve({ response });
        return new Promise<void>((done) => process.nextTick(done));
      };
      options.signal?.addEventListener('abort', () => void answer(options.cancelId!));
      electron.questions.push({ ...options, press: (button) => answer(options.buttons!.indexOf(button)) });
    }),
}));
vi.mock('electron', () => ({ app: electron.app, dialog: { showMessageBox: electron.ask } }));

class FakeWindow extends EventEmitter {
  isGone = false;
  readonly loadURL = vi.fn(() => Promise.resolve());
  readonly webContents = Object.assign(new EventEmitter(), {
    forcefullyCrashRenderer: vi.fn(() => this.breakDown('killed')),
  });

  isDestroyed(): boolean {
    return this.isGone;
  }

  breakDown(reason: string): void {
    this.webContents.emit('render-process-gone', {}, { reason, exitCode: 5 });
  }
}

let window: FakeWindow;
const told: string[] = [];
const host = { noteCrash: (what: string) => told.push(what) } as unknown as Host;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  window = new FakeWindow();
  watchWindow(window as unknown as BrowserWindow, host);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  told.length = 0;
  electron.questions.length = 0;
});

const reloads = () => window.loadURL.mock.calls.length;
const lastQuestion = () => electron.questions.at(-1)!;

/** Breaks down so many times, with so many milliseconds from one to the next. */
function breakDown(times: number, apart = 1000): void {
  for (let i = 0; i < times; i++) {
    window.breakDown('crashed');
    vi.advanceTimersByTime(apart);
  }
}

describe('a window that breaks down', () => {
  test('is loaded again, and says why', () => {
    breakDown(1);
    expect(told).toEqual(['The window broke down: its process crashed (5).']);
    expect([reloads(), electron.questions]).toEqual([1, []]);
  });

  test('is not loaded while it still tells of its end', () => {
    window.breakDown('crashed');
    expect(reloads()).toBe(0);
  });

  test('that was closed, or whose process ended as it should, is left alone', () => {
    window.breakDown('clean-exit');
    vi.advanceTimersByTime(1000);
    window.breakDown('crashed');
    window.isGone = true;
    vi.advanceTimersByTime(1000);
    expect(reloads()).toBe(0);
  });

  test('seldom is loaded again each time', () => {
    breakDown(6, 31_000);
    expect([reloads(), electron.questions]).toEqual([6, []]);
  });

  test('three times in a row is not loaded before somebody says so', async () => {
    breakDown(3);
    expect(reloads()).toBe(2);
    expect(electron.questions).toHaveLength(1);
    const { message, detail, buttons } = lastQuestion();
    expect(message).toBe('The window broke down several times in a row.');
    expect(detail).toContain('its process crashed');
    expect(detail).toContain('nothing is lost');
    expect(buttons).toEqual(['Open it once more', 'Quit']);
    await lastQuestion().press('Open it once more');
    expect(reloads()).toBe(3);
    expect(electron.app.quit).not.toHaveBeenCalled();
  });

  test('after that question asks again', async () => {
    breakDown(3);
    await lastQuestion().press('Open it once more');
    breakDown(1);
    expect(electron.questions).toHaveLength(2);
    expect(reloads()).toBe(3);
  });

  test('may be the end, by the button and by Escape', async () => {
    breakDown(3);
    expect(lastQuestion().buttons![lastQuestion().cancelId!]).toBe('Quit');
    await lastQuestion().press('Quit');
    expect(electron.app.quit).toHaveBeenCalledOnce();
    expect(reloads()).toBe(2);
  });

  test('and is closed meanwhile is not loaded', async () => {
    breakDown(3);
    window.isGone = true;
    await lastQuestion().press('Open it once more');
    expect(reloads()).toBe(2);
  });
});

describe('a window that hangs', () => {
  test('is ended when somebody says so, and the next one says why', async () => {
    window.emit('unresponsive');
    const { message, detail, buttons } = lastQuestion();
    expect(message).toBe('The window does not answer.');
    expect(detail).toContain('nothing is lost');
    expect(buttons).toEqual(['Wait', 'Restart the window']);
    await lastQuestion().press('Restart the window');
    expect(window.webContents.forcefullyCrashRenderer).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['The window did not answer any more and was ended.']);
    expect(reloads()).toBe(1);
    breakDown(1);
    expect(told.at(-1)).toContain('its process crashed');
  });

  test('is waited for otherwise, by Enter and Escape too', async () => {
    window.emit('unresponsive');
    const { buttons, defaultId, cancelId } = lastQuestion();
    expect([buttons![defaultId!], buttons![cancelId!]]).toEqual(['Wait', 'Wait']);
    await lastQuestion().press('Wait');
    expect(window.webContents.forcefullyCrashRenderer).not.toHaveBeenCalled();
  });

  test.each([
    ['answers again', () => window.emit('responsive')],
    ['hangs once more', () => window.emit('unresponsive')],
    ['breaks down by itself', () => window.breakDown('crashed')],
  ])('and then %s is not asked about any more', async (_, happens) => {
    window.emit('unresponsive');
    const [question] = electron.questions;
    happens();
    expect(question.signal?.aborted).toBe(true);
    await question.press('Restart the window');
    expect(window.webContents.forcefullyCrashRenderer).not.toHaveBeenCalled();
  });

  test('and is closed is not ended', async () => {
    window.emit('unresponsive');
    window.isGone = true;
    await lastQuestion().press('Restart the window');
    expect(window.webContents.forcefullyCrashRenderer).not.toHaveBeenCalled();
  });
});

describe('the graphics process', () => {
  const listeners = ['uncaughtException', 'unhandledRejection'] as const;
  const gone = (details: object) => {
    const before = listeners.map((event) => new Set(process.listeners(event as 'uncaughtException')));
    watchProcess(host);
    const [event, listener] = electron.app.on.mock.lastCall as [string, (event: unknown, details: object) => void];
    expect(event).toBe('child-process-gone');
    listener({}, details);
    listeners.forEach((name, i) => {
      for (const one of process.listeners(name as 'uncaughtException')) if (!before[i].has(one)) process.off(name, one);
    });
  };

  test('that dies leaves a line in the log, before Chromium ends the program over its third death', () => {
    gone({ type: 'GPU', reason: 'crashed', exitCode: 139 });
    expect(told).toEqual(['The graphics process is gone: crashed (139).']);
  });

  test.each([
    ['that ends as it should', { type: 'GPU', reason: 'clean-exit', exitCode: 0 }],
    ['of another kind', { type: 'Utility', reason: 'crashed', exitCode: 5 }],
  ])('%s leaves none', (_what, details) => {
    gone(details);
    expect(told).toEqual([]);
  });
});

describe('a restart', () => {
  test('begins anew and ends as a quit does', () => {
    vi.stubEnv('APPIMAGE', undefined);
    vi.stubEnv('PORTABLE_EXECUTABLE_FILE', undefined);
    restartApp();
    expect(electron.app.relaunch).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(electron.app.quit).toHaveBeenCalledOnce();
  });

  test.each([
    ['an AppImage', 'APPIMAGE', '/home/somebody/FiveForges.AppImage'],
    ['the portable Windows program', 'PORTABLE_EXECUTABLE_FILE', 'C:\\Games\\FiveForges-Portable.exe'],
  ])('of %s starts its file, for what it unpacked is gone by then', (_what, variable, file) => {
    vi.stubEnv('APPIMAGE', undefined);
    vi.stubEnv(variable, file);
    restartApp();
    expect(electron.app.relaunch).toHaveBeenCalledExactlyOnceWith({ execPath: file, args: process.argv.slice(1) });
  });
});
