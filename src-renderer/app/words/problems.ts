import { RequestError } from '../../client/client.ts';

/** An error as a headline and its list of problems. */
export function problemOf(error: unknown): { message: string; problems: readonly string[] } {
  if (error instanceof RequestError) return { message: error.message, problems: error.problems };
  return { message: error instanceof Error ? error.message : String(error), problems: [] };
}
