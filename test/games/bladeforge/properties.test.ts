import { describe, expect, test } from 'vitest';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { START_HAND, TOP_LEVEL, type BlState } from '../../../src-shared/games/bladeforge/state.ts';
import { MAX_HEALTH } from '../../../src-shared/games/bladeforge/types.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { HOOKS as bladeforgeHooks } from './hooks.ts';
import { playAtRandom } from './random-games.ts';

const TABLES = [2, 3, 4, 5, 6];
const viewers = (s: BlState) => [...s.seats.keys(), 'spectator' as const];
const viaJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Cards of one list are among those of another, copies counted. */
function isWithin(part: readonly number[], whole: readonly number[]): boolean {
  const rest = [...whole];
  return part.every((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

describe('random games of 2 to 6 players', () => {
  test.each(TABLES)('at %i an even share is the mean of those who still stand', (seats) => {
    playAtRandom(bladeforge.create({ seats }, `even ${seats}`), 'even', (now) => {
      if (now.result !== null) return;
      const standing = [...now.seats.keys()].filter((seat) => now.seats[seat].out === 0);
      const sum = standing.reduce((total, seat) => total + bladeforge.evaluate(now, seat), 0);
      expect(bladeforge.search!.even!(now)).toBeCloseTo(sum / standing.length, 9);
    });
  });

  test.each(TABLES)(
    'BL-10.1 BL-14.2 at %i: health and dice keep their bounds, the fallen have nothing, the game ends with one',
    (seats) => {
      const s = bladeforge.create({ seats }, `bounds ${seats}`);
      playAtRandom(s, 'bounds', (now) => {
        for (const own of now.seats) {
          expect(own.health >= 0 && own.health <= MAX_HEALTH && own.level >= 0 && own.level <= TOP_LEVEL).toBe(true);
          if (own.out !== 0) expect([own.hand.length, own.forge.every((card) => card < 0)]).toEqual([0, true]);
          else expect([own.health > 0, own.forge[0] >= 0]).toEqual([true, true]);
        }
        const living = now.seats.filter(({ out }) => out === 0).length;
        expect(now.result === null).toBe(living > 1);
      });
      expect(s.result?.ranking).toHaveLength(seats);
      expect(START_HAND).toBe(6);
    },
  );

  test.each(TABLES)('BL-15.1 at %i: what is hidden may be anything without a trace in a view', (seats) => {
    const random = new Random(seats);
    const s = bladeforge.create({ seats }, `hidden ${seats}`);
    let looked = 0;
    playAtRandom(s, 'hidden', (now) => {
      if (random.below(20) > 0) return;
      for (const seat of now.seats.keys()) {
        const other = bladeforgeHooks.scramble(now, seat, random);
        expect(bladeforge.view(other, seat)).toEqual(bladeforge.view(now, seat));
        expect(bladeforge.view(other, 'spectator')).toEqual(bladeforge.view(now, 'spectator'));
        looked++;
      }
    });
    expect(looked).toBeGreaterThan(seats);
  });

  test.each(TABLES)('BL-15.7 at %i: whoever knows of a card is right, and nobody has marks on the own hand', (seats) => {
    let marks = 0;
    for (let i = 0; i < 4; i++) {
      const s = bladeforge.create({ seats }, `known ${seats} ${i}`);
      playAtRandom(s, `known ${i}`, (now) => {
        for (const viewer of now.seats.keys())
          for (const owner of now.seats.keys()) {
            const known = now.known[viewer * seats + owner];
            marks += known.length;
            if (viewer === owner) expect(known).toEqual([]);
            else expect(isWithin(known, now.seats[owner].hand)).toBe(true);
          }
      });
    }
    expect(marks).toBeGreaterThan(0);
  });

  test.each(TABLES)('BL-15.6 at %i: a game saved and loaded at any point goes on the same', (seats) => {
    const random = new Random(`load ${seats}`);
    const s = bladeforge.create({ seats }, `saved ${seats}`);
    playAtRandom(s, 'saved', (now) => {
      if (random.below(15) > 0 || now.result !== null) return;
      const loaded = viaJson(now);
      expect(loaded).toEqual(now);
      for (const viewer of viewers(now)) expect(bladeforge.view(loaded, viewer)).toEqual(bladeforge.view(now, viewer));
      const twin = bladeforge.clone(now);
      for (let i = 0; i < 5 && bladeforge.toAct(twin) !== null; i++) {
        const action = random.pick(bladeforge.actions(twin));
        bladeforge.apply(twin, action);
        bladeforge.apply(loaded, action);
      }
      expect(loaded).toEqual(twin);
    });
  });

  test.each(TABLES)('BL-D56 at %i: with a turn limit no game outlasts it, and who stands then has drawn', (seats) => {
    const reasons = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const s = bladeforge.create({ seats, maxTurns: 12 }, `limit ${seats} ${i}`);
      playAtRandom(s, `limit ${i}`, (now) => expect(now.turn).toBeLessThanOrEqual(12));
      reasons.add(s.result!.reason);
      if (s.result!.reason === 'turnLimit') expect([s.turn, s.result!.winners]).toEqual([12, []]);
    }
    expect(reasons).toContain('turnLimit');
  });

  test('BL-3.8 BL-8.1 out of turn nobody is asked but to block and for the part to lose', () => {
    const asked = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const s = bladeforge.create({ seats: 4 }, `asked ${i}`);
      playAtRandom(s, `asked ${i}`, (now) => {
        const seat = bladeforge.toAct(now);
        if (seat === null || seat === now.active) return;
        asked.add(now.choice!.kind);
        expect([now.attack?.target, now.agenda]).toEqual([seat, []]);
      });
    }
    expect([...asked].sort()).toEqual(['block', 'part']);
  });
});
