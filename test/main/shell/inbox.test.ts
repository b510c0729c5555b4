import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Opened } from '../../../src-shared/protocol/shell.ts';
import { TestScreen, makeRig } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';

let rig: Rig;
beforeEach(() => {
  rig = makeRig();
});
afterEach(() => rig.end());

const file = (name: string): Opened => ({ kind: 'file', name, text: '{}' });

test('what was opened before there was a page waits for it, in order, and is handed over once', async () => {
  rig.host.handOver(file('a.ffdeck'));
  rig.host.handOver({ kind: 'link', link: { to: 'deck', game: 'laneforge', code: 'LF1-f3-STARTER1' } });
  const late = new TestScreen(rig.host);
  expect(await late.ask('app.opened', {})).toEqual({
    opened: [file('a.ffdeck'), { kind: 'link', link: { to: 'deck', game: 'laneforge', code: 'LF1-f3-STARTER1' } }],
  });
  expect(await late.ask('app.opened', {})).toEqual({ opened: [] });
});

test('a page that is there is told of it, and of menu entries', () => {
  rig.host.handOver(file('a.ffdeck'));
  rig.host.command('rules');
  expect(rig.screen.pushed).toEqual([{ push: 'opened' }, { push: 'command', command: 'rules' }]);
});

test('a page of one seat is told nothing and may take nothing', async () => {
  const seat = new TestScreen(rig.host, { kind: 'seat', match: 'm', seat: 0 });
  rig.host.handOver(file('a.ffdeck'));
  rig.host.command('rules');
  expect(seat.pushed).toEqual([]);
  expect((await seat.refusal('app.opened', {})).code).toBe('forbidden');
  expect((await seat.refusal('update.check', { agreed: true })).code).toBe('forbidden');
});

test('a flood of files does not fill the memory, and says so', async () => {
  for (let n = 0; n < 500; n++) rig.host.handOver(file(`${n}.ffdeck`));
  const { opened } = await rig.screen.ask('app.opened', {});
  expect(opened).toHaveLength(21);
  expect(opened.at(-1)).toMatchObject({ kind: 'problem', message: expect.stringContaining('open the rest again') as string });
});
