/** What a guest's page is bound to at a table. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PickKeeper } from '../../../src-renderer/screens/lobby/pick-keeper.ts';
import { commitmentTo, withDigest } from '../../../src-shared/lan/commitment.ts';
import { seedFrom } from '../../../src-shared/lan/draw.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});
const DECK = { name: 'Mine', cards: ['a', 'b'] };
/** The other seat, and the table itself. */
const OTHERS = ['5', '6'].map((digit) => withDigest({ pick: null, salt: digit.repeat(32), share: digit.repeat(32) }));
const shown = (hash: string) => [hash, ...OTHERS.map((opening) => commitmentTo('lantern', opening))];

describe('a page', () => {
  it('is bound to what it brings by a hash that tells nothing, over a reload too', () => {
    const keeper = new PickKeeper('a table');
    expect(keeper.hash).toBeNull();
    const hash = keeper.commit('lantern', DECK);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(keeper.commit('lantern', { cards: ['a', 'b'], name: 'Mine' })).toBe(hash);
    const again = new PickKeeper('a table');
    expect([again.hash, again.commit('lantern', DECK)]).toEqual([hash, hash]);
    // At another table, and for another guest of it, the same deck is another hash.
    expect(new PickKeeper('another').commit('lantern', DECK)).not.toBe(hash);
    expect(again.commit('other', DECK)).not.toBe(hash);
    expect(again.commit('lantern', null)).not.toBe(hash);
  });

  it('opens what it is bound to, once, and only that', () => {
    const keeper = new PickKeeper('a table');
    const hash = keeper.commit('lantern', DECK);
    expect(keeper.open(0, shown('0'.repeat(64)))).toBeNull();
    expect(keeper.open(1, shown(hash))).toBeNull();
    const opening = keeper.open(0, shown(hash))!;
    expect(opening.pick).toEqual(DECK);
    expect(commitmentTo('lantern', withDigest(opening))).toBe(hash);
    expect(keeper.open(0, shown(hash))).toBeNull();
    expect(new PickKeeper('a table').open(0, shown(hash))).toBeNull();
    expect(keeper.hash).toBeNull();
    expect(keeper.commit('lantern', DECK)).not.toBe(hash);
  });

  it('opens what it was bound to before, where the table asks before it has heard of the change', () => {
    const keeper = new PickKeeper('a table');
    const hash = keeper.commit('lantern', DECK);
    keeper.commit('lantern', { name: 'Another' });
    expect(new PickKeeper('a table').open(0, shown(hash))).toMatchObject({ pick: DECK });
    const another = new PickKeeper('another');
    const first = another.commit('lantern', DECK);
    const second = another.commit('lantern', { name: 'Another' });
    another.open(0, shown(second));
    expect(another.open(0, shown(first))).toBeNull();
  });

  it('checks at the end that everybody did what they had committed to', () => {
    const keeper = new PickKeeper('a table');
    const commitments = shown(keeper.commit('lantern', DECK));
    const openings = [withDigest(keeper.open(0, commitments)!), ...OTHERS];
    const [draw, seed] = [{ commitments, openings }, seedFrom(openings.map(({ share }) => share))];
    const again = new PickKeeper('a table');
    expect(again.check({ draw, seed })).toBeNull();
    expect(again.check({ draw, seed: '0'.repeat(32) })).toBe('The match was drawn from another seed.');
    const other = withDigest({ pick: null, salt: '7'.repeat(32), share: '7'.repeat(32) });
    const forged = { commitments: commitments.with(2, commitmentTo('lantern', other)), openings: openings.with(2, other) };
    expect(again.check({ draw: forged, seed: seedFrom(forged.openings.map(({ share }) => share)) })).toMatch(/^The table is said to have/);
    expect(again.check({ draw: null, seed: 'anvil' })).toBe('The seed was named by the host.');
    expect(new PickKeeper('another').check({ draw, seed })).toBe('This device gave no share of the draw.');
  });

  it('goes on without storage, and with nonsense in it', () => {
    sessionStorage.setItem('five-forges.pick.a table', '{"bound": 7');
    expect(new PickKeeper('a table').hash).toBeNull();
    sessionStorage.setItem('five-forges.pick.a table', '{"bound": 7}');
    const keeper = new PickKeeper('a table');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no storage');
    });
    const hash = keeper.commit('lantern', DECK);
    expect(keeper.open(0, shown(hash))?.pick).toEqual(DECK);
  });
});
