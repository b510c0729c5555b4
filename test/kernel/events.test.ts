import { describe, expect, test } from 'vitest';
import { emptyCut, recording, recordInto, tell, tellAll, tellSpectators } from '../../src-shared/kernel/events.ts';

describe('the recording channel', () => {
  test('cuts per viewer what is told', () => {
    const cut = emptyCut(2);
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

  test('takes nothing when nobody records', () => {
    expect(recording()).toBe(false);
    expect(() => {
      tell(0, { type: 'x' });
      tellAll({ type: 'x' });
      tellSpectators({ type: 'x' });
    }).not.toThrow();
  });

  test('nests: search inside a recorded action stays silent, and recording goes on after it', () => {
    const cut = emptyCut(1);
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
      recordInto(emptyCut(1), () => {
        throw new Error('bad action');
      }),
    ).toThrow('bad action');
    expect(recording()).toBe(false);
  });

  test('returns what the body returns', () => {
    expect(recordInto(null, () => 7)).toBe(7);
  });
});
