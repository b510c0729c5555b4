import { describe, expect, test } from 'vitest';
import { LEVEL_WORDS } from '../../../src-renderer/app/words/people.ts';
import { LEVEL_PLANS } from '../../../src-shared/bots/levels.ts';
import { CLOCKS, LEVELS } from '../../../src-shared/protocol/bot-ids.ts';

describe('what a level says of itself', () => {
  test.each(LEVELS)('%s: its clock, and the effort at which it is measured', (level) => {
    const plan = LEVEL_PLANS[level];
    const [effort, what] = plan.mind === 'search' ? [plan.iterations, 'tries'] : [plan.worlds, 'imagined worlds?'];
    const { choiceMs, turnMs } = CLOCKS[level];
    expect(LEVEL_WORDS[level].hint).toMatch(
      new RegExp(`At most ${choiceMs / 1000} s a choice, ${turnMs / 1000} s a turn; in the Lab ${effort} ${what} a choice\\.$`),
    );
  });
});
