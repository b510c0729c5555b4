/** Messages that are wrong in every way that somebody could think of, and in many that nobody would. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { requestEnvelopeSchema } from '../../../src-shared/protocol/messages.ts';
import { METHODS, isMethod } from '../../../src-shared/protocol/methods.ts';
import type { Method } from '../../../src-shared/protocol/methods.ts';
import { validValues } from './from-schema.ts';

const NAMES = Object.keys(METHODS) as Method[];

/** Requests that change nothing that is kept, whatever they ask for: these may be sent as they are. */
const HARMLESS: ReadonlySet<Method> = new Set<Method>([
  'app.info',
  'settings.get',
  'match.list',
  'match.close',
  'match.ask',
  'match.past',
  'match.export',
  'replay.open',
  'replay.road',
  'replay.look',
  'replay.ask',
  'library.list',
  'library.export',
  'file.look',
  'lab.list',
  'lab.open',
  'lab.matches',
  'lab.export',
]);

/** What breaks programs that trust names, numbers and sizes. */
const POISONS: readonly unknown[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'],
  ...['../../etc/passwd', '..\\..\\x', '/dev/zero', 'C:\\x', 'file:///etc/passwd', '.', '..', 'con', ''],
  ...['\u0000', '\ud800', '\u202e', '\ufeff', '%00', '${7*7}', '<script>1</script>', "'; --", 'x'.repeat(5000)],
  ...[-1, -0, 0.5, 1e308, 2 ** 53, 2 ** 31, 4_294_967_296, Number.MIN_VALUE],
  ...[null, true, [], {}, [[]], [null], [{}]],
  Array.from({ length: 300 }, (_, n) => n),
  JSON.parse('{"__proto__":{"polluted":1}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
  JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`),
];

const poison = fc.oneof(fc.constantFrom(...POISONS), fc.jsonValue({ maxDepth: 2 }));

type Change = (value: unknown, poison: unknown, pick: number) => unknown;

/** Changes to one place of a value; `pick` chooses the place. */
const CHANGES: readonly Change[] = [
  (_value, poisoned) => poisoned,
  (value) => [value],
  (value) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? value.length : value === null ? {} : null),
  (value, poisoned, pick) => {
    if (typeof value !== 'object' || value === null) return poisoned;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.filter((_, n) => n !== pick % Math.max(1, entries.length)));
  },
  // `JSON.parse` and not an assignment, which would set the prototype instead of the key.
  (value, poisoned, pick) => {
    const key = ['__proto__', 'constructor', 'extra', 'toJSON', 'then', 'length'][pick % 6];
    const text = JSON.stringify(typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});
    const field = `${JSON.stringify(key)}:${JSON.stringify(poisoned)}`;
    return JSON.parse(text === '{}' ? `{${field}}` : `${text.slice(0, -1)},${field}}`) as unknown;
  },
];

/** Applies a change at one place, found by going down from the root. */
function changedAt(value: unknown, path: readonly number[], change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return change(value);
  const keys = Object.keys(value);
  if (keys.length === 0) return change(value);
  const key = keys[step % keys.length];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  const below = changedAt(copy[key], rest, change);
  Object.defineProperty(copy, key, { value: below, enumerable: true, configurable: true, writable: true });
  return copy;
}

const changes = fc.array(
  fc.record({
    path: fc.array(fc.nat(50), { maxLength: 5 }),
    change: fc.constantFrom(...CHANGES),
    poison,
    pick: fc.nat(50),
  }),
  { minLength: 1, maxLength: 3 },
);

/** What may happen to a text on its way. */
const garblings: readonly ((text: string, at: number, sign: string) => string)[] = [
  (text, at) => text.slice(0, at % (text.length + 1)),
  (text, at, sign) => text.slice(0, at % (text.length + 1)) + sign + text.slice(at % (text.length + 1)),
  (text, at) => text.slice(0, at % (text.length + 1)) + text.slice((at % (text.length + 1)) + 1),
  (text) => text + text,
  (text) => `[${text}]`,
  (text) => `\ufeff${text}`,
  (text) => '['.repeat(2000) + text,
  (text, at) => text + '[{"b":'.repeat(at % 500),
  (text, _at, sign) => text.replaceAll('"', sign),
];
const garbled = (texts: Arbitrary<string>): Arbitrary<string> =>
  fc
    .tuple(texts, fc.constantFrom(...garblings), fc.nat(5000), fc.string({ maxLength: 5, unit: 'binary' }))
    .map(([text, garble, at, sign]) => garble(text, at, sign));

/** Ids of things that are there, so that most messages get beyond "there is no such thing". */
export interface Targets {
  matches: readonly string[];
  games: readonly string[];
  /** Actions and questions that the games know, by the method's field they go into. */
  contents: Arbitrary<unknown>;
}

/** A request as a page would send it, now and then about something that is there. */
function requests({ matches, games, contents }: Targets): Arbitrary<unknown> {
  const real = fc.record({
    match: fc.constantFrom(...matches),
    game: fc.constantFrom(...games),
    seat: fc.constant(0),
    content: contents,
    use: fc.boolean(),
  });
  return fc.oneof(
    ...NAMES.map((method) =>
      fc.tuple(validValues(METHODS[method].params), real, fc.nat()).map(([params, targets, id]) => {
        const asked = params as Record<string, unknown>;
        if (targets.use) {
          for (const key of ['match', 'game', 'seat'] as const) if (key in asked) asked[key] = targets[key];
          if ('action' in asked) asked.action = targets.content;
          const ask = asked.ask as Record<string, unknown> | undefined;
          if (ask) ask[ask.kind === 'why' ? 'intent' : ask.kind === 'preview' ? 'action' : 'question'] = targets.content;
        }
        return { id, method, params: asked };
      }),
    ),
  );
}

/**
 * Texts of messages none of which may change anything that is kept: malformed ones, well-formed nonsense, and questions.
 */
export function malformedMessages(targets: Targets): Arbitrary<string> {
  const whole = requests(targets);
  const mutated = fc
    .tuple(whole, changes)
    .map(([request, list]) =>
      list.reduce(
        (value, { path, change, poison: poisoned, pick }) => changedAt(value, path, (old) => change(old, poisoned, pick)),
        request,
      ),
    );
  const texts = fc.oneof(
    { weight: 6, arbitrary: mutated.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: garbled(whole.map((value) => JSON.stringify(value))) },
    { weight: 2, arbitrary: whole.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json({ maxDepth: 4 })) },
  );
  return texts.map((text) => (couldChange(text, targets.matches) ? spoiled(text) : text));
}

/** Would the host do as it says? Then it is not malformed, and proves nothing. */
function couldChange(text: string, matches: readonly string[]): boolean {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return false;
  }
  const envelope = requestEnvelopeSchema.safeParse(json);
  if (!envelope.success) return false;
  const { method } = envelope.data;
  if (!isMethod(method) || HARMLESS.has(method)) return false;
  const params = METHODS[method].params.safeParse(envelope.data.params);
  if (!params.success) return false;
  const { match, seq } = params.data as { match?: string; seq?: number };
  // About a match that is not there, or decided on a moment long after the present one.
  if (match !== undefined) return matches.includes(match) && (seq === undefined || seq < 1000);
  return true;
}

/** The same request with one field too many. */
function spoiled(text: string): string {
  const request = JSON.parse(text) as { params: object };
  return JSON.stringify({ ...request, params: { ...request.params, 'one field': 'too many' } });
}
