/** A window whose process dies comes back, says so, and goes on with the match; trouble behind it is told. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findElectron, sandboxFlags, virtualScreen } from '../../../build/runtimes.ts';
import { ANY_GAME } from '../games/index.ts';
import { expectAccessibleInEveryLook } from '../support/axe.ts';
import { expect, test } from '../support/desktop.ts';

test.use({ settings: { speed: 'instant', motion: 'reduced' } });

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Carries out one of the plays of the crash app, until it and whatever it began in its place have ended.
 * @param launcher what the app is started by, if not directly
 * @returns what came of it
 */
async function played(play: string, dataDir: string, launcher: string[] = []): Promise<unknown> {
  const result = join(dataDir, 'result.json');
  const main = pathToFileURL(join(ROOT, 'out/main/index.js')).href;
  const env = { ...process.env, FIVE_FORGES_MAIN: main, FIVE_FORGES_PLAY: play, FIVE_FORGES_RESULT: result };
  const app = join(ROOT, 'test/e2e/support/crash-app');
  const [program, ...rest] = [...launcher, findElectron()!, ...sandboxFlags(), app, '--data', dataDir];
  await promisify(execFile)(program, rest, { env, timeout: 50_000 });
  await expect.poll(() => existsSync(result) && readdirSync(join(dataDir, 'in-use'))).toEqual([]);
  return JSON.parse(readFileSync(result, 'utf8'));
}

test.describe('its process dies in mid-match', () => {
  test.use({ scenes: [ANY_GAME.states[0][0]] });

  test('the next window leads back to the same position', async ({ dataDir }) => {
    const { before, after } = (await played('goes-on', dataDir)) as Record<string, string[]>;
    expect(before.length).toBeGreaterThan(2);
    expect(after).toEqual(before);
  });
});

test('a window that breaks down again and again stays as it is until somebody opens it once more', async ({ dataDir }) => {
  expect(await played('breaks-down-again', dataDir)).toEqual({
    message: 'The window broke down several times in a row.',
    waits: true,
  });
});

test('a window that hangs is ended and opened again if the person says so', async ({ dataDir }) => {
  // Keys reach only the window in front, and that would be whichever test opened one last.
  expect(await played('hangs', dataDir, virtualScreen())).toEqual({ message: 'The window does not answer.', told: true });
});

test('a restart after an error behind the window begins the app anew', async ({ dataDir }) => {
  expect(await played('restarts', dataDir)).toEqual({ home: true });
});

test('an error behind the window is told, and its report is saved where the person says', async ({ start, dataDir }) => {
  const { electron, page } = await start();
  const place = join(dataDir, 'report.txt');
  await electron.evaluate(
    ({ session }, path) => void session.defaultSession.on('will-download', (_event, item) => item.setSavePath(path)),
    place,
  );
  await electron.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted behind the window');
    });
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Something inside Five Forges broke' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restart Five Forges' })).toBeVisible();
  await page.getByText('What exactly happened').click();
  await expect(page.getByLabel('What exactly happened')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('button', { name: 'Save a bug report…' }).click();
  await expect.poll(() => existsSync(place) && readFileSync(place, 'utf8')).toContain('planted behind the window');
  const report = readFileSync(place, 'utf8');
  expect(report).toMatch(/Electron \d+\./);
  expect(report).not.toContain(dataDir);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Five Forges' })).toBeVisible();
});
