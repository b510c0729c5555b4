import { appendFileSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { decide, createBot } from '../../src-shared/bots/index.ts';
import { Recording, recordInto } from '../../src-shared/kernel/events.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { parseLog } from '../../src-shared/kernel/match-log.ts';
import { replay } from '../../src-shared/kernel/replay.ts';
import type { ReplayLook } from '../../src-shared/protocol/replay.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { BOT, FRIEND, PERSON, TestScreen, inProcessBot, makeRig, openMatch, playOut, until } from './support/rig.ts';
import type { Choose, Rig, SetupSeats } from './support/rig.ts';

const game = lantern as Game;
const search = createBot('ismcts', game);
/** A bot that really weighs its moves. */
const thinker: Choose = (request) =>
  decide(search, { ...request, budget: { iterations: 40 } }, { now: () => performance.now(), cancelled: () => false });

let rig: Rig;
afterEach(() => rig.end());

async function finished(seats: SetupSeats = [PERSON, BOT]): Promise<string> {
  rig = makeRig({ spawnBot: inProcessBot(thinker) });
  const match = await openMatch(rig.screen, seats);
  await playOut(rig.screen, match);
  await until(() => rig.screen.frame.status === 'finished');
  return match;
}

const look = (match: string, at: number, viewer: number | 'spectator' = 0, open = false): Promise<ReplayLook> =>
  rig.screen.ask('replay.look', { match, viewer, open, at });

/** Entries and states of a match straight from its file. */
function truth(match: string) {
  const log = parseLog(rig.file(match));
  return { log, stateAt: (line: number) => replay(game, log, { upTo: line }).state };
}

describe('a replay of a match that is over', () => {
  test('shows every moment to every pair of eyes, forwards and backwards', async () => {
    const match = await finished();
    const { log, stateAt } = truth(match);
    const info = await rig.screen.ask('replay.open', { match });
    expect(info).toMatchObject({ finished: true, note: '', viewers: [0, 1], assisted: false, continued: false });
    for (const viewer of info.viewers) {
      const { length } = await rig.screen.ask('replay.road', { match, viewer });
      expect(length).toBe(log.entries.length);
      for (const at of [length, 0, 17 % length, 1, length - 1, Math.floor(length / 2)]) {
        expect((await look(match, at, viewer)).view).toEqual(JSON.parse(JSON.stringify(game.view(stateAt(at), viewer))));
      }
    }
  });

  test('tells each viewer what that viewer was told, moment by moment', async () => {
    const match = await finished();
    const { log } = truth(match);
    const cuts = replay(game, log).cuts;
    for (const viewer of [0, 1]) {
      const road = await rig.screen.ask('replay.road', { match, viewer });
      const told = cuts.map((cut) => cut.seats[viewer]);
      expect(road.log).toEqual(JSON.parse(JSON.stringify(told.flatMap((events, line) => (events.length > 0 ? [{ line, events }] : [])))));
    }
  });

  test('shows the positions on the way to a moment, unless all cards are open', async () => {
    const match = await finished();
    const { length, log } = await rig.screen.ask('replay.road', { match, viewer: 0 });
    const looks = await Promise.all(Array.from({ length: length + 1 }, (_, at) => look(match, at)));
    const staged = looks.flatMap(({ stages }, at) => (stages.length > 0 ? [{ at, stages }] : []));
    expect(staged).not.toEqual([]);
    for (const { at, stages } of staged) {
      const all = log.find(({ line }) => line === at)!.events.length;
      expect(stages.every(({ events, view }) => events > 0 && events < all && view.viewer === 0)).toBe(true);
      expect((await look(match, at, 0, true)).stages).toEqual([]);
    }
  });

  test('marks the turns and says what is done next', async () => {
    const match = await finished();
    const { log, stateAt } = truth(match);
    const { turns, length } = await rig.screen.ask('replay.road', { match, viewer: 0 });
    expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: turns.length }, (_, i) => turns[0].turn + i));
    for (const { turn, at } of turns) {
      expect(game.view(stateAt(at), 0).turn).toBe(turn);
      if (at > 0) expect(game.view(stateAt(at - 1), 0).turn).toBe(turn - 1);
    }
    expect((await look(match, 0)).next).toEqual({ seat: log.entries[0].seat, words: expect.stringMatching(/\w/) as string });
    expect((await look(match, length)).next).toBeNull();
  });

  test('with all cards open, names what is hidden from the viewer', async () => {
    const match = await finished();
    const { stateAt } = truth(match);
    const { hidden } = await look(match, 1, 0, true);
    expect(hidden).toEqual(game.hidden!(stateAt(1), 0));
    expect(hidden.every(({ seat }) => seat === 1)).toBe(true);
    expect((await look(match, 1)).hidden).toEqual([]);
  });

  test('explains a bot’s decision: what it weighed, and what it believed', async () => {
    const match = await finished();
    const { log } = truth(match);
    const { explained } = await rig.screen.ask('replay.road', { match, viewer: 0 });
    expect(explained.length).toBeGreaterThan(0);
    expect(explained).toEqual([...log.thoughts.keys()].map((line) => line - 1));
    const at = explained[0];
    const explanation = (await rig.screen.ask('replay.explain', { match, at }))!;
    expect(explanation.seat).toBe(1);
    expect(explanation.weighed.length).toBeGreaterThan(0);
    expect(explanation.weighed[0].words).toBe((await look(match, at)).next!.words);
    const [hand] = explanation.beliefs;
    expect(hand).toMatchObject({ seat: 0, place: 'hand' });
    const really = game.hidden!(truth(match).stateAt(at), 1).map(({ what }) => what);
    for (const { what, share, true: isTrue } of hand.guesses) {
      expect(isTrue).toBe(really.includes(what));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(new Set(hand.guesses.filter((guess) => guess.true).map(({ what }) => what))).toEqual(new Set(really));
    const human = log.entries.findIndex(({ seat }) => seat === 0);
    expect(await rig.screen.ask('replay.explain', { match, at: human })).toBeNull();
  });

  test('explains a decision that was taken back and done again', async () => {
    rig = makeRig({ spawnBot: inProcessBot(thinker) });
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    await rig.screen.ask('settings.set', { patch: { table: { takeBackAnything: true } } });
    const kept = () => parseLog(rig.file(match)).thoughts;
    await playOut(rig.screen, match, () => {
      const { entries, thoughts } = parseLog(rig.file(match));
      const byHand = entries.findLastIndex(({ seat, auto }) => seat === 0 && !auto);
      return byHand >= 0 && [...thoughts.keys()].some((line) => line > byHand + 1);
    });
    const before = kept();
    rig = await rig.restart();
    await rig.screen.ask('match.open', { match });
    await rig.screen.ask('match.undo', { match, seat: 0 });
    expect(kept().size).toBeLessThan(before.size);
    await rig.screen.ask('match.redo', { match, seat: 0 });
    expect(kept()).toEqual(before);
  });

  test('says how it went: shares of one, all of it the winner’s at the end', async () => {
    const match = await finished();
    const { log } = truth(match);
    const { points, turning } = await rig.screen.ask('replay.course', { match });
    for (const { shares } of points) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(points[0].at).toBe(0);
    expect(points.at(-1)!.at).toBe(log.entries.length);
    const winners = log.end!.winners;
    points.at(-1)!.shares.forEach((share, seat) => expect(share).toBe(winners.includes(seat) ? 1 / winners.length : 0));
    expect(turning.length).toBeLessThanOrEqual(3);
    for (const { at, turn, turns, by, from, to } of turning) {
      expect(to).not.toBe(from);
      expect(turns.first).toBeLessThanOrEqual(turn);
      expect(turns.last).toBeGreaterThanOrEqual(turn);
      if (by) expect((await look(match, at)).next).toEqual(by);
    }
  });

  test('answers the game’s own questions as the seat could have', async () => {
    const match = await finished();
    const { log } = truth(match);
    const told = new Recording(2);
    const state = recordInto(told, () => game.create(log.header.config, log.header.rng.seed));
    const question = { about: 'odds' };
    const expected = game.query(game.view(state, 0), told.seats[0], question);
    const { answer } = await rig.screen.ask('replay.ask', { match, viewer: 0, open: false, at: 0, question });
    expect(answer).toEqual(JSON.parse(JSON.stringify(expected ?? null)));
  });

  test('knows no moment beyond the last', async () => {
    const match = await finished();
    const { length } = await rig.screen.ask('replay.road', { match, viewer: 0 });
    expect(await rig.screen.refusal('replay.look', { match, viewer: 0, open: false, at: length + 1 })).toMatchObject({ code: 'notFound' });
  });

  test('belongs to the owner’s screen, and to matches that exist', async () => {
    const match = await finished();
    expect(await rig.screen.refusal('replay.open', { match: 'lantern-nowhere' })).toMatchObject({ code: 'notFound' });
    const page = new TestScreen(rig.host, { kind: 'seat', match, seat: 0 });
    expect(await page.refusal('replay.open', { match })).toMatchObject({ code: 'forbidden' });
  });
});

describe('a replay of a match that is not over', () => {
  async function unfinished(seats: SetupSeats): Promise<string> {
    rig = makeRig({ spawnBot: inProcessBot(thinker) });
    const match = await openMatch(rig.screen, seats);
    let acted = 0;
    await playOut(rig.screen, match, () => ++acted > 6);
    return match;
  }

  test('shows the one person’s own view and counts nothing that others did unseen', async () => {
    const match = await unfinished([PERSON, BOT]);
    expect(await rig.screen.ask('replay.open', { match })).toMatchObject({ finished: false, viewers: [0] });
    const { length, log, explained } = await rig.screen.ask('replay.road', { match, viewer: 0 });
    expect(log.map(({ line }) => line)).toEqual(Array.from({ length: length + 1 }, (_, i) => i));
    expect(explained).toEqual([]);
    const { view, next } = await look(match, length);
    expect(view).toEqual(rig.screen.frame.view);
    expect(next).toBeNull();
  });

  test.each([
    ['another seat’s view', { viewer: 1, open: false }],
    ['an onlooker’s', { viewer: 'spectator', open: false }],
    ['open cards', { viewer: 0, open: true }],
  ] as const)('refuses %s', async (_, sight) => {
    const match = await unfinished([PERSON, BOT]);
    expect(await rig.screen.refusal('replay.look', { match, ...sight, at: 0 })).toMatchObject({ code: 'forbidden' });
  });

  test('refuses explanations, the course and going on from it', async () => {
    const match = await unfinished([PERSON, BOT]);
    expect(await rig.screen.refusal('replay.explain', { match, at: 0 })).toMatchObject({ code: 'forbidden' });
    expect(await rig.screen.refusal('replay.course', { match })).toMatchObject({ code: 'forbidden' });
    expect(await rig.screen.refusal('replay.continue', { match, at: 0, seats: [PERSON, BOT] })).toMatchObject({ code: 'forbidden' });
  });

  test('of several people shows what an onlooker may know', async () => {
    const match = await unfinished([PERSON, FRIEND]);
    expect(await rig.screen.ask('replay.open', { match })).toMatchObject({ viewers: ['spectator'] });
    expect(await rig.screen.refusal('replay.look', { match, viewer: 0, open: false, at: 0 })).toMatchObject({ code: 'forbidden' });
  });

  test('goes along with the match', async () => {
    const match = await unfinished([PERSON, BOT]);
    const before = await rig.screen.ask('replay.road', { match, viewer: 0 });
    await playOut(rig.screen, match);
    await until(() => rig.screen.frame.status === 'finished');
    expect(await rig.screen.ask('replay.open', { match })).toMatchObject({ finished: true });
    expect((await rig.screen.ask('replay.road', { match, viewer: 0 })).length).toBeGreaterThan(before.length);
  });
});

test('a log that the rules disagree with can be looked at up to there, and hides what its end would have opened', async () => {
  const match = await finished();
  const { log } = truth(match);
  appendFileSync(rig.path(match), `${JSON.stringify({ seat: 0, concede: true, drawn: 0, hash: 'x', revealed: true })}\n`);
  appendFileSync(rig.path(match), `${JSON.stringify({ end: log.end })}\n`);
  const info = await rig.screen.ask('replay.open', { match });
  expect(info).toMatchObject({ finished: false, viewers: [0] });
  expect(info.note).toMatch(/followed only as far as this/);
});

describe('going on from a moment', () => {
  const seats: SetupSeats = [PERSON, { ...BOT, name: 'Tin' }];

  test('makes a match whose log begins with the same actions and proves itself', async () => {
    const match = await finished();
    const { log, stateAt } = truth(match);
    const at = Math.floor(log.entries.length / 2);
    const { match: next } = await rig.screen.ask('replay.continue', { match, at, seats });
    const copy = parseLog(rig.file(next));
    expect(copy.header).toMatchObject({ rng: log.header.rng, config: log.header.config, continued: { match, actions: at } });
    expect(copy.header.seats[1].name).toBe('Tin');
    expect(copy.entries.map(({ action, hash, drawn }) => ({ action, hash, drawn }))).toEqual(
      log.entries.slice(0, at).map(({ action, hash, drawn }) => ({ action, hash, drawn })),
    );
    expect(replay(game, copy)).toMatchObject({ applied: at, disagreement: null });
    expect([...copy.thoughts]).toEqual([...log.thoughts].filter(([line]) => line <= at));
    expect(copy.thoughts.size).toBeGreaterThan(0);
    await rig.screen.ask('match.open', { match: next });
    expect(rig.screen.frame).toMatchObject({ match: next, continued: true });
    expect(rig.screen.frame.view).toEqual(JSON.parse(JSON.stringify(game.view(stateAt(at), 0))));
  });

  test('is played on, survives a restart, and is marked in the list', async () => {
    const match = await finished();
    const { match: next } = await rig.screen.ask('replay.continue', { match, at: 3, seats });
    rig = await rig.restart();
    const { matches } = await rig.screen.ask('match.list', {});
    expect(matches.find((one) => one.match === next)).toMatchObject({ continued: true, state: 'unfinished' });
    expect(matches.find((one) => one.match === match)).toMatchObject({ continued: false });
    await rig.screen.ask('match.open', { match: next });
    await playOut(rig.screen, next);
    await until(() => rig.screen.frame.status === 'finished');
    expect(await rig.screen.ask('replay.open', { match: next })).toMatchObject({ finished: true, continued: true });
  });

  test('cannot be taken back to before that moment', async () => {
    const match = await finished();
    await rig.screen.ask('settings.set', { patch: { table: { takeBackAnything: true } } });
    const { log } = truth(match);
    const at = log.entries.findLastIndex(({ seat }) => seat === 0);
    const { match: next } = await rig.screen.ask('replay.continue', { match, at, seats });
    await rig.screen.ask('match.open', { match: next });
    expect(rig.screen.frame.undo).toMatchObject({ can: false, label: 'Nothing to undo: the match goes on from here.' });
    expect(await rig.screen.refusal('match.undo', { match: next, seat: 0 })).toMatchObject({ code: 'illegal' });
  });

  test.each([
    ['where the game is over', (length: number) => ({ at: length, seats }), 'invalid'],
    ['without a person', () => ({ at: 1, seats: [BOT, BOT] }), 'invalid'],
    ['with another number of seats', () => ({ at: 1, seats: [PERSON, BOT, BOT] }), 'invalid'],
  ])('is refused %s', async (_, wish, code) => {
    const match = await finished();
    const length = truth(match).log.entries.length;
    const before = (await rig.screen.ask('match.list', {})).matches.length;
    expect(await rig.screen.refusal('replay.continue', { match, ...wish(length) })).toMatchObject({ code });
    expect((await rig.screen.ask('match.list', {})).matches).toHaveLength(before);
  });
});

describe('what bots thought', () => {
  test('is written beside the action it led to, and never leaves the host before the end', async () => {
    rig = makeRig({ spawnBot: inProcessBot(thinker) });
    const match = await openMatch(rig.screen, [PERSON, BOT]);
    await playOut(rig.screen, match);
    await until(() => rig.screen.frame.status === 'finished');
    const log = parseLog(readFileSync(rig.path(match), 'utf8'));
    expect(log.thoughts.size).toBeGreaterThan(0);
    for (const [line, { seat, candidates }] of log.thoughts) {
      expect(log.entries[line - 1]).toMatchObject({ seat, action: candidates[0].action });
    }
    expect(JSON.stringify(rig.screen.frames)).not.toContain('candidates');
  });
});
