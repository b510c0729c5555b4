/** How the app was started. */
export interface Start {
  platform: NodeJS.Platform;
  /** Of the user; undefined where the system has none. */
  uid: number | undefined;
  /** `--no-sandbox` stands on the command line. */
  withoutSandbox: boolean;
}

/**
 * An AppImage starts the app without Chromium's sandbox where the system lets ordinary programs have none, as Ubuntu does.
 * Root can have none anyway and has said so itself.
 * @returns what whoever plays should know about it; null when all is well
 */
export function sandboxWarning({ platform, uid, withoutSandbox }: Start): string | null {
  if (platform !== 'linux' || !withoutSandbox || uid === 0) return null;
  return 'This system let the app start without its sandbox only. It plays as always, with one protection less; the .deb package has it.';
}
