/**
 * A package as people get it, started for real: its fuses let nobody take hold of its main process, so it is watched from outside. Run by
 * `npm run test:package`, which says where the package is.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sandboxFlags } from '../../../build/runtimes.ts';
import { fusesOn } from '../../../build/dist/check/fuses.ts';
import { READY } from '../../../src-main/cli/bench/empty-window.ts';

const START_MS = 45_000;

const trial = process.env.FF_TRIAL_PACKAGE ?? '';
const twin = process.env.FF_PACKAGE ?? '';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program, and ends it once its window is there. @returns all that it printed */
async function start(program: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(program, [...sandboxFlags(), '--data', join(folder, 'data'), ...args], {
    env: { ...process.env, ...env },
    timeout: START_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes(READY)) child.kill();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  await once(child, 'close');
  return output;
}

test('a package opens its window', async () => {
  expect(await start(trial)).toContain(READY);
});

test('a package is no Node, and shows itself to no inspector', async () => {
  const script = join(folder, 'script.cjs');
  writeFileSync(script, 'console.log("node ran this")');
  const output = await start(trial, ['--inspect=0', script], { ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: `--require ${script}` });
  expect(output).toContain(READY);
  expect(output).not.toContain('node ran this');
  expect(output).not.toContain('Debugger listening');
});

test('a package runs no app but the one in its archive', async () => {
  const copy = join(folder, 'copy');
  cpSync(dirname(trial), copy, { recursive: true });
  renameSync(join(copy, 'resources/app.asar'), join(folder, 'app.asar'));
  mkdirSync(join(copy, 'resources/app'));
  writeFileSync(join(copy, 'resources/app/package.json'), JSON.stringify({ main: 'main.js' }));
  writeFileSync(join(copy, 'resources/app/main.js'), 'console.log("another app ran"); process.exit()');
  expect(await start(join(copy, basename(trial)))).not.toMatch(/another app ran|window ready/);
});

test('a package for people and its test twin differ in the fuse for inspectors alone', async () => {
  const released = await fusesOn(trial);
  expect(released).toEqual(['EnableCookieEncryption', 'EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar']);
  expect((await fusesOn(twin)).filter((fuse) => !released.includes(fuse))).toEqual(['EnableNodeCliInspectArguments']);
});
