/** The table of methods: every request by every kind of channel. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../src-main/host/connection.ts';
import type { Handlers } from '../../src-main/host/methods/handlers.ts';
import { METHODS, isMethod } from '../../src-shared/protocol/methods.ts';
import type { Method } from '../../src-shared/protocol/methods.ts';
import type { libraryMethods } from '../../src-shared/protocol/methods/library.ts';
import { OWNER, ROLES, answer, done, method } from '../../src-shared/protocol/methods/row.ts';
import type { MethodRow, RoleKind } from '../../src-shared/protocol/methods/row.ts';
import type { ProtocolError } from '../../src-shared/protocol/messages.ts';
import { validValues } from './support/from-schema.ts';
import { digestOf, found } from './support/fuzz-rig.ts';
import { FRIEND, PERSON, TestScreen, makeRig, openMatch } from './support/rig.ts';
import type { Rig } from './support/rig.ts';

const NAMES = Object.keys(METHODS) as Method[];
const rowOf = (name: Method): MethodRow => METHODS[name];
/** One thing that the schema takes, the same in every run. */
const validFor = (name: Method): Record<string, unknown> =>
  fc.sample(validValues(rowOf(name).params), { numRuns: 1, seed: 7 })[0] as Record<string, unknown>;

let rig: Rig;
let match: string;
const roles = (): Record<RoleKind, Role> => ({
  owner: { kind: 'owner' },
  seat: { kind: 'seat', match, seat: 1 },
  watcher: { kind: 'watcher', match },
});

beforeAll(async () => {
  rig = makeRig();
  match = await openMatch(rig.screen, [PERSON, FRIEND]);
});
afterAll(() => rig.end());

/** The error that a request is answered with, when it leaves the files and the table as they are. */
async function refusal(role: RoleKind, name: string, params: unknown): Promise<ProtocolError> {
  const screen = new TestScreen(rig.host, roles()[role]);
  const [files, table] = [digestOf(rig.dataDir), await found(rig.host, [match])];
  const error = await screen.refusal(name as Method, params as never);
  expect(digestOf(rig.dataDir), `${name} of ${role}: files`).toBe(files);
  expect(await found(rig.host, [match]), `${name} of ${role}: table`).toBe(table);
  screen.close();
  return error;
}

const EACH = NAMES.flatMap((name) => ROLES.map((role) => [role, name] as const));
const ALLOWED = EACH.filter(([role, name]) => rowOf(name).roles.includes(role));
const BARRED = EACH.filter(([role, name]) => !rowOf(name).roles.includes(role));

test('a seat’s page may do what its seat needs, and nothing else', () => {
  expect(ALLOWED.filter(([role]) => role === 'seat').map(([, name]) => name)).toEqual([
    'app.info',
    'match.open',
    'match.close',
    'match.act',
    'match.undo',
    'match.redo',
    'match.restage',
    'match.concede',
    'match.propose',
    'match.answer',
    'match.resume',
    'match.say',
    'match.prefs',
    'match.usual',
    'match.standIn',
    'match.ask',
    'match.past',
    'match.export',
    'match.draw',
  ]);
  // What only a guest has to say.
  expect(BARRED.filter(([role]) => role === 'owner').map(([, name]) => name)).toEqual(['match.usual']);
});

describe('refused, with nothing changed:', () => {
  test.each(BARRED)('of %s: %s, well-formed or not', async (role, name) => {
    for (const params of [validFor(name), { 'one field': 'too many' }, null]) {
      const error = await refusal(role, name, params);
      expect(error).toEqual({ code: 'forbidden', message: 'This page belongs to one seat of one match.' });
    }
  });

  test.each(ALLOWED)('of %s: %s in a wrong shape', async (role, name) => {
    for (const params of [{ ...validFor(name), 'one field': 'too many' }, null, [], 'text']) {
      const error = await refusal(role, name, params);
      expect(error).toMatchObject({ code: 'badMessage', message: `The message "${name}" is malformed.` });
      expect(error.problems).not.toHaveLength(0);
    }
  });

  const OF_A_MATCH = ALLOWED.filter(([role, name]) => role === 'seat' && 'match' in rowOf(name).params.shape);
  test.each(OF_A_MATCH)('of %s: %s for another seat or match', async (role, name) => {
    const valid = { ...validFor(name), match };
    const others = [{ ...valid, match: 'another' }, ...('seat' in valid ? [{ ...valid, seat: 0 }] : [])];
    for (const params of others) expect((await refusal(role, name, params)).code).toBe('forbidden');
  });

  test.each(['match.cheat', 'constructor', '__proto__', 'toString', '', 'Match.open'])(
    'of anybody: "%s", which is no request',
    async (name) => {
      for (const role of ROLES) {
        expect(await refusal(role, name, {})).toEqual({ code: 'badMessage', message: `There is no request "${name}".` });
      }
      expect(isMethod(name)).toBe(false);
    },
  );
});

/** Never run: each line below `@ts-expect-error` must not compile. */
export function planted(handlers: Handlers<keyof typeof libraryMethods>): unknown[] {
  const shape = {};
  // @ts-expect-error -- nobody may ask
  const noRole = method([], shape, done);
  // @ts-expect-error -- a kind of channel that there is not
  const unknownRole = method(['guest'], shape, done);
  // @ts-expect-error -- no schema
  const noSchema = method(OWNER, answer<string>());
  // @ts-expect-error -- no answer
  const noAnswer = method(OWNER, shape);
  const { 'library.list': _left, ...fewer } = handlers;
  // @ts-expect-error -- a method without a handler
  const noHandler: Handlers<keyof typeof libraryMethods> = fewer;
  // @ts-expect-error -- a handler that answers something else
  const wrongAnswer: Handlers<'app.opened'> = { 'app.opened': () => ({ opened: 'a file' }) };
  // @ts-expect-error -- a handler without a method
  const noMethod: Handlers<'app.opened'> = { 'app.opened': () => ({ opened: [] }), 'app.closed': () => ({}) };
  return [noRole, unknownRole, noSchema, noAnswer, noHandler, wrongAnswer, noMethod];
}
