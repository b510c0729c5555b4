/** Who has to agree to what, and when something is agreed. */
import { describe, expect, test } from 'vitest';
import { agreedBy, asksOthers, isAgreed, isAwaited, mustAgree, type Company, type Proposal } from '../../src-main/host/match/agreements.ts';

/** Seats 0, 1, 2 and 4 are people's, 3 is a bot's; 2 is away. */
const company = (more: Partial<Company> = {}): Company => ({
  people: [0, 1, 2, 4],
  isHere: (seat) => seat !== 2,
  isAtHost: (seat) => seat === 0,
  hadGivenUp: () => false,
  ...more,
});

const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  id: 1,
  wish: { kind: 'pause' },
  by: 0,
  asked: [1, 4],
  agreed: [],
  ...more,
});

describe('who has to agree', () => {
  test.each([
    ['a take-back: every other person, also who is away', { kind: 'takeBack' }, 0, {}, [1, 2, 4]],
    ['a take-back: not who had given up before', { kind: 'takeBack' }, 0, { hadGivenUp: (seat: number) => seat === 1 }, [2, 4]],
    ['a take-back among bots: nobody', { kind: 'takeBack' }, 0, { people: [0] }, []],
    ['a pause: every other person who is there', { kind: 'pause' }, 1, {}, [0, 4]],
    ['a pause: also who has given up and looks on', { kind: 'pause' }, 1, { hadGivenUp: (seat: number) => seat === 0 }, [0, 4]],
    ['going on: everybody who is there', { kind: 'goOn', without: 2 }, 4, {}, [0, 1]],
    ['going on: never the one who is away, back or not', { kind: 'goOn', without: 2 }, 4, { isHere: () => true }, [0, 1]],
    [
      'going on: nobody, where nobody else is there',
      { kind: 'goOn', without: 1 },
      0,
      { people: [0, 1], isHere: (seat: number) => seat === 0 },
      [],
    ],
  ] as const)('to %s', (_what, wish, by, more, asked) => {
    expect(mustAgree(wish, by, company(more))).toEqual(asked);
  });
});

describe('a proposal', () => {
  test('is agreed once the last one who was asked has agreed', () => {
    const one = agreedBy(proposal(), 4);
    expect([isAwaited(one, 1), isAwaited(one, 4), isAwaited(one, 0), isAwaited(one, 2)]).toEqual([true, false, false, false]);
    expect(isAgreed(one)).toBe(false);
    expect(isAgreed(agreedBy(one, 1))).toBe(true);
  });

  test('is agreed at once where nobody is asked', () => {
    expect(isAgreed(proposal({ asked: [] }))).toBe(true);
  });

  test('asks others when somebody has come or gone', () => {
    expect(asksOthers(proposal(), [1, 4])).toBe(false);
    expect(asksOthers(proposal(), [1])).toBe(true);
    expect(asksOthers(proposal(), [1, 2, 4])).toBe(true);
  });
});
