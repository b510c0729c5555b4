/** Runs one command of the test run, its output going straight to the terminal. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { meterCpu } from './cpu.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** A command that has not said a word for so long hangs. Whatever takes longer has to say how far it is. */
export const SILENCE_MS = 180_000;

export interface Finished {
  code: number;
  /** Ended because it said nothing for too long. */
  hung: boolean;
  /** CPU seconds of the command and all it started; null where the system does not tell. */
  cpu: number | null;
}

/** Ends the command and everything that it started: browsers outlive a killed runner otherwise. */
function killTree(pid: number): void {
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

/** @param silenceMs how long it may say nothing before it is ended */
export function runCommand(command: string[], env: NodeJS.ProcessEnv = {}, silenceMs = SILENCE_MS): Promise<Finished> {
  const windows = process.platform === 'win32';
  const [program, ...args] = command;
  const colour = process.stdout.isTTY && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    detached: !windows,
    env: { ...process.env, ...colour, ...env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` },
  });
  const cpu = meterCpu(child.pid);
  return new Promise((resolve) => {
    let hung = false;
    const watchdog = setTimeout(() => {
      hung = true;
      if (child.pid !== undefined) killTree(child.pid);
    }, silenceMs);
    child.stdout.on('data', () => watchdog.refresh()).pipe(process.stdout, { end: false });
    child.stderr.on('data', () => watchdog.refresh()).pipe(process.stderr, { end: false });
    const finish = (code: number) => {
      clearTimeout(watchdog);
      resolve({ code, hung, cpu: cpu() });
    };
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      finish(127);
    });
    // A grandchild that outlives it may hold its output open.
    child.once('exit', (code) => finish(code ?? 1));
  });
}
