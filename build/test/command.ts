/** Runs one command of the test run, its output going straight to the terminal. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Finished {
  code: number;
  timedOut: boolean;
}

/** Ends the command and everything that it started: browsers outlive a killed runner otherwise. */
function killTree(pid: number): void {
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(pid), '/t', '/f']);
  else process.kill(-pid, 'SIGKILL');
}

export function runCommand(command: string[], minutes: number, env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const windows = process.platform === 'win32';
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
    detached: !windows,
    env: { ...process.env, ...env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` },
  });
  return new Promise((resolve) => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      if (child.pid !== undefined) killTree(child.pid);
    }, minutes * 60_000);
    const finish = (code: number) => {
      clearTimeout(timer);
      resolve({ code, timedOut });
    };
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      finish(127);
    });
    child.once('exit', (code) => finish(code ?? 1));
  });
}
