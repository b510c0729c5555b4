/** What the reports of test runners come to. */
import { longerTierOf, type TestReport } from '../../src-main/cli/rules/citations.ts';
import { COMMANDS } from './tiers.ts';

interface Counted {
  passed: number;
  failed: number;
  skipped: number;
  notes: string[];
}

function commandOf({ name, elsewhere }: TestReport): string | undefined {
  const tier = longerTierOf(name);
  return elsewhere ?? (tier && COMMANDS[tier]);
}

/** Of what a runner says to a failure, as much as tells what to look for: all of it stands above, where a long run has left it behind. */
const LINES_OF_A_FAILURE = 8;

function failureNote(how: string, { name, why = 'no word of why' }: TestReport): string {
  const lines = why.split('\n').filter((line) => line.trim() !== '');
  return [`${how}: ${name}`, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `      ${line}`)].join('\n');
}

export const stumbles = (tests: readonly TestReport[]): string[] => [
  ...tests.filter(({ state }) => state === 'failed').map((test) => failureNote('failed', test)),
  ...tests.filter(({ again }) => again).map((test) => failureNote('passed only when it was tried again', test)),
];

/** What belongs to another command is not "skipped", but told. */
export function countTests(tests: readonly TestReport[], what: string): Counted {
  const of = (state: TestReport['state']) => tests.filter((test) => test.state === state);
  const later = of('skipped').flatMap((test) => commandOf(test) ?? []);
  const notes = [...new Set(later)].map((command) => {
    const n = later.filter((one) => one === command).length;
    return `${what}: ${n} more ${n === 1 ? 'test belongs' : 'tests belong'} to ${command}`;
  });
  return { passed: of('passed').length, failed: of('failed').length, skipped: of('skipped').length - later.length, notes };
}
