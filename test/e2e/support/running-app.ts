/** The built program as one test has it, and the one app that tests of a worker share. */
import { rm } from 'node:fs/promises';
import type { ElectronApplication, Page } from '@playwright/test';
import { freshFolder, refresh, type Contents } from './data-folder.ts';
import type { Desktop, Running } from './launch.ts';

export type Launch = (dataDir: string) => Promise<Running | Desktop>;

export class App {
  #running: Running | Desktop | null = null;

  constructor(
    readonly dataDir: string,
    private readonly launch: Launch,
  ) {}

  get page(): Page {
    return this.#mustRun().page;
  }

  /** The main process of the desktop app. */
  get electron(): ElectronApplication {
    const running = this.#mustRun();
    if (!('electron' in running)) throw new Error('there is no main process behind a page in a browser');
    return running.electron;
  }

  async start(): Promise<void> {
    this.#running = await this.launch(this.dataDir);
    await this.#shown();
  }

  /** Makes it what it would be if it had just been started on a fresh data folder. @returns whether that could be done */
  async refresh(contents: Contents & { settings: object }): Promise<boolean> {
    if (this.#running === null || !(await refresh(this.dataDir, this.#running.ask, contents))) return false;
    await this.#running.reopen();
    await this.#shown();
    return true;
  }

  /** `kill -9`: nothing is saved that was not saved before. */
  async kill(): Promise<void> {
    await this.#running?.kill();
    this.#running = null;
  }

  /** Ends it and deletes its data folder. */
  async remove(): Promise<void> {
    await this.#running?.close();
    this.#running = null;
    await rm(this.dataDir, { recursive: true, force: true });
  }

  #mustRun(): Running | Desktop {
    if (this.#running === null) throw new Error('the app is not running');
    return this.#running;
  }

  /** Waits until the page can be used. */
  async #shown(): Promise<void> {
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    // Whatever is pressed moves when its letters get their faces, and a press that was begun before would end beside it.
    await this.page.locator('html[data-faces="loaded"]').waitFor({ state: 'attached' });
  }
}

export async function startedOn(contents: Contents, launch: Launch): Promise<App> {
  const app = new App(await freshFolder(contents), launch);
  await app.start();
  return app;
}

/** The app that tests of a worker take over from each other. Playwright ends the worker, and the app with it, after a test that failed. */
export class SharedApp {
  #app: App | null = null;

  /** @returns it as if it had just been started on a data folder with these contents */
  async with(contents: Contents & { settings: object }, launch: Launch): Promise<App> {
    if (this.#app && (await this.#app.refresh(contents))) return this.#app;
    await this.remove();
    this.#app = await startedOn(contents, launch);
    return this.#app;
  }

  async remove(): Promise<void> {
    const app = this.#app;
    this.#app = null;
    await app?.remove();
  }
}
