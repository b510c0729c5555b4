/** How the app was started. */
export interface Start {
  platform: NodeJS.Platform;
  /** The user's id; undefined where the system has none. */
  uid: number | undefined;
  /** `--no-sandbox` is on the command line. */
  withoutSandbox: boolean;
}

/**
 * An AppImage starts the app without Chromium's sandbox where unprivileged programs get none, as on Ubuntu. Root never gets one, and chose
 * so knowingly.
 * @returns a warning for the player; null when none is needed
 */
export function sandboxWarning({ platform, uid, withoutSandbox }: Start): string | null {
  if (platform !== 'linux' || !withoutSandbox || uid === 0) return null;
  return 'This system let the app start without its sandbox only. It plays as always, with one protection less; the .deb package has it.';
}
