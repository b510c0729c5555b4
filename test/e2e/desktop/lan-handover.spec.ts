/** A table goes from one desktop app to another in the middle of a match: two real programs, by their windows alone. */
import type { Page } from '@playwright/test';
import type { LanState } from '../../../src-shared/protocol/lan.ts';
import { ANY_GAME } from '../games/index.ts';
import { expect, getReady, matchFile, ON_LOOPBACK, seatsThatActed, sitDown, test } from '../support/two-apps.ts';

const IDA = 0;
const ADA = 1;

const { id, handovers } = ANY_GAME;

type OpenTable = Extract<LanState, { state: 'open' }>;

const board = (page: Page) => page.locator('[data-region="prompt"]');

test('the table goes to the guest’s program in the middle of a match, which goes on there without the old host', async ({
  start,
  visitor,
  dataDir,
}) => {
  test.setTimeout(180_000);
  let ida = await start(ON_LOOPBACK);
  const ada = visitor.page;
  const { places } = (await ida.ask('lan.open', { game: id, seats: 2 })) as OpenTable;
  await ida.ask('lan.fill', { seat: IDA, filling: { kind: 'screen', name: 'Ida' } });
  // Which lays the table.
  await ida.page.getByRole('button', { name: 'Back to your table' }).click();
  await sitDown(ada, 'Ada', places[0]);
  await getReady(ada, ida.ask, ADA);
  await ida.page.getByRole('button', { name: 'Start the match' }).click();
  await expect(board(ida.page)).toBeVisible();
  await expect(board(ada)).toBeVisible();
  const match = ((await ida.ask('lan.state', {})) as OpenTable).lobby.match!;

  /** Both play until each of them has decided something more, as the keeper's file says. */
  async function bothDecide(keeper: string, seed: string): Promise<void> {
    const before = seatsThatActed(matchFile(keeper, match)).length;
    const decided = () => new Set(seatsThatActed(matchFile(keeper, match)).slice(before)).size === 2;
    await Promise.all([ida.page, ada].map((page, seat) => handovers.plays(page, { by: 'mouse', seed: `${seed} ${seat}`, until: decided })));
    expect(decided()).toBe(true);
  }
  await bothDecide(dataDir, 'before');

  await ida.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await ida.page.getByRole('button', { name: 'The table on this network' }).click();
  await ida.page.getByRole('button', { name: 'Hand the table to Ada…' }).click();
  await ida.page.getByRole('button', { name: 'Offer it' }).click();
  const before = matchFile(dataDir, match);
  await ada.getByRole('button', { name: 'Take the table' }).click();

  // Each window shows the other side of the table by itself, at the same match.
  await expect(board(ada)).toBeVisible();
  await expect.poll(async () => (await visitor.ask('lan.state', {})).state).toBe('open');
  await expect(board(ida.page)).toBeVisible();
  expect(matchFile(visitor.dataDir, match).startsWith(before)).toBe(true);
  await bothDecide(visitor.dataDir, 'after');
  expect(matchFile(dataDir, match)).toBe(before);
  await ada.getByRole('button', { name: 'Menu', exact: true }).click();
  await ada.getByRole('button', { name: 'The table on this network' }).click();
  await expect(ada.getByText('On the network')).toHaveCount(1);

  await ida.close();
  await expect(ada.getByText('Away: the match waits when it is their turn')).toBeVisible();
  await ada.getByRole('button', { name: 'To the match', exact: true }).click();
  await expect(board(ada)).toBeVisible();

  // Her seat is there as long as she wants it.
  ida = await start(ON_LOOPBACK);
  await ida.page.getByRole('button', { name: 'Play with others at home' }).click();
  await ida.page.getByRole('button', { name: 'To my seat there' }).click();
  await expect(board(ida.page)).toBeVisible();
  await bothDecide(visitor.dataDir, 'later');
});
