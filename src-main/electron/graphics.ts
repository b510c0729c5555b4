import { existsSync } from 'node:fs';
import { app } from 'electron';

/** Where Linux shows that there is a graphics card: any that draws, Nvidia's own driver, the host's card under Windows. */
const CARDS = ['/dev/dri', '/dev/nvidiactl', '/dev/dxg'];

/** @param isThere whether a path exists */
export const hasGraphicsCard = (system: NodeJS.Platform, isThere: (path: string) => boolean): boolean =>
  system !== 'linux' || CARDS.some(isThere);

/**
 * GTK 3, which Chromium asks for themes and file dialogs on Linux, looks for OpenGL as soon as it meets an X display, and with it loads the
 * driver into the main process: 30 to 35 MB for widgets that nothing here uses. Who has set this themselves is left in peace.
 * @returns takes the word back, so that it does not reach programs that are started from here, a browser for a link say
 */
export function keepGtkFromOpenGl(system: NodeJS.Platform, env: NodeJS.ProcessEnv): () => void {
  if (system !== 'linux' || env['GDK_GL'] !== undefined) return () => undefined;
  env['GDK_GL'] = 'disable';
  return () => delete env['GDK_GL'];
}

/**
 * Without a graphics card Chromium would load a driver that reckons on the processor what it draws there anyway: 40 MB for
 * nothing. Must run before the app is ready; by then GTK has read what it was told.
 */
export function drawWithWhatIsThere(): void {
  void app.whenReady().then(keepGtkFromOpenGl(process.platform, process.env));
  if (!hasGraphicsCard(process.platform, existsSync)) app.disableHardwareAcceleration();
}
