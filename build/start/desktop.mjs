import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './build.mjs';
import { reasonFor } from './reasons.mjs';

const READY = 'five-forges: window ready';
const ALREADY_OPEN = 'five-forges: already open';

/** Timeouts of the first download of Electron, and of the window’s start. */
const FETCH_MS = 10 * 60_000;
const WINDOW_MS = 60_000;

/**
 * Opens the window and waits until it closes.
 * @returns `reason` is null when there was a window, else why there was none
 */
export async function openWindow({ data, 'lan-address': lanAddress }) {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY)
    return { code: 1, reason: 'there is no display' };
  const electron = await electronBinary();
  if (electron === null) return { code: 1, reason: 'Electron could not be downloaded' };
  const args = ['.'];
  if (data !== undefined) args.push(`--data=${data}`);
  if (lanAddress !== undefined) args.push(`--lan-address=${lanAddress}`);
  return run(electron, args);
}

/** Path of Electron's binary. Its package downloads it on first use; in a child process, since it may call `exit`. */
function electronBinary() {
  const ask = "process.stdout.write('\\n' + require('electron'))";
  const child = spawn(process.execPath, ['-e', ask], { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'], timeout: FETCH_MS });
  let out = '';
  let told = false;
  child.stdout.on('data', (text) => {
    out += text;
    if (told || !out.includes('Downloading')) return;
    told = true;
    process.stdout.write('Fetching Electron (only once)…\n');
  });
  return new Promise((done) => {
    child.on('error', () => done(null));
    child.on('close', (code) => done(code === 0 ? out.trim().split('\n').at(-1) : null));
  });
}

function run(electron, args) {
  const child = spawn(electron, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let opened = false;
  let complaints = '';
  const timer = setTimeout(() => {
    if (!opened) child.kill('SIGKILL');
  }, WINDOW_MS);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === READY || line === ALREADY_OPEN) opened = true;
    else process.stdout.write(`${line}\n`);
  });
  child.stderr.on('data', (text) => {
    if (opened) process.stderr.write(text);
    else complaints += text;
  });
  let told = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      told = true;
      child.kill(signal);
    });
  }
  return new Promise((done) => {
    const end = (result) => {
      clearTimeout(timer);
      done(result);
    };
    child.on('error', (error) => end({ code: 1, reason: `Electron could not be started (${error.code ?? error.message})` }));
    child.on('close', (code, signal) => {
      // After a signal the browser fallback is not wanted.
      end(opened || told ? { code: code ?? 1, reason: null } : { code: 1, reason: reasonFor(complaints, code, signal) });
    });
  });
}
