import { describe, expect, test } from 'vitest';
import { Recording, recording, recordInto, seatAlone, tell, tellAll, tellApart, tellSpectators } from '../../src-shared/kernel/events.ts';

describe('the recording channel', () => {
  test('cuts per viewer what is told', () => {
    const cut = new Recording(2);
    recordInto(cut, () => {
      tell(0, { type: 'secret' });
      tellAll({ type: 'public' });
      tellSpectators({ type: 'outside' });
    });
    const types = (events: { type: string }[]) => events.map((event) => event.type);
    expect([types(cut.seats[0]), types(cut.seats[1]), types(cut.spectator)]).toEqual([
      ['secret', 'public'],
      ['public'],
      ['public', 'outside'],
    ]);
  });

  test('a secret in two versions: full for those who share it, bare for the rest and for onlookers', () => {
    const cut = new Recording(3);
    recordInto(cut, () => tellApart(seatAlone(0) | seatAlone(2), { type: 'full' }, { type: 'bare' }));
    expect([...cut.seats, cut.spectator].map(([event]) => event.type)).toEqual(['full', 'bare', 'full', 'bare']);
  });

  test('much at once comes in the same order, after what a list held before', () => {
    const cut = new Recording(2);
    recordInto(cut, () => tellAll({ type: 'before' }));
    const [mine, other] = cut.seats;
    recordInto(cut, () => {
      for (let i = 0; i < 40; i++)
        if (i % 4 === 0) tell(0, { type: `secret ${i}` });
        else tellAll({ type: `public ${i}` });
    });
    const numbers = Array.from({ length: 40 }, (_, i) => i);
    const open = numbers.filter((i) => i % 4 !== 0).map((i) => ({ type: `public ${i}` }));
    expect(cut.seats[0]).toEqual([{ type: 'before' }, ...numbers.map((i) => ({ type: `${i % 4 === 0 ? 'secret' : 'public'} ${i}` }))]);
    expect(other).toEqual([{ type: 'before' }, ...open]);
    expect(cut.spectator).toEqual(other);
    expect(cut.seats).toEqual([mine, other]);
  });

  test('a copy goes on by itself', () => {
    const cut = new Recording(2);
    recordInto(cut, () => tell(1, { type: 'before' }));
    const copy = Recording.after(cut);
    recordInto(copy, () => tellAll({ type: 'after' }));
    expect([cut.seats, cut.spectator]).toEqual([[[], [{ type: 'before' }]], []]);
    expect([copy.seats, copy.spectator]).toEqual([[[{ type: 'after' }], [{ type: 'before' }, { type: 'after' }]], [{ type: 'after' }]]);
  });

  test('what was told before an action threw is kept', () => {
    const cut = new Recording(1);
    const broken = (): void => {
      tellAll({ type: 'begun' });
      throw new Error('bad action');
    };
    expect(() => recordInto(cut, broken)).toThrow('bad action');
    expect(cut.spectator).toEqual([{ type: 'begun' }]);
  });

  test('takes nothing when nobody records', () => {
    expect(recording()).toBe(false);
    expect(() => {
      tell(0, { type: 'x' });
      tellAll({ type: 'x' });
      tellSpectators({ type: 'x' });
    }).not.toThrow();
  });

  test('nests: search inside a recorded action stays silent, and recording goes on after it', () => {
    const cut = new Recording(1);
    recordInto(cut, () => {
      recordInto(null, () => {
        expect(recording()).toBe(false);
        tellAll({ type: 'imagined' });
      });
      tellAll({ type: 'real' });
    });
    expect(cut.seats[0]).toEqual([{ type: 'real' }]);
  });

  test('is given back when an action throws', () => {
    expect(() =>
      recordInto(new Recording(1), () => {
        throw new Error('bad action');
      }),
    ).toThrow('bad action');
    expect(recording()).toBe(false);
  });

  test('returns what the body returns', () => {
    expect(recordInto(null, () => 7)).toBe(7);
  });
});
