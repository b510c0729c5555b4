/** `test` with desktop apps that a test starts itself; what it does to the one that tests share must not last. */
import type { ElectronApplication } from '@playwright/test';
import type { MenuCommand } from '../../../src-shared/protocol/shell.ts';
import { test as base } from './app.ts';
import type { Desktop } from './launch.ts';
import { launchDesktop } from './launch.ts';

export { expect } from './app.ts';

interface Fixtures {
  /** Starts the program on the test's data folder, opened with these files and links. It is ended after the test. */
  start: (opened?: string[]) => Promise<Desktop>;
}

export const test = base.extend<Fixtures>({
  start: async ({ dataDir }, use) => {
    const started: Desktop[] = [];
    await use(async (opened) => {
      const desktop = await launchDesktop(dataDir, opened);
      started.push(desktop);
      await desktop.page.getByRole('heading', { level: 1 }).first().waitFor();
      return desktop;
    });
    for (const { close } of started) await close().catch(() => undefined);
  },
});

/** Chooses an entry of the application's menu, as a press on it does. */
export async function choose(electron: ElectronApplication, id: MenuCommand): Promise<void> {
  await electron.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item) throw new Error(`the menu has no ${wanted}`);
    item.click();
  }, id);
}

/** Ends it as Quit in its menu does, and waits until the process is gone. */
export async function quit(electron: ElectronApplication): Promise<void> {
  const gone = electron.waitForEvent('close');
  await electron.evaluate(({ app }) => app.quit());
  await gone;
}
