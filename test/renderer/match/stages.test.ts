import { expect, it } from 'vitest';
import { continued } from '../../../src-renderer/match/stages.ts';
import type { LogGroup } from '../../../src-shared/protocol/messages.ts';

const group = (line: number, ...types: string[]): LogGroup => ({ line, events: types.map((type) => ({ type })) as LogGroup['events'] });

it('what stages told of one line is one group again, so that its events are worded together', () => {
  const log = [group(1, 'turn'), group(2, 'combat')];
  expect(continued(log, [group(2, 'damaged', 'left'), group(3, 'phase')])).toEqual([
    group(1, 'turn'),
    group(2, 'combat', 'damaged', 'left'),
    group(3, 'phase'),
  ]);
  expect(log).toEqual([group(1, 'turn'), group(2, 'combat')]);
});

it('other lines, and no news at all, leave what stands', () => {
  const log = [group(1, 'turn')];
  expect(continued(log, [group(2, 'combat')])).toEqual([group(1, 'turn'), group(2, 'combat')]);
  expect(continued(log, [])).toEqual(log);
  expect(continued([], [group(1, 'turn')])).toEqual(log);
});
