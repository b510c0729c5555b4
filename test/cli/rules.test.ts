import { describe, expect, test } from 'vitest';
import type { TestReport } from '../../src-main/cli/rules/citations.ts';
import { citationsIn, coverageOf, problemsIn, rulesOf } from '../../src-main/cli/rules/citations.ts';

const passed = (name: string): TestReport => ({ runner: 'vitest', name, state: 'passed' });

describe('rules command', () => {
  test('reads the rules of a checklist and skips mentions of them', () => {
    const checklist =
      'See **XX-D7**.\n- **XX-1.1** One rule, see **XX-1.2**.\n- **XX-D7** (1.1) Question → **Answer.**\n- **XX-C2** Content.\n';
    expect(rulesOf(checklist)).toEqual(['XX-1.1', 'XX-D7', 'XX-C2']);
  });

  test('finds each citation in a name once, and only whole ones', () => {
    expect(citationsIn('XX-1.1, XX-D7: both; XX-1.1 again')).toEqual(['XX-1.1', 'XX-D7']);
    expect(citationsIn('UTF-8 and XX-1.1.3 are no rules')).not.toContain('XX-1.1');
  });

  test('counts a rule as cited only when the test passed', () => {
    const tests: TestReport[] = [
      passed('XX-1.1 works'),
      { runner: 'vitest', name: 'XX-1.2 is broken', state: 'failed' },
      { runner: 'vitest', name: 'XX-1.3 is skipped', state: 'skipped' },
      { runner: 'playwright', name: 'XX-1.4 holds over many games (long)', state: 'skipped' },
      { runner: 'playwright', name: 'XX-1.5 is looked at elsewhere', state: 'skipped', elsewhere: 'npm run test:long' },
    ];
    expect(coverageOf(['XX-1.1', 'XX-1.2', 'XX-1.3', 'XX-1.4', 'XX-1.5'], tests)).toEqual({
      ids: ['XX-1.1', 'XX-1.2', 'XX-1.3', 'XX-1.4', 'XX-1.5'],
      cited: ['XX-1.1'],
      uncited: ['XX-1.2', 'XX-1.3'],
      gates: ['XX-1.4', 'XX-1.5'],
    });
  });

  test('reports names that cite too much or cite what does not exist', () => {
    const known = new Set(['XX-1.1', 'XX-1.2', 'XX-1.3', 'XX-1.4']);
    expect(problemsIn([passed('XX-1.1 XX-1.2 XX-1.3 fine')], known)).toEqual([]);
    expect(problemsIn([passed('XX-1.1 XX-1.2 XX-1.3 XX-1.4 too many')], known)).toHaveLength(1);
    expect(problemsIn([passed('XX-9.9 unknown')], known)[0]).toContain('XX-9.9');
    expect(problemsIn([passed('UTF-8 is not a rule')], known)).toEqual([]);
  });
});
