import { expect, it } from 'vitest';
import { trialsHere } from '../../build/test/trials.ts';
import { readOrder } from '../../build/dist/options.ts';

const TOOLS = { CUSTOM_FPM_PATH: '/fpm', ELECTRON_BUILDER_7ZIP_PATH: '/7za', FF_WINDOWS_ELECTRON: '/electron-win', PATH: '' };

it('a machine with all tools tries every form that can be made on Linux without a network', () => {
  const { tried, untried } = trialsHere(TOOLS);
  expect(tried.map(({ order }) => order.join(' '))).toEqual([
    'linux --trial --only dir,deb,tar.gz',
    'linux --twin',
    'win --trial --only dir,zip',
  ]);
  expect(tried[2].electron).toBe('/electron-win');
  for (const { order } of tried) expect(readOrder(order)).not.toBeNull();
  expect(untried).toEqual([]);
});

it('a machine without them tries the bare folders, and says what it did not', () => {
  const { tried, untried } = trialsHere({ PATH: '' });
  expect(tried.map(({ order }) => order.join(' '))).toEqual(['linux --trial --only dir', 'linux --twin']);
  expect(untried.map((sentence) => /^The (\S+)/.exec(sentence)?.[1])).toEqual(['.deb', '.tar.gz', 'Windows']);
});
