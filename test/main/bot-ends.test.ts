/** Bot processes that are stopped, as by a debugger or the system: they end with the program all the same. */
import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { killHard } from '../../src-main/host/bots/kill-at-exit.ts';
import { bornAt } from '../../src-main/host/store/process-birth.ts';
import { utilityPort } from '../../src-main/electron/bot-port.ts';

const TSX = ['--import', 'tsx'];
const WORKER = join(import.meta.dirname, 'support/lantern-worker.ts');
const PORT = pathToFileURL(join(import.meta.dirname, '../../src-main/host/bots/node-port.ts')).href;
/** Only there can a process be stopped. */
const HAS_SIGNALS = process.platform !== 'win32';

/** Electron's way with utility processes: `kill` asks them to end. */
const utility = vi.hoisted(() => ({ fork: null as null | ((entry: string) => unknown) }));
vi.mock('electron', () => ({
  app: { on: () => undefined, off: () => undefined },
  utilityProcess: { fork: (entry: string) => utility.fork?.(entry) },
}));

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) killHard(pid);
});

test.skipIf(!HAS_SIGNALS)('one that is stopped ends with a host that ends without a word (not on Windows)', async () => {
  const script = `
    const { nodePort } = await import(${JSON.stringify(PORT)});
    let pid;
    const spawn = nodePort(${JSON.stringify(WORKER)}, ${JSON.stringify(TSX)}, (started) => (pid = started));
    spawn({
      onMessage() {
        process.kill(pid, 'SIGSTOP');
        process.stdout.write(String(pid), () => process.exit(1));
      },
      onGone: () => undefined,
    });`;
  const host = spawn(process.execPath, [...TSX, '--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(host.stdout, 'data')) as [Buffer];
  const pid = Number(String(text));
  started.push(pid);
  if (host.exitCode === null) await once(host, 'exit');
  // Not that its number is free: a parent that does not ask how it ended may keep that.
  await vi.waitFor(() => expect(bornAt(pid)).toBeNull(), 5000);
});

test.skipIf(!HAS_SIGNALS)('one that is stopped is ended in the desktop app (not on Windows)', async () => {
  let child!: ChildProcess;
  utility.fork = (entry) =>
    (child = fork(entry, [], { execArgv: TSX, serialization: 'json', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  const gone = new Promise<string>((resolve) => {
    const port = utilityPort(WORKER)({
      onMessage() {
        started.push(child.pid!);
        process.kill(child.pid!, 'SIGSTOP');
        port.kill();
      },
      onGone: resolve,
    });
  });
  await gone;
  expect(child.signalCode).toBe('SIGKILL');
});
