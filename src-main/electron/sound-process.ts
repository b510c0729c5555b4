import { app } from 'electron';

/**
 * Runs Chromium's audio service in the main process on Linux. There it has no sandbox, so a process of its own guards nothing
 * and costs 10 MB. Elsewhere it is sandboxed and stays apart. Call it before the app is ready.
 */
export function playSoundInMainProcess(): void {
  if (process.platform === 'linux') app.commandLine.appendSwitch('disable-features', 'AudioServiceOutOfProcess');
}
