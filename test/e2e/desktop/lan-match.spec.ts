/** Whole matches between two desktop apps: one holds the table, the other is its guest, with a bot and a friend at the host's screen where there are seats for them. */
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { parseLog } from '../../../src-shared/kernel/match-log.ts';
import { replay } from '../../../src-shared/kernel/replay.ts';
import type { LanState } from '../../../src-shared/protocol/lan.ts';
import { E2E_GAMES } from '../games/index.ts';
import { LONG } from '../support/tiers.ts';
import { expect, getReady, matchFile, ON_LOOPBACK, seatsThatActed, sitDown, test } from '../support/two-apps.ts';

const HOST = 0;
const GUEST = 1;
/** Who sits beside them, by seat. */
const OTHERS = [null, null, { kind: 'bot', name: 'Rust', bot: 'greedy', budgetMs: 100 }, { kind: 'screen', name: 'Cid' }] as const;

/** Seats of those who decided something by hand, as the match's file says. */
function seatsInFile(game: Game, text: string): number[] {
  const log = parseLog(text);
  expect(log.problem).toBeNull();
  expect(replay(game, log).disagreement).toBeNull();
  return [...new Set(seatsThatActed(text))].sort();
}

for (const { id, title, short = (config: unknown) => config, handovers } of E2E_GAMES) {
  test(`two apps play ${title} to its end`, { tag: LONG }, async ({ start, visitor, dataDir }) => {
    test.setTimeout(1_800_000);
    const game = GAMES[id] as Game;
    const seats = Math.min(game.seats.max, OTHERS.length);
    const { page, ask } = await start(ON_LOOPBACK);
    const { places } = (await ask('lan.open', { game: id, seats })) as Extract<LanState, { state: 'open' }>;
    await ask('lan.fill', { seat: HOST, filling: { kind: 'screen', name: 'Ida' } });
    // Laid before anybody sits down, as at the owner's screen.
    const config = short(game.seriesConfig?.(1) ?? {});
    await ask('lan.config', { config: game.forSeats?.(config, seats) ?? config });
    await sitDown(visitor.page, 'Ada', places[0]);
    for (const [seat, filling] of OTHERS.slice(0, seats).entries()) if (filling) await ask('lan.fill', { seat, filling });
    await getReady(visitor.page, ask, GUEST);

    const { match } = await ask('lan.start', { seed: 'two apps' });
    await page.getByRole('button', { name: 'Back to your table' }).click();
    await page.getByRole('button', { name: 'To the match' }).click();
    const played = await Promise.all([
      handovers.plays(page, { by: 'mouse', seed: 'host' }),
      handovers.plays(visitor.page, { by: 'mouse', seed: 'guest' }),
    ]);
    for (const { ending } of played) expect(ending).not.toBe('');
    expect(seatsInFile(game, matchFile(dataDir, match))).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    await visitor.page.getByRole('button', { name: 'To the table' }).click();
    await expect(visitor.page.getByText('The match is over.')).toBeVisible();
  });
}
