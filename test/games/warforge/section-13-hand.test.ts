import { describe, expect, test } from 'vitest';
import { all, any, create, draw, drawNext, on, returnTo, sabotage, type Effect } from '../../../src-shared/games/warforge/effects/dsl.ts';
import { MODES, type WrMode } from '../../../src-shared/games/warforge/types.ts';
import type { SidePosition } from './position.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

const LIMIT = { classic: 10, skirmish: 8 } as const;
const filler = testStratagem([]);
const [x, y, z] = Array.from({ length: 3 }, () => testTroop('1/1/1'));
const held = (n: number): string[] => Array.from({ length: n }, () => filler);

/** A plays a Stratagem of these steps and holds `n` cards once it is played. */
function cast(steps: Effect[], n: number, A: SidePosition = {}, mode: WrMode = 'classic', B: SidePosition = {}): Table {
  const card = testStratagem(steps);
  return scenario({ mode, A: { ...A, hand: [card, ...held(n)] }, B }).play(card);
}
const burned = (g: Table, viewer: 'A' | 'B' = 'B'): string[] => g.told('burned', viewer).map(({ card }) => card);

describe('13 A full hand', () => {
  test.each(MODES)('WR-13.1 WR-13.2 in %s the limit holds, and what is drawn beyond it is burned', (mode) => {
    const room = cast([draw(1)], LIMIT[mode] - 1, { deck: [x, y] }, mode);
    expect([room.hand('A').length, room.deck('A'), burned(room)]).toEqual([LIMIT[mode], [y], []]);
    const full = cast([draw(1)], LIMIT[mode], { deck: [x, y] }, mode);
    expect([full.hand('A').length, full.deck('A'), burned(full)]).toEqual([LIMIT[mode], [y], [x]]);
  });

  test('WR-13.2 WR-D31 it is checked card by card and shown to both: hand 9, draw 2', () => {
    const g = cast([draw(2)], 9, { deck: [x, y, z] });
    expect([g.hand('A').includes(x), g.hand('A').includes(y), g.deck('A')]).toEqual([true, false, [z]]);
    expect([burned(g, 'A'), burned(g, 'B'), g.hand('A').length]).toEqual([[y], [y], 10]);
    expect(g.told('drew', 'B')).toMatchObject([{ seat: 0, count: 1 }]);
  });

  test('WR-13.2 the turn’s draw too, and a conditional one', () => {
    const g = scenario({ B: { energy: 3, hand: held(10), deck: [x, y] } }).endTurn();
    expect([g.deck('B'), burned(g)]).toEqual([[y], [x]]);
    const h = cast([drawNext({ kind: 'troop' })], 10, { deck: [filler, x, y] });
    expect([h.deck('A'), burned(h)]).toEqual([[filler, y], [x]]);
  });

  test('WR-13.3 burning is no fatigue and no draw', () => {
    const g = cast([draw(1)], 8, { deck: [x] }, 'skirmish');
    expect([g.told('burned').length, g.told('drew'), g.told('fatigue'), g.player('A').fatigue]).toEqual([1, [], [], 0]);
    expect([g.health('A.W'), g.view('A').me!.hand.some(({ drawn }) => drawn)]).toEqual(['20/20', false]);
  });

  test.each([
    ['a card of an effect', [create('votive-flame')]],
    ['a Sabotage card', [sabotage('leaking-lamp')]],
  ])('WR-13.4 WR-D19 %s is not created for a full hand', (_name, steps) => {
    const forA = steps[0].do === 'create';
    const made = (n: number) => {
      const g = forA ? cast(steps, n) : cast(steps, 0, {}, 'classic', { hand: held(n) });
      return [g.hand(forA ? 'A' : 'B').length, g.told('created').length, g.told('burned').length];
    };
    expect(made(9)).toEqual([10, 1, 0]);
    expect(made(10)).toEqual([10, 0, 0]);
  });

  test('WR-13.4 WR-D19 of several as many as there is room for', () => {
    const g = cast([create('votive-flame', 3)], 8);
    expect([g.hand('A').length, g.told('created').length]).toEqual([10, 2]);
  });

  test.each(MODES)('WR-13.5 WR-13.4 the draw fills the hand, then no Talent is created, in %s', (mode) => {
    const gift = testStratagem([], { role: 'talent' });
    const start = (n: number) => {
      const B = { energy: 3, warlord: testWarlord('1/1/20', { talent: gift }), hand: held(n), deck: [x, y] };
      return scenario({ mode, B }).endTurn().hand('B');
    };
    const full = start(LIMIT[mode] - 1);
    expect([full.length, full.includes(x), full.includes(gift)]).toEqual([LIMIT[mode], true, false]);
    const room = start(LIMIT[mode] - 2);
    expect([room.length, room.includes(x), room.includes(gift)]).toEqual([LIMIT[mode], true, true]);
  });
});

describe('13 Returned to a full hand', () => {
  const mourned = (role: 'deck' | 'token') =>
    testTroop('1/1/1', { role, keywords: ['remnant', 'emberheart'], abilities: [on('backlash', [create('votive-flame')])] });
  const back = (to: 'hand' | 'deck', n: number, card: string) =>
    cast([returnTo(to, all(any({ kind: 'troop' })))], n, { line: { R1: card } });
  /** What would show that it had died. */
  const deaths = (g: Table) => [g.told('died').length, g.triggered().length, g.player('A').embers, g.line('A').length];

  test('WR-13.6 WR-D87 a Troop is burned, which is no death', () => {
    const card = mourned('deck');
    const full = back('hand', 10, card);
    expect([full.hand('A').includes(card), burned(full), ...deaths(full)]).toEqual([false, [card], 0, 0, 0, 0]);
    const room = back('hand', 9, card);
    expect([room.hand('A').includes(card), burned(room), ...deaths(room)]).toEqual([true, [], 0, 0, 0, 0]);
  });

  test('WR-13.6 a deck is never full', () => {
    const card = mourned('deck');
    const g = back('deck', 10, card);
    expect([g.deck('A'), burned(g), ...deaths(g)]).toEqual([[card], [], 0, 0, 0, 0]);
  });

  test.each(['hand', 'deck'] as const)('WR-13.6 WR-D87 a token returned to the %s leaves the match, which is no death', (to) => {
    const g = back(to, 3, mourned('token'));
    expect([g.hand('A').length, g.deck('A'), burned(g), ...deaths(g)]).toEqual([3, [], [], 0, 0, 0, 0]);
  });
});
