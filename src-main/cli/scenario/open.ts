/** Builds an app that knows the scenario's own cards, and opens it on the scenario's data folder. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findElectron, hasScreen, sandboxFlags } from '../../../build/runtimes.ts';
import { ROOT, type KeptPosition } from './collect.ts';

const OUT = join(ROOT, 'out/scenario');

/** @throws when the build fails */
export function buildWith({ game, made }: Pick<KeptPosition, 'game' | 'made'>, folder: string): void {
  const file = join(folder, 'cards.json');
  writeFileSync(file, JSON.stringify({ game, made }));
  const tool = join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js');
  const build = spawnSync(process.execPath, [tool, 'build', '--outDir', OUT, '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, FF_EXTRA_CARDS: file },
  });
  if (build.status !== 0) throw new Error('the app could not be built');
}

/** Runs until the window is closed or the command is ended. @returns the exit code */
export function openApp(dataDir: string, headless: boolean): Promise<number> {
  const electron = headless || !hasScreen() ? null : findElectron();
  const child =
    electron === null
      ? spawn(process.execPath, [join(OUT, 'main/headless.js'), '--data', dataDir, '--no-open'], { cwd: ROOT, stdio: 'inherit' })
      : spawn(electron, [...sandboxFlags(), join(OUT, 'main/index.js'), `--data=${dataDir}`], { cwd: ROOT, stdio: 'ignore' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 0));
  });
}
