import type { ZodError } from 'zod';
import type { ErrorCode, ProtocolError } from '../../src-shared/protocol/messages.ts';

/** A refusal with words for people. Whoever throws it has changed nothing. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: ErrorCode;
  readonly problems: readonly string[];

  constructor(code: ErrorCode, message: string, problems: readonly string[] = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** What goes over the wire for anything thrown. Only a `HostError`'s words are meant for the other side. */
export function asProtocolError(error: unknown): ProtocolError {
  if (error instanceof HostError) {
    const { code, message, problems } = error;
    return problems.length > 0 ? { code, message, problems } : { code, message };
  }
  return { code: 'failed', message: 'Something went wrong inside Five Forges; nothing was changed.' };
}

/** A schema's complaints as short sentences: `seats.0.name: too short`. */
export function issuesInWords(error: ZodError): string[] {
  return error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}
