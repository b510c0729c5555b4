import { describe, expect, test } from 'vitest';
import {
  bounce,
  counter,
  damage,
  destroy,
  drawCards,
  grant,
  lose,
  modify,
  sacrificeCost,
  splash,
  target,
  tradeBlows,
} from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { testEquipment, testSpell, vanilla } from './test-cards.ts';

const zap = (n: number) => testSpell({ targets: [target.unit()], effects: [damage(n, 0)] });
const spellOf = (...effects: Parameters<typeof testSpell>[0]['effects']) => testSpell({ targets: [target.unit()], effects });
/** Plays a spell on the unit at a tile and lets it resolve. */
const cast = (g: Table, spell: ReturnType<typeof testSpell>, at: string) => g.play(spell, at).resolve();

describe('28 Entity keywords: Adapt to Entry', () => {
  const chameleon = vanilla('2/2', [], { adapt: { power: 1, health: 2, keywords: ['taunt'] } });

  test('HX-28.1 HX-D78 Adapt holds on mineral, grass, sensor and strife, not on blank', () => {
    for (const type of ['mineral', 'grass', 'sensor', 'strife'] as const) {
      const g = scenario({ tiles: { '0,0': type }, A: { units: { '0,0': chameleon } } });
      expect([g.stats('0,0'), g.keywords('0,0').includes('taunt')]).toEqual(['3/4', true]);
    }
    const plain = scenario({ A: { units: { '0,0': chameleon } } });
    expect([plain.stats('0,0'), plain.keywords('0,0').includes('taunt')]).toEqual(['2/2', false]);
  });

  test('HX-28.2 Adapt switches with each step; losing its health can kill on the way', () => {
    const position = (hurt: number) =>
      scenario({
        phase: 'move.ordering',
        tiles: { '0,0': 'grass', '2,0': 'grass' },
        A: { units: { '0,0': { card: chameleon, damage: hurt } } },
      });
    const fit = position(1).order('0,0', '1,0', '2,0').march();
    expect(fit.stats('2,0')).toBe('3/3');
    const hurt = position(2).order('0,0', '1,0', '2,0').march();
    expect([hurt.isEmpty('1,0'), hurt.isEmpty('2,0'), hurt.discard('A')]).toEqual([true, true, [chameleon.id]]);
  });

  const spark = vanilla('1/3', [], { abilities: [{ cost: '0', speed: 'fast', brilliance: true, effects: [drawCards(1)] }] });
  const no = testSpell({ instant: true, targets: [target.item('any')], effects: [counter(0)] });

  test('HX-28.3 HX-28.4 HX-D81 Brilliance works once per existence, countered or not', () => {
    const g = scenario({ A: { units: { '0,0': spark } }, B: { hand: [no] } });
    g.activate('0,0').play(no, { item: 0 }).resolve();
    expect(g.refused({ type: 'activateAbility', unit: g.tile('0,0'), ability: 0 })).toMatch(/Brilliance/);
  });

  test('HX-28.4 HX-D81 a unit that left and returned has its Brilliance again', () => {
    const home = spellOf(bounce(0));
    const g = scenario({ A: { units: { '0,0': spark }, hand: [home] } });
    g.activate('0,0').resolve();
    cast(g, home, '0,0');
    g.play(spark, '-4,0').resolve();
    expect(g.isLegal({ type: 'activateAbility', unit: g.tile('-4,0'), ability: 0 })).toBe(true);
  });

  test('HX-28.5 Brilliance is fast unless its text says slow, and works while exhausted', () => {
    const slow = vanilla('1/3', [], { abilities: [{ cost: '0', speed: 'slow', brilliance: true, effects: [drawCards(1)] }] });
    const g = scenario({ phase: 'combatResolution.responding', A: { units: { '0,0': { card: spark, exhausted: true }, '1,0': slow } } });
    const can = (at: string) => g.isLegal({ type: 'activateAbility', unit: g.tile(at), ability: 0 });
    expect([can('0,0'), can('1,0')]).toEqual([true, false]);
    const main = scenario({ A: { units: { '1,0': slow } } });
    expect(main.isLegal({ type: 'activateAbility', unit: main.tile('1,0'), ability: 0 })).toBe(true);
  });

  test('HX-28.6 a Defender is never an attacker, but moves and strikes back', () => {
    const wall = vanilla('2/3', ['defender']);
    const own = scenario({ phase: 'combatDeclaration.declaring', A: { units: { '0,0': wall } }, B: { units: { '1,0': vanilla('1/1') } } });
    expect(own.attackTiles('0,0')).toEqual([]);
    expect(own.refused({ type: 'attack', unit: own.tile('0,0'), tile: own.tile('1,0') })).toMatch(/Defender/);
    const moving = scenario({ phase: 'move.ordering', A: { units: { '0,0': wall } } })
      .order('0,0', '1,0')
      .march();
    expect(moving.isEmpty('1,0')).toBe(false);
    const struck = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('1/3') } },
      B: { units: { '1,0': wall } },
    });
    expect(struck.attack('0,0', '1,0').fight().stats('0,0')).toBe('1/1');
  });

  test('HX-28.7 Entry fires however the unit arrives: by card, from the base, as a token', () => {
    const scout = vanilla('1/1', [], { entry: { effects: [drawCards(1)] } });
    const deck = () => [vanilla('1/1')];
    expect(
      scenario({ A: { hand: [scout], deck: deck() } })
        .play(scout, '-4,0')
        .resolve()
        .hand('A'),
    ).toHaveLength(1);
    const chief = vanilla('1/1', [], { role: 'commander', entry: { effects: [drawCards(1)] } });
    expect(
      scenario({ A: { commander: chief, deck: deck() } })
        .base('summonCommander', '-4,0')
        .resolve()
        .hand('A'),
    ).toHaveLength(1);
    const page = vanilla('1/1', [], { role: 'token', entry: { effects: [drawCards(1)] } });
    const call = testSpell({ effects: [{ do: 'token', token: page.id, n: 1, beside: 'ownBase' }] });
    const g = scenario({ A: { units: { '0,0': page }, hand: [call], deck: deck() } })
      .play(call)
      .resolve();
    expect([g.unitsOf('A').length, g.hand('A').length]).toEqual([2, 1]);
  });

  test('HX-28.8 Entry with a target gone illegal does nothing; the unit still arrives', () => {
    const imp = vanilla('1/1', [], { entry: { targets: [target.enemyUnit()], effects: [damage(1, 0)] } });
    const home = testSpell({ instant: true, targets: [target.ownUnit()], effects: [bounce(0)] });
    const g = scenario({ A: { hand: [imp] }, B: { units: { '-3,0': vanilla('1/1') }, hand: [home] } });
    g.play(imp, '-4,0', '-3,0').play(home, '-3,0').resolve();
    expect(g.isEmpty('-4,0')).toBe(false);
    g.nothingPending();
  });
});

describe('28 Entity keywords: Haste to Memento', () => {
  const reach = (...keywords: Parameters<typeof vanilla>[1] & object) => {
    const g = scenario({ phase: 'move.ordering', A: { units: { '0,0': vanilla('1/1', keywords) } } });
    return g.view('A').entities.find((e) => e.tile === g.tile('0,0'))!.movement;
  };

  test('HX-28.9 Haste moves 5', () => expect([reach(), reach('haste')]).toEqual([4, 5]));
  test('HX-28.10 HX-D80 Sloth moves 3; with Haste it is 4 again', () => expect([reach('sloth'), reach('haste', 'sloth')]).toEqual([3, 4]));

  test('HX-28.11 HX-D64 a second Haste adds nothing', () => {
    const boots = testEquipment({ gives: { keywords: ['haste'] } });
    const g = scenario({ phase: 'move.ordering', A: { units: { '0,0': { card: vanilla('1/1', ['haste']), equipment: boots } } } });
    expect(g.view('A').entities.find((e) => e.tile === g.tile('0,0'))!.movement).toBe(5);
  });

  const rock = vanilla('1/3', ['indestructible']);

  test('HX-28.12 Indestructible withstands destruction, Lethal and damage at or above max health', () => {
    const blast = spellOf(destroy(0));
    expect(
      cast(
        scenario({ A: { hand: [blast] }, B: { units: { '0,0': rock }, forges: {}, damage: 0 }, tiles: {}, bases: ['-2,0', '5,0'] }),
        blast,
        '0,0',
      ).isEmpty('0,0'),
    ).toBe(false);
    const big = zap(5);
    expect(cast(scenario({ bases: ['-2,0', '5,0'], A: { hand: [big] }, B: { units: { '0,0': rock } } }), big, '0,0').stats('0,0')).toBe(
      '1/0',
    );
    const snake = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '1,0': vanilla('1/5', ['lethal']) } },
      B: { units: { '0,0': rock } },
    });
    expect(snake.attack('1,0', '0,0').fight().stats('0,0')).toBe('1/2');
  });

  test('HX-28.13 HX-D77 at damage above max it shows 0 and goes when the keyword ends before it recovers', () => {
    const shield = testSpell({ targets: [target.unit()], effects: [grant('indestructible', 0, 'fleeting')] });
    const big = zap(4);
    const g = scenario({ A: { units: { '0,0': vanilla('1/3') }, hand: [shield, big] } });
    cast(cast(g, shield, '0,0'), big, '0,0');
    expect(g.stats('0,0')).toBe('1/0');
    g.nextPhase('summon1');
    expect(g.isEmpty('0,0')).toBe(true);
  });

  test('HX-28.14 Indestructible does not stop sacrifice, loss or bounce', () => {
    const away = [spellOf(lose(0)), spellOf(bounce(0))];
    for (const spell of away)
      expect(cast(scenario({ A: { units: { '0,0': rock }, hand: [spell] } }), spell, '0,0').isEmpty('0,0')).toBe(true);
    const rite = testSpell({ extra: [sacrificeCost()], effects: [drawCards(1)] });
    expect(
      scenario({ A: { units: { '0,0': rock }, hand: [rite] } })
        .play(rite, '0,0')
        .isEmpty('0,0'),
    ).toBe(true);
  });

  test('HX-28.15 Indestructible with max health below 1 goes to its owner’s discard', () => {
    const wither = spellOf(modify(0, -3, 0, 'lasting'));
    const g = cast(scenario({ A: { units: { '0,0': rock }, hand: [wither] } }), wither, '0,0');
    expect(g.discard('A')).toEqual(expect.arrayContaining([rock.id]));
  });

  test('HX-28.16 HX-D74 Lethal destroys another unit it deals 1 damage, in attack, striking back, splash, trade blows and abilities', () => {
    const viper = vanilla('1/9', ['lethal']);
    const fight = (a: ReturnType<typeof vanilla>, b: ReturnType<typeof vanilla>) =>
      scenario({ phase: 'combatDeclaration.declaring', A: { units: { '0,0': a } }, B: { units: { '1,0': b, '2,0': vanilla('0/9') } } })
        .attack('0,0', '1,0')
        .fight();
    expect(fight(viper, vanilla('1/9')).isEmpty('1,0')).toBe(true);
    expect(fight(vanilla('1/9'), viper).isEmpty('0,0')).toBe(true);
    expect(fight(vanilla('1/9', ['lethal', splash(1)]), vanilla('1/9')).isEmpty('2,0')).toBe(true);
    const duel = testSpell({ targets: [target.ownUnit(), target.enemyUnit()], effects: [tradeBlows(0, 1)] });
    const traded = scenario({ A: { units: { '0,0': viper }, hand: [duel] }, B: { units: { '1,0': vanilla('1/9') } } })
      .play(duel, '0,0', '1,0')
      .resolve();
    expect([traded.isEmpty('1,0'), traded.stats('0,0')]).toEqual([true, '1/8']);
    const spitter = vanilla('1/9', ['lethal'], {
      abilities: [{ cost: '0', speed: 'fast', brilliance: true, targets: [target.enemyUnit()], effects: [damage(1, 0)] }],
    });
    const spat = scenario({ A: { units: { '0,0': spitter } }, B: { units: { '3,0': vanilla('1/9') } } })
      .activate('0,0', 0, '3,0')
      .resolve();
    expect(spat.isEmpty('3,0')).toBe(true);
    expect(fight(vanilla('0/9', ['lethal']), vanilla('0/9')).isEmpty('1,0')).toBe(false);
  });

  test('HX-28.17 HX-D74 Lethal does nothing extra to towers', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('2/9', ['lethal']) } },
      B: { forges: { '1,0': 1 } },
    });
    expect(g.attack('0,0', '1,0').fight().at('1,0').damage).toBe(2);
  });

  const willed = vanilla('1/1', [], { memento: { effects: [drawCards(1)] } });
  const leaving = (effect: ReturnType<typeof testSpell>) =>
    cast(scenario({ A: { units: { '0,0': willed }, hand: [effect], deck: [vanilla('1/1'), vanilla('1/1')] } }), effect, '0,0').hand('A')
      .length;

  test('HX-28.18 Memento fires when the card reaches discard: by damage, destruction, sacrifice, max health below 1', () => {
    expect([leaving(zap(1)), leaving(spellOf(destroy(0))), leaving(spellOf(modify(0, -1, 0, 'fleeting')))]).toEqual([1, 1, 1]);
    const rite = testSpell({ extra: [sacrificeCost()], effects: [] });
    const g = scenario({ A: { units: { '0,0': willed }, hand: [rite], deck: [vanilla('1/1')] } }).play(rite, '0,0');
    expect(g.hand('A')).toHaveLength(1);
  });

  test('HX-28.19 HX-D15 Memento does not fire on bounce or loss, nor for Unstable cards, tokens, workers and commanders', () => {
    expect([leaving(spellOf(bounce(0))), leaving(spellOf(lose(0)))]).toEqual([1, 0]);
    const text = { memento: { effects: [drawCards(1)] } };
    for (const card of [
      vanilla('1/1', [], { ...text, unstable: true }),
      vanilla('1/1', [], { ...text, role: 'token' }),
      vanilla('1/1', [], { ...text, role: 'worker', worker: { C: 1 } }),
      vanilla('1/1', [], { ...text, role: 'commander' }),
    ]) {
      const hit = zap(1);
      const g = cast(scenario({ A: { units: { '0,0': card }, hand: [hit], deck: [vanilla('1/1')] } }), hit, '0,0');
      expect([g.isEmpty('0,0'), g.hand('A')]).toEqual([true, []]);
    }
  });
});
