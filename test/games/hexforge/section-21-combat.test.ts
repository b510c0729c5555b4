import { describe, expect, test } from 'vitest';
import { all, modify, splash, units } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import type { Position } from './position.ts';
import { testEquipment, testSpell, vanilla } from './test-cards.ts';
import { change, drawing, hit } from './test-texts.ts';

const phase = 'combatDeclaration.declaring';

/** Declares the attacks (`'from > to'`), in this order. */
function declare(position: Position, ...attacks: string[]): Table {
  const g = scenario({ phase, ...position });
  for (const attack of attacks) g.attack(...(attack.split(' > ') as [string, string]));
  return g.confirmAttacks();
}

/** …and lets all fights resolve with nobody responding. */
const fought = (position: Position, ...attacks: string[]): Table => declare(position, ...attacks).advanceTo('summon2');

/** Stats on each tile, `-` where nothing stands. */
const stats = (g: Table, ...tiles: string[]): string[] => tiles.map((at) => (g.isEmpty(at) ? '-' : g.stats(at)));

/** A defender on `0,0` whose attackers on these tiles meet it in this order. */
function inOrder(position: Position, ...order: string[]): Table {
  const g = declare(position, ...Object.keys(position.A!.units!).map((from) => `${from} > 0,0`));
  for (const unit of order.slice(0, -1)) g.act({ type: 'orderAttacker', tile: g.tile('0,0'), unit: g.tile(unit) });
  return g.advanceTo('summon2');
}

describe('21 Combat Resolution: responding', () => {
  test('HX-21.1 the turn player has priority first, both may use fast cards and abilities and no slow ones', () => {
    const [slow, fast] = [testSpell({ effects: [] }), drawing(0)];
    const smith = vanilla('1/9', [], {
      abilities: [
        { cost: '0', speed: 'slow', effects: [] },
        { cost: '0', speed: 'fast', effects: [] },
      ],
    });
    const side = { hand: [slow, fast], pool: '9' };
    for (const [turn, rival, from, to] of [['A', 'B', '0,0', '1,0'] as const, ['B', 'A', '1,0', '0,0'] as const]) {
      const g = scenario({ phase, turn, A: { ...side, units: { '0,0': smith } }, B: { ...side, units: { '1,0': smith } } });
      const may = () => ({
        cards: [slow, fast].filter((card) => g.canPlay(card)),
        others: g
          .actions()
          .flatMap((a): (number | string)[] => (a.type === 'activateAbility' ? [a.ability] : a.type === 'baseAbility' ? [a.type] : [])),
      });
      g.attack(from, to).confirmAttacks();
      expect([g.phase(), g.toAct(), may()]).toEqual(['combatResolution.responding', turn, { cards: [fast], others: [1] }]);
      g.play(fast);
      expect([g.toAct(), may()]).toEqual([rival, { cards: [fast], others: [1] }]);
      g.resolve();
      expect(g.toAct()).toBe(turn);
      g.offer();
      expect([g.toAct(), may()]).toEqual([rival, { cards: [fast], others: [1] }]);
    }
  });

  test('HX-21.2 combat resolves when the turn player offers and the opponent agrees; an answer comes first', () => {
    const heal = change(0, 3, 'fleeting');
    const g = declare({ A: { units: { '0,0': vanilla('3/3') } }, B: { units: { '1,0': vanilla('1/3') }, hand: [heal] } }, '0,0 > 1,0');
    g.offer();
    expect(stats(g, '0,0', '1,0')).toEqual(['3/3', '1/3']);
    g.play(heal, '1,0').resolve();
    expect([g.toAct(), g.phase(), stats(g, '1,0')]).toEqual(['A', 'combatResolution.responding', ['1/6']]);
    g.offer().agree();
    expect([g.phase(), stats(g, '0,0', '1,0')]).toEqual(['summon2', ['3/2', '1/3']]);
    g.nothingPending();
  });

  test('HX-21.2 HX-D44 the phase is held without attacks too, with the passing rules of Summon', () => {
    const fast = hit(1);
    const g = scenario({ phase, A: { hand: [fast] }, B: { units: { '0,0': vanilla('1/3') }, hand: [fast] } }).confirmAttacks();
    expect([g.phase(), g.toAct()]).toEqual(['combatResolution.responding', 'A']);
    g.refused({ type: 'agreeAdvance' });
    g.play(fast, '0,0');
    g.refused({ type: 'offerAdvance' });
    g.play(fast, '0,0').resolve();
    expect([g.toAct(), stats(g, '0,0')]).toEqual(['A', ['1/1']]);
    g.offer();
    expect(g.actions()).toEqual([{ type: 'agreeAdvance' }]);
    expect(g.agree().phase()).toBe('summon2');
  });
});

describe('21 Combat Resolution: damage', () => {
  test('HX-21.3 an attacker deals its power to the unit, forge or base on the attacked tile', () => {
    const g = fought(
      {
        A: { units: { '0,0': vanilla('3/9'), '-1,0': vanilla('4/9'), '4,0': vanilla('5/9') } },
        B: { units: { '1,0': vanilla('0/9') }, forges: { '-1,1': { slot: 1, damage: 2 } }, damage: 1 },
      },
      '0,0 > 1,0',
      '-1,0 > -1,1',
      '4,0 > 5,0',
    );
    expect([stats(g, '1,0'), g.at('-1,1').damage, g.health('B')]).toEqual([['0/6'], 6, 14]);
    g.nothingPending();
  });

  test.each([
    [2, 3, '3/1'],
    [3, 3, '-'],
    [0, 3, '3/3'],
  ])('HX-21.4 a single attacker takes the full power %i of the attacked unit', (power, health, left) => {
    for (const [turn, from, to] of [['A', '0,0', '1,0'] as const, ['B', '1,0', '0,0'] as const]) {
      const units = { attacker: vanilla(`3/${health}`), defender: vanilla(`${power}/9`) };
      const sides = {
        A: { units: { '0,0': turn === 'A' ? units.attacker : units.defender } },
        B: { units: { '1,0': turn === 'B' ? units.attacker : units.defender } },
      };
      expect(stats(fought({ turn, ...sides }, `${from} > ${to}`), from, to)).toEqual([left, `${power}/6`]);
    }
  });

  test('HX-21.4 a single attacker takes all of the power, beyond its own max health', () => {
    const g = fought({ A: { units: { '0,0': vanilla('1/2', ['indestructible']) } }, B: { units: { '1,0': vanilla('7/9') } } }, '0,0 > 1,0');
    expect(g.at('0,0').damage).toBe(7);
  });

  const trio = (x: string, y: string, z: string) => ({ '1,0': vanilla(x), '0,1': vanilla(y), '-1,0': vanilla(z) });
  const [x, y, z] = ['1,0', '0,1', '-1,0'];

  test('HX-21.5 HX-21.6 HX-D68 power 7 against X 2/3, Y 1/4, Z 2/5: in order Y,X,Z 4, 3, 0; in order Z,Y,X 5, 2, 0', () => {
    const position = { A: { units: trio('2/3', '1/4', '2/5') }, B: { units: { '0,0': vanilla('7/20') } } };
    expect(stats(inOrder(position, y, x, z), x, y, z)).toEqual(['-', '-', '2/5']);
    expect(stats(inOrder(position, z, y, x), x, y, z)).toEqual(['2/3', '1/2', '-']);
  });

  test('HX-21.5 HX-D68 the last in order takes all that is left, more than its max health', () => {
    const last = vanilla('1/2', ['indestructible']);
    const g = inOrder({ A: { units: { '1,0': vanilla('1/3'), '0,1': last } }, B: { units: { '0,0': vanilla('8/20') } } }, '1,0', '0,1');
    expect([g.isEmpty('1,0'), g.at('0,1').damage]).toEqual([true, 5]);
  });

  test('HX-21.7 HX-D69 the share is capped by max health, not by what is left of it', () => {
    const wounded = { card: vanilla('1/4'), damage: 2 };
    const g = inOrder({ A: { units: { '1,0': wounded, '0,1': vanilla('1/9') } }, B: { units: { '0,0': vanilla('5/20') } } }, '1,0', '0,1');
    expect(stats(g, '1,0', '0,1')).toEqual(['-', '1/8']);
    const grown = inOrder(
      {
        A: { units: { '1,0': { card: vanilla('1/1'), equipment: testEquipment({ gives: { health: 3 } }) }, '0,1': vanilla('1/9') } },
        B: { units: { '0,0': vanilla('5/20') } },
      },
      '1,0',
      '0,1',
    );
    expect(stats(grown, '1,0', '0,1')).toEqual(['-', '1/8']);
  });

  test('HX-21.8 HX-D66 towers deal no damage back', () => {
    const g = fought(
      { A: { units: { '0,0': vanilla('3/1'), '4,0': vanilla('3/1') } }, B: { forges: { '1,0': 1 } } },
      '0,0 > 1,0',
      '4,0 > 5,0',
    );
    expect([stats(g, '0,0', '4,0'), g.at('1,0').damage, g.health('B')]).toEqual([['3/1', '3/1'], 3, 17]);
  });

  test('HX-21.9 HX-D70 all fights resolve together, first the quick step, then the normal step', () => {
    // Each plain unit would have to be first to survive its neighbour; within a step nobody is.
    const ring = {
      A: { units: { '0,0': vanilla('3/3'), '0,1': vanilla('3/3') } },
      B: { units: { '1,0': vanilla('3/3'), '1,1': vanilla('3/3') } },
    };
    expect(stats(fought(ring, '0,0 > 1,0', '0,1 > 1,1'), '0,0', '0,1', '1,0', '1,1')).toEqual(['-', '-', '-', '-']);
    // The quick blow against one unit falls before any normal blow elsewhere: its Memento saves the other fighter.
    const herald = vanilla('1/1', [], { memento: { effects: [modify(0, 5, all(units('own')), 'fleeting')] } });
    const g = declare(
      {
        A: { units: { '0,0': vanilla('3/9'), '-2,0': vanilla('3/9', ['quickStrike']) } },
        B: { units: { '1,0': vanilla('1/3'), '-3,0': herald } },
      },
      '0,0 > 1,0',
      '-2,0 > -3,0',
    );
    g.offer().agree();
    expect(stats(g, '1,0', '-3,0')).toEqual(['1/5', '-']);
    expect(g.events('A').flatMap((e) => (e.type === 'combat' ? [e.step] : []))).toEqual(['quick', 'normal']);
    g.nothingPending();
  });

  test('HX-21.10 HX-D70 power, keywords and splash are fixed at the start: what the quick step takes or gives changes no blow', () => {
    const brave = vanilla('1/9', [], { unity: { power: 3, keywords: ['siphon', splash(1)] } });
    const trader = vanilla('0/1', [], { memento: { effects: [modify(4, 0, all(units('any')), 'fleeting')] } });
    const duel = vanilla('2/9', ['quickStrike']);
    // The partner of the brave one falls in the quick step, as does the trader that would make all stronger.
    const g = declare(
      {
        A: { units: { '0,0': brave, '-1,0': vanilla('1/1'), '3,0': vanilla('1/1', ['quickStrike']) }, damage: 10 },
        B: { units: { '1,0': vanilla('2/9'), '2,0': vanilla('0/9'), '-2,0': duel, '4,0': trader } },
      },
      '0,0 > 1,0',
      '-1,0 > -2,0',
      '3,0 > 4,0',
    );
    g.offer().agree();
    expect([g.isEmpty('-1,0'), g.isEmpty('4,0'), stats(g, '0,0', '1,0', '2,0'), g.health('A')]).toEqual([
      true,
      true,
      ['5/7', '6/5', '4/8'],
      15,
    ]);
  });

  test('HX-21.10 HX-D70 who is gone after the quick step deals nothing, and a share not yet dealt is not dealt', () => {
    const quick = vanilla('3/9', ['quickStrike']);
    const felled = fought(
      { A: { units: { '0,0': quick, '0,1': vanilla('1/9') } }, B: { units: { '1,0': vanilla('5/3') } } },
      '0,0 > 1,0',
      '0,1 > 1,0',
    );
    expect(stats(felled, '0,0', '0,1', '1,0')).toEqual(['3/9', '1/9', '-']);
    const turned = fought({ A: { units: { '0,0': vanilla('5/3') } }, B: { units: { '1,0': quick } } }, '0,0 > 1,0');
    expect(stats(turned, '0,0', '1,0')).toEqual(['-', '3/9']);
    const survived = fought({ A: { units: { '0,0': vanilla('5/4') } }, B: { units: { '1,0': quick } } }, '0,0 > 1,0');
    expect(stats(survived, '0,0', '1,0')).toEqual(['5/1', '3/4']);
  });

  test('HX-21.11 without Quick Strike two units that kill each other both die', () => {
    const against = (a: string, b: string) =>
      stats(fought({ A: { units: { '0,0': vanilla(a) } }, B: { units: { '1,0': vanilla(b) } } }, '0,0 > 1,0'), '0,0', '1,0');
    expect(against('3/3', '3/3')).toEqual(['-', '-']);
    expect(against('3/4', '3/3')).toEqual(['3/1', '-']);
    expect(against('2/3', '3/3')).toEqual(['-', '3/1']);
  });
});
