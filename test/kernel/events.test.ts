import { describe, expect, test } from 'vitest';
import { Recording, recordInto, teller } from '../../src-shared/kernel/events.ts';

const tell = teller();

describe('the recording channel', () => {
  test('cuts per viewer what is told', () => {
    const cut = new Recording(2);
    recordInto(cut, () => {
      tell()?.only(0, { type: 'secret' });
      tell()?.all({ type: 'public' });
      tell()?.each((viewer) => (viewer === 1 ? null : { type: `to ${viewer}` }));
    });
    const types = (events: { type: string }[]) => events.map((event) => event.type);
    expect([types(cut.seats[0]), types(cut.seats[1]), types(cut.spectator)]).toEqual([
      ['secret', 'public', 'to 0'],
      ['public'],
      ['public', 'to spectator'],
    ]);
  });

  test('a secret in two versions: full for those who share it, bare for the rest and for onlookers', () => {
    const cut = new Recording(3);
    recordInto(cut, () => tell()?.split([0, 2], { type: 'full' }, { type: 'bare' }));
    expect([...cut.seats, cut.spectator].map(([event]) => event.type)).toEqual(['full', 'bare', 'full', 'bare']);
  });

  test('much at once comes in the same order, after what a list held before', () => {
    const cut = new Recording(2);
    recordInto(cut, () => tell()?.all({ type: 'before' }));
    const [mine, other] = cut.seats;
    recordInto(cut, () => {
      for (let i = 0; i < 40; i++)
        if (i % 4 === 0) tell()?.only(0, { type: `secret ${i}` });
        else tell()?.all({ type: `public ${i}` });
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
    recordInto(cut, () => tell()?.only(1, { type: 'before' }));
    const copy = Recording.after(cut);
    recordInto(copy, () => tell()?.all({ type: 'after' }));
    expect([cut.seats, cut.spectator]).toEqual([[[], [{ type: 'before' }]], []]);
    expect([copy.seats, copy.spectator]).toEqual([[[{ type: 'after' }], [{ type: 'before' }, { type: 'after' }]], [{ type: 'after' }]]);
  });

  test('what was told before an action threw is kept', () => {
    const cut = new Recording(1);
    const broken = (): void => {
      tell()?.all({ type: 'begun' });
      throw new Error('bad action');
    };
    expect(() => recordInto(cut, broken)).toThrow('bad action');
    expect(cut.spectator).toEqual([{ type: 'begun' }]);
  });

  test('makes no event when nothing records', () => {
    let made = 0;
    const event = () => ({ type: `made ${++made}` });
    const rules = () => {
      tell()?.only(0, event());
      tell()?.all(event());
      tell()?.split([0], event(), event());
    };
    rules();
    expect([tell(), made]).toEqual([null, 0]);
    recordInto(new Recording(2), rules);
    expect(made).toBe(4);
  });

  test('nests: search inside a recorded action stays silent, and recording goes on after it', () => {
    const cut = new Recording(1);
    recordInto(cut, () => {
      recordInto(null, () => {
        expect(tell()).toBeNull();
        tell()?.all({ type: 'imagined' });
      });
      tell()?.all({ type: 'real' });
    });
    expect(cut.seats[0]).toEqual([{ type: 'real' }]);
  });

  test('is given back when an action throws', () => {
    expect(() =>
      recordInto(new Recording(1), () => {
        throw new Error('bad action');
      }),
    ).toThrow('bad action');
    expect(tell()).toBeNull();
  });

  test('returns what the body returns', () => {
    expect(recordInto(null, () => 7)).toBe(7);
  });
});
