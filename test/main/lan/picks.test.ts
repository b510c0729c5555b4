/** What guests and host bring to a match, over real sockets: committed to, opened, and seen by nobody before it begins. */
import { afterEach, describe, expect, test } from 'vitest';
import { realClock } from '../../../src-main/host/env/clock.ts';
import { realEnv } from '../../../src-main/host/env/env.ts';
import { OPENING_MS } from '../../../src-main/lan/opening-round.ts';
import { GAMES } from '../../../src-shared/games/index.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { MatchHeader } from '../../../src-shared/kernel/match-log.ts';
import type { SeatPicks } from '../../../src-shared/kernel/seat-picks.ts';
import { digestOf } from '../../../src-shared/lan/commitment.ts';
import { lantern } from '../../fixtures/lantern/game.ts';
import { BOT, until } from '../support/rig.ts';
import { leakIn } from './leaks.ts';
import { hostBut, openTable } from './support.ts';
import type { Guest, LanRig } from './support.ts';

let lan: LanRig;
afterEach(async () => {
  areIn = false;
  expect(lan.errors).toEqual([]);
  await lan.end();
});

interface Picking {
  id: string;
  game: Game;
  picks: SeatPicks;
  /** Playable configs in which seats bring different things. */
  configs: readonly unknown[];
}

/** The games whose series between bots has picks that differ from deal to deal. */
const PICKING = (Object.values(GAMES) as Game[]).flatMap((game): Picking[] => {
  const configs = [1, 3, 5].map((deal) => game.config.parse(game.seriesConfig?.(deal) ?? {}));
  return game.picks?.isPicked(configs[0]) ? [{ id: game.id, game, picks: game.picks, configs }] : [];
});
const [{ game, picks, configs }] = PICKING;

const header = (match: string): MatchHeader => JSON.parse(lan.rig.file(match).split('\n')[0]) as MatchHeader;

/** Texts in a value that tell it: names and ids. */
function tellTales(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 4 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tellTales) : [];
}

/** Everybody is in: the door has the same patience, which stays. */
let areIn = false;
/** An environment in which everybody has but a fifth of the time to open. */
const impatient = {
  ...realEnv,
  clock: { ...realClock, after: (ms: number, run: () => void) => realClock.after(areIn && ms === OPENING_MS ? ms / 5 : ms, run) },
};

/** Two guests at a table that is laid; each has brought what its seat has in another config, and is ready. */
async function laid({ game, picks, configs }: Picking = PICKING[0]): Promise<[Guest, Guest]> {
  // The rig's host plays one game alone; the table may be laid for any.
  lan = await openTable(game, 2, { env: impatient }, (host) => hostBut(host, { game: (id) => (GAMES as Record<string, Game>)[id] }));
  lan.table.lay(configs[0]);
  const guests: [Guest, Guest] = [await lan.guest('Ada'), await lan.guest('Ben')];
  for (const [seat, guest] of guests.entries()) {
    await guest.bring(picks.of(configs[1], seat));
    await guest.ready();
  }
  areIn = true;
  return guests;
}

/** Why the match has not begun. */
const refusal = (): Promise<string> =>
  lan.table.start().then(
    () => {
      throw new Error('it has begun');
    },
    (error: unknown) => (error as Error).message,
  );

describe.each(PICKING)('$id', (picking) => {
  const { picks, configs } = picking;

  test('what two guests bring is played with, and not a byte of it is told before', async () => {
    const [ada, ben] = await laid(picking);
    await lan.rig.screen.ask('lan.state', {});
    const mine = [ada, ben].map((_, seat) => picks.of(configs[1], seat));
    const common = JSON.stringify(picks.common(configs[0]));
    const secrets = [...mine, ...[0, 1].map((seat) => picks.of(configs[0], seat))]
      .flatMap(tellTales)
      .filter((word) => !common.includes(word));
    expect(secrets.length).toBeGreaterThan(20);
    const shares = [ada, ben].flatMap(({ opening }) => [opening!.salt, opening!.share]);
    const match = await lan.table.start();
    const told = [ada, ben].flatMap(({ texts }) => texts.filter((text) => !text.startsWith('{"push":"frame"')));
    for (const text of [...told, ...lan.rig.screen.heard.map((message) => JSON.stringify(message))]) {
      expect([...secrets, ...shares].filter((secret) => text.includes(secret))).toEqual([]);
    }
    for (const [seat, guest] of [ada, ben].entries()) {
      expect(guest.texts.map((text) => leakIn(text, { match, seat, never: [] })).filter((leak) => leak !== null)).toEqual([]);
    }
    const { config } = header(match);
    expect([0, 1].map((seat) => picks.of(config, seat))).toEqual(mine);
    expect(picks.common(config)).toEqual(picks.common(configs[0]));
  });

  test('what the host brings is bound before anybody opens, and told by its hash alone', async () => {
    lan = await openTable(picking.game, 2);
    lan.table.fill(0, { kind: 'screen', name: 'Cid' });
    lan.table.lay(configs[0]);
    const ben = await lan.guest('Ben');
    const { hash } = ben.lobby.seats[0];
    expect(ben.lobby).toMatchObject({ common: picks.common(configs[0]), seats: [{ picked: 'committed' }, { picked: 'none' }] });
    await ben.bring(picks.of(configs[1], 1));
    await ben.ready();
    const match = await lan.table.start();
    expect(ben.shown[0]).toBe(hash);
    const { config, draw } = header(match);
    expect(picks.of(config, 0)).toEqual(picks.of(configs[0], 0));
    expect([draw!.commitments, draw!.openings[0].digest]).toEqual([ben.shown, digestOf(picks.of(configs[0], 0))]);
    expect(ben.shown).not.toContain(null);
  });

  test('a guest that brings nothing plays with what the host has for it', async () => {
    lan = await openTable(picking.game, 2);
    lan.table.fill(1, BOT);
    lan.table.lay(configs[0]);
    const ada = await lan.guest('Ada');
    expect(ada.lobby.seats).toMatchObject([
      { kind: 'guest', picked: 'none' },
      { kind: 'bot', picked: 'committed' },
    ]);
    await ada.ready();
    const match = await lan.table.start();
    expect(picks.of(header(match).config, 0)).toEqual(picks.of(configs[0], 0));
  });
});

describe('the match does not begin, and says why, when', () => {
  const nothingBegan = async (words: string) => {
    expect(await refusal()).toBe(`The match has not begun: ${words}`);
    expect(lan.table.lobby).toMatchObject({ match: null, opening: false });
    expect((await lan.rig.screen.ask('match.list', {})).matches).toEqual([]);
  };

  test('a client opens another pick than it committed to', async () => {
    const [ada] = await laid();
    ada.opening = { ...ada.opening!, pick: picks.of(configs[2], 0) };
    await nothingBegan('what Ada opened is not what was committed to.');
    await until(() => ada.answered !== null);
    expect(ada.answered).toMatchObject({ error: { code: 'invalid', message: 'That is not what you have committed to.' } });
  });

  test.each(['salt', 'share'])('a client opens another %s', async (part) => {
    const [, ben] = await laid();
    ben.opening = { ...ben.opening!, [part]: '0'.repeat(32) };
    await nothingBegan('what Ben opened is not what was committed to.');
  });

  test('one says nothing', async () => {
    const [ada] = await laid();
    ada.opening = null;
    await nothingBegan('no answer came from Ada.');
  });

  test('one is gone meanwhile, or leaves', async () => {
    const [ada, ben] = await laid();
    ada.opening = ben.opening = null;
    const lost = refusal();
    await until(() => ada.shown.length > 0);
    ben.leave();
    expect(await lost).toBe('The match has not begun: Ben is away.');
    expect(lan.table.lobby.opening).toBe(false);
  });

  test('one brings what cannot be played: why is told to that guest alone', async () => {
    const [ada, ben] = await laid();
    const broken = { ...(picks.of(configs[1], 0) as object), name: 'my secret deck', more: 1 };
    await ada.bring(broken);
    await ada.ready();
    await nothingBegan('what Ada brings cannot be played here.');
    await until(() => ada.answered !== null);
    expect(ada.answered).toMatchObject({ error: { code: 'invalid', message: 'What you bring cannot be played here.' } });
    expect(JSON.stringify(ada.answered)).toContain('"problems":["');
    for (const text of ben.texts) expect(text).not.toContain('my secret deck');
  });

  test('one brings more than fits', async () => {
    const [ada] = await laid();
    await ada.bring({ name: 'x'.repeat(50 * 1024) });
    await ada.ready();
    await nothingBegan('what Ada brings cannot be played here.');
  });

  test('it is closed meanwhile', async () => {
    const [ada] = await laid();
    ada.opening = null;
    const lost = refusal();
    await until(() => ada.shown.length > 0);
    await lan.table.close();
    expect(await lost).toBe('The table was closed.');
  });
});

test('whoever has opened is bound no more, and everybody commits and says anew that they are ready', async () => {
  const [ada, ben] = await laid();
  const before = ada.lobby.seedHash;
  const opened = ben.opening;
  ada.opening = null;
  await refusal();
  await until(() => ada.lobby.seedHash !== before);
  expect(ada.lobby.seats).toMatchObject([
    { ready: false, picked: 'none' },
    { ready: false, picked: 'none' },
  ]);
  expect(await ben.refusal('lobby.open', opened)).toEqual({ code: 'illegal', message: 'There is nothing that you have to open now.' });
  for (const [seat, guest] of [ada, ben].entries()) {
    await guest.bring(picks.of(configs[2], seat));
    await guest.ready();
  }
  const match = await lan.table.start();
  expect(picks.of(header(match).config, 1)).toEqual(picks.of(configs[2], 1));
  expect(header(match).draw!.commitments).not.toContain(before);
});

test('nothing can be changed while everybody opens', async () => {
  const [ada, ben] = await laid();
  ada.opening = null;
  const lost = refusal();
  await until(() => ada.shown.length > 0);
  const soon = { code: 'illegal', message: 'The match is about to begin.' };
  expect(await ben.refusal('lobby.ready', { ready: false })).toEqual(soon);
  expect(await ben.refusal('lobby.commit', { hash: '0'.repeat(64) })).toEqual(soon);
  expect(await ben.refusal('lobby.stand', {})).toEqual(soon);
  expect(() => lan.table.lay(configs[2])).toThrow(soon.message);
  expect(() => lan.table.fill(0, BOT)).toThrow(soon.message);
  await expect(lan.table.start()).rejects.toThrow(soon.message);
  expect(await lost).toContain('Ada');
});

test('a guest is ready no more once it brings something else, or plays by something else', async () => {
  const [ada, ben] = await laid();
  const ready = () => lan.table.lobby.seats.map((seat) => seat.kind === 'guest' && seat.ready);
  const { commitment } = lan.table.lobby.seats[1] as { commitment: string };
  await ben.say('lobby.commit', { hash: commitment });
  expect(ready()).toEqual([true, true]);
  await ben.bring(picks.of(configs[2], 1));
  expect(ready()).toEqual([true, false]);
  await ben.ready();
  // What the host brings itself is nobody else’s business.
  lan.table.lay(configs[2]);
  expect(ready()).toEqual([true, true]);
  const [other] = PICKING.filter(({ id }) => id !== game.id);
  lan.table.setGame(other.id, 2);
  expect(ready()).toEqual([false, false]);
  await until(() => ada.lobby.game === other.id);
  expect(ada.lobby).toMatchObject({ common: null, seedHash: null, seats: [{ picked: 'none', hash: null }, {}] });
});

test('rules that all play by take back that they were ready for others', async () => {
  lan = await openTable(lantern as Game, 2);
  lan.table.fill(1, BOT);
  const ada = await lan.guest('Ada');
  lan.table.lay({ goal: 3 });
  await ada.ready();
  lan.table.lay({ goal: 3 });
  expect(ada.lobby.common).toMatchObject({ goal: 3 });
  await expect(lan.table.start({ goal: 5 })).rejects.toThrow('Ada is not ready.');
  expect(() => lan.table.lay({ goal: 'a text' })).toThrow('not set up completely');
  await until(() => (ada.lobby.common as { goal: number }).goal === 5);
  await ada.ready();
  const match = await lan.table.start();
  expect(header(match).config).toMatchObject({ goal: 5 });
});

test('whoever brought something before the table was laid says anew that they are ready, and the match begins then', async () => {
  lan = await openTable(game, 2);
  const [ada, ben] = [await lan.guest('Ada'), await lan.guest('Ben')];
  await ada.bring({ ...(picks.of(configs[1], 0) as object), name: 'for another mode', more: 1 });
  await Promise.all([ada.ready(), ben.ready()]);
  await expect(lan.table.start(configs[0])).rejects.toThrow('Ada is not ready.');
  // Who brings nothing plays whatever is laid.
  expect(lan.table.lobby.seats.map((seat) => seat.kind === 'guest' && seat.ready)).toEqual([false, true]);
  await ada.bring(picks.of(configs[1], 0));
  await ada.ready();
  const match = await lan.table.start();
  expect(picks.of(header(match).config, 0)).toEqual(picks.of(configs[1], 0));
});

test('a guest finds what comes with the game on the shelf, and nothing of the host’s own', async () => {
  lan = await openTable(game, 2);
  const ada = await lan.guest('Ada');
  const { entries } = await lan.rig.screen.ask('library.list', { game: game.id });
  const [first] = entries.filter(({ kind }) => kind === 'loadout');
  await lan.rig.screen.ask('library.add', {
    game: game.id,
    kind: 'loadout',
    value: { ...(first.value as object), name: 'The host’s own' },
  });
  const shelf = await ada.say('lobby.shelf', {});
  expect(shelf).toEqual({ entries });
  expect(JSON.stringify(shelf).length).toBeLessThan(1024 * 1024);
});
