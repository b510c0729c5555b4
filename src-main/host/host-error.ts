import type { ErrorCode, ProtocolError } from '../../src-shared/protocol/messages.ts';
import { DiskError } from './env/disk-error.ts';

const MOST_PROBLEMS = 50;
const LONGEST_PROBLEM = 500;

/** A refused request, with a message for people. Thrown before anything is changed. */
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

/** The wire format of any thrown error. Only messages of `HostError` and `DiskError` are sent; others may hold internals. */
export function asProtocolError(error: unknown): ProtocolError {
  if (error instanceof HostError) {
    const { code, problems } = error;
    const message = shortened(error.message);
    return problems.length > 0 ? { code, message, problems: readable(problems) } : { code, message };
  }
  if (error instanceof DiskError) return { code: 'failed', message: `${error.message}. Try again once that is mended.` };
  return { code: 'failed', message: 'Something went wrong inside Five Forges; nothing was changed.' };
}

/** Limits the number of issues and the length of each, so that an answer is never larger than its request. */
function readable(problems: readonly string[]): readonly string[] {
  const told = problems.slice(0, MOST_PROBLEMS).map((problem) => shortened(problem));
  const left = problems.length - told.length;
  return left > 0 ? [...told, `…and ${left} more.`] : told;
}

const shortened = (text: string): string => (text.length > LONGEST_PROBLEM ? `${text.slice(0, LONGEST_PROBLEM)}…` : text);

const LONGEST_REASON = 160;

/** An error of a bot or a part of the system inside a sentence: one line of bounded length, without a full stop. */
export function briefly(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON)}…` : text;
}
