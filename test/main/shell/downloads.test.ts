import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { watchDownloads } from '../../../src-main/electron/downloads.ts';

const electron = vi.hoisted(() => ({ session: null as unknown }));
vi.mock('electron', () => ({
  get session() {
    return electron.session;
  },
}));

test('a file that could not be saved to its end is told of; one that was saved, or not wanted, is not', () => {
  const defaultSession = new EventEmitter();
  electron.session = { defaultSession };
  const warn = vi.fn<(message: string) => void>();
  watchDownloads({ warn });
  for (const state of ['completed', 'cancelled', 'interrupted']) {
    const item = Object.assign(new EventEmitter(), { getFilename: () => `${state}.ffmatch` });
    defaultSession.emit('will-download', {}, item);
    item.emit('done', {}, state);
  }
  expect(warn.mock.calls.map(([message]) => message)).toEqual([expect.stringContaining('interrupted.ffmatch')]);
});
