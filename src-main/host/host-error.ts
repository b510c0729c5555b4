import type { ZodError } from 'zod';
import type { ErrorCode, ProtocolError } from '../../src-shared/protocol/messages.ts';

const MOST_PROBLEMS = 50;
const LONGEST_PROBLEM = 500;

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
    const { code, problems } = error;
    const message = shortened(error.message);
    return problems.length > 0 ? { code, message, problems: readable(problems) } : { code, message };
  }
  return { code: 'failed', message: 'Something went wrong inside Five Forges; nothing was changed.' };
}

/** A schema's complaints as short sentences: `seats.0.name: too short`. */
export function issuesInWords(error: ZodError): string[] {
  return error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}

/** As many as a person would read, none longer than a paragraph: an answer is never larger than what it answers. */
function readable(problems: readonly string[]): readonly string[] {
  const told = problems.slice(0, MOST_PROBLEMS).map((problem) => shortened(problem));
  const left = problems.length - told.length;
  return left > 0 ? [...told, `…and ${left} more.`] : told;
}

const shortened = (text: string): string => (text.length > LONGEST_PROBLEM ? `${text.slice(0, LONGEST_PROBLEM)}…` : text);
