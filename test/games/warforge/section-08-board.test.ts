import { describe, expect, test } from 'vitest';
import { all, any, damage, destroy, grant, modify, returnTo, summon, type Effect } from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { WrPlace } from '../../../src-shared/games/warforge/types.ts';
import type { SidePosition } from './position.ts';
import { scenario, type Spot, type Table } from './scenario.ts';
import { testStratagem, testTroop } from './test-cards.ts';

const [a, b, c, d] = Array.from({ length: 4 }, () => testTroop('1/1/3', { cost: 0 }));
const FULL_LEFT = { L4: a, L3: a, L2: a, L1: a };
const FULL_RIGHT = { R1: a, R2: a, R3: a, R4: a };

/** A plays Troop `c` from the hand. */
const deploying = (line: SidePosition['line'], place: WrPlace): Table => scenario({ A: { hand: [c], line } }).play(c, place);
const cannotDeploy = (line: SidePosition['line'], place: WrPlace): string =>
  scenario({ A: { hand: [c], line } }).refused((g) => (g as Table).play(c, place));
/** A plays a Stratagem of these steps. */
function cast(steps: Effect[], A: SidePosition, at?: Spot): Table {
  const card = testStratagem(at ? { target: any(), steps } : steps);
  return scenario({ A: { ...A, hand: [card] }, B: A }).play(card, at);
}

describe('8 Places', () => {
  test('WR-8.1 there are four places left of W and four right', () => {
    const g = scenario({ A: { hand: Array.from({ length: 9 }, () => a) } });
    for (const place of ['L1', 'L2', 'L3', 'L4', 'R1', 'R2', 'R3', 'R4'] as const) g.play(a, place);
    expect(g.view('A').seats[0].units.map(({ place }) => place)).toEqual('L4 L3 L2 L1 W R1 R2 R3 R4'.split(' '));
  });

  test('WR-8.2 WR-D24 a fifth Troop on a side is rejected, though the other has room', () => {
    expect(cannotDeploy(FULL_LEFT, 'L1')).toBe('That side is full.');
    expect(cannotDeploy(FULL_LEFT, 'L4')).toBe('That side is full.');
    expect(cannotDeploy(FULL_RIGHT, 'R1')).toBe('That side is full.');
    expect(deploying(FULL_LEFT, 'R1').line('A')).toEqual([a, a, a, a, c]);
    expect(deploying(FULL_RIGHT, 'L1').line('A')).toEqual([c, a, a, a, a]);
  });

  test('WR-8.3 with 8 Troops none can be deployed; Stratagems and Talents are playable', () => {
    const line = { ...FULL_LEFT, ...FULL_RIGHT };
    for (const place of ['L1', 'L4', 'R1', 'R4'] as const) expect(cannotDeploy(line, place)).toMatch(/All eight/);
    const [spell, talent] = [testStratagem([]), testStratagem([], { role: 'talent' })];
    const g = scenario({ A: { hand: [spell, talent], line } });
    expect(g.play(spell).play(talent).hand('A')).toEqual([]);
  });

  test('WR-8.4 WR-D23 a side has no gaps: those further out move inwards, and none is deployed apart', () => {
    const g = cast([destroy()], { line: { L3: a, L2: b, L1: c, R1: a, R2: b, R3: c } }, 'A.R1');
    expect([g.face('A.R1').card, g.face('A.R2').card, g.isEmpty('A.R3'), g.face('A.L1').card]).toEqual([b, c, true, c]);
    const h = cast([returnTo('hand')], { line: { L3: a, L2: b, L1: c } }, 'A.L2');
    expect([h.face('A.L2').card, h.face('A.L1').card, h.isEmpty('A.L3')]).toEqual([a, c, true]);
    expect(cannotDeploy({ R1: a }, 'R3')).toMatch(/without gaps/);
    expect(cannotDeploy({}, 'L2')).toMatch(/without gaps/);
    expect(cannotDeploy({}, 'W')).toMatch(/left or right of your Warlord/);
  });

  test('WR-8.5 WR-D23 deployed between others, a Troop moves those further out', () => {
    const right = { R1: a, R2: b };
    expect(deploying(right, 'R1').line('A')).toEqual([c, a, b]);
    expect(deploying(right, 'R2').line('A')).toEqual([a, c, b]);
    expect(deploying(right, 'R3').line('A')).toEqual([a, b, c]);
    const left = { L2: b, L1: a };
    expect(deploying(left, 'L1').line('A')).toEqual([b, a, c]);
    expect(deploying(left, 'L2').line('A')).toEqual([b, c, a]);
    const g = deploying(left, 'L3');
    expect([g.face('A.L3').card, g.face('A.L2').card, g.face('A.L1').card]).toEqual([c, b, a]);
  });

  const NEIGHBOURS: [WrPlace, WrPlace[]][] = [
    ['L2', ['L1']],
    ['L1', ['L2', 'W']],
    ['W', ['L1', 'R1']],
    ['R1', ['W', 'R2']],
    ['R2', ['R1']],
  ];
  test.each(NEIGHBOURS)('WR-8.6 WR-D25 adjacent to %s are %j', (place, beside) => {
    const g = cast([damage(1, all(any({ adjacentTo: 'target' })))], { line: { L2: a, L1: a, R1: a, R2: a } }, `A.${place}`);
    expect(g.told('damaged').map(({ thing }) => [thing.seat, thing.place])).toEqual(beside.map((at) => [0, at]));
  });

  test('WR-8.6 the Warlord has as few neighbours as there are', () => {
    const beside = (line: SidePosition['line']) => cast([damage(1, all(any({ adjacentTo: 'target' })))], { line }, 'A.W').told('damaged');
    expect(beside({})).toEqual([]);
    expect(beside({ L1: a }).map(({ thing }) => thing.place)).toEqual(['L1']);
  });
});

describe('8 Created Troops', () => {
  const created = (line: SidePosition['line'], n = 1) => cast([summon(d, n)], { line }).line('A');

  test('WR-8.11 WR-D26 outermost on the side with fewer Troops, left on a tie', () => {
    expect(created({})).toEqual([d]);
    expect(cast([summon(d)], {}).face('A.L1').card).toBe(d);
    expect(cast([summon(d)], { line: { L1: a } }).face('A.R1').card).toBe(d);
    expect(created({ L2: a, L1: b, R1: a })).toEqual([a, b, a, d]);
    expect(created({ L1: b, R1: a, R2: a })).toEqual([d, b, a, a]);
    expect(created({ L1: b, R1: a })).toEqual([d, b, a]);
    expect(created({ L1: b, R1: a }, 3)).toEqual([d, d, b, a, d]);
  });

  test('WR-8.11 WR-D26 with 8 Troops it is not created', () => {
    const line = { ...FULL_LEFT, R1: b, R2: b, R3: b };
    expect(created(line)).toEqual([a, a, a, a, b, b, b, d]);
    expect(created(line, 3)).toEqual([a, a, a, a, b, b, b, d]);
    expect(created({ ...line, R4: b })).toEqual([a, a, a, a, b, b, b, b]);
  });

  test('WR-8.12 tokens come from outside the decks and never run out', () => {
    const call = testStratagem([summon('drummed-recruit', 8)]);
    const sweep = testStratagem([destroy(all(any()))]);
    const deck = [a, b, c];
    const g = scenario({ A: { hand: [call, sweep, call, sweep, call], deck } });
    g.play(call).play(sweep).play(call).play(sweep).play(call);
    expect(g.told('summoned')).toHaveLength(24);
    expect([g.line('A').length, g.deck('A')]).toEqual([8, deck]);
  });
});

describe('8 Back to hand or deck', () => {
  const spoil = [damage(1), modify(2, -1), grant('shield'), grant('vulnerable', 'target', 2), grant('stun'), grant('armour', 'target', 1)];
  const veteran = testTroop('2/1/5', { cost: 0, keywords: ['vanguard'] });

  test.each(['hand', 'deck'] as const)('WR-8.13 a Troop returned to the %s is as printed again', (to) => {
    const ruin = testStratagem({ target: any(), steps: spoil });
    const back = testStratagem({ target: any(), steps: [returnTo(to)] });
    const g = scenario({ A: { hand: [ruin, back], line: { R1: veteran } } }).play(ruin, 'A.R1');
    expect([g.stats('A.R1'), g.face('A.R1').keywords.length]).toEqual(['4/0/4', 5]);
    g.play(back, 'A.R1');
    if (to === 'deck') g.endTurn().endTurn();
    g.play(veteran, 'L1', to === 'deck');
    expect([g.stats('A.L1'), g.health('A.L1'), g.face('A.L1').keywords]).toEqual(['2/1/5', '5/5', ['vanguard']]);
    expect(g.face('A.L1').numbers).toEqual({});
  });
});
