import { describe, expect, test } from 'vitest';
import { changeCost, grant, modify, target, type Effect } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import type { HxState } from '../../../src-shared/games/hexforge/state.ts';
import { PHASES } from '../../../src-shared/games/hexforge/types.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { scenario, type Table } from './scenario.ts';
import { cardId, testSpell, vanilla } from './test-cards.ts';
import { change, hit } from './test-texts.ts';

/** Everybody passes once: the deciding side's way on. */
function pass(g: Table): Table {
  const on = g.actions().find((a) => ['offerAdvance', 'agreeAdvance', 'confirmMoves', 'confirmAttacks'].includes(a.type));
  return g.act(on!);
}

describe('22 End and turn order', () => {
  const onHand = (by: number, until: 'fleeting' | 'lasting') => testSpell({ instant: true, effects: [changeCost(by, 'yourHand', until)] });

  test('HX-22.1 at the start of End every Fleeting effect is removed, on units and cards of both players', () => {
    const [swell, cheap, dear] = [change(1, 1, 'fleeting'), onHand(-1, 'fleeting'), testSpell({ cost: '3', effects: [] })];
    const g = scenario({
      phase: 'summon2',
      A: { units: { '0,0': vanilla('1/3') }, hand: [dear, swell, cheap] },
      B: { units: { '1,0': vanilla('1/3') }, hand: [dear, swell, cheap] },
    });
    const costs = () => (['A', 'B'] as const).map((side) => g.view(side).me!.hand.find((card) => card.def === dear.id)!.cost);
    g.play(swell, '0,0').play(swell, '1,0').play(cheap).play(cheap).resolve();
    expect([g.stats('0,0'), g.stats('1,0'), costs()]).toEqual(['2/4', '2/4', [{ C: 2 }, { C: 2 }]]);
    g.offer().agree();
    expect([g.stats('0,0'), g.stats('1,0'), costs()]).toEqual(['1/3', '1/3', [{ C: 3 }, { C: 3 }]]);
    g.nothingPending();
  });

  test('HX-22.1 Lasting and Eternal effects stay', () => {
    const gifts: Effect[] = [
      modify(1, 0, 0, 'lasting'),
      modify(2, 0, 0, 'eternal'),
      modify(4, 0, 0, 'fleeting'),
      grant('taunt', 0, 'lasting'),
    ];
    const [gift, cheap, dear] = [
      testSpell({ targets: [target.unit()], effects: gifts }),
      onHand(-1, 'lasting'),
      testSpell({ cost: '3', effects: [] }),
    ];
    const g = scenario({ phase: 'summon2', A: { units: { '0,0': vanilla('1/3') }, hand: [dear, gift, cheap] } });
    g.play(gift, '0,0').resolve().play(cheap).resolve();
    expect(g.stats('0,0')).toBe('8/3');
    g.offer().agree();
    expect([g.stats('0,0'), g.keywords('0,0'), g.view('A').me!.hand[0].cost]).toEqual(['4/3', ['taunt'], { C: 2 }]);
  });

  test('HX-22.1 then a state check runs, in End, before Upkeep could heal', () => {
    const [swell, two] = [change(0, 2, 'fleeting'), hit(2)];
    const g = scenario({
      phase: 'summon2',
      A: { units: { '0,0': vanilla('1/1'), '0,1': vanilla('1/3') }, hand: [swell, swell, two, two] },
    });
    for (const at of ['0,0', '0,1']) g.play(swell, at).resolve().play(two, at).resolve();
    expect([g.stats('0,0'), g.stats('0,1')]).toEqual(['1/1', '1/3']);
    g.offer().agree();
    expect([g.isEmpty('0,0'), g.stats('0,1')]).toEqual([true, '1/3']);
    const order = g.events('A').map((e) => (e.type === 'phase' ? e.phase : e.type));
    expect(order.slice(order.indexOf('end'), order.indexOf('harvest'))).toEqual(['end', 'left', 'turn', 'upkeep', 'healed']);
  });

  test('HX-22.2 after End the other player’s Upkeep begins, and the turn number rises by 1', () => {
    for (const [turn, next] of [[0, 1] as const, [1, 0] as const]) {
      const g = scenario({ phase: 'summon2', turn: turn === 0 ? 'A' : 'B', turnNumber: 7 + turn })
        .offer()
        .agree();
      expect(g.view('A')).toMatchObject({ turn: 8 + turn, turnPlayer: next, phase: 'summon1' });
      expect(g.events('spectator').filter((e) => e.type === 'turn')).toEqual([{ type: 'turn', turn: 8 + turn, seat: next }]);
      pass(g.advanceTo('summon2'));
      expect(pass(g).view('B')).toMatchObject({ turn: 9 + turn, turnPlayer: turn });
    }
  });

  test('HX-22.3 HX-D12 nine phases follow each other in order in every turn, none is skipped', () => {
    const g = scenario({ phase: 'summon2' }).offer().agree();
    const asked = new Set<string>();
    while (g.state.turn < 4) {
      asked.add(g.view('A').phase);
      pass(g);
    }
    const told = g.events('B').flatMap((e) => (e.type === 'phase' ? [`${e.seat} ${e.phase}`] : []));
    const turn = (seat: number) => PHASES.map((phase) => `${seat} ${phase}`);
    expect(told).toEqual(['0 end', ...turn(1), ...turn(0), ...turn(1).slice(0, 4)]);
    expect(PHASES).toEqual(['upkeep', 'harvest', 'draw', 'summon1', 'move', 'combatDeclaration', 'combatResolution', 'summon2', 'end']);
    expect([...asked]).toEqual(['summon1', 'move', 'combatDeclaration', 'combatResolution', 'summon2']);
  });
});

describe('22 Setup', () => {
  const loadouts = [STARTERS[0].loadout, STARTERS[1].loadout];
  const config = (more: object = {}) => ({ map: MAPS[0].map, loadouts, ...more });
  const start = (seed: string, more: object = {}): HxState => hexforge.create(config(more), seed);

  /** Cards of a seat in the order they were and will be drawn, and how the game began. */
  const order = (s: HxState, seat: number): string[] =>
    [...s.seats[seat].hand, ...[...s.seats[seat].deck].reverse()].map((inst) => cardId(s, inst));

  test.each(MAPS.map(({ id }) => id))(
    'HX-22.4 on map %s: bases placed, decks built, 4 cards each, then turn 1 of the starting player',
    (id) => {
      const { map } = MAPS.find((m) => m.id === id)!;
      for (const firstSeat of [0, 1]) {
        const s = start('setup', { map, firstSeat });
        const view = hexforge.view(s, 'spectator');
        expect(view.map.tiles.map(({ q, r }) => `${q},${r}`).sort()).toEqual(map.tiles.map(({ q, r }) => `${q},${r}`).sort());
        const at = view.players.map((player) => `${view.map.tiles[player.baseTile].q},${view.map.tiles[player.baseTile].r}`);
        expect(at.sort()).toEqual(
          map.tiles
            .filter((t) => t.type === 'base')
            .map(({ q, r }) => `${q},${r}`)
            .sort(),
        );
        expect(view.entities.map((e) => [e.kind, e.damage])).toEqual([
          ['base', 0],
          ['base', 0],
        ]);
        expect(view.players.map((player) => [player.hand, player.deck, player.discard, player.lost])).toEqual(
          [0, 1].map((seat) => (seat === firstSeat ? [5, 5, [], []] : [4, 6, [], []])),
        );
        expect([view.turn, view.turnPlayer, view.phase, view.toAct]).toEqual([1, firstSeat, 'summon1', firstSeat]);
        for (const seat of [0, 1]) expect(order(s, seat).sort()).toEqual([...loadouts[seat].base].sort());
      }
    },
  );

  test('HX-22.4 turn 1 begins with the Upkeep of the starting player, after both have drawn their four', () => {
    const told = new Recording<HxEvent>(2);
    recordInto(told, () => start('first', { firstSeat: 1 }));
    const words = told.spectator.map((e) => (e.type === 'phase' ? e.phase : e.type === 'drew' ? `seat ${e.seat} drew ${e.count}` : e.type));
    expect(words).toEqual(['seat 0 drew 4', 'seat 1 drew 4', 'turn', 'upkeep', 'harvest', 'draw', 'seat 1 drew 1', 'summon1']);
    expect(told.spectator).toContainEqual({ type: 'turn', turn: 1, seat: 1 });
  });

  test('HX-D29 the starting player comes from the match seed; the config may fix it', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    const starters = seeds.map((seed) => start(seed).turnSeat);
    const first = starters.filter((seat) => seat === 0).length;
    expect(first).toBeGreaterThan(8);
    expect(first).toBeLessThan(32);
    expect(seeds.map((seed) => start(seed).turnSeat)).toEqual(starters);
    for (const firstSeat of [0, 1]) expect(new Set(seeds.map((seed) => start(seed, { firstSeat }).turnSeat))).toEqual(new Set([firstSeat]));
  });

  test('HX-D31 there is no mulligan: nobody is asked about the opening hand', () => {
    const s = start('hand', { firstSeat: 0 });
    const own = hexforge.actions(s);
    expect(own.filter((a) => !['playCard', 'baseAbility', 'offerAdvance'].includes(a.type))).toEqual([]);
    hexforge.apply(s, { type: 'offerAdvance' });
    expect(hexforge.actions(s).filter((a) => a.type !== 'playCard')).toEqual([{ type: 'agreeAdvance' }]);
  });

  test('HX-D32 both opening decks are shuffled from the match seed: same seed same order, another seed another order', () => {
    for (const seat of [0, 1]) {
      const orders = Array.from({ length: 12 }, (_, i) => order(start(`deck ${i}`, { firstSeat: 0 }), seat).join(' '));
      expect(new Set(orders).size).toBeGreaterThan(10);
      expect(order(start('deck 3', { firstSeat: 0 }), seat).join(' ')).toBe(orders[3]);
    }
  });

  test('HX-D33 exactly two players, kept as a list', () => {
    expect(hexforge.seats).toEqual({ min: 2, max: 2 });
    expect(hexforge.checkConfig(config())).toEqual([]);
    for (const wrong of [[loadouts[0]], [...loadouts, loadouts[0]]]) {
      expect(hexforge.checkConfig(config({ loadouts: wrong }))).not.toEqual([]);
      expect(() => start('three', { loadouts: wrong })).toThrow();
    }
    expect(hexforge.view(start('two'), 'spectator').players).toHaveLength(2);
    const map = structuredClone(MAPS[0].map);
    map.tiles.find((t) => t.type === 'blank')!.type = 'base';
    expect(hexforge.checkConfig(config({ map }))).not.toEqual([]);
  });
});
