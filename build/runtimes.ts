/** Finds the programs that end-to-end tests drive. Nothing is downloaded: what is missing is reported by the caller. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

const CHROMIUM_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

const ELECTRON_BINARY: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

const firstThatExists = (places: string[]): string | null => places.find((place) => existsSync(place)) ?? null;

/** A Chromium on this machine; `CHROMIUM_PATH` overrides the usual places. */
export function findChromium(): string | null {
  const wanted = process.env.CHROMIUM_PATH;
  return firstThatExists([...(wanted ? [wanted] : []), ...(CHROMIUM_PLACES[process.platform] ?? [])]);
}

/** The Electron that the package has downloaded, or the one in `ELECTRON_OVERRIDE_DIST_PATH`. */
export function findElectron(): string | null {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(ROOT, 'node_modules/electron/dist');
  return firstThatExists([join(folder, ELECTRON_BINARY[process.platform] ?? 'electron')]);
}

/**
 * The program of a package to test in place of the built app: `FF_PACKAGE`. It must be a test twin: a release has no inspector, by which tests take hold of an app's main process.
 * @throws when it names none
 */
export function packageToTest(): string | null {
  const program = process.env.FF_PACKAGE;
  if (!program) return null;
  if (!existsSync(program)) throw new Error(`FF_PACKAGE is ${program}, and there is no such file: run npm run dist -- --twin`);
  return resolve(program);
}

export const hasScreen = (): boolean => process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

const VIRTUAL_SCREEN = '/usr/bin/xvfb-run';

/** What starts a program alone on a screen that nobody sees, where there is such a thing; else nothing. */
export const virtualScreen = (): string[] => (existsSync(VIRTUAL_SCREEN) ? [VIRTUAL_SCREEN, '-a'] : []);

/** Chromium's sandbox refuses to run as root; everybody else keeps it. */
export const sandboxFlags = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);
