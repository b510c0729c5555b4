import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** What takes longest on a machine that has run nothing yet, and would otherwise begin last since its files are small. */
const LONG = ['puzzles-', 'test/kernel/registry', 'test/bots/honesty'];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(name));
  return at < 0 ? LONG.length : at;
};

/**
 * So that no core stands idle at the end while the other is still at work. Files of a project stay together: a worker that files share is
 * ended, and what it has loaded lost, as soon as a file of another project is next.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((one) => sorted.filter(({ project }) => project === one).sort((a, b) => rank(a) - rank(b)));
  }
}
