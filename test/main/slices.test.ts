import { afterEach, expect, test, vi } from 'vitest';
import { inSlices } from '../../src-main/host/slices.ts';
import { makeRig, openMatch, playOut, until, BOT, PERSON } from './support/rig.ts';

afterEach(() => vi.restoreAllMocks());

/** Each look at the clock finds it 3 ms later, so that a slice is a few steps long on any machine. */
function slowClock(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3));
}

function* steps(n: number, fail = false): Generator<void, string, void> {
  for (let i = 0; i < n; i++) yield;
  if (fail) throw new Error('spoilt');
  return 'done';
}

test('long work lets others have their turn every few milliseconds', async () => {
  slowClock();
  let others = 0;
  let ended = false;
  const other = (): void => {
    others++;
    if (!ended) setImmediate(other);
  };
  other();
  expect(await inSlices(steps(300))).toBe('done');
  ended = true;
  expect(others).toBeGreaterThan(50);
});

test('work that fails fails where it is waited for', async () => {
  slowClock();
  await expect(inSlices(steps(20, true))).rejects.toThrow('spoilt');
});

test('while a replay is read, others are answered', async () => {
  const rig = makeRig();
  const match = await openMatch(rig.screen, [PERSON, BOT]);
  await playOut(rig.screen, match);
  await until(() => rig.screen.frame.status === 'finished');
  slowClock();
  const order: string[] = [];
  const replay = rig.screen.ask('replay.course', { match }).then(() => order.push('replay'));
  await rig.screen.ask('app.info', {}).then(() => order.push('other'));
  await replay;
  expect(order).toEqual(['other', 'replay']);
  vi.restoreAllMocks();
  await rig.end();
});
