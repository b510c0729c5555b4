/**
 * `test` with an `app`: the built program on a data folder with nothing but what the test asks for, in Chromium or as the desktop app, by
 * project. Tests share one app a worker, whose data are made anew for each of them.
 */
import { rm } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { test as base } from '@playwright/test';
import type { GameId } from '../../../src-shared/games/index.ts';
import { freshFolder, type SomeSettings } from './data-folder.ts';
import { launchDesktop, launchInBrowser } from './launch.ts';
import { SharedApp, startedOn, type App, type Launch } from './running-app.ts';
import { leftOut } from './tiers.ts';

export { expect } from '@playwright/test';
export type { App } from './running-app.ts';

interface Fixtures {
  /** Skips what the quick run leaves out, before anything is started. */
  quick: void;
  /** What the app finds in its settings file; everything else is at its default. Null: the app was never started before. */
  settings: SomeSettings | null;
  /** Unfinished matches that Home offers to continue. */
  scenes: readonly string[];
  /** Games of which Home lists a finished match. */
  finished: readonly GameId[];
  app: App;
  /** Starts the app once more, as on another machine: on an empty data folder. */
  elsewhere: () => Promise<App>;
  launch: Launch;
  /** Of programs that the test starts itself; `app` has its own. */
  dataDir: string;
}

/** What all tests of one worker share. */
interface Shared {
  /** Null for the desktop app. */
  chromium: Browser | null;
  sharedApp: SharedApp;
}

export const test = base.extend<Fixtures, Shared>({
  chromium: [
    async ({ playwright, launchOptions }, use, { project }) => {
      const desktop = project.name === 'electron' || project.name === 'package';
      const browser = desktop ? null : await playwright.chromium.launch(launchOptions);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  sharedApp: [
    // Named so that it outlives what runs in it.
    async ({ chromium: _ }, use) => {
      const shared = new SharedApp();
      await use(shared);
      await shared.remove();
    },
    { scope: 'worker' },
  ],
  quick: [
    // eslint-disable-next-line no-empty-pattern -- what a fixture needs is read from its pattern
    async ({}, use, testInfo) => {
      const why = leftOut(testInfo);
      testInfo.skip(why !== null, why ?? '');
      await use();
    },
    { auto: true },
  ],
  settings: [{}, { option: true }],
  scenes: [[], { option: true }],
  finished: [[], { option: true }],
  launch: ({ chromium }, use) => use((dataDir) => (chromium === null ? launchDesktop(dataDir) : launchInBrowser(chromium, dataDir))),
  app: async ({ settings, scenes, finished, launch, sharedApp }, use) => {
    if (settings !== null) return use(await sharedApp.with({ settings, scenes, finished }, launch));
    const app = await startedOn({ settings, scenes, finished }, launch);
    await use(app);
    await app.remove();
  },
  elsewhere: async ({ settings, launch }, use) => {
    const others: App[] = [];
    await use(async () => {
      const app = await startedOn({ settings, scenes: [], finished: [] }, launch);
      others.push(app);
      return app;
    });
    for (const app of others) await app.remove();
  },
  dataDir: async ({ settings, scenes, finished }, use) => {
    const dataDir = await freshFolder({ settings, scenes, finished });
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
});
