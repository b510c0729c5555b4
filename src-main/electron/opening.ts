import { app, dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import { openedArguments } from '../host/shell/arguments.ts';
import { unpackOpened } from '../host/shell/hand-over.ts';
import type { OpenedThings } from '../host/shell/hand-over.ts';
import { GAME_FILES } from '../host/shell/game-file.ts';
import type { LinkedGame } from '../host/shell/link.ts';
import { openOutside } from '../host/shell/open-outside.ts';
import type { Host } from '../host/host.ts';
import { bringToFront } from './window.ts';

/** Environment variable that carries what a start was opened with, where its command line would be too long. */
export const OPENED_VARIABLE = 'FIVE_FORGES_OPENED';

/** Queue of what is opened before the host exists. */
const early: string[] = [];
let take: (thing: string) => void = (thing) => void early.push(thing);
let tell: (problem: string) => void = () => undefined;

/** Files and links that this process was started with. */
export function openedByThisStart(): OpenedThings {
  const handed = unpackOpened(process.env[OPENED_VARIABLE]);
  return { ...handed, opened: [...openedArguments(process.argv, process.cwd()), ...handed.opened] };
}

/** macOS sends opened files and links as events, the first before the app is ready. */
export function hearOpenings(): void {
  for (const event of ['open-file', 'open-url'] as const) {
    // Both events have the same signature.
    app.on(event as 'open-url', (happening, thing) => {
      happening.preventDefault();
      take(thing);
    });
  }
}

/** Opens what a start brought, this process's own or a second one's. */
export function takeOver({ opened, left }: OpenedThings): void {
  opened.forEach(take);
  if (left > 0) tell(`${left} more could not be opened at once; open them again.`);
}

/** Passes opened files and links to the host from now on, beginning with the command line and the queue. */
export function bringTo(host: Host, games: readonly LinkedGame[], window: () => BrowserWindow | null): void {
  take = (thing) => {
    bringToFront(window());
    const opened = openOutside(thing, games);
    if (opened) host.handOver(opened);
  };
  tell = (message) => host.handOver({ kind: 'problem', message });
  takeOver(openedByThisStart());
  delete process.env[OPENED_VARIABLE];
  early.splice(0).forEach(take);
}

/** Shows the system's file dialog and opens what is picked. */
export async function askForFiles(window: BrowserWindow | null): Promise<void> {
  const options: Electron.OpenDialogOptions = {
    filters: [{ name: 'Five Forges', extensions: [...GAME_FILES] }],
    properties: ['openFile', 'multiSelections'],
  };
  const { filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  for (const path of filePaths) take(path);
}

/**
 * Registers the `fiveforges://` protocol. Not on Linux, where the package's desktop file does; not unpackaged; and not in the portable
 * program, which unpacks to another path each time and leaves nothing behind.
 */
export function claimLinks(): void {
  const isPortable = process.env['PORTABLE_EXECUTABLE_FILE'] !== undefined;
  if (app.isPackaged && process.platform !== 'linux' && !isPortable) app.setAsDefaultProtocolClient('fiveforges');
}
