/** Says now and then how far the tests are, so that silence means that one of them hangs. */
import type { Reporter, TestCase } from 'vitest/node';

const EVERY_MS = 30_000;

export default class Alive implements Reporter {
  #done = 0;
  #said = performance.now();

  onTestCaseResult(test: TestCase): void {
    this.#done++;
    if (performance.now() - this.#said < EVERY_MS) return;
    this.#said = performance.now();
    process.stdout.write(`… ${this.#done} tests, lately: ${test.module.relativeModuleId}\n`);
  }
}
