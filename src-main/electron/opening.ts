import { app, dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import { z } from 'zod';
import { openedArguments } from '../host/shell/arguments.ts';
import { GAME_FILES } from '../host/shell/game-file.ts';
import type { LinkedGame } from '../host/shell/link.ts';
import { openOutside } from '../host/shell/open-outside.ts';
import type { Host } from '../host/host.ts';
import { bringToFront } from './window.ts';

/** What a second instance passes to the first: links and absolute paths. */
const handedOverSchema = z.strictObject({ opened: z.array(z.string().max(4096)).max(100) });
type HandedOver = z.infer<typeof handedOverSchema>;

/** Queue of what is opened before the host exists. */
const early: string[] = [];
let take: (thing: string) => void = (thing) => void early.push(thing);

/** Files and links on this process's command line. */
export const openedByThisStart = (): HandedOver => ({ opened: openedArguments(process.argv, process.cwd()).slice(0, 100) });

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

/** Opens what a second instance passed on. The data comes from another process and is parsed. */
export function takeOver(data: unknown): void {
  for (const thing of handedOverSchema.safeParse(data).data?.opened ?? []) take(thing);
}

/** Passes opened files and links to the host from now on, beginning with the command line and the queue. */
export function bringTo(host: Host, games: readonly LinkedGame[], window: () => BrowserWindow | null): void {
  take = (thing) => {
    bringToFront(window());
    const opened = openOutside(thing, games);
    if (opened) host.handOver(opened);
  };
  for (const thing of [...openedByThisStart().opened, ...early.splice(0)]) take(thing);
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
