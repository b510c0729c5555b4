/** Where processes that think stand in the system's order. Linux keeps one for each thread, and tells it; elsewhere there is nothing to read. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { placeOf } from '../../src-main/electron/page-first.ts';
import { nodePort } from '../../src-main/host/bots/node-port.ts';
import { putThreadsBehind } from '../../src-main/workers/niceness.ts';

vi.mock('electron', () => ({ app: {} }));

const TSX = ['--import', 'tsx'];

/** Niceness of each thread: the 19th field, counted from behind the name, which may have blanks of its own. */
function nicenessOf(pid: number): number[] {
  const folder = `/proc/${pid}/task`;
  return readdirSync(folder).map((thread) => {
    const fields = readFileSync(join(folder, thread, 'stat'), 'utf8')
      .split(') ')
      .at(-1)!
      .split(' ');
    return Number(fields[16]);
  });
}

test.runIf(process.platform === 'linux').each([
  { entry: 'bot-worker', least: 5 },
  { entry: 'lab-worker', least: constants.priority.PRIORITY_LOW },
])(
  'all threads of a $entry stand behind the window, those too that the engine had made before',
  async ({ entry, least }) => {
    const all = await new Promise<number[]>((resolve) => {
      let pid = 0;
      let read: number[] = [];
      const spawn = nodePort(join(import.meta.dirname, `../../src-main/${entry}.ts`), TSX, (started) => (pid = started));
      const port = spawn({
        // It says that it is ready.
        onMessage: () => {
          read = nicenessOf(pid);
          port.kill();
        },
        onGone: () => resolve(read),
      });
    });
    expect(all.length).toBeGreaterThan(4);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(least);
  },
  60_000,
);

test.runIf(process.platform === 'linux')('threads of another process are put behind by their names, and none comes forward', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000); console.log(1)']);
  await once(child.stdout, 'data');
  const pid = child.pid!;
  const names: string[] = [];
  putThreadsBehind(pid, (name) => {
    names.push(name);
    return null;
  });
  expect(nicenessOf(pid)).toEqual(names.map(() => 0));
  putThreadsBehind(pid, (name) => (name === names[0] ? 7 : null));
  expect(nicenessOf(pid)).toEqual(names.map((name) => (name === names[0] ? 7 : 0)));
  putThreadsBehind(pid, () => 3);
  expect(nicenessOf(pid)).toEqual(names.map((name) => (name === names[0] ? 7 : 3)));
  child.kill();
  await once(child, 'exit');
  expect(() => putThreadsBehind(pid, () => 3)).not.toThrow();
});

test('of the program’s own processes the helpers of the page go behind, nothing else stands before it, and sound stays where it is', () => {
  expect(placeOf('Tab', 'ThreadPoolForeg')).toBe(10);
  expect(placeOf('Tab', 'DedicatedWorker')).toBe(10);
  expect(placeOf('Tab', 'Compositor')).toBe(0);
  expect(placeOf('GPU', 'VizCompositorTh')).toBe(0);
  expect(placeOf('Browser', 'ThreadPoolForeg')).toBe(0);
  expect(placeOf('Browser', 'AudioOutputDevi')).toBeNull();
  expect(placeOf('Utility', 'electron')).toBeNull();
});
