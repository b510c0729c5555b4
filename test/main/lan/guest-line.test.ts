/** The gate in front of a guest's requests, without a socket. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GuestLine } from '../../../src-main/lan/guest-line.ts';
import type { Peer } from '../../../src-main/lan/peer.ts';
import { realClock } from '../../../src-main/host/env/clock.ts';
import { CLOSE_TOO_MANY, LOBBY_METHODS } from '../../../src-shared/protocol/lobby.ts';
import type { LobbyMethod } from '../../../src-shared/protocol/lobby.ts';
import { BATCH, batchDone, digestOf, isLong, seed } from '../support/fuzz-rig.ts';
import { validValues } from '../support/from-schema.ts';
import { malformedMessages } from '../support/malformed.ts';
import { FRIEND, PERSON, makeRig, openMatch, until } from '../support/rig.ts';
import type { Rig } from '../support/rig.ts';

interface Answer {
  id: number;
  result?: unknown;
  error?: { code: string };
}

let at: number;
let answers: Answer[];
let asked: { method: LobbyMethod; params: unknown }[];
let closed: number[];
let line: GuestLine;

beforeEach(() => {
  [at, answers, asked, closed] = [0, [], [], []];
  const peer = { send: (message: Answer) => answers.push(message), close: (code: number) => closed.push(code) };
  const clock = { ...realClock, ticks: () => at };
  const ask = (method: LobbyMethod, params: unknown) => void asked.push({ method, params });
  line = new GuestLine(peer as unknown as Peer, ask, clock, (error) => {
    throw error;
  });
});

describe('the rate', () => {
  const say = (n: number) => {
    for (let id = 0; id < n; id++) line.receive(JSON.stringify({ id, method: 'lobby.stand', params: {} }));
  };
  const refused = () => answers.filter(({ error }) => error?.code === 'tooFast').length;

  test('is ninety at once and thirty a second', () => {
    say(100);
    expect([asked.length, refused()]).toEqual([90, 10]);
    at += 1000;
    say(100);
    expect([asked.length, refused()]).toEqual([120, 80]);
    expect(closed).toEqual([]);
  });

  test('is four at once and one in five seconds where the whole match is read', () => {
    const read = (n: number) => {
      for (let id = 0; id < n; id++) line.receive(JSON.stringify({ id, method: id % 2 ? 'match.draw' : 'match.export', params: {} }));
    };
    read(10);
    expect(refused()).toBe(6);
    at += 5000;
    read(2);
    expect(refused()).toBe(7);
    say(1);
    expect(asked).toHaveLength(1);
  });

  test('that is never kept to ends the line', () => {
    say(290);
    expect(closed).toEqual([]);
    say(1);
    expect(closed).toEqual([CLOSE_TOO_MANY]);
  });
});

/** Long: with another seed every time, which a failure prints. */
const PATIENCE = isLong ? 3_600_000 : 60_000;
const MESSAGES = isLong ? 100_000 : 2000;

describe(`messages that are wrong in every way, ${MESSAGES} of them`, () => {
  let rig: Rig;
  let match: string;
  beforeEach(async () => {
    rig = makeRig();
    match = await openMatch(rig.screen, [PERSON, FRIEND]);
    rig.host.giveSeat(match, 1);
  });
  afterEach(async () => {
    expect(rig.errors).toEqual([]);
    await rig.end();
  });

  test(
    'are answered once each, and change nothing',
    async () => {
      // What a seat's page is sent besides answers is another test's business.
      const send = (text: string) => void (text.startsWith('{"id"') && answers.push(JSON.parse(text) as Answer));
      line.setSeat(rig.host.connect({ kind: 'seat', match, seat: 1 }, { send, refuse: () => closed.push(-1) }));
      const before = [digestOf(rig.dataDir), JSON.stringify(rig.screen.frame)];
      const heard = rig.screen.heard.length;
      const lobby = fc.oneof(
        ...Object.entries(LOBBY_METHODS).map(([method, { params }]) =>
          validValues(params).map((valid) => JSON.stringify({ id: 1, method, params: { ...(valid as object), 'one field': 'too many' } })),
        ),
      );
      const hostile = malformedMessages({ matches: [match], games: ['lantern'], contents: fc.jsonValue({ maxDepth: 2 }) });
      const message = fc.oneof({ weight: 9, arbitrary: hostile }, { weight: 1, arbitrary: lobby });
      for (let sent = 0; sent < MESSAGES; sent += BATCH) {
        answers.length = 0;
        for (const text of fc.sample(message, { numRuns: BATCH, seed: seed + sent })) {
          at += 1000;
          line.receive(text);
        }
        await until(() => answers.length >= BATCH);
        const where = `seed ${seed}, messages from ${sent} on`;
        expect(answers, where).toHaveLength(BATCH);
        const codes = new Set(answers.map(({ error }) => error?.code ?? 'answered'));
        expect(
          [...codes].filter((code) => code === 'failed' || code === 'illegal'),
          where,
        ).toEqual([]);
        expect([asked, closed, rig.errors], where).toEqual([[], [], []]);
        batchDone();
      }
      // Nothing is answered late.
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(answers).toHaveLength(BATCH);
      expect([digestOf(rig.dataDir), JSON.stringify(rig.screen.frame)]).toEqual(before);
      // Nobody else has heard of it.
      expect(rig.screen.heard).toHaveLength(heard);
    },
    PATIENCE,
  );
});
