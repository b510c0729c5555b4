/** Log for developers, on stderr; players are told in the window. */
export function logError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
