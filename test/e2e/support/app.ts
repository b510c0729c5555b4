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

interface Fixtures {
  /** What the app finds in its settings file; everything else is at its default. */
  settings: Partial<Settings>;
  /** Unfinished matches that Home offers to continue. */
  scenes: readonly SceneName[];
  dataDir: string;
  app: App;
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  scenes: [[], { option: true }],
  dataDir: async ({ settings, scenes }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'five-forges-e2e-'));
    await writeFile(join(dataDir, 'settings.json'), JSON.stringify({ version: 1, settings }));
    for (const scene of scenes) saveScene(scene, dataDir);
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  app: async ({ dataDir, playwright, launchOptions }, use, testInfo) => {
    const desktop = testInfo.project.name === 'electron';
    const browser = desktop ? null : await playwright.chromium.launch(launchOptions);
    const app = new App(dataDir, () => (browser === null ? launchDesktop(dataDir) : launchInBrowser(browser, dataDir)));
    await app.start();
    await use(app);
    await app.close();
    await browser?.close();
  },
});
