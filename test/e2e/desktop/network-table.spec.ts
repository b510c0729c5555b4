/** Tables on the network in the desktop app: the menu’s entry follows the setting, and an open table does not hold the program up. */
import { fingerprintAt, openTable } from '../../main/lan/support.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import { ANY_GAME } from '../games/index.ts';
import { choose, expect, quit, test } from '../support/desktop.ts';

/** Tables on the loopback alone. */
const ON_LOOPBACK = ['--lan-address=127.0.0.1'];

test('a table opens from the menu, and closes with the program at once, to be resumed', async ({ start }) => {
  const app = await start(ON_LOOPBACK);
  await choose(app.electron, 'networkTable');
  await app.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(app.page.getByRole('heading', { level: 1, name: /^Your table of/ })).toBeVisible();
  const state = await app.ask('lan.state', {});
  const port = Number(new URL(state.state === 'open' ? state.places[0].url : '').port);
  const own = await fingerprintAt(port);
  expect(own).not.toBeNull();
  const before = Date.now();
  await quit(app.electron);
  expect(Date.now() - before).toBeLessThan(4000);
  // Another table may have been given its port since.
  expect(await fingerprintAt(port)).not.toEqual(own);
  const again = await start(ON_LOOPBACK);
  await again.page.getByRole('button', { name: 'Play with others at home' }).click();
  await again.page.getByRole('button', { name: 'Resume this table' }).click();
  await expect(again.page.getByRole('heading', { level: 1, name: /^Your table of/ })).toBeVisible();
  expect(await fingerprintAt(port)).toEqual(own);
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

test('the app is a guest at a table elsewhere: it sits down, plays, looks at its own games, and comes back to its seat', async ({
  start,
}) => {
  const lan = await openTable(GAMES[ANY_GAME.id], 2);
  lan.table.lay(GAMES[ANY_GAME.id].seriesConfig?.(1) ?? {});
  const { page } = await start(ON_LOOPBACK);
  const sitDown = async () => {
    await page.getByRole('button', { name: 'Play with others at home' }).click();
    await page.getByRole('button', { name: 'Sit down with a code' }).click();
  };
  await sitDown();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Code of the table' }).fill('000000');
  await page.getByRole('textbox', { name: 'Address of the table' }).fill(`127.0.0.1:${lan.table.port}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('alert')).toContainText('That is not the code of this table.');
  await page.getByRole('textbox', { name: 'Code of the table' }).fill(lan.table.places[0].code);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();

  const ben = await lan.guest('Ben');
  await ben.say('lobby.ready', { ready: true });
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect.poll(() => lan.table.lobby.seats.every((seat) => seat.kind === 'guest' && seat.ready)).toBe(true);
  const match = await lan.table.start(undefined, 'the app as a guest');
  await expect(page.locator('[data-region="prompt"]')).toBeVisible();

  // The way to the table is closed, and the seat kept.
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('button', { name: 'To the table (the match goes on)' }).click();
  await page.getByRole('button', { name: 'To my own games (the seat stays yours)' }).click();
  await expect.poll(() => lan.table.lobby.guests[0].connected).toBe(false);
  await page.getByRole('button', { name: 'Play with others at home' }).click();
  await page.getByRole('button', { name: 'Back to my seat' }).click();
  await expect(page.locator('[data-region="prompt"]')).toBeVisible();
  expect(lan.table.lobby).toMatchObject({ match, guests: [{ name: 'Ada', connected: true }, { name: 'Ben' }] });

  await lan.table.close();
  await expect(page.getByRole('alert')).toContainText('The table was closed.');
  expect(lan.errors).toEqual([]);
  await lan.end();
});
