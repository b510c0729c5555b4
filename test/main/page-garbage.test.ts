/** How the page collects its garbage, as the window's entry tells Chromium before it is ready. */
import { app } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { collectPageGarbageAlone } from '../../src-main/electron/page-garbage.ts';

const given = vi.hoisted(() => new Map<string, string>());
vi.mock('electron', () => ({
  app: {
    commandLine: {
      getSwitchValue: (name: string) => given.get(name) ?? '',
      appendSwitch: (name: string, value: string) => given.set(name, value),
    },
  },
}));
beforeEach(() => given.clear());

test('where a bot may have every core the page waits for none of its helpers', () => {
  collectPageGarbageAlone(2);
  expect(app.commandLine.getSwitchValue('js-flags')).toMatch(/^--no-parallel-marking --no-parallel-scavenge /);
});

test('where there are cores enough they help', () => {
  collectPageGarbageAlone(8);
  expect(given.size).toBe(0);
});

test('what somebody gave V8 on the command line is kept', () => {
  given.set('js-flags', '--expose-gc');
  collectPageGarbageAlone(4);
  expect(app.commandLine.getSwitchValue('js-flags')).toMatch(/^--expose-gc --no-parallel-marking /);
});
