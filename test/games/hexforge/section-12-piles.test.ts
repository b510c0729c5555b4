import { describe, expect, test } from 'vitest';
import { all, damage, loseCard, target, units } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testEquipment, testSpell, vanilla } from './test-cards.ts';
import { drawing, loseIt } from './test-texts.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => vanilla('1/1', [], { id: `pile-${id}` }));
const ids = (...list: { id: string }[]) => list.map((card) => card.id);

describe('12 Discard and Lost', () => {
  test('HX-12.1 HX-12.3 each player has a discard and a lost zone, open to both players and onlookers in order', () => {
    const g = scenario({ A: { discard: [a, b, a], lost: [c, d] }, B: { discard: [d], lost: [b, a] } });
    for (const viewer of ['A', 'B', 'spectator'] as const) {
      const piles = g.view(viewer).players.map((p) => [p.discard.map((card) => card.def), p.lost.map((card) => card.def)]);
      expect(piles).toEqual([
        [ids(a, b, a), ids(c, d)],
        [ids(d), ids(b, a)],
      ]);
    }
  });

  test('HX-12.2 the order is kept and the latest card is on top', () => {
    const [one, two] = [testSpell({ effects: [] }), testSpell({ effects: [] })];
    const g = scenario({ A: { discard: [b, a], hand: [one, two] } });
    g.play(two).resolve().play(one).resolve();
    expect(g.discard('A')).toEqual(ids(b, a, two, one));
    g.nextPhase('summon1');
    expect(g.discard('A')).toEqual(ids(b, a, two, one));
  });

  test('HX-12.2 HX-D8 of units leaving together the older one’s card goes first, each followed by its equipment', () => {
    const [sword, mail] = [testEquipment({ gives: { power: 1 } }), testEquipment({ gives: { power: 2 } })];
    const one = testSpell({ effects: [damage(1, all(units('any')))] });
    // The tiles run against the units' age.
    const g = scenario({
      A: { units: { '2,1': { card: a, equipment: sword }, '0,0': b, '0,-2': { card: c, equipment: mail } }, hand: [one] },
      B: { units: { '1,1': d, '0,-1': a } },
    });
    g.play(one).resolve();
    expect(g.discard('A')).toEqual(ids(a, sword, b, c, mail, one));
    expect(g.discard('B')).toEqual(ids(d, a));
  });

  test('HX-12.3 HX-D38 a reshuffle takes the discard and never the lost zone', () => {
    const draw = drawing(2, 'opponent');
    const g = scenario({ A: { hand: [draw] }, B: { discard: [a], lost: [b, c] } })
      .play(draw)
      .resolve();
    expect([g.hand('B'), g.deck('B'), g.discard('B'), g.lost('B')]).toEqual([ids(a), [], [], ids(b, c)]);
    for (let turn = 0; turn < 3; turn++) g.nextPhase('summon1');
    expect(g.lost('B')).toEqual(ids(b, c));
  });

  test.each(['A', 'B'] as const)(
    'HX-12.4 a unit of %s that becomes lost leaves the battlefield, and its card goes to its owner’s lost zone',
    (side) => {
      const away = loseIt();
      const g = scenario({ A: { hand: [away] }, [side]: { units: { '0,0': a }, lost: [c], ...(side === 'A' && { hand: [away] }) } });
      g.play(away, '0,0').resolve();
      expect([g.isEmpty('0,0'), g.lost(side)]).toEqual([true, ids(c, a)]);
      expect(g.lost(side === 'A' ? 'B' : 'A')).toEqual([]);
      expect(g.discard('A')).toEqual([away.id]);
      g.nothingPending();
    },
  );

  test('HX-12.4 HX-D38 a card that becomes lost goes to its owner’s lost zone, and only card text brings it back', () => {
    const [burn, dig] = [
      testSpell({ targets: [target.discarded('any')], effects: [loseCard(0)] }),
      testSpell({ targets: [target.lost('any')], effects: [{ do: 'recall', what: 0, to: 'hand' }] }),
    ];
    const g = scenario({ A: { hand: [burn, dig] }, B: { discard: [a, b, c], lost: [d] } });
    g.play(burn, { pile: 'discard', of: 'B', index: 1 }).resolve();
    expect([g.discard('B'), g.lost('B'), g.lost('A')]).toEqual([ids(a, c), ids(d, b), []]);
    g.play(dig, { pile: 'lost', of: 'B', index: 1 }).resolve();
    expect([g.hand('B'), g.lost('B')]).toEqual([ids(b), ids(d)]);
  });
});
