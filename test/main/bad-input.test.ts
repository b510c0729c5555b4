import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MAX_OWNER_MESSAGE_BYTES } from '../../src-shared/protocol/messages.ts';
import { BOT, PERSON, inProcessBot, makeRig, openMatch } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

let rig: Rig;
let match: string;
let before: string;

beforeEach(async () => {
  // A bot that never answers keeps the position still.
  rig = makeRig({ spawnBot: inProcessBot(() => null) });
  match = await openMatch(rig.screen, [PERSON, BOT]);
  before = rig.file(match);
});
afterEach(async () => {
  expect(rig.errors).toEqual([]);
  await rig.end();
});

const frame = () => rig.screen.frame;
const nothingChanged = () => {
  expect(rig.file(match)).toBe(before);
  expect(frame().status).toBe('playing');
};

describe('messages that are none', () => {
  test.each([
    ['no JSON', 'hello'],
    ['JSON that is no object', '7'],
    ['nothing', ''],
    ['no id', '{"method":"app.info","params":{}}'],
  ])('%s', async (_what, text) => {
    expect(await rig.screen.say(text)).toMatchObject({ id: -1, error: { code: 'badMessage' } });
    nothingChanged();
  });

  test('an unknown method, answered with the id it had', async () => {
    expect(await rig.screen.say({ id: 7, method: 'match.win', params: {} }, 7)).toMatchObject({ id: 7, error: { code: 'badMessage' } });
  });

  test('parameters that are missing, wrong or too many, each named', async () => {
    const error = await rig.screen.refusal('match.act', { match, seat: 'one', seq: -1, action: {}, extra: 1 } as never);
    expect(error.code).toBe('badMessage');
    expect(error.problems?.join('\n')).toMatch(/seat: .*\n.*seq: .*\n.*extra/);
    nothingChanged();
  });

  test('a match id that is a path', async () => {
    expect((await rig.screen.refusal('match.open', { match: '../../etc/passwd' })).code).toBe('badMessage');
  });

  test('one that is too large', async () => {
    const text = JSON.stringify({ id: 1, method: 'app.info', params: { x: 'x'.repeat(MAX_OWNER_MESSAGE_BYTES) } });
    expect(await rig.screen.say(text)).toMatchObject({ id: -1, error: { code: 'tooLarge' } });
  });

  test('too many at once', async () => {
    const flood = Array.from({ length: 400 }, () =>
      rig.screen.ask('app.info', {}).catch((error: { error: { code: string } }) => error.error.code),
    );
    expect(await Promise.all(flood)).toContain('tooFast');
  });
});

describe('decisions that cannot be', () => {
  test('an action of no known shape', async () => {
    const error = await rig.screen.refusal('match.act', { match, seat: 0, seq: frame().seq, action: { type: 'castle' } });
    expect(error).toMatchObject({ code: 'badMessage', message: 'That is not an action of this game.' });
    nothingChanged();
  });

  test('an action that is not legal now, with the reason', async () => {
    const error = await rig.screen.refusal('match.act', { match, seat: 0, seq: frame().seq, action: { type: 'brighten' } });
    expect(error).toMatchObject({ code: 'illegal', message: 'There is no reward to choose now.' });
    nothingChanged();
  });

  test('an action for a bot’s seat', async () => {
    expect((await rig.screen.refusal('match.act', { match, seat: 1, seq: frame().seq, action: { type: 'rest' } })).code).toBe('forbidden');
    nothingChanged();
  });

  test('an action out of turn', async () => {
    await rig.screen.ask('match.act', { match, seat: 0, seq: frame().seq, action: frame().actions.at(-1)! });
    before = rig.file(match);
    const error = await rig.screen.refusal('match.act', { match, seat: 0, seq: frame().seq, action: { type: 'rest' } });
    expect(error).toMatchObject({ code: 'illegal', message: 'It is not your turn to decide.' });
    nothingChanged();
  });

  test('a decision made on an older frame', async () => {
    const { seq, actions } = frame();
    await rig.screen.ask('match.act', { match, seat: 0, seq, action: actions.at(-1)! });
    before = rig.file(match);
    expect((await rig.screen.refusal('match.act', { match, seat: 0, seq, action: actions.at(-1)! })).code).toBe('stale');
    nothingChanged();
  });

  test('anything in a match that is not open, or does not exist', async () => {
    await rig.screen.ask('match.close', { match });
    expect((await rig.screen.refusal('match.undo', { match, seat: 0 })).code).toBe('notFound');
    expect((await rig.screen.refusal('match.open', { match: 'lantern-1' })).code).toBe('notFound');
    expect((await rig.screen.refusal('match.delete', { match: 'lantern-1' })).code).toBe('notFound');
  });

  test('more matches on one screen than anybody can look at', async () => {
    const refusals: unknown[] = [];
    const made: string[] = [];
    for (let n = 0; n < 40; n++)
      made.push((await rig.screen.ask('match.create', { setup: { game: 'lantern', config: {}, seats: [PERSON, BOT] } })).match);
    for (const one of made)
      await rig.screen.ask('match.open', { match: one }).catch((error: { error: unknown }) => refusals.push(error.error));
    expect(refusals).toHaveLength(25);
    expect(refusals[0]).toMatchObject({ code: 'forbidden' });
    // Those that nobody looks at are closed meanwhile, and open again as they were.
    for (const one of made) await rig.screen.ask('match.close', { match: one });
    await rig.screen.ask('match.open', { match: made[0] });
    expect(frame()).toMatchObject({ match: made[0], status: 'playing' });
    await rig.screen.ask('match.open', { match });
    nothingChanged();
  });

  test('an export that would tell secrets', async () => {
    expect((await rig.screen.refusal('match.export', { match })).code).toBe('forbidden');
  });
});

describe('tables that cannot be laid', () => {
  const setup = (more: object) => ({ setup: { game: 'lantern', config: {}, seats: [PERSON, BOT], ...more } }) as never;

  test.each([
    ['of an unknown game', { game: 'chess' }, 'notFound', 'no game "chess"'],
    ['with too many seats', { seats: [PERSON, BOT, BOT] }, 'invalid', '2 to 2 seats, not 3'],
    ['without a person', { seats: [BOT, BOT] }, 'invalid', 'At least one seat'],
    ['with an unknown bot', { seats: [PERSON, { ...BOT, bot: 'oracle' }] }, 'badMessage', 'malformed'],
    ['with a nameless seat', { seats: [{ kind: 'human', name: '' }, BOT] }, 'badMessage', 'malformed'],
    ['with a config of another shape', { config: { goal: 'many' } }, 'invalid', 'not set up completely'],
    ['with a config that cannot be played', { config: { copies: 1 } }, 'invalid', 'cannot be played'],
  ])('%s', async (_what, more, code, message) => {
    const error = await rig.screen.refusal('match.create', setup(more));
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });
});
