import { describe, expect, test } from 'vitest';
import { Recording } from '../../src-shared/kernel/events.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import { lantern } from '../fixtures/lantern/game.ts';
import { HOOKS as lanternHooks } from '../fixtures/lantern/tests/hooks.ts';
import type { LanternState } from '../fixtures/lantern/state.ts';
import { clonesStandAlone } from './laws/clones.ts';
import type { Trial } from './laws/law.ts';
import { Digest } from '../../src-shared/kernel/digest.ts';
import {
  bare,
  counted,
  digestOf,
  each,
  json,
  lists,
  member,
  numbers,
  orNothing,
  record,
  unhashed,
} from '../../src-shared/kernel/fields.ts';

interface Piece {
  at: number;
  worn: number;
}

interface Board {
  turn: number;
  deck: number[];
  pieces: (Piece | null)[];
  choice: { kind: string } | null;
  cache: number;
}

const piece = record<Piece>()(numbers('at', 'worn'));
const hash = digestOf(
  record<Board>()(numbers('turn'), lists('deck'), member('pieces', counted(orNothing(piece))), json('choice'), unhashed('cache')),
);
const board: Board = { turn: 3, deck: [5, 6], pieces: [{ at: 1, worn: 2 }, null], choice: { kind: 'x' }, cache: 9 };

describe('the hash from a list of members', () => {
  test('adds them in the order of the list', () => {
    const d = new Digest();
    d.list([3]);
    d.list([5, 6]);
    d.add(2);
    d.list([1, 2]);
    d.add(0);
    d.json([{ kind: 'x' }]);
    expect(hash(board)).toBe(d.hex());
  });

  test('follows every member but those named as left out', () => {
    const changed: Partial<Board>[] = [{ turn: 4 }, { deck: [6, 5] }, { pieces: [{ at: 1, worn: 3 }, null] }, { choice: null }];
    for (const change of changed) expect(hash({ ...board, ...change })).not.toBe(hash(board));
    expect(hash({ ...board, cache: 10 })).toBe(hash(board));
  });

  test('bare numbers and lists of records have no length in front', () => {
    const one = new Digest();
    const two = new Digest();
    record<{ pieces: Piece[]; n: number }>()(member('pieces', each(piece)), bare('n'))(one, { pieces: [{ at: 1, worn: 2 }], n: 7 });
    two.list([1, 2]);
    two.add(7);
    expect(one.hex()).toBe(two.hex());
  });

  test('a member that the list leaves out, or that is not there, does not compile', () => {
    // @ts-expect-error: `worn` is missing
    record<Piece>()(numbers('at'));
    // @ts-expect-error: `gone` is no member
    record<Piece>()(numbers('at', 'worn', 'gone'));
    // @ts-expect-error: `deck` is no number
    record<Board>()(numbers('turn', 'deck', 'cache'), json('pieces', 'choice'));
    expect(piece).toBeTypeOf('function');
  });
});

test('a clone that shares a list is found before anything changes that list', () => {
  const state = lantern.create({}, 'shared');
  const game = {
    ...lantern,
    clone: (from: LanternState, into?: LanternState) => ({ ...lantern.clone(from, into), discard: from.discard }),
  };
  const trial = { hooks: lanternHooks, state, told: new Recording(2), random: new Random('shared'), decisions: 0, seen: new Map() };
  expect(() => clonesStandAlone({ ...trial, game: lantern } as Trial)).not.toThrow();
  expect(() => clonesStandAlone({ ...trial, game } as Trial)).toThrow('shares only what never changes: ["discard"]');
});
