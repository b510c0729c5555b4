import { describe, expect, test } from 'vitest';
import { otherArguments } from '../../../src-main/host/shell/arguments.ts';
import { isTooLong, packOpened, unpackOpened } from '../../../src-main/host/shell/hand-over.ts';

const NAMES = ['/a/deck – dash1.ffdeck', '/a/שלום 🎲.ffdeck', 'fiveforges://rules', '/a/\ud800.ffmap', '/a/"q"\\.ffmatch'];

describe('what a second start passes on', () => {
  test.each([
    ['nothing', []],
    ['names of any alphabet', NAMES],
    ['forty names', Array.from({ length: 40 }, (_, i) => `/a/deck – ${i} חפיסה.ffdeck`)],
  ])('is one ASCII text and read back as it was: %s', (_, opened) => {
    const text = packOpened({ opened, left: 0 });
    expect(text).toMatch(/^[\x21-\x7e]+$/);
    expect(unpackOpened(text)).toEqual({ opened, left: 0 });
  });

  test.each([50, 500, 10_000])('keeps within what a first process can hear, and counts the rest: %d long paths', (length) => {
    const opened = Array.from({ length }, (_, i) => `/${'é'.repeat(400)}${i}.ffdeck`);
    const text = packOpened({ opened, left: 0 });
    expect(text.length).toBeLessThanOrEqual(16 * 1024);
    const read = unpackOpened(text);
    expect(read.opened.length).toBeGreaterThan(10);
    expect(read).toEqual({ opened: opened.slice(0, read.opened.length), left: length - read.opened.length });
  });

  test.each([undefined, null, 7, [], 'x', '{}', Buffer.from('{"opened":[7],"left":0}').toString('base64')])(
    'is nothing when it is no such text: %j',
    (text) => expect(unpackOpened(text)).toEqual({ opened: [], left: 0 }),
  );
});

test('a command line that could not be passed on is known, and is short without what was opened', () => {
  const own = ['/opt/five-forges', '--no-sandbox', '--data', 'odd.ffdeck'];
  expect(isTooLong([...own, ...NAMES], '/home')).toBe(false);
  const long = [...own, ...Array.from({ length: 200 }, (_, i) => `/tmp/${'é'.repeat(100)}${i}.ffdeck`)];
  expect(isTooLong(long, '/home')).toBe(true);
  expect(otherArguments(long)).toEqual(own);
});
