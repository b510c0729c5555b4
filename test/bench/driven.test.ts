/** Nothing that drives a window may wait for it without end. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reaches } from '../../build/test/tiers.ts';
import { findChromium, sandboxFlags } from '../../build/runtimes.ts';
import { useDriven } from '../../src-main/cli/bench/driven.ts';
import { READY } from '../../src-main/cli/bench/empty-window.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const LONG = 30_000;
const never = () => new Promise<never>(() => undefined);

/** A program that keeps its process id and then does what the lines of shell say. */
function programThat(...lines: string[]): { program: string; isGone: () => boolean } {
  const folder = temporaryFolder('driven');
  const program = join(folder, 'program');
  const pid = join(folder, 'pid');
  writeFileSync(program, ['#!/bin/sh', `echo $$ > ${pid}`, ...lines, ''].join('\n'));
  chmodSync(program, 0o755);
  return { program, isGone: () => spawnSync('kill', ['-0', readFileSync(pid, 'utf8').trim()]).status !== 0 };
}

const SAYS_THAT_IT_LISTENS = 'echo "DevTools listening on ws://127.0.0.1:9/nobody" >&2';

/** Longer than a test lasts, deaf to a polite end, and its child holds on to the output. */
const STAYS = ["trap '' TERM", 'while :; do sleep 1; done'];

describe.runIf(process.platform === 'linux')('a driven app', () => {
  test.skipIf(!reaches('full'))('that shows no window is given up, and made to end when it does not by itself (full)', async () => {
    const { program, isGone } = programThat(SAYS_THAT_IT_LISTENS, ...STAYS);
    const driven = useDriven(program, [], never, { open: 500, use: LONG, leave: 300 });
    await expect(driven).rejects.toThrow('the window did not open within 0.5 s');
    expect(isGone()).toBe(true);
  });

  test('that ends before its window is there says so at once', async () => {
    const { program } = programThat(SAYS_THAT_IT_LISTENS, 'exit 3');
    const driven = useDriven(program, [], never, { open: LONG, use: LONG, leave: LONG });
    await expect(driven).rejects.toThrow('Electron ended before its window was ready');
  });

  test('that is not there is no crash', async () => {
    const driven = useDriven('/nowhere/at/all', [], never, { open: LONG, use: LONG, leave: LONG });
    await expect(driven).rejects.toThrow('ENOENT');
  });

  test.skipIf(findChromium() === null)('whose window does not answer is given up and ended', async () => {
    const profile = temporaryFolder('driven-profile');
    const browser = [`"${findChromium()}"`, ...sandboxFlags(), '--headless', '--disable-gpu', `--user-data-dir=${profile}`, '"$@"'];
    const { program, isGone } = programThat(`echo "${READY}"`, `exec ${browser.join(' ')} about:blank`);
    const patience = { open: LONG, use: 2_000, leave: 2_000 };
    expect(await useDriven(program, [], ({ page }) => page.evaluate(() => 6 * 7), patience)).toBe(42);
    expect(isGone()).toBe(true);
    const busy = useDriven(program, [], ({ page }) => page.evaluate('for (;;) {}'), patience);
    await expect(busy).rejects.toThrow('the window was opened, but did not do what it was asked within 2 s');
    expect(isGone()).toBe(true);
  });
});
