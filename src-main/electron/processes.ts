import { app } from 'electron';

/**
 * Chromium's helper processes that this app can do without. On Linux they have no sandbox of their own, so nothing is
 * guarded by their being apart, and each costs about 10 MB. The network service has nothing to do here, where the page
 * comes from a scheme of ours. Elsewhere both are sandboxed and stay apart. Must run before the app is ready.
 */
export function joinUnguardedProcesses(): void {
  if (process.platform !== 'linux') return;
  app.commandLine.appendSwitch('enable-features', 'NetworkServiceInProcess2');
  app.commandLine.appendSwitch('disable-features', 'AudioServiceOutOfProcess');
}
