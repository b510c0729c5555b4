import { app, dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import { z } from 'zod';
import { openedArguments } from '../host/shell/arguments.ts';
import { GAME_FILES } from '../host/shell/game-file.ts';
import { openOutside } from '../host/shell/open-outside.ts';
import type { Host } from '../host/host.ts';
import { bringToFront } from './window.ts';

/** What a second start tells the first one: links, and files with their whole paths. */
const handedOverSchema = z.strictObject({ opened: z.array(z.string().max(4096)).max(100) });
type HandedOver = z.infer<typeof handedOverSchema>;

/** Things that were opened before there was a host to take them. */
const early: string[] = [];
let take: (thing: string) => void = (thing) => void early.push(thing);

/** This start's own files and links. */
export const openedByThisStart = (): HandedOver => ({ opened: openedArguments(process.argv, process.cwd()).slice(0, 100) });

/** On macOS the system says it with events, the first of them before the app is ready. */
export function hearOpenings(): void {
  for (const event of ['open-file', 'open-url'] as const) {
    // Both events have this shape; only their names differ.
    app.on(event as 'open-url', (happening, thing) => {
      happening.preventDefault();
      take(thing);
    });
  }
}

/** What a second start was opened with. It comes from another process: nothing about it is taken for granted. */
export function takeOver(data: unknown): void {
  for (const thing of handedOverSchema.safeParse(data).data?.opened ?? []) take(thing);
}

/** From now on the host takes what is opened, beginning with what this start was opened with. */
export function bringTo(host: Host, games: readonly string[], window: () => BrowserWindow | null): void {
  take = (thing) => {
    bringToFront(window());
    const opened = openOutside(thing, games);
    if (opened) host.handOver(opened);
  };
  for (const thing of [...openedByThisStart().opened, ...early.splice(0)]) take(thing);
}

/** The system's own dialog for files of the game. */
export async function askForFiles(window: BrowserWindow | null): Promise<void> {
  const options: Electron.OpenDialogOptions = {
    filters: [{ name: 'Five Forges', extensions: [...GAME_FILES] }],
    properties: ['openFile', 'multiSelections'],
  };
  const { filePaths } = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
  for (const path of filePaths) take(path);
}

/**
 * Registers `fiveforges://` links. On Linux the package's own desktop file does that; a trial run never does, nor the
 * portable program, which unpacks itself to another place each time and leaves nothing behind.
 */
export function claimLinks(): void {
  const isPortable = process.env['PORTABLE_EXECUTABLE_FILE'] !== undefined;
  if (app.isPackaged && process.platform !== 'linux' && !isPortable) app.setAsDefaultProtocolClient('fiveforges');
}
