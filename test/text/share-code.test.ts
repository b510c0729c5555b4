/** Share codes of lists, over ids that no game has. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOfId, readShareCode, writeShareCode, type CodedList } from '../../src-shared/text/share-code.ts';

const IDS = Array.from({ length: 200 }, (_, i) => `thing-${i}`);
const SHAPE = { head: 'XY1', picks: 2, zones: 2, ids: IDS };
const id = fc.constantFrom(...IDS);
const zone = fc.array(id, { maxLength: 30 });
const lists = fc.record({ picks: fc.tuple(id, id), zones: fc.tuple(zone, zone) });

const inOrder = ({ picks, zones }: CodedList) => ({ picks, zones: zones.map((cards) => cards.toSorted()) });
const problemsOf = (text: string): string[] => {
  const read = readShareCode(text, SHAPE);
  return read.ok ? [] : read.problems;
};
const LIST = { picks: [IDS[0], IDS[1]], zones: [[IDS[2], IDS[2], IDS[3]], []] };
const CODE = writeShareCode('XY1', LIST);
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('a share code', () => {
  test('gives back its list, whatever is in it', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(inOrder(readList(writeShareCode('XY1', list)))).toEqual(inOrder(list));
      }),
      { numRuns: 300 },
    );
  });

  test('is the same for the same cards in any order', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const turned = { ...list, zones: list.zones.map((cards) => cards.toReversed()) };
        expect(writeShareCode('XY1', turned)).toBe(writeShareCode('XY1', list));
      }),
      { numRuns: 100 },
    );
  });

  test('stays what it was: codes are out in the world for ever', () => {
    expect(CODE).toMatchInlineSnapshot(`"XY1-GJHEY6VF114P5N21GSXX00VKMXMS"`);
  });

  test.each([
    ['small letters', CODE.toLowerCase()],
    ['a link', `fiveforges://deck/${CODE}/`],
    ['quotes and a full stop', `“${CODE}”.`],
    ['line breaks, spaces and dashes', CODE.replace(/(.{9})/g, '$1 -\n')],
    ['an O for each 0 and an l for each 1', CODE.slice(0, 4) + CODE.slice(4).replace(/0/g, 'O').replace(/1/g, 'l')],
  ])('is read through %s', (_, text) => {
    expect(readList(text)).toEqual(inOrder(LIST));
  });

  test('is refused when one letter of it is another, is missing, is added or has changed places', () => {
    const body = CODE.slice(4);
    const spoiled = [...body].flatMap((letter, i) => [
      ...[...LETTERS].filter((other) => other !== letter).map((other) => body.slice(0, i) + other + body.slice(i + 1)),
      body.slice(0, i) + body.slice(i + 1),
      body.slice(0, i) + letter + body.slice(i),
      body.slice(0, i) + (body[i + 1] ?? '') + letter + body.slice(i + 2),
    ]);
    const taken = spoiled.filter((one) => one !== body && problemsOf(`XY1-${one}`).length === 0);
    expect(spoiled.length).toBeGreaterThan(900);
    expect(taken).toEqual([]);
  });

  test.each([
    ['', /No code was given/],
    ['  ', /No code was given/],
    ['XY2-ABC', /format 2.*"XY1"/],
    ['hello there', /begins with "XY1-"; this one begins with "HELL"/],
    [`XY1-U*${CODE.slice(4)}`, /"U" is in no code/],
    ['XY1-', /does not add up/],
    ['XY1-0', /does not add up/],
    [CODE.slice(0, -3), /does not add up/],
  ])('%j is refused in words', (text, words) => {
    expect(problemsOf(text).join(' ')).toMatch(words);
  });

  test('names every letter that is in no code', () => {
    expect(problemsOf(`XY1-U*${CODE.slice(4)}`)).toEqual(['"U" is in no code.', '"*" is in no code.']);
  });

  test('with things that this version does not have says how many', () => {
    const strange = (zones: string[][]) => problemsOf(writeShareCode('XY1', { picks: LIST.picks, zones }));
    expect(strange([['none-of-these'], []])).toEqual(['The code names a card that this version of the game does not have.']);
    expect(strange([['none-of-these'], ['nor-this', IDS[4]]])).toEqual([
      'The code names 2 cards that this version of the game does not have.',
    ]);
  });

  test('of another shape is refused, and never read past its end', () => {
    const wrong = /its length is wrong/;
    expect(problemsOf(writeShareCode('XY1', { picks: LIST.picks, zones: [...LIST.zones, ['thing-9']] })).join()).toMatch(wrong);
    expect(problemsOf(writeShareCode('XY1', { picks: LIST.picks, zones: [] })).join()).toMatch(wrong);
  });

  test('cannot hold more than one letter counts', () => {
    expect(() => writeShareCode('XY1', { picks: [], zones: [new Array<string>(32).fill(IDS[0])] })).toThrow('too large');
    expect(() => writeShareCode('XY1', { picks: [], zones: [IDS.slice(0, 32)] })).toThrow('too large');
  });

  test('is read or refused, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(problemsOf(`XY1-${text}`).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  test('names its things by four letters of their ids', () => {
    expect(IDS.every((one) => new RegExp(`^[${LETTERS}]{4}$`).test(codeOfId(one)))).toBe(true);
    expect(new Set(IDS.map(codeOfId)).size).toBe(IDS.length);
  });
});

function readList(text: string): CodedList {
  const read = readShareCode(text, SHAPE);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return inOrder(read.list);
}
