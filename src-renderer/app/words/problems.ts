import { RequestError } from '../../client/client.ts';

/** What went wrong, as a headline and, if there are any, every single problem. */
export function problemOf(error: unknown): { message: string; problems: readonly string[] } {
  if (error instanceof RequestError) return { message: error.message, problems: error.problems };
  return { message: error instanceof Error ? error.message : String(error), problems: [] };
}
