/** Scheduling priority of bot processes. Only Linux tells the niceness of each thread. */
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodePort } from '../../src-main/host/bots/node-port.ts';

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
  'all threads of a $entry have a low priority, those that V8 made before any script too',
  async ({ entry, least }) => {
    const all = await new Promise<number[]>((resolve) => {
      let pid = 0;
      let read: number[] = [];
      const spawn = nodePort(join(import.meta.dirname, `../../src-main/workers/${entry}.ts`), TSX, (started) => (pid = started));
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
