import { describe, expect, test } from 'vitest';
import { attackOdds } from '../../../src-shared/games/bladeforge/explain/odds.ts';
import type { BlAttackOdds, BlBlockAnswer, BlLuckAnswer, BlSwordAnswer } from '../../../src-shared/games/bladeforge/explain/questions.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { createRng } from '../../../src-shared/kernel/rng.ts';
import type { Position } from './position.ts';
import { table, type Table } from './scenario.ts';
import { testBlade, testGuard, testShield } from './test-cards.ts';

const oddsOf = (position: Position): BlAttackOdds => attackOdds(table(position).state, 0)[0];
const sword = (stats: string) => ({ forge: { blade: testBlade(stats), grip: null } });

/** What the window asks, from the seat's view alone. */
const ask = <T>(g: Table, who: 'P1' | 'P2' | 'spectator', question: object): T =>
  bladeforge.query(g.view(who), who === 'spectator' ? g.log.spectator : g.log.seats[who === 'P1' ? 0 : 1], question) as T;

describe('odds of an attack, counted out', () => {
  test('BL-7.3 BL-7.5 a d4 with Attack 2 against Defense 3: 0, 1, 2 or 3 damage', () => {
    expect(oddsOf({ P1: sword('+2/+0'), P2: { ...sword('+0/+3'), health: 3 } })).toEqual({
      target: 1,
      least: 0,
      most: 3,
      mean: 1.5,
      damages: 0.75,
      shield: null,
      blockHolds: null,
      defeats: 0.25,
      defeatsBlocked: 0.25,
    });
  });

  test('BL-7.9 the higher of two d4: 1, 3, 5 and 7 of 16', () => {
    const odds = oddsOf({ P2: { ...sword('+0/+2'), health: 2 }, means: { keepBest: 1 } });
    expect([odds.mean, odds.damages, odds.defeats]).toEqual([19 / 16, 12 / 16, 7 / 16]);
    // A larger die for this attack, doubled.
    const larger = oddsOf({ P1: sword('+1/+0'), P2: sword('+0/+0'), means: { dieSteps: 1, doublings: 1, attackMod: 1 } });
    expect([larger.least, larger.most, larger.mean]).toEqual([6, 16, 11]);
  });

  test('BL-8.3 BL-8.5 a block holds when it is strictly higher: d4 against d4 in 6 of 16, d8 in 22 of 32, with +2 in 13 of 16', () => {
    const holds = (die: 4 | 8, blockMod = 0) => oddsOf({ P1: sword('+9/+0'), P2: { die, blockMod, health: 5 } });
    expect([holds(4).blockHolds, holds(8).blockHolds, holds(4, 2).blockHolds]).toEqual([6 / 16, 22 / 32, 13 / 16]);
    expect([holds(4).defeats, holds(4).defeatsBlocked]).toEqual([1, 10 / 16]);
    expect(oddsOf({ P1: sword('+9/+0'), means: { noBlock: 1 } }).blockHolds).toBeNull();
    // The block die is the present one, not the attack’s.
    expect(oddsOf({ P1: sword('+9/+0'), means: { dieSteps: 2, keepBest: 1 } }).blockHolds).toBe(6 / 16);
  });

  test('BL-9.4 BL-9.10 a Shield: the chance that it breaks, none to fall, no block; with pierce as if it were absent', () => {
    const P2 = { health: 1, forge: { shield: testShield(4) } };
    const odds = oddsOf({ P1: sword('+1/+0'), P2 });
    expect([odds.shield, odds.blockHolds, odds.defeats, odds.defeatsBlocked]).toEqual([{ stability: 4, breaks: 0.5 }, null, 0, 0]);
    const pierced = oddsOf({ P1: sword('+1/+0'), P2, means: { pierce: 1 } });
    expect([pierced.shield, pierced.blockHolds, pierced.defeats]).toEqual([null, 6 / 16, 1]);
  });

  test('what is certain has a chance of exactly 1, whatever the die', () => {
    for (const die of [4, 6, 8, 10, 12] as const)
      for (const keepBest of [0, 1]) {
        const odds = oddsOf({ P1: { ...sword('+9/+0'), die }, P2: { ...sword('+0/+0'), health: 10 }, means: { keepBest } });
        expect([odds.damages, odds.defeats]).toEqual([1, 1]);
      }
  });

  test('BL-7.1 there are odds for each living rival, and for nobody else', () => {
    const g = table({ seats: 5, P3: { out: true } });
    expect(attackOdds(g.state, 0).map(({ target }) => target)).toEqual([1, 3, 4]);
  });
});

/** Throws of each simulation. */
const TIMES = 4000;

/** Mean damage, and shares of attacks that do damage, break the Shield, are blocked, defeat, defeat where a block is tried. */
function simulated(position: Position): Record<'mean' | 'damages' | 'breaks' | 'holds' | 'defeats' | 'defeatsBlocked', number> {
  const count = { mean: 0, damages: 0, breaks: 0, holds: 0, defeats: 0, defeatsBlocked: 0 };
  let tried = 0;
  const start = table({ ...position, unscripted: true }).state;
  for (let i = 0; i < TIMES; i++) {
    for (const block of [false, true]) {
      const s = bladeforge.clone(start);
      s.rng = createRng(`throw ${i} ${block}`, Object.keys(s.rng.streams));
      bladeforge.apply(s, { type: 'attack', target: 1 });
      const asked = s.choice?.kind === 'block';
      const damage = s.attack?.damage ?? NaN;
      if (asked) bladeforge.apply(s, { type: 'chooseBlock', block });
      const fell = s.seats[1].out !== 0;
      if (block) {
        if (fell) count.defeatsBlocked++;
        if (asked) tried++;
        // Nothing is lost but where the block fails.
        if (asked && s.seats[1].health === start.seats[1].health) count.holds++;
        continue;
      }
      const lost = start.seats[1].health - s.seats[1].health;
      if (fell) count.defeats++;
      if (lost > 0) count.damages++;
      if (start.seats[1].forge[4] >= 0 && s.seats[1].forge[4] < 0) count.breaks++;
      count.mean += Number.isNaN(damage) ? lost : damage;
    }
  }
  const { holds, ...shares } = count;
  return { ...(Object.fromEntries(Object.entries(shares).map(([k, n]) => [k, n / TIMES])) as typeof count), holds: holds / tried };
}

/** Five standard deviations of a share: what chance alone does not exceed. */
const within = (share: number, exact: number, times = TIMES): void =>
  expect(Math.abs(share - exact)).toBeLessThanOrEqual(5 * Math.sqrt((exact * (1 - exact)) / times) + 1e-9);

describe('odds and what happens', () => {
  const cases: [string, Position][] = [
    ['bare swords', { P1: sword('+1/+0'), P2: { ...sword('+0/+2'), health: 3 } }],
    ['a block that may hold', { P1: { ...sword('+3/+0'), die: 6 }, P2: { die: 8, health: 7, forge: { left: testGuard('+0/+1') } } }],
    ['all modifiers', { P1: { ...sword('+2/+0'), die: 6 }, P2: { health: 14, defenseMod: 3, blockMod: 2 }, means: { attackMod: 1, doublings: 1, dieSteps: 1, keepBest: 1 } }], // prettier-ignore
    ['no block', { P1: sword('+2/+0'), P2: { health: 5 }, means: { noBlock: 1 } }],
    ['pierce', { P1: { ...sword('+1/+0'), die: 10 }, P2: { health: 6, forge: { shield: testShield(3) } }, means: { pierce: 1 } }],
  ];

  test.each(cases)('BL-7.5 BL-8.5 the odds of %s are what 4,000 attacks come to', (_name, position) => {
    const exact = oddsOf(position);
    const seen = simulated(position);
    within(seen.damages, exact.damages);
    within(seen.defeats, exact.defeats);
    within(seen.defeatsBlocked, exact.defeatsBlocked);
    if (exact.blockHolds === null) expect(seen.holds).toBeNaN();
    else within(seen.holds, exact.blockHolds, TIMES / 4);
    // Health lost stops at what there is, so the mean is compared where nobody can fall.
    const safe = { ...position, P2: { ...position.P2, health: 20 } };
    const spread = exact.most - exact.least;
    if (exact.most < 20) expect(Math.abs(simulated(safe).mean - exact.mean)).toBeLessThanOrEqual((5 * spread) / 2 / Math.sqrt(TIMES));
  });

  test('BL-9.4 the odds that a Shield breaks are what 4,000 attacks come to', () => {
    const position = {
      P1: { ...sword('+2/+0'), die: 8 as const },
      P2: { health: 1, forge: { blade: testBlade('+0/+1'), shield: testShield(6) } },
    };
    const exact = oddsOf(position);
    expect(exact.shield?.breaks).toBe(0.5);
    const seen = simulated(position);
    within(seen.breaks, 0.5);
    expect([seen.defeats, seen.defeatsBlocked]).toEqual([0, 0]);
  });
});

describe('what the window asks', () => {
  test('odds from the view are those of the state, and of the own sword where it is another’s turn', () => {
    const g = table({ seats: 3, P1: { forge: { blade: 'tax-collector' }, health: 9 }, armory: 'rest', means: { attackMod: 3 } });
    expect(ask(g, 'P1', { ask: 'attack' })).toEqual(attackOdds(g.state, 0));
    const own = ask<BlAttackOdds[]>(g, 'P2', { ask: 'attack' });
    expect(own.map(({ target, least, most }) => [target, least, most])).toEqual([
      [0, 1, 4],
      [2, 1, 4],
    ]);
    expect(ask(g, 'spectator', { ask: 'attack' })).toEqual(attackOdds(g.state, 0));
  });

  test('BL-8.2 odds of the block that is asked for, and whether the blow is fatal; null while nobody is asked', () => {
    const P1 = { forge: { blade: 'tax-collector' } };
    const g = table({ P1, P2: { die: 8, health: 6, blockMod: 1 }, armory: 'rest' });
    expect(ask(g, 'P2', { ask: 'block' })).toBeNull();
    g.attack('P2', 1);
    const { damage } = g.blow();
    const answer: BlBlockAnswer = { damage, holds: 26 / 32, fatal: true };
    expect(ask(g, 'P2', { ask: 'block' })).toEqual(answer);
    const safe = table({ P1, P2: { health: damage + 1 }, armory: 'rest' }).attack('P2', 1);
    expect(ask<BlBlockAnswer>(safe, 'P2', { ask: 'block' })).toEqual({ damage, holds: 6 / 16, fatal: false });
  });

  test('the change that a card in its place would bring, and a Reforge', () => {
    const P1 = {
      forge: { left: 'nail-bouquet', right: 'pan-lid', shield: 'barrel-lid' },
      hand: ['second-attempt', 'loose-sickle', 'tax-collector'],
    };
    const g = table({ P1, armory: 'rest' });
    const placed = ask<BlSwordAnswer>(g, 'P1', { ask: 'sword', card: 'loose-sickle', slot: 'right' });
    // A Guard of +3 for one of −1.
    expect(placed.after.attack - placed.before.attack).toBe(4);
    expect(placed.before.totals.map(({ total }) => total)).toEqual([1, 2, 3, 4].map((roll) => roll + g.view('P1').seats[0].attack));
    expect(ask(g, 'P1', { ask: 'sword', card: 'loose-sickle', slot: 'grip' })).toBeNull();
    expect(ask(g, 'P1', { ask: 'sword', card: 'no-such-card', slot: 'grip' })).toBeNull();
    const forged = ask<BlSwordAnswer>(g, 'P1', { ask: 'reforge', blade: 'tax-collector' });
    g.reforge('tax-collector');
    const { attack, defense, die } = g.view('P1').seats[0];
    expect(forged.after).toMatchObject({ attack, defense, die });
    expect([forged.before.die, forged.after.die]).toEqual([4, 6]);
    expect(ask(g, 'P1', { ask: 'reforge', blade: 'pan-lid' })).toBeNull();
    const top = table({ P1: { die: 12 }, armory: 'rest' });
    expect(ask(top, 'P1', { ask: 'reforge', blade: null })).toBeNull();
  });
});

describe('the luck sheet', () => {
  const luck = (g: Table): BlLuckAnswer => ask(g, 'P1', { ask: 'luck' });

  test('is empty before the first throw', () => {
    expect(luck(table({ armory: 'rest' }))).toEqual({ throws: [], blocks: [] });
  });

  test('BL-15.2 counts every throw of both dice of keepBest and of blocks, by player and die', () => {
    const P1 = { die: 6 as const, forge: { blade: 'tax-collector' } };
    const g = table({ P1, P2: { blockMod: 1 }, armory: 'rest', means: { keepBest: 1 } });
    g.attack('P2', [3, 6]).block(4, 3).drawToEnd();
    g.attack('P2', 2).block(1, 6);
    const { throws, blocks } = luck(g);
    expect(throws.map(({ seat, die, throws: n, mean, expected }) => [seat, die, n, mean, expected])).toEqual([
      [0, 6, 5, 4, 3.5],
      [1, 4, 2, 2.5, 2.5],
    ]);
    expect(throws[1].deviation).toBe(0);
    expect(throws[0].deviation).toBeCloseTo(0.5 / Math.sqrt(35 / 12 / 5), 12);
    // The first with +1 on d4 against d6, the second without.
    expect(blocks).toEqual([{ seat: 1, tried: 2, held: 1, expected: 10 / 24 + 6 / 24 }]);
  });

  test('is the same for everybody', () => {
    const g = table({ armory: 'rest' }).attack('P2', 2).block(3, 1);
    expect(ask(g, 'P2', { ask: 'luck' })).toEqual(luck(g));
    expect(ask(g, 'spectator', { ask: 'luck' })).toEqual(luck(g));
  });
});
