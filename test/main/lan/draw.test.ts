/** The draw of a match at a table: nobody alone decides it, nobody knows it before the end, and at the end everybody can check it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { verifyFile } from '../../../src-main/cli/replay/verify.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import { PickKeeper } from '../../../src-renderer/screens/lobby/pick-keeper.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { MatchHeader } from '../../../src-shared/kernel/match-log.ts';
import { withDigest } from '../../../src-shared/lan/commitment.ts';
import { checkDraw, checkPicks, seedFrom } from '../../../src-shared/lan/draw.ts';
import { lantern } from '../../fixtures/lantern/game.ts';
import { BOT, PERSON, until } from '../support/rig.ts';
import { openTable } from './support.ts';
import type { Guest, LanRig } from './support.ts';

let lan: LanRig;
afterEach(async () => {
  expect(lan.errors).toEqual([]);
  await lan.end();
});

const GAME = (Object.values(GAMES) as Game[]).find(({ picks }) => picks)!;
const CONFIGS = [1, 3].map((deal) => GAME.seriesConfig!(deal));

/** A match of two guests, both of whom have given a share. */
async function begun(seed?: string): Promise<{ guests: [Guest, Guest]; match: string }> {
  lan = await openTable(GAME, 2);
  lan.table.lay(CONFIGS[0]);
  const guests: [Guest, Guest] = [await lan.guest('Ada'), await lan.guest('Ben')];
  for (const [seat, guest] of guests.entries()) {
    await guest.bring(GAME.picks!.of(CONFIGS[1], seat));
    await guest.ready();
  }
  const match = await lan.table.start(undefined, seed);
  await Promise.all(guests.map((guest) => guest.open()));
  return { guests, match };
}

const end = async ([ada, ben]: [Guest, Guest], match: string): Promise<void> => {
  await ada.ask('match.concede', { match, seat: 0 });
  await until(() => ben.frame.status === 'finished');
};

test('both guests’ shares and the host’s decide the seed, and are told when the match is over', async () => {
  const { guests, match } = await begun();
  const [ada, ben] = guests;
  const { seed } = (JSON.parse(lan.rig.file(match).split('\n')[0]) as MatchHeader).rng;
  const STILL = { code: 'forbidden', message: expect.stringContaining('when it is over') as string };
  for (const method of ['match.draw', 'match.export']) expect(await ben.refusal(method, { match })).toEqual(STILL);
  // Before the end nobody's bytes hold the seed, or what it is made of.
  const parts = [seed, ...guests.flatMap(({ opening }) => [opening!.share, opening!.salt])];
  for (const text of guests.flatMap(({ texts }) => texts)) expect(parts.filter((part) => text.includes(part))).toEqual([]);

  await end(guests, match);
  const told = await ben.ask('match.draw', { match });
  expect(told.seed).toBe(seed);
  expect(told.draw?.openings.slice(0, 2)).toEqual(guests.map(({ opening }) => withDigest(opening!)));
  expect(told.draw?.openings).toHaveLength(3);
  for (const { shown } of guests) expect(checkDraw(GAME.id, told.draw!, told.seed, shown)).toBeNull();
  expect(await ada.ask('match.draw', { match })).toEqual(told);
});

test('a page that keeps what it is bound to finds that all is as it was promised', async () => {
  lan = await openTable(GAME, 2);
  lan.table.fill(1, BOT);
  lan.table.lay(CONFIGS[0]);
  const ada = await lan.guest('Ada');
  const keeper = new PickKeeper('a table');
  await ada.say('lobby.commit', { hash: keeper.commit(GAME.id, GAME.picks!.of(CONFIGS[1], 0)) });
  await ada.ready();
  const starting = lan.table.start();
  await until(() => ada.shown.length > 0);
  await ada.say('lobby.open', keeper.open(0, ada.shown)!);
  const match = await starting;
  await ada.open();
  await ada.ask('match.concede', { match, seat: 0 });
  const told = await ada.ask('match.draw', { match });
  expect(keeper.check(told)).toBeNull();
  expect(keeper.check({ ...told, seed: '0'.repeat(32) })).not.toBeNull();
});

test('every guest gets the replay, which proves it', async () => {
  const { guests, match } = await begun();
  await end(guests, match);
  const { text } = await guests[1].ask('match.export', { match });
  expect(text).toBe(lan.rig.file(match));
  const verified = (changed: string) => {
    const file = join(lan.rig.dataDir, 'shown.ffmatch');
    writeFileSync(file, changed);
    return verifyFile(file, { [GAME.id]: GAME });
  };
  expect(verified(text)).toMatchObject({ ok: true, notices: [expect.stringContaining('shares of everybody')] });
  const [first, ...rest] = text.split('\n');
  const { draw, ...header } = JSON.parse(first) as MatchHeader;
  const withDraw = (changed: typeof draw) => [JSON.stringify({ ...header, draw: changed }), ...rest].join('\n');
  const other = { ...draw!, openings: draw!.openings.with(2, { ...draw!.openings[2], share: '0'.repeat(32) }) };
  expect(verified(withDraw(other))).toMatchObject({
    ok: false,
    problem: { message: 'The table opened something else than was committed' },
  });
  expect(verified(withDraw(undefined))).toMatchObject({ ok: true, notices: [] });
});

test('a match that goes on from one of a table is nobody’s draw', async () => {
  const { guests, match } = await begun();
  await end(guests, match);
  const { match: next } = await lan.rig.screen.ask('replay.continue', { match, at: 0, seats: [PERSON, BOT] });
  const header = JSON.parse(lan.rig.file(next).split('\n')[0]) as MatchHeader;
  expect(header.continued).toEqual({ match, actions: 0 });
  expect(header).not.toHaveProperty('draw');
});

test('a seed that the host names is nobody’s draw, and says so', async () => {
  const { guests, match } = await begun('a seed of the host');
  await end(guests, match);
  expect(await guests[0].ask('match.draw', { match })).toEqual({ draw: null, seed: 'a seed of the host' });
});

test('the owner is told the draw of a match of their own as well, and without a table there is none', async () => {
  lan = await openTable(lantern as Game, 2);
  const { match } = await lan.rig.screen.ask('match.create', { setup: { game: 'lantern', config: {}, seats: [PERSON, BOT] } });
  expect((await lan.rig.screen.refusal('match.draw', { match })).code).toBe('forbidden');
  await lan.rig.screen.ask('match.open', { match });
  await lan.rig.screen.ask('match.concede', { match, seat: 0 });
  await until(() => lan.rig.screen.frame.status === 'finished');
  expect(await lan.rig.screen.ask('match.draw', { match })).toMatchObject({ draw: null });
});

test('guests who give no share leave the draw to those who do', async () => {
  lan = await openTable(lantern as Game, 2);
  lan.table.lay({});
  const [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
  await ben.bring(null);
  await Promise.all([ada.ready(), ben.ready()]);
  const match = await lan.table.start();
  const { draw, rng } = JSON.parse(lan.rig.file(match).split('\n')[0]) as MatchHeader;
  expect(draw!.openings[1].share).toBe(ben.opening!.share);
  expect(rng.seed).toBe(seedFrom(draw!.openings.map(({ share }) => share)));
  expect(checkPicks((lantern as Game).picks, {}, draw!)).toBeNull();
});
