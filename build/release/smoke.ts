import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { loosePages } from './confined.ts';
import { READY } from '../../src-main/cli/bench/empty-window.ts';

/** For its last words to arrive. */
const GRACE_MS = 2000;
/** Of what it printed, when it comes to nothing. */
const LAST_LINES = 20;
/** Who says so itself knows that there is no sandbox. */
const NO_SANDBOX = '--no-sandbox';

/** Ends it with all that it started; Windows would leave the rest running. */
function end(child: ChildProcess, signal?: NodeJS.Signals): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else child.kill(signal);
}

/** @returns the sentence that says what went wrong, or null once its window was there, on Linux with its page in the sandbox */
export function startOf(program: string, args: readonly string[], patienceMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const patience = setTimeout(() => end(child, 'SIGKILL'), patienceMs);
    let output = '';
    let ready = false;
    let loose: string | null = null;
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (ready || !output.includes(READY)) return;
      ready = true;
      if (process.platform === 'linux' && !args.includes(NO_SANDBOX)) loose = loosePages(child.pid!);
      end(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => {
      clearTimeout(patience);
      resolve(`${program} cannot be started: ${error.message}`);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(patience);
      const judge = (): void => {
        const lastWords = output.split('\n').slice(-LAST_LINES).join('\n');
        // Or nobody who waits for this process would ever be rid of it.
        child.stdout.destroy();
        child.stderr.destroy();
        const wrong = ready ? loose && `opened its window outside the sandbox: ${loose}` : `opened no window (${signal ?? `code ${code}`})`;
        resolve(wrong && `${program} ${wrong}. It said:\n${lastWords}`);
      };
      // What it started may hold its output open for longer, or for ever.
      child.once('close', judge);
      setTimeout(judge, GRACE_MS).unref();
    });
  });
}
