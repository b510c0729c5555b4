import { expect, it } from 'vitest';
import { BufferedListeners } from '../../../src-renderer/client/transport.ts';

it('what was said before anybody listened is kept for the first who does, in order, and told once', () => {
  const notices = new BufferedListeners<string>();
  const first: string[] = [];
  const second: string[] = [];
  notices.tell('one');
  notices.tell('two');
  const leave = notices.add((text) => first.push(text));
  notices.add((text) => second.push(text));
  expect([first, second]).toEqual([['one', 'two'], []]);
  notices.tell('three');
  expect([first, second]).toEqual([['one', 'two', 'three'], ['three']]);
  leave();
  notices.tell('four');
  expect(first).toHaveLength(3);
  expect(second).toHaveLength(2);
});
