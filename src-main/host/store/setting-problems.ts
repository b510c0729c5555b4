import { issueInWords } from '../../../src-shared/kernel/issue-words.ts';
import type { ZodError } from 'zod';

type Issue = ZodError['issues'][number];

/** Problems of a settings file: a sentence for each setting, named as in the file. */
export const settingProblems = (error: ZodError, value: unknown): string[] => error.issues.map((issue) => inWords(issue, value));

function inWords(issue: Issue, value: unknown): string {
  const path = issue.path.map(String);
  const name = path.length > 1 ? path.slice(1).join('.') : path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `“${key}”`).join(', ');
    return `This version knows no setting ${names}.`;
  }
  const given = JSON.stringify(valueAt(value, issue.path))?.slice(0, 60) ?? 'missing';
  return `“${name}” is ${given}: ${issueInWords(issue)}.`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
