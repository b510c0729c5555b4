import { describe, expect, test } from 'vitest';
import { positive, readFlags, usage, UsageError, wholeNumber } from '../../src-main/cli/args.ts';

const FLAGS = {
  game: { type: 'string', value: 'ID', help: 'the game' },
  'budget-ms': { type: 'string', value: 'N', help: 'time' },
  json: { type: 'boolean', help: 'as JSON' },
} as const;

describe('flags of a command', () => {
  test('are read in any order and both spellings', () => {
    expect(readFlags(['--json', '--game', 'hexforge', '--budget-ms=50'], FLAGS)).toEqual({
      game: 'hexforge',
      'budget-ms': '50',
      json: true,
    });
  });

  test('that are absent are absent', () => {
    expect(readFlags([], FLAGS)).toEqual({ game: undefined, 'budget-ms': undefined, json: false });
  });

  test.each([
    [['--gmae', 'x'], 'unknown flag --gmae; known are --game, --budget-ms, --json'],
    [['-g'], 'unknown flag -g'],
    [['--toString'], 'unknown flag --toString'],
    [['--game'], '--game needs a value (ID)'],
    [['--game', '--json'], '--game needs a value (ID)'],
    [['--json=yes'], '--json takes no value'],
    [['hexforge'], '"hexforge" is not a flag'],
  ])('%j is refused in words', (argv, message) => {
    expect(() => readFlags(argv, FLAGS)).toThrow(UsageError);
    expect(() => readFlags(argv, FLAGS)).toThrow(message);
  });

  test('are listed with what they mean', () => {
    expect(usage('bench', FLAGS)).toBe(
      ['npm run bench -- [flags]', '  --game ID      the game', '  --budget-ms N  time', '  --json         as JSON'].join('\n'),
    );
  });
});

describe('numbers', () => {
  test('in range are taken', () => {
    expect(wholeNumber('n', '12', 1, 20)).toBe(12);
    expect(positive('minutes', '0.5')).toBe(0.5);
  });

  test.each(['0', '21', '1.5', 'ten', '', '1e3', '0x10'])('"%s" is no whole number from 1 to 20', (text) => {
    expect(() => wholeNumber('n', text, 1, 20)).toThrow('--n must be a whole number from 1 to 20');
  });

  test.each(['0', '-1', 'Infinity', 'NaN', ' '])('"%s" is not positive', (text) => {
    expect(() => positive('minutes', text)).toThrow('--minutes must be a positive number');
  });
});
