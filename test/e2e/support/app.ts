/** `test` with an `app`: the built program on an empty data folder, in Chromium or as the desktop app, by project. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import type { Settings } from '../../../src-shared/protocol/messages.ts';
import type { Running } from './launch.ts';
import type { SceneName } from './scenes.ts';
import { saveScene } from './scenes.ts';
import { launchDesktop, launchInBrowser } from './launch.ts';
import { leftOut } from './whole-run.ts';

export { expect } from '@playwright/test';

export class App {
  private running: Running | null = null;

  constructor(
    readonly dataDir: string,
    private readonly launch: () => Promise<Running>,
  ) {}

  get page(): Page {
    if (this.running === null) throw new Error('the app is not running');
    return this.running.page;
  }

  async start(): Promise<void> {
    this.running = await this.launch();
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    // Whatever is pressed moves when its letters get their faces, and a press that was begun before would end beside it.
    await this.page.locator('html[data-faces="loaded"]').waitFor({ state: 'attached' });
  }

  /** `kill -9`: nothing is saved that was not saved before. */
  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = null;
  }

  async close(): Promise<void> {
    await this.running?.close();
    this.running = null;
  }
}

/** A data folder as a player has it who has only changed some settings; with null, one that nothing was ever kept in. */
async function freshFolder(settings: Partial<Settings> | null): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'five-forges-e2e-'));
  if (settings !== null) await writeFile(join(dataDir, 'settings.json'), JSON.stringify({ version: 1, settings }));
  return dataDir;
}

interface Fixtures {
  /** Skips what the quick run leaves out, before anything is started. */
  quick: void;
  /** What the app finds in its settings file; everything else is at its default. Null: the app was never started before. */
  settings: Partial<Settings> | null;
  /** Unfinished matches that Home offers to continue. */
  scenes: readonly SceneName[];
  dataDir: string;
  app: App;
  /** Starts the app once more, as on another machine: on an empty data folder. */
  elsewhere: () => Promise<App>;
  launcher: (dataDir: string) => Promise<Running>;
}

export const test = base.extend<Fixtures>({
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
  dataDir: async ({ settings, scenes }, use) => {
    const dataDir = await freshFolder(settings);
    for (const scene of scenes) saveScene(scene, dataDir);
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  launcher: async ({ playwright, launchOptions }, use, testInfo) => {
    const desktop = testInfo.project.name === 'electron' || testInfo.project.name === 'package';
    const browser = desktop ? null : await playwright.chromium.launch(launchOptions);
    await use((dataDir) => (browser === null ? launchDesktop(dataDir) : launchInBrowser(browser, dataDir)));
    await browser?.close();
  },
  app: async ({ dataDir, launcher }, use) => {
    const app = new App(dataDir, () => launcher(dataDir));
    await app.start();
    await use(app);
    await app.close();
  },
  elsewhere: async ({ settings, launcher }, use) => {
    const others: App[] = [];
    await use(async () => {
      const dataDir = await freshFolder(settings);
      const app = new App(dataDir, () => launcher(dataDir));
      others.push(app);
      await app.start();
      return app;
    });
    for (const app of others) {
      await app.close();
      await rm(app.dataDir, { recursive: true, force: true });
    }
  },
});
