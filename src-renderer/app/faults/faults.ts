/** Errors kept for a bug report. */
const KEPT = 20;
const CHARS = 2000;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Errors of this page that a person may want to report: those a screen broke over, and those nothing caught at all. */
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

/** An error with everything that is known of it, for people who mend programs. */
export const faultDetail = textOf;
