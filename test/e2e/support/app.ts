/** `test` with an `app`: the built program on an empty data folder, in Chromium or as the desktop app, by project. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { machineSettingsSchema, personSettingsSchema, tableSettingsSchema } from '../../../src-shared/protocol/settings.ts';
import type { MachineSettings, PersonSettings, TableSettings } from '../../../src-shared/protocol/settings.ts';
import type { Running } from './launch.ts';
import { saveScene } from './scenes.ts';
import { launchDesktop, launchInBrowser } from './launch.ts';
import { leftOut } from './tiers.ts';

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
    await this.shown();
  }

  /** Waits until the page can be used. */
  async shown(): Promise<void> {
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

/** Keeps one app for tests that change nothing, as long as they ask for the same one. */
class Shelf {
  #kept: { key: string; app: App } | null = null;

  /** @returns it, at Home */
  async app(key: string, start: () => Promise<App>): Promise<App> {
    if (this.#kept?.key === key) {
      const { app } = this.#kept;
      await app.page.reload();
      await app.shown();
      return app;
    }
    await this.clear();
    const app = await start();
    this.#kept = { key, app };
    return app;
  }

  async clear(): Promise<void> {
    const kept = this.#kept;
    this.#kept = null;
    if (kept) await remove(kept.app);
  }
}

async function remove(app: App): Promise<void> {
  await app.close();
  await rm(app.dataDir, { recursive: true, force: true });
}

/** Settings of whichever part. */
type SomeSettings = Partial<PersonSettings & TableSettings & MachineSettings>;

function inParts(settings: SomeSettings): object {
  const of = ({ shape }: { shape: object }) => Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(shape, name)));
  return { person: of(personSettingsSchema), table: of(tableSettingsSchema), machine: of(machineSettingsSchema) };
}

/** A data folder as a player has it who has only changed some settings; with null, one that nothing was ever kept in. */
export async function freshFolder(settings: SomeSettings | null): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'five-forges-e2e-'));
  if (settings !== null) await writeFile(join(dataDir, 'settings.json'), JSON.stringify({ version: 2, ...inParts(settings) }));
  return dataDir;
}

interface Fixtures {
  /** Skips what the quick run leaves out, before anything is started. */
  quick: void;
  /** What the app finds in its settings file; everything else is at its default. Null: the app was never started before. */
  settings: SomeSettings | null;
  /** Unfinished matches that Home offers to continue. */
  scenes: readonly string[];
  /** The test changes nothing that outlives a reload of the page: it shares an app with others like it. */
  readOnly: boolean;
  dataDir: string;
  app: App;
  /** Starts the app once more, as on another machine: on an empty data folder. */
  elsewhere: () => Promise<App>;
  launcher: (dataDir: string) => Promise<Running>;
}

/** What all tests of one worker share. */
interface Shared {
  /** Null for the desktop app. */
  chromium: Browser | null;
  shelf: Shelf;
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
  shelf: [
    // Named so that it outlives what runs in it.
    async ({ chromium: _ }, use) => {
      const shelf = new Shelf();
      await use(shelf);
      await shelf.clear();
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
  dataDir: async ({ settings, scenes }, use) => {
    const dataDir = await freshFolder(settings);
    for (const scene of scenes) saveScene(scene, dataDir);
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  launcher: ({ chromium }, use) => use((dataDir) => (chromium === null ? launchDesktop(dataDir) : launchInBrowser(chromium, dataDir))),
  readOnly: [false, { option: true }],
  app: async ({ readOnly, settings, dataDir, launcher, shelf }, use) => {
    if (readOnly) {
      const start = async () => {
        const folder = await freshFolder(settings);
        const app = new App(folder, () => launcher(folder));
        await app.start();
        return app;
      };
      await use(await shelf.app(JSON.stringify(settings), start));
      return;
    }
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
    for (const app of others) await remove(app);
  },
});
