/** Limit on errors kept for a bug report. */
const KEPT = 20;
const CHARS = 2000;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Errors of this page for bug reports: those caught by error boundaries, and uncaught ones. */
export class Faults {
  #noticed: string[] = [];

  /** Oldest first. */
  get noticed(): readonly string[] {
    return this.#noticed;
  }

  add(error: unknown): void {
    this.#noticed = [...this.#noticed.slice(1 - KEPT), textOf(error).slice(0, CHARS)];
  }

  /** @returns stops listening */
  listen(target: Window): () => void {
    const onError = (event: ErrorEvent) => this.add(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => this.add(event.reason);
    target.addEventListener('error', onError);
    target.addEventListener('unhandledrejection', onRejection);
    return () => {
      target.removeEventListener('error', onError);
      target.removeEventListener('unhandledrejection', onRejection);
    };
  }
}

/** An error with its stack and causes, for developers. */
export const faultDetail = textOf;
