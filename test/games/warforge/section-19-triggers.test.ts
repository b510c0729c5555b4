import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  brink,
  damage,
  destroy,
  enemyTroop,
  on,
  ownTroop,
  returnTo,
  type AbilitySpec,
  type Effect,
} from '../../../src-shared/games/warforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { testStratagem, testTroop, testWarlord } from './test-cards.ts';

type Card = { name: string; abilities: AbilitySpec[] };
const named = (stats: string, name: string, ...abilities: AbilitySpec[]): string => testTroop(stats, { name, abilities } satisfies Card);

/** Keyword and place of what fired, in order; the place is empty where the unit has left. */
const fired = (g: Table): string[] =>
  g.told('triggered').map(({ keyword, thing }) => (thing ? `${keyword} ${'AB'[thing.seat]}.${thing.place}` : `${keyword} gone`));
const cards = (g: Table): (string | null)[] => g.told('triggered').map(({ card }) => card);

const area = (n: number): string => testStratagem([damage(n, all(any({ kind: 'troop' })))]);

describe('19 The death check', () => {
  test('WR-19.6 all that are at 0 or less go together, and Remnants and Embers appear with that', () => {
    // Each counts what stands and what is collected as its trigger resolves.
    const counting = testTroop('0/0/1', {
      keywords: ['remnant', 'emberheart'],
      abilities: [on('backlash', [damage({ count: ownTroop() }, 'enemyWarlord'), damage({ counter: 'embers' }, 'ownWarlord')])],
    });
    const storm = area(1);
    const g = scenario({ A: { hand: [storm] }, B: { line: { R1: counting, R2: counting, R3: testTroop('0/0/2') } } }).play(storm);
    expect(g.told('died').map(({ things }) => things.length)).toEqual([2]);
    expect(g.line('B').slice(0, 2)).toEqual(['remnant', 'remnant']);
    expect([g.player('B').embers, g.health('A.W'), g.health('B.W')]).toEqual([2, '14/20', '16/20']);
  });

  test('WR-19.6 triggers run one by one, each with its own death check; new ones join the end of the queue', () => {
    const last = named('0/0/2', 'last', on('backlash', []));
    const first = named('0/0/1', 'first', on('backlash', [damage(1, all(ownTroop()))]));
    const second = named('0/0/1', 'second', on('backlash', []));
    const storm = area(1);
    const g = scenario({ A: { hand: [storm] }, B: { line: { L1: first, R1: second, R2: last } } }).play(storm);
    expect(cards(g)).toEqual([first, second, last]);
    expect(g.told('died').map(({ things }) => things.length)).toEqual([2, 1]);
  });

  test('WR-D2 WR-19.6 triggers pending when one Warlord is dead are dropped', () => {
    const avenger = testTroop('0/0/1', { abilities: [on('backlash', [damage(20, 'enemyWarlord')])] });
    const g = scenario({
      A: { line: { R1: testTroop('1/0/9', { keywords: [{ blast: 3 }], abilities: [on('strike', [])] }) } },
      B: { health: 3, line: { L1: avenger } },
    }).attack('R1', 'melee', 'L1');
    expect([g.winner(), g.triggered(), g.health('A.W')]).toEqual(['A', [], '20/20']);
    g.nothingPending();
  });
});

describe('19 What is one event', () => {
  const both = (n: number): Effect[] => [damage(n, 'enemyWarlord'), damage(n, 'ownWarlord')];

  test('WR-D1 each step of a Stratagem is one: the Warlord that falls first loses', () => {
    const cut = testStratagem(both(3));
    expect(
      scenario({ A: { hand: [cut], health: 3 }, B: { health: 3 } })
        .play(cut)
        .winner(),
    ).toBe('A');
    const wave = testStratagem([damage(3, all(any({ kind: 'warlord' })))]);
    expect(
      scenario({ A: { hand: [wave], health: 3 }, B: { health: 3 } })
        .play(wave)
        .winner(),
    ).toBe('nobody');
  });

  test('WR-D1 each trigger is one, whatever its steps', () => {
    const martyr = testTroop('1/1/1', { abilities: [on('rally', both(3))] });
    expect(
      scenario({ A: { hand: [martyr], health: 3 }, B: { health: 3 } })
        .play(martyr, 'R1')
        .winner(),
    ).toBe('nobody');
  });

  test('WR-D1 and so is the pre-attack step, apart from the hit step', () => {
    const match = (sentry: number) =>
      scenario({
        A: { warlord: testWarlord('3/0/20', { keywords: [{ flechette: 2 }] }), health: 2 },
        B: { warlord: testWarlord('9/0/20', { keywords: [{ sentry }] }), health: 2 },
      }).attack('W', 'melee', 'W');
    expect(match(2).winner()).toBe('nobody');
    // The target’s answer never comes.
    expect(match(1).winner()).toBe('A');
  });
});

describe('19 The order of triggers', () => {
  test('WR-19.7 WR-D39 damage, death, attack; and within a group by keyword, then active player, then board order', () => {
    const attacker = testTroop('2/0/9', {
      keywords: ['concussive', { blast: 1 }],
      abilities: [on('scarred', []), brink(8, []), on('slay', []), on('strike', [])],
    });
    const g = scenario({
      A: {
        line: {
          L1: testTroop('0/0/9', { abilities: [on('cruelty', [])] }),
          R1: attacker,
          R2: testTroop('0/0/9', { abilities: [on('mob', [])] }),
        },
      },
      B: {
        line: {
          R1: testTroop('1/0/9', { abilities: [on('scarred', []), brink(8, [])] }),
          R2: { card: testTroop('0/0/1', { keywords: ['unstable'], abilities: [on('backlash', [])] }), given: { huntMark: 1 } },
        },
      },
      script: [
        ['Unstable', 0],
        ['whom Unstable hits', 0],
      ],
    }).attack('R1', 'melee', 'R1');
    expect(fired(g)).toEqual([
      'concussive A.R1',
      ...['scarred A.R1', 'scarred B.R1', 'brink A.R1', 'brink B.R1'],
      // The enemy Warlord took the Blast.
      ...['cruelty A.L1', 'cruelty A.L1'],
      ...['huntMark gone', 'unstable gone', 'backlash gone'],
      ...['slay A.R1', 'strike A.R1', 'mob A.R2'],
      // The Hunt Mark’s damage comes at the end of the queue.
      'cruelty A.L1',
    ]);
  });

  test.each([
    ['A', ['A.L2', 'A.L1', 'A.R1', 'B.L1', 'B.R1', 'B.R2']],
    ['B', ['B.L1', 'B.R1', 'B.R2', 'A.L2', 'A.L1', 'A.R1']],
  ] as const)('WR-19.7 the same keyword on six units in the turn of %s', (active, order) => {
    const sore = testTroop('0/0/9', { abilities: [on('scarred', [])] });
    const storm = area(1);
    const g = scenario({
      A: { hand: [storm], line: { L1: sore, L2: sore, R1: sore } },
      B: { hand: [storm], line: { L1: sore, R1: sore, R2: sore } },
      active,
    }).play(storm);
    expect(fired(g)).toEqual(order.map((spot) => `scarred ${spot}`));
  });

  test('WR-19.7 Regiment stands where Mob does, after Strike', () => {
    const g = scenario({
      A: {
        line: {
          R1: testTroop('0/1/9', { abilities: [on('strike', [])] }),
          R2: testTroop('0/0/9', { abilities: [on('mob', []), on('regiment', [])] }),
        },
      },
    }).attack('R1', 'ranged', 'W');
    expect(g.triggered()).toEqual(['strike', 'regiment']);
  });
});

describe('19 Triggers of units that have left', () => {
  /** B.L1 does something to the other as it is hurt; the other, at R1, waits behind it in the queue. */
  const pair = (health: number, step: Effect): Table => {
    const sore = on('scarred', []);
    const other = testTroop(`0/0/${health}`, { types: ['Prey'], abilities: [sore] });
    const storm = area(1);
    return scenario({
      A: { hand: [storm] },
      B: { line: { L1: testTroop('0/0/9', { abilities: [on('scarred', [step])] }), R1: other } },
    }).play(storm);
  };
  const prey = all(ownTroop({ type: 'Prey' }));

  test('WR-19.8 a trigger is skipped if its unit has died or was returned before it resolves', () => {
    expect(fired(pair(5, damage(0, prey)))).toEqual(['scarred B.L1', 'scarred B.R1']);
    expect(fired(pair(5, destroy(prey)))).toEqual(['scarred B.L1']);
    expect(fired(pair(5, returnTo('hand', prey)))).toEqual(['scarred B.L1']);
  });

  test('WR-19.8 except a lethal Scarred', () => {
    expect(fired(pair(1, damage(0, prey)))).toEqual(['scarred B.L1', 'scarred gone']);
  });

  test('WR-19.8 and death triggers', () => {
    const martyr = testTroop('0/0/1', { abilities: [on('backlash', [damage(1, 'enemyWarlord')])] });
    const storm = area(1);
    const g = scenario({ A: { hand: [storm] }, B: { line: { R1: martyr } } }).play(storm);
    expect([fired(g), g.health('A.W')]).toEqual([['backlash gone'], '19/20']);
  });

  test('WR-19.8 an attacker that dies in the hit step has no Strike, Slay or Concussive left', () => {
    const g = scenario({
      A: { line: { R1: testTroop('3/0/2', { keywords: ['concussive'], abilities: [on('strike', []), on('slay', [])] }) } },
      B: { line: { R1: testTroop('2/0/9') } },
    }).attack('R1', 'melee', 'R1');
    expect([g.triggered(), g.face('B.R1').keywords]).toEqual([[], []]);
  });
});

describe('19 Triggers without end', () => {
  const endless = testTroop('0/0/2000', { abilities: [on('scarred', [damage(1, 'this')])] });
  const prick = testStratagem([damage(1, all(enemyTroop()))]);

  test('WR-19.11 WR-D88 500 triggers resolve after one action, the rest are dropped and that is told', () => {
    const g = scenario({ A: { hand: [prick, prick] }, B: { line: { R1: endless } } }).play(prick);
    expect([g.triggered().length, g.health('B.R1'), g.told('triggersDropped').length]).toEqual([500, '1499/2000', 1]);
    // The next action has 500 of its own.
    g.play(prick);
    expect([g.triggered().length, g.health('B.R1')]).toEqual([1000, '998/2000']);
    g.nothingPending();
  });

  test('WR-19.11 exactly 500 are none too many', () => {
    const enough = testTroop('0/0/500', { abilities: [on('scarred', [damage(1, 'this')])] });
    const g = scenario({ A: { hand: [prick] }, B: { line: { R1: enough } } }).play(prick);
    expect([g.triggered().length, g.line('B'), g.told('triggersDropped')]).toEqual([500, [], []]);
  });
});
