/** Tables on the network in the desktop app: the menu’s entry follows the setting, and an open table does not hold the program up. */
import { connect } from 'node:net';
import { once } from 'node:events';
import { ANY_GAME } from '../games/index.ts';
import { choose, expect, quit, test } from '../support/desktop.ts';

/** Tables on the loopback alone. */
const ON_LOOPBACK = ['--lan-address=127.0.0.1'];

const isListening = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  const heard = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return heard;
};

test('a table opens from the menu, and closes with the program at once, to be resumed', async ({ start }) => {
  const app = await start(ON_LOOPBACK);
  await choose(app.electron, 'networkTable');
  await app.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(app.page.getByRole('heading', { level: 1, name: /^Your table of/ })).toBeVisible();
  const state = await app.ask('lan.state', {});
  const port = Number(new URL(state.state === 'open' ? state.places[0].url : '').port);
  expect(await isListening(port)).toBe(true);
  const before = Date.now();
  await quit(app.electron);
  expect(Date.now() - before).toBeLessThan(4000);
  expect(await isListening(port)).toBe(false);
  const again = await start(ON_LOOPBACK);
  await again.page.getByRole('button', { name: 'Play with others at home' }).click();
  await again.page.getByRole('button', { name: 'Resume this table' }).click();
  await expect(again.page.getByRole('heading', { level: 1, name: /^Your table of/ })).toBeVisible();
  expect(await isListening(port)).toBe(true);
});

test('the menu has no such entry, and Home none, once the settings say no', async ({ start }) => {
  const { electron, page, ask } = await start(ON_LOOPBACK);
  const isShown = () => electron.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('networkTable')?.visible);
  expect(await isShown()).toBe(true);
  await ask('settings.set', { patch: { machine: { networkTables: false } } });
  await expect.poll(isShown).toBe(false);
  await expect(page.getByRole('button', { name: 'Play with others at home' })).toHaveCount(0);
  await expect(ask('lan.open', { game: ANY_GAME.id, seats: 2 })).rejects.toThrow('switched off in the settings');
});
