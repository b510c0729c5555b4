import { describe, expect, test } from 'vitest';
import { READY_LISTS } from '../../../src-shared/games/warforge/decks/lists/index.ts';
import {
  all,
  any,
  damage,
  destroy,
  discover,
  energy,
  enemy,
  enemyTroop,
  iff,
  on,
  own,
  pact,
  type Effect,
  type Script,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import { MODES, type WrMode } from '../../../src-shared/games/warforge/types.ts';
import { newMatch, scenario, type Side, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

/** An ongoing Stratagem of these steps, listed for the whole match. */
const lasting = (when: 'atStart' | 'atEnd', steps: Effect[]) => [{ card: testStratagem([], { ongoing: { [when]: { steps } } }) }];
const talent = () => testStratagem([], { role: 'talent' });
const plain = testTroop('1/1/3');

/** What was told of these kinds, in order; phases by their names. */
function told(g: Table, viewer: Side, ...types: WrEvent['type'][]): string[] {
  return g.events(viewer).flatMap((event) => (event.type === 'phase' ? [event.phase] : types.includes(event.type) ? [event.type] : []));
}

describe('7 The order of a turn', () => {
  test('WR-7.1 WR-D28 refill, start of turn, draw, Talent of the Warlord, Talents of Troops, action', () => {
    const g = scenario({
      B: {
        ongoing: lasting('atStart', [damage(1, 'enemyWarlord')]),
        line: { L1: testTroop('1/1/1', { talent: talent() }) },
        deck: [plain],
      },
    }).endTurn();
    expect(told(g, 'B', 'turnBegan', 'damaged', 'drew', 'created')).toEqual(
      'endStep refill turnBegan startTriggers damaged draw drew talents created created action'.split(' '),
    );
  });

  test('WR-7.1 the start of a turn sees the refilled energy, not yet the card that is drawn', () => {
    const steps = [damage({ counter: 'energy' }, 'enemyWarlord'), damage({ counter: 'hand' }, 'enemyWarlord')];
    const g = scenario({ B: { energy: '0/4', ongoing: lasting('atStart', steps), deck: [plain] } }).endTurn();
    expect([g.energy('B'), g.health('A.W')]).toEqual(['5/5', '15/20']);
  });

  test.each(MODES)('WR-7.2 WR-D10 one card is drawn each turn, on the first player’s turn 1 too, in %s', (mode) => {
    const g = newMatch({ mode, lists: READY_LISTS.filter((list) => list.mode === mode).slice(0, 2) });
    const opening = mode === 'classic' ? [27, 26] : [8, 8];
    if (mode === 'classic') g.keep().keep();
    const [one, two]: Side[] = g.state.first === 0 ? ['A', 'B'] : ['B', 'A'];
    const decks = () => [g.deck(one).length, g.deck(two).length];
    expect(decks()).toEqual([opening[0] - 1, opening[1]]);
    g.endTurn();
    expect(decks()).toEqual([opening[0] - 1, opening[1] - 1]);
    g.endTurn();
    expect(decks()).toEqual([opening[0] - 2, opening[1] - 1]);
  });

  test('WR-7.3 Talents come after the draw: the Warlord’s first, then one for each Troop from L4 to R4', () => {
    const [a, b, w] = [talent(), talent(), talent()];
    const [givesA, givesB] = [testTroop('1/1/1', { talent: a }), testTroop('1/1/1', { talent: b })];
    const g = scenario({
      B: { warlord: testWarlord('1/1/20', { talent: w }), line: { L2: givesA, L1: givesB, R1: plain, R2: givesA }, deck: [plain] },
    }).endTurn();
    expect(g.told('created', 'B').map(({ card }) => card)).toEqual([w, a, b, a]);
    expect(told(g, 'B', 'drew', 'created').slice(-7)).toEqual('drew talents created created created created action'.split(' '));
  });
});

describe('7 The action phase', () => {
  test('WR-7.4 plays, Talents, attacks and actions mix in any order', () => {
    const [spell, gift] = [testStratagem([], { cost: 1 }), talent()];
    const acts: ((g: Table) => Table)[] = [
      (g) => g.play(plain, 'R2'),
      (g) => g.play(spell),
      (g) => g.play(gift),
      (g) => g.attack('W', 'melee', 'W'),
      (g) => g.use('R1', 'agenda'),
    ];
    const agent = testTroop('1/1/3', { abilities: [on('agenda', [])] });
    for (const order of ordersOf(acts)) {
      const g = scenario({ A: { energy: 3, hand: [plain, spell, gift], line: { R1: agent } } });
      for (const act of order) act(g);
      expect([g.hand('A'), g.line('A').length]).toEqual([[], 2]);
    }
  });

  test('WR-7.5 the turn may end with everything left over, but not while a choice is open', () => {
    const g = scenario({ A: { hand: [plain], line: { R1: plain } } });
    expect(g.endTurn().toAct()).toBe('B');
    const asks = testTroop('1/1/1', { abilities: [on('rally', { target: any(), steps: [] })] });
    const h = scenario({ A: { hand: [asks] } }).play(asks, 'R1');
    expect(h.refused((t) => (t as Table).endTurn())).toMatch(/chosen first/);
    expect(h.target('B.W').endTurn().toAct()).toBe('B');
  });

  test('WR-7.6 turns alternate; an attack is back at the start of the own turn, and never two', () => {
    const g = scenario({ A: { line: { R1: plain, R2: plain } }, B: { line: { R1: plain } } });
    const again = (from: 'R1' | 'R2') => g.refused((t) => (t as Table).attack(from, 'ranged', 'W'));
    g.attack('R1', 'ranged', 'W');
    expect(again('R1')).toMatch(/has attacked this turn/);
    expect(g.endTurn().toAct()).toBe('B');
    expect(g.unit('A.R1').spent).toBe(1);
    expect(g.endTurn().toAct()).toBe('A');
    // R2 did not attack in the turn before.
    for (const from of ['R1', 'R2'] as const) {
      g.attack(from, 'ranged', 'W');
      again(from);
    }
  });

  test('WR-7.6 so are permissions for once per turn', () => {
    const agent = testTroop('1/1/3', { keywords: ['frenzy'], abilities: [on('agenda', [])] });
    const g = scenario({ A: { line: { R1: agent } } }).use('R1', 'agenda');
    expect(g.refused((t) => (t as Table).use('R1', 'agenda'))).toMatch(/has done that this turn/);
    g.endTurn().endTurn().use('R1', 'agenda');
    g.refused((t) => (t as Table).use('R1', 'agenda'));
  });
});

describe('7 The opponent decides nothing', () => {
  const dying = (script: Script | Effect[]) => testTroop('1/1/1', { abilities: [on('backlash', script)] });
  const kill = testStratagem({ target: any(), steps: [damage(9)] });

  /** B's only Troop, with this Backlash, dies in A's turn. */
  function falls(script: Script | Effect[], draws: [string, number][], deck: string[] = []): Table {
    const g = scenario({ A: { hand: [kill], line: { R1: plain, R2: plain } }, B: { line: { R1: dying(script) }, deck }, script: draws });
    g.play(kill, 'B.R1');
    expect([g.toAct(), g.state.choice]).toEqual(['A', null]);
    g.nothingPending();
    return g;
  }

  test('WR-7.7 WR-D30 only the active player acts', () => {
    const g = scenario({ A: { line: { R1: plain } }, B: { line: { R1: plain }, hand: [plain] } });
    expect(g.attack('R1', 'melee', 'R1').toAct()).toBe('A');
    expect(g.refused((t) => (t as Table).play(plain, 'R1'))).toMatch(/do not hold/);
  });

  test.each([0, 1])('WR-7.7 WR-D30 what their trigger would pick is drawn: a target (%d)', (drawn) => {
    const g = falls({ target: enemyTroop(), steps: [damage(1)] }, [['a target', drawn]]);
    expect([g.face('A.R1').health, g.face('A.R2').health]).toEqual(drawn ? [3, 2] : [2, 3]);
  });

  test('WR-7.7 WR-D30 a Pact, a card that is offered', () => {
    expect(falls([pact('ownWarlord')], [['a Pact', 2]]).stats('B.W')).toBe('3/3/20');
    const cards = Array.from({ length: 3 }, () => testStratagem([]));
    const g = falls([discover('deck')], [...[0, 0, 0].map((n): [string, number] => ['a candidate', n]), ['a card', 1]], cards);
    expect(g.hand('B')).toEqual([cards[1]]);
  });

  test('WR-7.7 in the own turn its player picks', () => {
    const line = { R1: dying({ target: enemyTroop(), steps: [damage(1)] }) };
    const g = scenario({ A: { hand: [kill], line }, B: { line: { R1: plain, R2: plain } }, script: [] }).play(kill, 'A.R1');
    expect(g.state.choice).toMatchObject({ seat: 0, kind: 'target' });
    expect(g.target('B.R2').face('B.R2').health).toBe(2);
  });
});

describe.each(MODES)('7 In %s', (mode: WrMode) => {
  test('WR-7.8 turn order, sickness, attacks and Overtime are the same', () => {
    const g = scenario({ mode, A: { hand: [plain], line: { R1: plain } }, B: { energy: '9/9', line: { R1: plain } } });
    g.play(plain, 'R2').attack('R1', 'melee', 'R1').attack('W', 'ranged', 'W');
    expect(g.refused((t) => (t as Table).attack('R2', 'melee', 'R1'))).toMatch(/arrived this turn/);
    expect([g.health('A.R1'), g.health('B.R1'), g.health('A.W'), g.health('B.W')]).toEqual(['2/3', '2/3', '19/20', '19/20']);
    expect(told(g.endTurn(), 'A')).toEqual('endStep refill startTriggers draw talents action'.split(' '));
    const overtime = (max: 10 | 9) => scenario({ mode, B: { energy: `0/${max}` } }).endTurn().state.overtime;
    expect([overtime(10), overtime(9)]).toEqual(mode === 'classic' ? [1, 0] : [1, 1]);
    const still = scenario({ mode, B: { energy: '0/8' } }).endTurn();
    expect([still.state.overtime, still.energy('B').split('/')[1]]).toEqual([0, mode === 'classic' ? '9' : '10']);
  });
});

describe('7 The end step', () => {
  test('WR-7.9 WR-D29 triggers, Regeneration, Remnants, hand and further plays, expiry, carry', () => {
    const end = [damage(2, all(own({ keyword: 'regeneration' }))), energy(1)];
    const [fleeting, shot, hurl] = [
      testStratagem([], { keywords: ['ephemeral'] }),
      testTroop('0/0/9'),
      testStratagem({ target: any(), steps: [destroy()] }),
    ];
    const g = scenario({
      mode: 'skirmish',
      A: {
        energy: '0/5',
        ongoing: lasting('atEnd', end),
        hand: [fleeting, hurl],
        extra: [fleeting],
        line: { L1: testTroop('1/1/5', [{ regeneration: 2 }]), R1: testTroop('1/1/1', ['remnant']) },
      },
      B: { line: { R1: { card: shot, given: { tracer: 1 } } } },
    });
    g.play(hurl, 'A.R1').attack('W', 'ranged', 'R1');
    expect([g.line('A').at(-1), g.player('A').extra.length]).toEqual(['remnant', 1]);
    g.log.seats[0].length = 0;
    g.endTurn();
    const order = told(g, 'A', 'damaged', 'healed', 'died', 'discarded', 'lost', 'turnBegan');
    expect(order.slice(0, 8)).toEqual('endStep damaged healed died discarded lost refill turnBegan'.split(' '));
    // Damage before Regeneration: 5, 3, 5. The point of the end step is carried.
    expect([g.health('A.L1'), g.player('A').extra, g.player('A').carry]).toEqual(['5/5', [], 1]);
  });

  test('WR-7.9 in the end step a trigger may kill what would have regenerated', () => {
    const line = { L1: testTroop('1/1/2', [{ regeneration: 5 }]) };
    const g = scenario({ A: { ongoing: lasting('atEnd', [damage(2, all(own({ kind: 'troop' })))]), line } }).endTurn();
    expect(g.line('A')).toEqual([]);
  });

  test('WR-7.9 what lasts for this turn serves its end-of-turn triggers and then ends', () => {
    const boost = testStratagem([{ do: 'modify', melee: 2, ranged: 0, what: 'ownWarlord', until: 'turn' }]);
    const strong = iff({ cond: 'is', who: 'ownWarlord', of: own({ minMelee: 3 }) }, [damage(1, 'enemyWarlord')]);
    const g = scenario({ A: { hand: [boost], ongoing: lasting('atEnd', [strong]) } }).play(boost);
    expect(g.stats('A.W')).toBe('3/1/20');
    g.endTurn();
    expect([g.stats('A.W'), g.health('B.W')]).toEqual(['1/1/20', '19/20']);
  });
});

describe('7 Triggers without end', () => {
  test('WR-19.11 WR-D88 at most 500 resolve after an action or a turn step; the match goes on', () => {
    const sore = testTroop('0/0/9999', { abilities: [on('scarred', [damage(1, all(any({ keyword: 'scarred', other: true })))])] });
    const poke = testStratagem({ target: enemy(), steps: [damage(1)] });
    const line = { R1: sore, R2: sore };
    const g = scenario({
      A: { hand: [poke], ongoing: lasting('atEnd', [damage(1, all(enemyTroop({ adjacentTo: 'enemyWarlord' })))]) },
      B: { line },
    });
    g.play(poke, 'B.R1');
    expect([g.triggered().length, g.told('triggersDropped').length, g.toAct()]).toEqual([500, 1, 'A']);
    g.nothingPending();
    g.endTurn();
    // The end step begins a count of its own; the text of the ongoing Stratagem is one of the 500.
    expect([g.triggered().length, g.told('triggersDropped').length, g.toAct()]).toEqual([1000, 2, 'B']);
  });
});

/** All orders of a few things. */
function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, i) => ordersOf(things.filter((_, k) => k !== i)).map((rest) => [first, ...rest]));
}
