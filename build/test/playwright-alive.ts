/** Says now and then which tests go on, so that silence means that nothing does. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const EVERY_MS = 30_000;

export default class Alive implements Reporter {
  #said = performance.now();

  onStepEnd(test: TestCase, result: TestResult): void {
    if (performance.now() - this.#said < EVERY_MS) return;
    this.#said = performance.now();
    process.stdout.write(`… ${result.steps.length} steps of ${test.title}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
