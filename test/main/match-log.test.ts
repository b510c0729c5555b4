import { describe, expect, test } from 'vitest';
import {
  LOG_FORMAT,
  UnreadableLog,
  encodeHeader,
  encodeLine,
  parseLog,
  snapshotLine,
  undoable,
} from '../../src-shared/kernel/match-log.ts';
import type { LogEntry, MatchHeader, Thought } from '../../src-shared/kernel/match-log.ts';
import { beforeDamage, replay } from '../../src-shared/kernel/replay.ts';
import { RNG_ALGORITHM } from '../../src-shared/kernel/rng.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { lantern } from '../fixtures/lantern/game.ts';

const game = lantern as Game;

const HEADER: MatchHeader = {
  format: LOG_FORMAT,
  engine: '1',
  contentVersion: 1,
  game: 'lantern',
  config: {},
  seats: [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Rust', bot: 'random', budgetMs: 50 },
  ],
  rng: { algo: RNG_ALGORITHM, seed: 'seed' },
  startedAt: '2026-01-01T00:00:00.000Z',
};

const line = (seat: number, more: Partial<LogEntry> = {}): LogEntry => ({
  seat,
  action: { type: 'x' },
  drawn: 0,
  hash: 'h',
  revealed: false,
  ...more,
});

/** A log of the first `n` actions, each the first legal one, with a snapshot after the third. */
function recorded(n: number): string {
  const state = game.create({}, 'seed');
  let text = encodeHeader(HEADER);
  for (let i = 0; i < n; i++) {
    const [action] = game.actions(state);
    const seat = game.toAct(state)!;
    const before = state.rng.drawn;
    game.apply(state, action);
    text += encodeLine({ seat, action, drawn: state.rng.drawn - before, hash: game.hash(state), revealed: false });
    if (i === 2) text += encodeLine(snapshotLine({ turn: 2, line: 3, hash: game.hash(state), state: game.clone(state) }, HEADER));
  }
  return text;
}

describe('reading a log', () => {
  test('says which content each line was written with, the last one also after an undo', () => {
    const other = encodeLine({ content: { cards: 'ember#1 wick#2' }, version: 2 });
    const head = encodeHeader(HEADER) + encodeLine({ content: { cards: 'wick#2' }, version: 1 });
    const begun = { version: 1, table: { cards: ['wick#2'] } };
    expect(parseLog(head).contents).toEqual([begun]);
    const log = parseLog(head + encodeLine(line(0)) + encodeLine(line(1)) + other + encodeLine({ undo: 1 }) + encodeLine(line(1)));
    expect(log.contents).toEqual([begun, { version: 2, table: { cards: ['ember#1', 'wick#2'] } }]);
    expect(log.contentOf).toEqual([0, 1]);
    expect(parseLog(recorded(1))).toMatchObject({ contents: [{ version: 1, table: null }], contentOf: [0] });
    expect(parseLog(`${recorded(1)}{"content":{"cards":7},"version":1}\n`).problem).toMatchObject({ fileLine: 3 });
  });

  test('a snapshot’s config stands in the header alone where it is the same, and is read back', () => {
    const config = { deck: ['ember', 'wick'] };
    const header = { ...HEADER, config };
    const snapshot = (kept: unknown) => snapshotLine({ turn: 1, line: 0, hash: 'h', state: { phase: 1, config: kept } }, header);
    const states = (kept: unknown) => parseLog(encodeHeader(header) + encodeLine(snapshot(kept))).snapshots.map(({ state }) => state);
    expect(encodeLine(snapshot(config))).not.toContain('ember');
    expect(states(config)).toEqual([{ phase: 1, config }]);
    expect(states({ deck: [] })).toEqual([{ phase: 1, config: { deck: [] } }]);
  });

  test('leaves out what was undone, with the snapshots after it and an end that came of it', () => {
    const text = recorded(5) + encodeLine({ end: { winners: [0], ranking: [1, 2], reason: 'bell' } });
    expect(parseLog(text).end).toMatchObject({ winners: [0] });
    const to = (n: number) => parseLog(text + encodeLine({ undo: n }));
    expect([to(1).entries.length, to(1).end]).toEqual([4, null]);
    expect(to(1).fileLines).toHaveLength(4);
    // The snapshot stands after the third action.
    expect([to(1), to(2), to(3), to(5)].map((log) => log.snapshots.length)).toEqual([1, 1, 0, 0]);
    expect(to(5).problem).toBeNull();
    expect(to(6).problem).toMatchObject({ message: 'the line takes back 6 actions, but there are only 5' });
  });

  test('is casual only where a line says so', () => {
    expect(parseLog(recorded(3)).casual).toBe(false);
    expect(parseLog(recorded(3) + encodeLine({ undo: 1 })).casual).toBe(false);
    expect(parseLog(recorded(3) + encodeLine({ undo: 1, casual: true })).casual).toBe(true);
  });

  test('keeps what bots weighed with the action it led to, and drops it with that action', () => {
    const thought = (iterations: number): Thought => ({
      seat: 1,
      iterations,
      candidates: [{ action: { type: 'x' }, visits: 3, value: 0.5 }],
    });
    const text =
      recorded(5) + encodeLine({ thought: thought(7), line: 5 }) + encodeLine(line(0)) + encodeLine({ thought: thought(8), line: 6 });
    expect([...parseLog(text).thoughts]).toEqual([
      [5, thought(7)],
      [6, thought(8)],
    ]);
    expect([...parseLog(text + encodeLine({ undo: 1 })).thoughts.keys()]).toEqual([5]);
    expect(parseLog(recorded(5) + encodeLine({ thought: thought(7), line: 4 }))).toMatchObject({
      gaps: [{ message: 'the thought belongs to action 4, not to 5' }],
      problem: null,
    });
  });

  test('is assisted once somebody had advice, whatever is taken back', () => {
    expect(parseLog(recorded(3)).assisted).toBe(false);
    expect(parseLog(recorded(3) + encodeLine({ hint: 0, line: 3 }) + encodeLine({ undo: 3 }))).toMatchObject({
      assisted: true,
      problem: null,
    });
  });

  test('passes over the rest of a line that a crash cut off', () => {
    const log = parseLog(recorded(2) + encodeLine({ recovered: '{"seat":0,"ac' }) + encodeLine({ undo: 1 }));
    expect([log.entries.length, log.problem]).toEqual([1, null]);
  });

  test.each([
    ['7', 'the line is not an object'],
    ['null', 'the line is not an object'],
    ['{"seat":0,"drawn":0,"hash":"h","revealed":false}', 'the line is neither an action nor a concession'],
    ['{"seat":"x","action":{"type":"a"},"drawn":0,"hash":"h","revealed":false}', 'seat: it must be a number'],
    ['{"undo":1,"more":2}', 'nothing here is called “more”'],
  ])('stops at the line %s and says what is wrong with it', (text, message) => {
    expect(parseLog(`${recorded(2)}${text}\n${encodeLine({ undo: 1 })}`)).toMatchObject({
      problem: { fileLine: 4, message },
      entries: [{}, {}],
    });
  });

  test('knows the last wishes of each seat; they are no actions', () => {
    const text = recorded(2) + encodeLine({ wishes: { preset: 'full' }, seat: 0 }) + encodeLine({ wishes: { preset: 'relaxed' }, seat: 0 });
    const log = parseLog(text + encodeLine({ undo: 1 }));
    expect(log.wishes).toEqual({ 0: { preset: 'relaxed' } });
    expect([log.entries.length, log.problem]).toEqual([1, null]);
    expect(parseLog(`${text}{"wishes":"none","seat":0}\n`)).toMatchObject({ problem: null, gaps: [{ fileLine: 6, redundant: true }] });
  });

  test('knows which bots stand in; they are no actions, and a log without such lines has none', () => {
    const bot = { bot: 'journeyman', budgetMs: 2000 };
    const text = recorded(2) + encodeLine({ standIn: bot, seat: 0 }) + encodeLine({ standIn: bot, seat: 1 });
    expect(parseLog(recorded(2)).standIns).toEqual({});
    const log = parseLog(text + encodeLine({ standIn: null, seat: 0 }) + encodeLine({ undo: 1 }));
    expect(log.standIns).toEqual({ 1: bot });
    expect([log.entries.length, log.problem]).toEqual([1, null]);
    const torn = parseLog(`${text}{"standIn":"none","seat":0}\n`);
    expect(torn).toMatchObject({ problem: null, standIns: { 0: bot, 1: bot }, gaps: [{ fileLine: 6, redundant: true }] });
  });

  test('gives back what was written', () => {
    const log = parseLog(recorded(5));
    expect(log.header).toEqual(HEADER);
    expect(log.entries).toHaveLength(5);
    expect(log.snapshots).toMatchObject([{ line: 3, turn: 2 }]);
    expect(log.problem).toBeNull();
    expect(log.cutOff).toBeNull();
  });

  test('skips what was taken back, snapshots and end included', () => {
    const end = encodeLine({ end: { winners: [0], ranking: [1, 2], reason: 'x' } });
    const log = parseLog(recorded(5) + end + encodeLine({ undo: 3, casual: true }));
    expect(log.entries).toHaveLength(2);
    expect(log.fileLines).toEqual([2, 3]);
    expect(log.snapshots).toEqual([]);
    expect(log.end).toBeNull();
    expect(log.casual).toBe(true);
  });

  test('recovers up to the line before one that was cut off', () => {
    const text = recorded(5);
    const log = parseLog(text.slice(0, -10));
    expect(log.entries).toHaveLength(4);
    expect(log.cutOff).not.toBeNull();
    expect(log.problem).toBeNull();
  });

  test.each([
    ['no JSON', '{"seat":0,', 'the line is not JSON'],
    ['no object', '7', 'the line is not an object'],
    ['an unknown kind of line', '{"cheat":true}', 'seat'],
    ['both an action and a concession', '{"seat":0,"action":{"type":"x"},"concede":true,"drawn":0,"hash":"h","revealed":false}', 'neither'],
    ['too long an undo', '{"undo":9}', 'takes back 9 actions, but there are only 3'],
  ])('stops at %s and says so, unless the hash of a later action shows whether something is missing', (_what, bad, message) => {
    const log = parseLog(`${recorded(3)}${bad}\n`);
    expect(log.entries).toHaveLength(3);
    expect(log.problem?.fileLine).toBe(6);
    expect(log.problem?.message).toContain(message);
    const followed = parseLog(`${recorded(3)}${bad}\n${encodeLine(line(0))}`);
    expect(followed).toMatchObject({ problem: null, gaps: [{ fileLine: 6, redundant: false, before: { problem: log.problem } }] });
    expect(followed.entries).toHaveLength(4);
  });

  test.each([
    ['a misplaced snapshot', '{"turn":2,"line":1,"hash":"h","snapshot":{"phase":0}}', 'belongs after 1 actions, not after 3'],
    ['a spoilt end', '{"end":{"winn', 'not JSON'],
    ['a spoilt thought', '{"thought":7,"line":3}', 'thought'],
  ])('passes over %s, which nothing needs', (_what, bad, message) => {
    const log = parseLog(`${recorded(3)}${bad}\n`);
    expect(log).toMatchObject({ problem: null, gaps: [{ fileLine: 6, redundant: true }] });
    expect(log.gaps[0].message).toContain(message);
    expect(log.entries).toHaveLength(3);
  });

  test('takes a file of many such lines for damaged from the first one on', () => {
    const log = parseLog(recorded(3) + 'spoilt\n'.repeat(30) + encodeLine(line(0)));
    expect(log).toMatchObject({ problem: { fileLine: 6 }, entries: [{}, {}, {}] });
  });

  test('that lacks an action, or an undo, ends where that stood', () => {
    const lines = recorded(6).split('\n');
    const third = lines.findLastIndex((text) => text.includes('"action"')) - 2;
    const log = parseLog(lines.with(third, '{"seat":0,"acti').join('\n'));
    const { disagreement } = replay(game, log);
    const before = beforeDamage(log, disagreement!)!;
    expect(before.problem).toMatchObject({ fileLine: third + 1 });
    expect(replay(game, before)).toMatchObject({ disagreement: null, applied: before.entries.length });
  });

  test.each([
    ['', 'not complete'],
    ['{"format":1', 'not complete'],
    ['hello\n', 'not JSON'],
    ['{"format":99}\n', 'newer version (format 99)'],
    ['{"format":"99"}\n', 'not the header of a match'],
    ['null\n', 'not the header of a match'],
    ['{"format":1,"game":"lantern"}\n', 'not the header of a match'],
  ])('refuses the file %j in words', (text, message) => {
    expect(() => parseLog(text)).toThrow(UnreadableLog);
    expect(() => parseLog(text)).toThrow(message);
  });
});

describe('replaying a log', () => {
  test('leads to the same position, and tells again what was told', () => {
    const result = replay(game, parseLog(recorded(6)));
    expect(result).toMatchObject({ applied: 6, disagreement: null });
    expect(result.cuts).toHaveLength(7);
    expect(result.cuts[0].seats[0]).not.toEqual([]);
  });

  test('can begin at a snapshot', () => {
    const log = parseLog(recorded(6));
    const whole = replay(game, log);
    const part = replay(game, log, { from: log.snapshots[0] });
    expect(game.hash(part.state)).toBe(game.hash(whole.state));
    expect(part.cuts).toHaveLength(4);
  });

  test.each<[string, (entry: LogEntry) => LogEntry, string]>([
    ['another position', (entry) => ({ ...entry, hash: 'other' }), 'expects the position other'],
    ['another number of draws', (entry) => ({ ...entry, drawn: entry.drawn + 1 }), 'random draws'],
    ['another seat', (entry) => ({ ...entry, seat: 1 - entry.seat }), 'was asked'],
    ['an impossible action', (entry) => ({ ...entry, action: { type: 'brighten' } }), 'not possible here'],
    ['an action of another game', (entry) => ({ ...entry, action: { type: 'castle' } }), 'not possible here'],
  ])('stops at an action that says %s, in the position before it', (_what, edit, message) => {
    const log = parseLog(recorded(6));
    const before = replay(game, log, { upTo: 3 });
    log.entries[3] = edit(log.entries[3]);
    const result = replay(game, log);
    expect(result.applied).toBe(3);
    expect(result.disagreement?.line).toBe(4);
    expect(result.disagreement?.message).toContain(message);
    expect(game.hash(result.state)).toBe(game.hash(before.state));
  });

  test('is not misled by a snapshot of another position: the hashes of actions count', () => {
    const log = parseLog(recorded(6));
    log.snapshots[0].hash = 'other';
    expect(replay(game, log)).toMatchObject({ applied: 6, disagreement: null });
  });
});

describe('what can be taken back, computed from the log', () => {
  test.each<[string, LogEntry[], number]>([
    ['nothing in an empty log', [], 0],
    ['the own last lines', [line(1), line(0), line(0)], 2],
    ['nothing once a line drew', [line(0), line(0, { drawn: 1 })], 0],
    ['what came after a line that showed something', [line(0), line(0, { revealed: true }), line(0)], 1],
    ['nothing once another seat acted', [line(0), line(1)], 0],
    ['lines that wishes answered, too', [line(0), line(0, { auto: true })], 2],
  ])('%s', (_what, entries, n) => {
    expect(undoable(entries, 0)).toBe(n);
  });
});
