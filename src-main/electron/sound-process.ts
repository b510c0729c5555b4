import { app } from 'electron';

/**
 * On Linux Chromium's audio service has no sandbox of its own, so nothing is guarded by its being apart, and it costs
 * 10 MB. Elsewhere it is sandboxed and stays apart. Must run before the app is ready.
 */
export function playSoundInMainProcess(): void {
  if (process.platform === 'linux') app.commandLine.appendSwitch('disable-features', 'AudioServiceOutOfProcess');
}
