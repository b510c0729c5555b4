import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seatsInWords } from '../../src-renderer/app/words/people.ts';
import { nameOf } from '../../src-renderer/match/game-ui.ts';
import { contender } from '../../src-renderer/screens/lab/lab-words.ts';
import { withNames } from '../../src-renderer/screens/course/words.ts';
import { issuesInWords } from '../../src-shared/kernel/issue-words.ts';
import { readWhole } from '../../src-renderer/ui/form/whole-number.ts';
import { cleanName } from '../../src-shared/protocol/clean-name.ts';
import { isolated, quoted, withoutLooseDirection } from '../../src-shared/text/names.ts';
import { PlayerVoice, seatName } from '../../src-shared/text/voice.ts';
import { seatSetupSchema } from '../../src-shared/protocol/messages.ts';
import type { MatchFrame, SeatInfo } from '../../src-shared/protocol/messages.ts';

const NAMES = ['דוד', 'رنا'];
const ISOLATED = NAMES.map((name) => `\u2068${name}\u2069`);

describe('a name in a sentence', () => {
  it('of right-to-left writing is isolated once, others stay as they are', () => {
    expect(NAMES.map(isolated)).toEqual(ISOLATED);
    expect(ISOLATED.map(isolated)).toEqual(ISOLATED);
    expect(['Ilka', 'Žofie', '名前', 'A) B'].map(isolated)).toEqual(['Ilka', 'Žofie', '名前', 'A) B']);
    expect(quoted('\u202Eדוד\u2069')).toBe('“\u2068דוד\u2069”');
  });

  it.each<[string, string]>([
    ['a seat', seatName(NAMES, 0)],
    ['a player who acts', new PlayerVoice({ viewer: 1, names: NAMES }).does(0, 'draw')],
    ['what a player owns', new PlayerVoice({ viewer: 1, names: NAMES }).whose(0)],
    ['a frame', nameOf({ seats: [{ seat: 0, name: NAMES[0] }] } as unknown as MatchFrame, 0)],
    ['an advice', withNames('attack seat 1', (seat) => isolated(NAMES[seat]))],
    ['a table', seatsInWords(NAMES.map((name, seat) => ({ seat, name, bot: seat === 0 ? null : 'greedy' }) as unknown as SeatInfo))],
    ['a contender', contender({ name: NAMES[0], bot: 'greedy' })],
  ])('is isolated: %s', (_, sentence) => expect(sentence).toContain(ISOLATED[0]));

  it('keeps closed isolates of the host and loses every other mark', () => {
    expect(withoutLooseDirection(`${ISOLATED[0]} won.\u202E`)).toBe(`${ISOLATED[0]} won.`);
    expect(withoutLooseDirection('\u2069a\u2068b')).toBe('ab');
    expect(withoutLooseDirection('\u2068a\u202Eb\u2069')).toBe('ab');
  });
});

describe('a typed name', () => {
  it.each([
    ['  Ada \t Lovelace ', 'Ada Lovelace'],
    ['A\u200Bda\uFEFF\u0007', 'Ada'],
    ['\u202EAda\u2066', 'Ada'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩\u200D🚀', '👩\u200D🚀'],
    ['\u200DAda\u200C', 'Ada'],
    ['\u2800\u3164', ''],
    [' \u200B\u00A0', ''],
    ['\u{E0041}x', 'x'],
  ])('%j becomes %j', (typed, name) => expect(cleanName(typed)).toBe(name));

  it('of blanks is refused in words', () => {
    const seat = (name: string) => seatSetupSchema.safeParse({ kind: 'human', name });
    expect(seat('A\u200Bda').data).toEqual({ kind: 'human', name: 'Ada' });
    expect(issuesInWords(seat(' \u2800 ').error!)).toEqual(['name: a name needs at least one visible character']);
  });
});

it('no words of the schema library reach a person', () => {
  const schema = z.strictObject({
    number: z.number().int().min(2).max(9),
    text: z.string().min(1).max(3),
    list: z.array(z.number()).min(2),
    one: z.enum(['a', 'b']),
    either: z.union([z.number(), z.boolean()]),
    form: z.string().regex(/^a/),
  });
  const wrong = [
    { number: 1, text: '', list: [], one: 'c', either: 'x', form: 'b' },
    { number: 10, text: 'long', list: 'x', one: 7, either: null, form: 1, more: 1 },
    { number: 1.5, text: 7, list: ['x'] },
    null,
  ];
  const said = wrong.flatMap((value) => issuesInWords(schema.safeParse(value).error!));
  expect(said.filter((text) => /Invalid|Too |expected|received|Unrecognized|undefined|regex|pattern/.test(text))).toEqual([]);
  expect(said.slice(0, 2)).toEqual(['number: 2 is the least', 'text: it must not be empty']);
});

describe('a whole number', () => {
  it.each<[string, string, number | null]>([
    ['en', '1000', 1000],
    ['en', '1,000', 1000],
    ['en', '1.000', null],
    ['de', '1.000', 1000],
    ['de', '1,000', null],
    ['de', '1,5', null],
    ['fr', '1 000', 1000],
    ['fr', '1\u202F000', 1000],
    ['de-CH', "1'000", 1000],
    ['hi', '1,00,000', 100_000],
    ['ar-EG', '١٢٣', 123],
    ['en', '１０', 10],
    ['en', '1e3', null],
    ['en', '10,00', null],
    ['en', '-5', null],
    ['en', '', null],
  ])('as %s writes it: %s', (language, text, number) => expect(readWhole(text, language)).toBe(number));
});
