import { describe, expect, test } from 'vitest';
import type { HxConfig } from '../../../src-shared/games/hexforge/config.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { STARTERS } from '../../../src-shared/games/hexforge/loadouts/index.ts';
import { MAPS } from '../../../src-shared/games/hexforge/maps/index.ts';
import { scenario, type Table } from './scenario.ts';
import { testWorker, vanilla } from './test-cards.ts';
import { drawing } from './test-texts.ts';

/* Positions stand in Summon 2: when both pass, End follows and then the next player's Upkeep, Harvest and Draw. */

const endTurn = (g: Table): Table => g.offer().agree();

describe('15 Upkeep', () => {
  test('HX-15.1 the turn player’s pool drops to zero in that player’s Upkeep, the opponent’s is untouched', () => {
    const position = { phase: 'summon2', A: { pool: '2F' }, B: { pool: '3O' } };
    const g = endTurn(scenario(position));
    expect([g.pool('A'), g.pool('B')]).toEqual([{ C: 2, F: 1 }, {}]);
    endTurn(g.advanceTo('summon2'));
    expect([g.pool('A'), g.pool('B')]).toEqual([{}, {}]);
    const mirrored = endTurn(scenario({ ...position, turn: 'B' }));
    expect([mirrored.pool('A'), mirrored.pool('B')]).toEqual([{}, { C: 3, O: 1 }]);
  });

  test('HX-15.1 the pool is emptied first: what Harvest brings afterwards stays', () => {
    const g = scenario({ phase: 'summon2', tiles: { '0,0': 'mineral' }, B: { units: { '0,0': testWorker({ F: 1 }) }, pool: '3FO' } });
    expect(endTurn(g).pool('B')).toEqual({ F: 1 });
  });

  test.each(['A', 'B'] as const)('HX-15.2 HX-D11 when %s ends the turn, units of both players recover all their damage', (turn) => {
    const hurt = (damage: number) => ({ card: vanilla('2/9'), damage });
    const g = scenario({
      phase: 'summon2',
      turn,
      tiles: { '0,0': 'mineral', '1,0': 'grass' },
      A: { units: { '0,0': hurt(8), '0,1': hurt(1) } },
      B: { units: { '1,0': hurt(8), '1,1': hurt(1) } },
    });
    endTurn(g);
    expect(['0,0', '0,1', '1,0', '1,1'].map((at) => g.stats(at))).toEqual(['2/9', '2/9', '2/9', '2/9']);
  });

  test('HX-15.3 HX-D11 units of both players on strife keep their damage, in both players’ Upkeeps', () => {
    const hurt = (damage: number) => ({ card: vanilla('2/9'), damage });
    const g = scenario({
      phase: 'summon2',
      tiles: { '0,0': 'strife', '1,0': 'strife' },
      A: { units: { '0,0': hurt(8), '0,1': hurt(3) } },
      B: { units: { '1,0': hurt(1), '1,1': hurt(3) } },
    });
    const stats = () => ['0,0', '1,0', '0,1', '1,1'].map((at) => g.stats(at));
    endTurn(g);
    expect(stats()).toEqual(['2/1', '2/8', '2/9', '2/9']);
    endTurn(g.advanceTo('summon2'));
    expect(stats()).toEqual(['2/1', '2/8', '2/9', '2/9']);
  });

  test('HX-15.4 only the turn player’s units stop being exhausted', () => {
    const tired = () => ({ card: vanilla('1/1'), exhausted: true });
    const g = scenario({ phase: 'summon2', A: { units: { '0,0': tired() } }, B: { units: { '1,0': tired(), '1,1': tired() } } });
    const exhausted = () =>
      g
        .view('A')
        .entities.filter((e) => e.exhausted)
        .map((e) => g.name(e.tile));
    expect(exhausted()).toEqual(['0,0', '1,0', '1,1']);
    endTurn(g);
    expect(exhausted()).toEqual(['0,0']);
    endTurn(g.advanceTo('summon2'));
    expect(exhausted()).toEqual([]);
  });

  test('HX-15.5 HX-D12 nobody is asked in End, Upkeep, Harvest and Draw, whatever both could play', () => {
    const quick = drawing(0);
    const caller = vanilla('1/1', [], { abilities: [{ cost: '0', speed: 'fast', effects: [{ do: 'draw', n: 0 }] }] });
    const side = { hand: [quick], deck: [quick], pool: '9' };
    for (const [turn, next] of [['A', 'B'] as const, ['B', 'A'] as const]) {
      const g = scenario({ phase: 'summon2', turn, A: { ...side, units: { '0,0': caller } }, B: { ...side, units: { '1,0': caller } } });
      g.offer();
      expect([g.phase(), g.toAct()]).toEqual(['summon2', next]);
      g.agree();
      expect([g.phase(), g.toAct()]).toEqual(['summon1', next]);
      const passed = g.events('A').flatMap((e) => (e.type === 'phase' ? [e.phase] : []));
      expect(passed).toEqual(['end', 'upkeep', 'harvest', 'draw', 'summon1']);
    }
  });
});

describe('16 Harvest', () => {
  const tiles = { '0,0': 'mineral', '0,1': 'mineral', '1,0': 'mineral' } as const;

  test('HX-16.1 HX-D103 the turn player’s workers on minerals yield, the opponent’s do not', () => {
    const position = {
      phase: 'summon2',
      tiles,
      A: { units: { '0,0': testWorker({ F: 1 }) } },
      B: { units: { '1,0': testWorker({ O: 2 }) } },
    };
    const g = endTurn(scenario(position));
    expect([g.pool('A'), g.pool('B')]).toEqual([{}, { O: 2 }]);
    endTurn(g.advanceTo('summon2'));
    expect([g.pool('A'), g.pool('B')]).toEqual([{ F: 1 }, { O: 2 }]);
  });

  test('HX-16.1 the yield comes at the start of Harvest, before the card is drawn', () => {
    const g = scenario({ phase: 'summon2', tiles, B: { units: { '1,0': testWorker({ O: 2 }) }, deck: [drawing(0)] } });
    const told = endTurn(g)
      .events('B')
      .map((e) => (e.type === 'phase' ? e.phase : e.type));
    expect(told.slice(told.indexOf('harvest'))).toEqual(['harvest', 'harvested', 'draw', 'drew', 'summon1']);
  });

  test('HX-16.2 yields add up in the pool: {F:1} and {F:1,O:1} make {F:2,O:1}', () => {
    const g = scenario({
      phase: 'summon2',
      turn: 'B',
      tiles,
      A: { units: { '0,0': testWorker({ F: 1 }), '0,1': testWorker({ F: 1, O: 1 }) } },
    });
    expect(endTurn(g).pool('A')).toEqual({ F: 2, O: 1 });
  });
});

describe('17 Draw', () => {
  test('HX-17.1 the turn player draws the top card, the opponent draws nothing', () => {
    const [top, below] = [drawing(0), drawing(0)];
    const g = endTurn(scenario({ phase: 'summon2', A: { deck: [below, top] }, B: { deck: [below, top] } }));
    expect([g.hand('A'), g.hand('B'), g.deck('B')]).toEqual([[], [top.id], [below.id]]);
    endTurn(g.advanceTo('summon2'));
    expect([g.hand('A'), g.hand('B'), g.deck('A')]).toEqual([[top.id], [top.id], [below.id]]);
  });

  test.each([0, 1] as const)('HX-17.1 HX-D30 seat %i, starting, draws on turn 1, and the other on turn 2', (firstSeat) => {
    const config: HxConfig = { map: MAPS[0].map, loadouts: [STARTERS[0].loadout, STARTERS[1].loadout], firstSeat, maxTurns: 200 };
    const state = hexforge.create(config, 'first card');
    const hands = () => hexforge.view(state, 'spectator').players.map((player) => player.hand);
    expect(hands()).toEqual(firstSeat === 0 ? [5, 4] : [4, 5]);
    while (state.turn === 1) hexforge.apply(state, hexforge.decode(state, hexforge.routine(state)));
    expect(hands()).toEqual([5, 5]);
  });
});
