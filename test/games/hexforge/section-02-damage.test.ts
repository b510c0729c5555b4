import { describe, expect, test } from 'vitest';
import {
  all,
  damage,
  destroy,
  each,
  entities,
  grant,
  lose,
  modify,
  repair,
  sacrificeCost,
  target,
  units,
  type Effect,
} from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { testSpell, vanilla } from './test-cards.ts';
import { bounceIt, change, destroyIt, hit, loseIt, mend, shift } from './test-texts.ts';

/** Damage to every unit (or thing) at once. */
const blast = (n: number, what: 'unit' | 'entity' = 'unit') =>
  testSpell({ effects: [damage(n, all(what === 'unit' ? units('any') : entities('any')))] });

describe('2 Entities', () => {
  test('HX-2.1 units, bases and forges are entities, each with owner, controller, tile, max health and damage', () => {
    const g = scenario({
      A: { units: { '0,0': { card: vanilla('3/4'), damage: 1 } }, forges: { '-2,0': { slot: 1, damage: 4 } } },
      B: { damage: 7 },
    });
    const seen = g.view('A').entities.map((e) => [e.kind, e.owner, e.controller, g.name(e.tile), e.maxHealth, e.damage]);
    expect(seen).toHaveLength(4);
    expect(seen).toContainEqual(['base', 0, 0, '-5,0', 20, 0]);
    expect(seen).toContainEqual(['forge', 0, 0, '-2,0', 10, 4]);
    expect(seen).toContainEqual(['unit', 0, 0, '0,0', 4, 1]);
    expect(seen).toContainEqual(['base', 1, 1, '5,0', 20, 7]);
  });

  test('HX-2.2 a tile holds one entity, and an entity fills one tile', () => {
    const [soldier, jump] = [vanilla('1/1'), shift()];
    const g = scenario({
      A: { units: { '-4,0': vanilla('2/2') }, hand: [soldier, jump, jump], forges: { '-2,0': 1 } },
      B: { units: { '0,1': vanilla('5/5') } },
    });
    g.act(g.playAction(soldier));
    expect(g.choices()).not.toContain('-4,0');
    expect(g.choices()).not.toContain('-5,0');
    g.choose('-5,1').resolve();
    for (const taken of ['0,1', '-2,0']) g.play(jump, '-4,0', taken).resolve();
    expect([g.stats('-4,0'), g.stats('0,1')]).toEqual(['2/2', '5/5']);
    g.advanceTo('move').orderTo('-4,0', '-4,1').march();
    expect([g.isEmpty('-4,0'), g.stats('-4,1')]).toEqual([true, '2/2']);
  });

  test('HX-2.3 every entity sees out to distance 5, not 6', () => {
    const alone = scenario();
    expect([alone.sees('A', '0,0'), alone.sees('A', '1,0')]).toEqual([true, false]);
    expect([alone.sees('B', '0,0'), alone.sees('B', '-1,0')]).toEqual([true, false]);
    const manned = scenario({ A: { units: { '1,0': vanilla('1/1') } }, B: { forges: { '-1,0': 1 } } });
    expect([manned.sees('A', '6,0'), manned.sees('A', '1,-6'), manned.sees('A', '1,-5')]).toEqual([true, false, true]);
    expect([manned.sees('B', '-6,0'), manned.sees('B', '-1,6'), manned.sees('B', '-1,5')]).toEqual([true, false, true]);
  });
});

describe('2 Damage', () => {
  test('HX-2.4 HX-D5 health never goes above max: restoring 5 to a 3/4 with 1 damage gives 4', () => {
    const [heal5, hit1] = [mend(5), hit(1)];
    const g = scenario({ A: { units: { '0,0': { card: vanilla('3/4'), damage: 1 } }, hand: [heal5, hit1] } });
    expect(g.stats('0,0')).toBe('3/3');
    g.play(heal5, '0,0').resolve();
    expect(g.stats('0,0')).toBe('3/4');
    g.play(hit1, '0,0').resolve();
    expect(g.stats('0,0')).toBe('3/3');
  });

  test('HX-2.5 damage adds up: 2 then 1 on max health 4 leaves 1', () => {
    const [two, one] = [hit(2), hit(1)];
    const g = scenario({ A: { units: { '0,0': vanilla('3/4') }, hand: [two, one] } });
    g.play(two, '0,0').resolve().play(one, '0,0').resolve();
    expect(g.stats('0,0')).toBe('3/1');
  });

  test.each([
    [2, 9, 'both stay'],
    [3, 10, 'both go'],
    [4, 11, 'both go'],
  ])('HX-2.6 HX-D4 max 3 with %i damage, a forge with %i: %s', (onUnit, onForge, ruling) => {
    const [a, b] = [hit(onUnit), hit(onForge)];
    const g = scenario({ A: { hand: [a, b] }, B: { units: { '0,0': vanilla('1/3') }, forges: { '-2,2': 1 } } });
    g.play(a, '0,0').resolve();
    g.play(b, '-2,2').resolve();
    expect([g.isEmpty('0,0'), g.isEmpty('-2,2')]).toEqual(ruling === 'both go' ? [true, true] : [false, false]);
    g.nothingPending();
  });

  test.each([-1, 0, 1])('HX-2.7 HX-D6 dealing %i: only from 1 on do Lethal and Siphon follow', (n) => {
    const viper = vanilla('1/1', ['lethal', 'siphon'], {
      abilities: [{ cost: '0', speed: 'fast', targets: [target.unit()], effects: [damage(n, 0)] }],
    });
    const g = scenario({ A: { units: { '0,0': viper }, damage: 5 }, B: { units: { '1,0': vanilla('2/9') } } });
    g.activate('0,0', 0, '1,0').resolve();
    expect([g.isEmpty('1,0'), g.health('A')]).toEqual(n < 1 ? [false, 15] : [true, 16]);
    if (n < 1) expect(g.stats('1,0')).toBe('2/9');
  });

  test('HX-2.10 HX-D8 the damage of one event lands at one moment, before the state check', () => {
    // If the older unit were judged first, its Memento would save the younger.
    const martyr = vanilla('1/2', [], { memento: { effects: [modify(0, 3, all(units('own')), 'lasting')] } });
    const two = blast(2);
    const g = scenario({ A: { units: { '0,0': martyr, '2,0': vanilla('1/2') }, hand: [two] } });
    g.play(two).resolve();
    expect(g.unitsOf('A')).toEqual([]);
  });

  test('HX-2.10 damage to each of two targets is one event, two effects are two', () => {
    const aimed = (...effects: Effect[]) => testSpell({ instant: true, targets: [target.unit(), target.unit()], effects });
    const [both, inTurn] = [aimed(damage(2, each(1, 0))), aimed(damage(2, 0), damage(2, 1))];
    // The martyr's Memento comes between two events and saves the younger; it comes too late for one.
    const martyr = vanilla('1/2', [], { memento: { effects: [modify(0, 3, all(units('own')), 'lasting')] } });
    const leftAfter = (spell: typeof both) =>
      scenario({ A: { units: { '0,0': martyr, '2,0': vanilla('1/2'), '4,0': vanilla('1/2') }, hand: [spell] } })
        .play(spell, '0,0', '2,0')
        .resolve()
        .unitsOf('A');
    expect([leftAfter(both), leftAfter(inTurn)]).toEqual([['4,0'], ['2,0', '4,0']]);
  });

  test('HX-2.10 HX-14.14 of two targets the one that has gone is skipped, and Lethal and Siphon count for each hit', () => {
    const pair = { targets: [target.enemyUnit(), target.enemyUnit()], effects: [damage(1, each(0, 1))] };
    const viper = vanilla('1/1', ['lethal', 'siphon'], { abilities: [{ cost: '0', speed: 'fast', ...pair }] });
    const kill = destroyIt();
    const healthAfter = (answer: (g: Table) => Table) => {
      const g = scenario({
        A: { units: { '0,0': viper }, damage: 9 },
        B: { units: { '1,0': vanilla('1/9'), '2,0': vanilla('1/9'), '3,0': vanilla('1/9') }, hand: [kill] },
      });
      answer(g.activate('0,0', 0, '1,0', '2,0')).resolve();
      expect(g.unitsOf('B')).toEqual(['3,0']);
      return g.health('A');
    };
    expect([healthAfter((g) => g), healthAfter((g) => g.play(kill, '1,0'))]).toEqual([13, 12]);
  });

  test('HX-2.11 HX-D8 the state check repeats until nothing changes, and only then triggers run', () => {
    // Without its neighbour the second unit loses Unity and falls in the same check: the Memento comes too late for it.
    const martyr = vanilla('1/1', [], { memento: { effects: [modify(0, 3, all(units('own')), 'lasting')] } });
    const [leaning, one] = [vanilla('1/1', [], { unity: { health: 1 } }), blast(1)];
    const g = scenario({ A: { units: { '0,0': martyr, '1,0': leaning, '3,0': vanilla('1/2') }, hand: [one] } });
    g.play(one).resolve();
    expect(g.unitsOf('A')).toEqual(['3,0']);
    expect(g.stats('3,0')).toBe('1/4');
  });

  test('HX-2.11 HX-D8 loss is tested after the commander’s penalty and before triggers', () => {
    const medic = vanilla('1/1', [], { memento: { effects: [repair(20, 'ownBase')] } });
    const six = blast(6);
    const units6 = { '0,0': { card: vanilla('4/6'), role: 'commander' }, '1,0': medic } as const;
    const dead = scenario({ A: { damage: 14, units: units6, hand: [six] } })
      .play(six)
      .resolve();
    expect(dead.view('A').result?.winners).toEqual([1]);
    const alive = scenario({ A: { damage: 13, units: units6, hand: [six] } })
      .play(six)
      .resolve();
    expect([alive.view('A').result, alive.health('A')]).toEqual([null, 20]);
  });

  test('HX-2.11 HX-D8 forges leave before units: a card of the forge that dies with it is out of the game', () => {
    const [ten, other] = [blast(10, 'entity'), vanilla('1/1')];
    const g = scenario({
      A: { hand: [ten], forges: { '-2,0': { slot: 1, cards: [vanilla('1/1')], where: ['0,0'] } }, units: { '2,0': other } },
    });
    g.play(ten).resolve();
    expect(g.discard('A')).toEqual([other.id, ten.id]);
    expect([g.isEmpty('-2,0'), g.isEmpty('0,0')]).toEqual([true, true]);
  });
});

describe('2 Leaving', () => {
  test('HX-2.8 HX-D100 what is destroyed leaves whatever its health; Indestructible units and bases stay', () => {
    const kill = destroyIt();
    const g = scenario({
      A: { hand: [kill, kill, kill, kill] },
      B: { units: { '0,0': vanilla('2/9'), '-1,1': vanilla('2/9', ['indestructible']), '1,0': vanilla('1/1') }, forges: { '-3,3': 1 } },
    });
    for (const tile of ['0,0', '-1,1', '-3,3']) g.play(kill, tile).resolve();
    expect(g.unitsOf('B')).toEqual(['-1,1', '1,0']);
    expect(g.isEmpty('-3,3')).toBe(true);
    g.play(kill, '-5,0').resolve();
    expect([g.health('A'), g.view('A').result]).toEqual([20, null]);
    g.nothingPending();
  });

  test('HX-2.9 HX-D100 only its controller sacrifices an entity, whatever its health; a base never', () => {
    const altar = testSpell({ extra: [sacrificeCost(entities('own'))], effects: [] });
    const g = scenario({
      A: { units: { '0,0': vanilla('2/9', ['indestructible']) }, forges: { '-2,0': 1 }, hand: [altar, altar, altar] },
      B: { units: { '1,0': vanilla('1/1') }, forges: { '1,2': 1 } },
    });
    g.act(g.playAction(altar));
    expect(g.choices().sort()).toEqual(['-2,0', '0,0']);
    g.choose('0,0');
    expect(g.isEmpty('0,0')).toBe(true);
    g.resolve().play(altar, '-2,0');
    expect(g.isEmpty('-2,0')).toBe(true);
    expect(g.resolve().canPlay(altar)).toBe(false);
  });

  test('HX-D100 texts that destroy, bounce or lose everything leave the bases alone', () => {
    const doom = testSpell({ effects: [destroy(all(entities('any'))), lose(all(entities('any')))] });
    const g = scenario({ A: { units: { '0,0': vanilla('2/9') }, hand: [doom] }, B: { units: { '1,0': vanilla('1/1') } } });
    g.play(doom).resolve();
    expect([g.unitsOf('A'), g.unitsOf('B'), g.health('A'), g.health('B'), g.view('A').result]).toEqual([[], [], 20, 20, null]);
  });

  test.each([
    [-3, '3/1'],
    [-4, null],
    [-5, null],
  ])('HX-2.12 HX-D7 a 3/4 that gets %i max health', (less, left) => {
    const wither = change(0, less, 'lasting');
    const g = scenario({ A: { hand: [wither] }, B: { units: { '0,0': vanilla('3/4') } } });
    g.play(wither, '0,0').resolve();
    expect(g.isEmpty('0,0') ? null : g.stats('0,0')).toBe(left);
    expect(g.discard('B')).toHaveLength(left ? 0 : 1);
  });

  test('HX-D7 falling below max health 1 is no destruction: Indestructible does not help', () => {
    const wither = change(0, -4, 'lasting');
    const g = scenario({ A: { hand: [wither] }, B: { units: { '0,0': vanilla('3/4', ['indestructible']) } } });
    g.play(wither, '0,0').resolve();
    expect([g.isEmpty('0,0'), g.discard('B').length]).toEqual([true, 1]);
  });

  test('HX-D6 removal by damage is destruction, which Indestructible stops; bounce, loss and sacrifice are not', () => {
    const altar = testSpell({ extra: [sacrificeCost()], effects: [] });
    const tough = vanilla('1/3', ['indestructible']);
    const [nine, home, gone] = [hit(9), bounceIt(), loseIt()];
    const g = scenario({ A: { units: { '0,0': tough, '1,0': tough, '2,0': tough }, hand: [nine, home, gone, altar] } });
    g.play(nine, '0,0').resolve();
    expect(g.stats('0,0')).toBe('1/0');
    g.play(altar, '0,0').resolve();
    g.play(home, '1,0').resolve();
    g.play(gone, '2,0').resolve();
    expect(g.unitsOf('A')).toEqual([]);
    expect([g.hand('A'), g.lost('A'), g.discard('A')[1]]).toEqual([[tough.id], [tough.id], tough.id]);
  });

  test.each([
    [3, '2/1'],
    [4, null],
  ])('HX-2.13 HX-D5 max-health changes keep the damage: 2/4 with %i damage under a Fleeting +0/+2', (hurt, left) => {
    const grow = change(0, 2, 'fleeting');
    const deal = hit(hurt);
    // On strife, so that the next Upkeep heals nothing.
    const g = scenario({ A: { units: { '0,0': vanilla('2/4') }, hand: [grow, deal] }, tiles: { '0,0': 'strife' } });
    g.play(grow, '0,0').resolve().play(deal, '0,0').resolve();
    expect(g.stats('0,0')).toBe(`2/${6 - hurt}`);
    g.nextPhase('summon1');
    expect(g.isEmpty('0,0') ? null : g.stats('0,0')).toBe(left);
  });

  test('HX-2.13 a bonus that ends removes the unit at that moment', () => {
    const prop = vanilla('1/1');
    const leaning = vanilla('1/2', [], { unity: { health: 2 } });
    const one = hit(1);
    const g = scenario({ A: { units: { '0,0': prop, '1,0': { card: leaning, damage: 2 } }, hand: [one] } });
    expect(g.stats('1,0')).toBe('1/2');
    g.play(one, '0,0').resolve();
    expect(g.unitsOf('A')).toEqual([]);
    g.nothingPending();
  });

  test('HX-D97 negative power deals 0; a unit of power 0 may attack, is struck back, and its Splash still works', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('0/5', [{ splash: 2 }]), '0,2': vanilla('-3/5') } },
      B: { units: { '1,0': vanilla('2/4'), '1,-1': vanilla('1/3'), '0,3': vanilla('1/4') } },
    });
    g.attack('0,0', '1,0').attack('0,2', '0,3').fight();
    expect([g.stats('0,0'), g.stats('1,0'), g.stats('1,-1')]).toEqual(['0/3', '2/4', '1/1']);
    expect([g.stats('0,2'), g.stats('0,3')]).toEqual(['-3/4', '1/4']);
  });
});

describe('2 Triggers', () => {
  const mourner = (keyword: 'memento' | 'spellbound' = 'memento') => vanilla('1/1', [], { [keyword]: { effects: [repair(1, 'ownBase')] } });

  test('HX-D9 triggers come turn player first, then older first, with no stack and no priority', () => {
    const one = blast(1);
    const position = {
      A: { units: { '0,0': mourner(), '0,2': mourner(), '1,-1': vanilla('1/9') }, damage: 9 },
      B: { units: { '2,0': mourner(), '2,-2': mourner(), '1,-2': vanilla('1/9') }, damage: 9 },
    };
    const order = (turn: 'A' | 'B') => {
      const g = scenario({ ...position, turn, [turn]: { ...position[turn], hand: [one] } });
      g.play(one).resolve();
      expect([g.toAct(), g.health('A'), g.health('B')]).toEqual([turn, 13, 13]);
      g.nothingPending();
      return g.events(turn).flatMap((e) => (e.type === 'trigger' ? [g.name(e.thing.tile)] : []));
    };
    expect(order('A')).toEqual(['0,0', '0,2', '2,0', '2,-2']);
    expect(order('B')).toEqual(['2,0', '2,-2', '0,0', '0,2']);
  });

  test('HX-D9 Spellbound runs at once, before the rival can answer the spell', () => {
    const spell = testSpell({ effects: [grant('haste', all(units('own')), 'fleeting')] });
    const g = scenario({ A: { units: { '0,0': mourner('spellbound') }, damage: 9, hand: [spell] } });
    g.play(spell);
    expect([g.health('A'), g.state.stack.length, g.toAct()]).toEqual([12, 1, 'B']);
  });
});
