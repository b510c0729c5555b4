import { describe, expect, test } from 'vitest';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import {
  all,
  any,
  damage,
  destroy,
  enemyTroop,
  heal,
  on,
  returnTo,
  type Effect,
  type Group,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { MODES, type WrMode } from '../../../src-shared/games/warforge/types.ts';
import type { SidePosition } from './position.ts';
import { newMatch, scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

/** A plays a Stratagem of these steps against B. */
function cast(steps: Effect[], A: SidePosition, B: SidePosition, mode: WrMode = 'classic'): Table {
  const card = testStratagem(steps);
  return scenario({ mode, A: { ...A, hand: [card] }, B }).play(card);
}
const hit = (n: number, to: Group = 'enemyWarlord') => [damage(n, to)];
/** Warlords of these numbers, A's attacks B's in melee. */
const duel = (a: string, b: string): Table =>
  scenario({ A: { warlord: testWarlord(a) }, B: { warlord: testWarlord(b) } }).attack('W', 'melee', 'W');

const listsOf = (mode: WrMode) => READY_LISTS.filter((list) => list.mode === mode).slice(0, 2);

describe('1 A Warlord without health', () => {
  test.each(MODES)('WR-1.1 a Warlord at 3 that takes 3 loses, in %s', (mode) => {
    expect(cast(hit(3), {}, { health: 3 }, mode).winner()).toBe('A');
    expect(cast(hit(5), {}, { health: 3 }, mode).winner()).toBe('A');
    expect(cast(hit(2), {}, { health: 3 }, mode).winner()).toBeNull();
    expect(cast(hit(3, 'ownWarlord'), { health: 3 }, {}, mode).winner()).toBe('B');
  });

  test('WR-1.2 WR-D1 its health is tested after a whole event: a trigger is one, each step of a Stratagem is one', () => {
    const steps = [damage(3, 'ownWarlord'), heal(3, 'ownWarlord')];
    const rallying = testTroop('1/1/1', { abilities: [on('rally', steps)] });
    const g = scenario({ A: { health: 3, hand: [rallying] } }).play(rallying, 'R1');
    expect([g.winner(), g.face('A.W').health]).toEqual([null, 3]);
    expect(cast(steps, { health: 3 }, {}).winner()).toBe('B');
  });

  test('WR-1.3 both at 0 or less in one test is a draw', () => {
    const g = duel('5/0/4', '4/0/5');
    expect([g.winner(), g.state.result!.reason]).toEqual(['nobody', 'simultaneous']);
    expect(duel('5/0/5', '4/0/5').winner()).toBe('A');
    expect(duel('4/0/4', '4/0/5').winner()).toBe('B');
    expect(duel('4/0/5', '4/0/5').winner()).toBeNull();
  });

  test('WR-1.4 WR-D2 with one at 0 the other player wins at once: what is queued is dropped', () => {
    const avenger = testTroop('0/1/1', { abilities: [on('backlash', [damage(20, 'enemyWarlord')])] });
    const B = { health: 3, line: { R1: avenger } };
    const g = cast([damage(3, all(any()))], { health: 20 }, B);
    expect([g.winner(), g.triggered(), g.face('A.W').health]).toEqual(['A', [], 17]);
    g.nothingPending();
    // With one health more the match goes on, and the Backlash is carried out.
    expect(cast([damage(3, all(any()))], { health: 20 }, { ...B, health: 4 }).winner()).toBe('B');
  });

  test('WR-1.4 WR-D2 a deadly attack triggers nothing more', () => {
    const striker = testTroop('3/0/3', { abilities: [on('strike', [damage(20, 'ownWarlord')])] });
    const g = (health: number) => scenario({ A: { line: { R1: striker } }, B: { health } }).attack('R1', 'melee', 'W');
    expect([g(3).winner(), g(3).triggered()]).toEqual(['A', []]);
    expect([g(4).winner(), g(4).triggered()]).toEqual(['B', ['strike']]);
  });

  test('WR-1.4 WR-D1 a later step of the same Stratagem no longer counts', () => {
    const g = cast([damage(3, 'enemyWarlord'), damage(20, 'ownWarlord')], {}, { health: 3 });
    expect([g.winner(), g.face('A.W').health]).toEqual(['A', 20]);
  });
});

describe('1 The Warlord stays', () => {
  test.each(MODES)('WR-1.5 it is in play at W from setup on, for free, in %s', (mode) => {
    const lists = listsOf(mode);
    const g = newMatch({ mode, lists });
    for (const side of ['A', 'B'] as const) expect(g.face(`${side}.W`).card).toBe(lists[side === 'A' ? 0 : 1].warlord);
    expect(g.player(g.state.first === 0 ? 'A' : 'B').energy).toBe(mode === 'classic' ? 2 : 3);
    expect([...g.hand('A'), ...g.deck('A')]).not.toContain(lists[0].warlord);
  });

  test.each([
    ['returned to hand', returnTo('hand', all(any()))],
    ['returned to the deck', returnTo('deck', all(any()))],
    ['destroyed', destroy(all(any()))],
  ])('WR-1.5 it cannot be %s, Troops can', (_name, step) => {
    const line = { R1: testTroop('1/1/2') };
    const g = cast([step], { line }, { line });
    expect([g.line('A'), g.line('B')]).toEqual([[], []]);
    expect([g.health('A.W'), g.health('B.W'), g.winner()]).toEqual(['20/20', '20/20', null]);
    expect(g.told('returned').every(({ thing }) => thing.place !== 'W')).toBe(true);
  });
});

describe('1 Other ends', () => {
  test('WR-1.6 once there is a result every action is rejected and nothing changes', () => {
    const bolt = testStratagem(hit(3));
    const g = scenario({ A: { hand: [bolt, bolt], line: { R1: testTroop('1/1/1') } }, B: { health: 3 } }).play(bolt);
    const hash = warforge.hash(g.state);
    expect([g.toAct(), g.actions()]).toEqual([null, []]);
    g.refused((t) => (t as Table).endTurn());
    g.refused((t) => (t as Table).play(bolt));
    g.refused((t) => (t as Table).attack('R1', 'melee', 'W'));
    g.concede('A');
    expect([warforge.hash(g.state), g.winner()]).toEqual([hash, 'A']);
  });

  test.each(['A', 'B'] as const)('WR-1.7 WR-D3 %s may concede, in the own turn, in the rival’s and in the mulligan', (loser) => {
    const winner = loser === 'A' ? 'B' : 'A';
    for (const active of ['A', 'B'] as const) expect(scenario({ active }).concede(loser).winner()).toBe(winner);
    const g = newMatch({ mode: 'classic', lists: listsOf('classic') });
    expect([g.phase(), g.concede(loser).winner(), g.state.result!.reason]).toEqual(['mulligan', winner, 'conceded']);
  });

  test('WR-1.7 WR-D3 also while a choice is open; it is none of the listed actions', () => {
    const archer = testTroop('1/1/1', { abilities: [on('rally', { target: enemyTroop(), steps: hit(1, 'target') })] });
    const line = { R1: testTroop('1/1/2'), R2: testTroop('1/1/2') };
    const g = scenario({ A: { hand: [archer] }, B: { line } }).play(archer, 'R1');
    expect(g.actions().map(({ type }) => type)).toEqual(['target', 'target']);
    expect(g.concede('A').winner()).toBe('B');
    g.nothingPending();
  });

  const late = (turn: number, B: SidePosition = {}) => scenario({ turn, active: turn % 2 ? 'A' : 'B', B });

  test('WR-1.8 WR-D4 with turn 50 of both completed the match is a draw', () => {
    const g = late(99).endTurn();
    expect([g.winner(), g.player('A').ownTurn, g.player('B').ownTurn, g.toAct()]).toEqual([null, 50, 50, 'B']);
    g.endTurn();
    expect([g.winner(), g.state.result!.reason]).toEqual(['nobody', 'turnCap']);
    expect(late(98).endTurn().winner()).toBeNull();
  });

  test('WR-1.8 what ends the last turn still counts', () => {
    const fire = testStratagem([], { ongoing: { atEnd: { steps: hit(20) } } });
    expect(
      late(100, { ongoing: [{ card: fire }] })
        .endTurn()
        .winner(),
    ).toBe('B');
  });
});
