import type { Project } from '@playwright/test';
import { defineConfig } from '@playwright/test';
import { findChromium, sandboxFlags } from './build/runtimes.ts';

/** Quiet, offline, and drawn in software: what a test sees must not depend on the machine. */
const CHROMIUM_FLAGS = [
  ...sandboxFlags(),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

const chromium: Project['use'] = {
  browserName: 'chromium',
  launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS },
};

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  // Every test starts an app of its own.
  fullyParallel: true,
  workers: 2,
  // Twice and more of what the longest takes here: a machine that others use too may be three times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine that others use too may starve a window for once; the summary names every test that needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // What cannot be reached is said before the whole test has run out of time.
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    // A trace would copy the whole board with every step of the robot.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The page as the headless host serves it.
    { name: 'chromium', testMatch: ['**/browser/*.spec.ts', '**/both/*.spec.ts'], use: chromium },
    // The desktop app itself, in its own window.
    { name: 'electron', testMatch: ['**/both/*.spec.ts', 'desktop/*.spec.ts'] },
    // Packages: `npm run test:package` builds a trial package and its test twin and says where they are.
    { name: 'package', testMatch: ['package/*.spec.ts', 'both/whole-game.spec.ts'], grep: /a package|@package/ },
    // Nothing is checked here: `npm run pictures` draws every screen for people to look at.
    { name: 'pictures', testMatch: '**/pictures/*.spec.ts', use: chromium, timeout: 300_000 },
  ],
});
