import { describe, expect, test } from 'vitest';
import { damage, drawCards, repair, sacrificeCost, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { cardName } from '../../../src-shared/games/hexforge/rules/cards.ts';
import { ZONE, forgeCard } from '../../../src-shared/games/hexforge/state.ts';
import type { Position, SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testEquipment, testSpell, vanilla, type CardLike } from './test-cards.ts';
import { bounceIt, counterIt, destroyIt, hit, loseIt } from './test-texts.ts';

const [v, w, x, y, z] = ['v', 'w', 'x', 'y', 'z'].map(() => vanilla('2/2'));
const SITE = '-2,0';

/** A's forge of slot 2 on SITE with these cards, and what else A has. */
const withForge = (
  cards: CardLike[],
  where: NonNullable<Exclude<NonNullable<SidePosition['forges']>[string], number>['where']>,
  more: SidePosition = {},
): SidePosition => ({
  ...more,
  forges: { [SITE]: { slot: 2, cards, where } },
});

/** Names of the cards of the fallen list that are out of the game. */
const gone = (g: Table): string[] =>
  [0, 1, 2, 3, 4].map((k) => forgeCard(0, 2, k)).flatMap((inst) => (g.state.zones[inst] === ZONE.removed ? [cardName(g.state, inst)] : []));

describe('6 Forges fall', () => {
  test.each([
    [9, 'stands'],
    [10, 'falls'],
    [11, 'falls'],
  ])('HX-6.8 a forge that has taken %i %s', (n, ruling) => {
    const blow = hit(n);
    const g = scenario({ A: { forges: { [SITE]: 1 }, hand: [blow] } })
      .play(blow, SITE)
      .resolve();
    expect(g.isEmpty(SITE)).toBe(ruling === 'falls');
    expect(g.view('A').me?.slots[0]).toBe(ruling === 'falls' ? 'fallen' : 'raised');
    g.nothingPending();
  });

  test.each(['A', 'B'] as const)(
    'HX-6.9 HX-D28 with a forge of %s its five cards go from hand, deck, discard and lost; same-name cards of other lists stay',
    (side) => {
      const kill = destroyIt();
      const [site, other] = side === 'A' ? [SITE, '-2,3'] : ['2,0', '2,-3'];
      const position: Position = {
        turn: side,
        [side]: {
          hand: [kill, v],
          deck: [w],
          discard: [x],
          lost: [y],
          forges: {
            [site]: { slot: 2, cards: [v, w, x, y, w], where: ['hand', 'deck', 'discard', 'lost', 'hand'] },
            [other]: { slot: 3, cards: [v, v], where: ['hand', 'discard', 'deck', 'deck', 'deck'] },
          },
        },
      };
      const g = scenario(position);
      g.play(kill, site).resolve();
      expect([...g.hand(side)].sort()).toEqual([v.id, v.id].sort());
      expect(g.deck(side).filter((id) => id === w.id)).toHaveLength(1);
      expect(g.deck(side)).toHaveLength(4);
      expect([g.discard(side), g.lost(side)]).toEqual([[v.id, x.id, kill.id], [y.id]]);
      expect(g.removed()).toEqual(expect.arrayContaining([v.id, w.id, x.id, y.id, w.id]));
    },
  );

  test('HX-6.10 HX-D41 the purge keeps the order of the rest of the deck and shuffles nothing', () => {
    const kill = destroyIt();
    const g = scenario({ A: withForge([v, w, v, w, v], ['deck', 'deck', 'deck', 'deck', 'deck'], { deck: [x, y, z, x], hand: [kill] }) });
    // Fallen cards lie between those that stay.
    const { deck } = g.state.seats[0];
    g.state.seats[0].deck = [deck[5], deck[0], deck[6], deck[1], deck[2], deck[7], deck[3], deck[8], deck[4]];
    const drawn = g.state.rng.drawn;
    g.play(kill, SITE).resolve();
    expect(g.deck('A')).toEqual([x.id, y.id, z.id, x.id]);
    expect(g.state.rng.drawn).toBe(drawn);
  });

  test('HX-6.11 HX-D27 units and attached equipment from it stay, and leave the game when they leave the battlefield', () => {
    const charm = testEquipment({ gives: { power: 3 } });
    const [kill, home] = [destroyIt(), bounceIt()];
    const g = scenario({
      A: withForge([v, charm, w, x, y], ['0,0', 'hand', '1,0', 'deck', 'deck'], { hand: [kill, kill, home], units: { '0,2': z } }),
    });
    g.play(charm, '0,2').resolve().play(kill, SITE).resolve();
    expect([g.stats('0,0'), g.stats('1,0'), g.stats('0,2')]).toEqual(['2/2', '2/2', '5/2']);
    expect(gone(g)).toEqual([x.id, y.id]);
    g.play(home, '0,0').resolve().play(kill, '0,2').resolve();
    expect(gone(g)).toEqual([v.id, charm.id, x.id, y.id]);
    expect([g.hand('A'), g.lost('A')]).toEqual([[], []]);
    expect(g.discard('A')).toEqual([kill.id, home.id, z.id, kill.id]);
  });

  test.each([
    ['killed', hit(2)],
    ['destroyed', destroyIt()],
    ['lost', loseIt()],
    ['bounced', bounceIt()],
    ['sacrificed', testSpell({ instant: true, extra: [sacrificeCost()], effects: [] })],
  ])('HX-6.11 such a unit, even an Unstable one, leaves the game when it is %s', (_how, spell) => {
    const fading = vanilla('2/2', [], { unstable: true });
    const kill = destroyIt();
    const g = scenario({ A: withForge([v, fading], ['0,0', '1,0', 'deck', 'deck', 'deck'], { hand: [kill, spell, spell] }) });
    g.play(kill, SITE).resolve().play(spell, '0,0').resolve().play(spell, '1,0').resolve();
    expect(gone(g)).toHaveLength(5);
    expect([g.hand('A'), g.lost('A'), g.discard('A')]).toEqual([[], [], [kill.id, spell.id, spell.id]]);
  });

  test('HX-6.12 HX-D15 such a unit never triggers Memento; before the fall it does', () => {
    const mourner = vanilla('1/1', [], { memento: { effects: [repair(1, 'ownBase')] } });
    const kill = destroyIt();
    const side = withForge([mourner, mourner], ['0,0', '1,0'], { damage: 5, hand: [kill, kill, kill] });
    const g = scenario({ A: side }).play(kill, '0,0').resolve();
    expect(g.health('A')).toBe(16);
    g.play(kill, SITE).resolve().play(kill, '1,0').resolve();
    expect([g.unitsOf('A'), g.health('A')]).toEqual([[], 16]);
  });

  test('HX-6.13 HX-D26 its spell on the stack still resolves, then leaves the game', () => {
    const [bolt, smash] = [testSpell({ targets: [target.enemyUnit()], effects: [damage(2, 0)] }), destroyIt()];
    const g = scenario({ A: withForge([bolt], ['hand']), B: { units: { '0,0': vanilla('1/3') }, hand: [smash] } });
    g.play(bolt, '0,0').play(smash, SITE).resolve();
    expect([g.isEmpty(SITE), g.stats('0,0'), g.discard('A')]).toEqual([true, '1/1', []]);
    expect(gone(g)).toHaveLength(5);
    g.nothingPending();
  });

  test.each([
    ['loses its target', hit(9)],
    ['is countered', counterIt()],
  ])('HX-6.13 HX-D26 its card that %s leaves the game too', (_what, answer) => {
    const [bolt, smash] = [testSpell({ targets: [target.enemyUnit()], effects: [damage(2, 0)] }), destroyIt()];
    const calm = testSpell({ instant: true, effects: [] });
    const g = scenario({
      A: withForge([bolt], ['hand'], { hand: [calm] }),
      B: { units: { '0,0': vanilla('1/3') }, hand: [smash, answer] },
    });
    g.play(bolt, '0,0')
      .play(answer, answer.targets![0].target === 'item' ? { item: 0 } : '0,0')
      .play(calm)
      .play(smash, SITE)
      .resolve();
    expect([g.isEmpty(SITE), g.discard('A'), gone(g).length]).toEqual([true, [calm.id], 5]);
    g.nothingPending();
  });

  test('HX-6.13 HX-D26 its equipment on the stack still attaches and leaves the game later', () => {
    const [charm, smash] = [testEquipment({ gives: { power: 3 } }), destroyIt()];
    const g = scenario({ A: withForge([charm], ['hand'], { units: { '0,0': z } }), B: { units: { '0,2': v }, hand: [smash, smash] } });
    g.play(charm, '0,0').play(smash, SITE).resolve();
    expect(g.stats('0,0')).toBe('5/2');
    g.offer().play(smash, '0,0').resolve();
    expect([g.discard('A'), gone(g).length]).toEqual([[z.id], 5]);
  });

  test('HX-6.13 HX-D26 its unit on the stack has usually lost its place; beside another tower that lists it, it arrives', () => {
    const smash = destroyIt();
    const lone = scenario({ A: withForge([v], ['hand']), B: { units: { '0,1': w }, hand: [smash] } });
    lone.play(v, '-1,0').play(smash, SITE).resolve();
    expect([lone.isEmpty('-1,0'), lone.discard('A'), gone(lone).length]).toEqual([true, [], 5]);
    const listed = scenario({ A: withForge([v], ['hand'], { deck: [v] }), B: { units: { '0,1': w }, hand: [smash] } });
    listed.play(v, '-4,0').play(smash, SITE).resolve();
    expect([listed.stats('-4,0'), gone(listed).length]).toEqual(['2/2', 4]);
  });

  test.each([
    ['ran out of health', hit(10)],
    ['was destroyed', destroyIt()],
    ['was sacrificed', testSpell({ instant: true, extra: [sacrificeCost({ kind: 'forge', side: 'own' })], effects: [drawCards(1)] })],
  ])('HX-6.14 a forge that %s falls alike: off the board, its cards gone, its slot spent', (_how, spell) => {
    const g = scenario({ A: withForge([v, w], ['hand', '0,0'], { hand: [spell] }) });
    g.play(spell, SITE).resolve();
    expect([g.isEmpty(SITE), g.stats('0,0'), g.hand('A'), g.deck('A')]).toEqual([true, '2/2', [], []]);
    expect([gone(g).length, g.view('A').me?.slots[1]]).toEqual([4, 'fallen']);
    g.nothingPending();
  });

  test('HX-D40 cards that leave hand or deck for good are named in the owner’s log only', () => {
    const kill = destroyIt();
    const g = scenario({
      A: withForge([v, w, x, y, z], ['hand', 'deck', 'discard', 'lost', '0,0'], { hand: [kill] }),
      B: { units: { '0,1': vanilla('1/1') } },
    });
    g.play(kill, SITE).resolve();
    const purged = (side: 'A' | 'B' | 'spectator') => g.events(side).filter((e) => e.type === 'purged');
    expect(purged('A')).toEqual([{ type: 'purged', seat: 0, slot: 2, cards: [v.id, w.id, x.id, y.id] }]);
    expect([purged('B'), purged('spectator')]).toEqual([[], []]);
    for (const card of [v, w]) expect(JSON.stringify([g.events('B'), g.view('B')])).not.toContain(`"${card.id}"`);
    expect(g.view('B').players[0]).toMatchObject({ hand: 0, deck: 0, lost: [] });
    expect(g.view('B').players[0].discard.map((c) => c.def)).toEqual([kill.id]);
  });
});
