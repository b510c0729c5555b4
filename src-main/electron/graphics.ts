import { existsSync } from 'node:fs';
import { app } from 'electron';

/** Where Linux shows that there is a graphics card: any that draws, Nvidia's own driver, the host's card under Windows. */
const CARDS = ['/dev/dri', '/dev/nvidiactl', '/dev/dxg'];

/** @param isThere whether a path exists */
export const hasGraphicsCard = (system: NodeJS.Platform, isThere: (path: string) => boolean): boolean =>
  system !== 'linux' || CARDS.some(isThere);

/**
 * Without a graphics card Chromium would load a driver that reckons on the processor what it draws there anyway: 40 MB for
 * nothing. Must run before the app is ready.
 */
export function drawWithWhatIsThere(): void {
  if (!hasGraphicsCard(process.platform, existsSync)) app.disableHardwareAcceleration();
}
