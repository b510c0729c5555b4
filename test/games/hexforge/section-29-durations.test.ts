import { describe, expect, test } from 'vitest';
import { bounce, changeCost, damage, endEternal, modify, recall, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testEquipment, testSpell, vanilla } from './test-cards.ts';

const bless = (until: 'fleeting' | 'lasting' | 'eternal', power = 1, health = 1) =>
  testSpell({ instant: true, targets: [target.unit()], effects: [modify(power, health, 0, until)] });
const home = () => testSpell({ instant: true, targets: [target.unit()], effects: [bounce(0)] });

describe('29 Effect durations', () => {
  test('HX-29.1 continuous text has no duration: it ends with its condition', () => {
    const gear = testEquipment({ gives: { power: 2 } });
    const g = scenario({
      A: { units: { '0,0': { card: vanilla('1/1', [], { unity: { health: 1 } }), equipment: gear }, '1,0': vanilla('1/1') } },
    });
    expect(g.stats('0,0')).toBe('3/2');
    g.nextPhase('summon1').nextPhase('summon1');
    expect(g.stats('0,0')).toBe('3/2');
  });

  test('HX-29.2 HX-D87 Fleeting ends at the start of End of the turn it began in, whoever’s turn it is', () => {
    const charm = bless('fleeting');
    const own = scenario({ A: { units: { '0,0': vanilla('1/1') }, hand: [charm] } })
      .play(charm, '0,0')
      .resolve();
    expect(own.stats('0,0')).toBe('2/2');
    expect(own.advanceTo('summon2').stats('0,0')).toBe('2/2');
    expect(own.nextPhase('summon1').stats('0,0')).toBe('1/1');
    const theirs = scenario({ turn: 'B', A: { units: { '0,0': vanilla('1/1') }, hand: [charm] } })
      .offer()
      .play(charm, '0,0')
      .resolve();
    expect(theirs.stats('0,0')).toBe('2/2');
    expect(theirs.nextPhase('summon1').stats('0,0')).toBe('1/1');
  });

  test('HX-29.3 Lasting outlives the turn and ends with a change of zone', () => {
    const charm = bless('lasting');
    const back = home();
    const unit = vanilla('1/1');
    const g = scenario({ A: { units: { '0,0': unit }, hand: [charm, back] } })
      .play(charm, '0,0')
      .resolve();
    g.nextPhase('summon1').nextPhase('summon1');
    expect(g.stats('0,0')).toBe('2/2');
    g.play(back, '0,0').resolve().play(unit, '-4,0').resolve();
    expect(g.stats('-4,0')).toBe('1/1');
  });

  test('HX-29.3 a Lasting change of a hand card’s cost ends when the card goes to the stack', () => {
    const dear = testSpell({ cost: '3', effects: [] });
    const ease = testSpell({ targets: [target.handCard()], effects: [changeCost(-2, 0, 'lasting')] });
    const fetch = testSpell({ targets: [target.discarded('own')], effects: [recall(0, 'hand')] });
    const g = scenario({ A: { hand: [dear, ease, fetch], pool: '1' } });
    expect(g.canPlay(dear)).toBe(false);
    g.play(ease, { hand: dear }).resolve();
    expect(g.view('A').me?.hand.find((c) => c.def === dear.id)?.cost).toEqual({ C: 1 });
    g.play(dear).resolve();
    g.play(fetch, { pile: 'discard', of: 'A', index: 1 }).resolve();
    expect(g.view('A').me?.hand.find((c) => c.def === dear.id)?.cost).toEqual({ C: 3 });
  });

  test('HX-29.4 Eternal stays through every zone: a 2/2 with Eternal +1/+1 that died is 3/3 when played again', () => {
    const unit = vanilla('2/2');
    const charm = bless('eternal');
    const kill = testSpell({ targets: [target.unit()], effects: [damage(9, 0)] });
    const fetch = testSpell({ targets: [target.discarded('own', 'unit')], effects: [recall(0, 'hand')] });
    const g = scenario({ A: { units: { '0,0': unit }, hand: [charm, kill, fetch] } });
    g.play(charm, '0,0').resolve().play(kill, '0,0').resolve();
    expect(g.view('B').players[0].discard.find((c) => c.def === unit.id)?.effects).toMatchObject([
      { power: 1, health: 1, until: 'eternal' },
    ]);
    g.play(fetch, { pile: 'discard', of: 'A', index: g.discard('A').indexOf(unit.id) })
      .resolve()
      .play(unit, '-4,0')
      .resolve();
    expect(g.stats('-4,0')).toBe('3/3');
  });

  test('HX-29.4 Eternal ends when an effect says so', () => {
    const charm = bless('eternal');
    const plain = testSpell({ targets: [target.unit()], effects: [endEternal(0)] });
    const g = scenario({ A: { units: { '0,0': vanilla('2/2') }, hand: [charm, plain] } });
    expect(g.play(charm, '0,0').resolve().play(plain, '0,0').resolve().stats('0,0')).toBe('2/2');
  });

  test('HX-29.5 HX-D87 Eternal sits on that copy alone, stays with the commander, vanishes with workers', () => {
    const unit = vanilla('1/1');
    const charm = bless('eternal');
    const twins = scenario({ A: { units: { '0,0': unit }, hand: [charm, unit] } })
      .play(charm, '0,0')
      .resolve()
      .play(unit, '-4,0')
      .resolve();
    expect([twins.stats('0,0'), twins.stats('-4,0')]).toEqual(['2/2', '1/1']);
    const chief = vanilla('2/2', [], { role: 'commander' });
    const kill = testSpell({ targets: [target.unit()], effects: [damage(9, 0)] });
    const led = scenario({ A: { commander: chief, units: { '0,0': chief }, hand: [charm, kill] } });
    led.play(charm, '0,0').resolve().play(kill, '0,0').resolve().base('summonCommander', '-4,0').resolve();
    expect(led.stats('-4,0')).toBe('3/3');
    const digger = vanilla('1/2', [], { role: 'worker', worker: { C: 1 } });
    const dug = scenario({ A: { workers: [digger, digger], units: { '0,0': digger }, hand: [charm, kill] } });
    dug.play(charm, '0,0').resolve();
    expect(dug.stats('0,0')).toBe('2/3');
    dug.play(kill, '0,0').resolve().base('summonPrimaryWorker', '-4,0').resolve();
    expect(dug.stats('-4,0')).toBe('1/2');
  });

  test('HX-29.6 HX-D5 a 1/1 kept by Fleeting +0/+2 with 2 damage is gone in End, before the next Upkeep could heal it', () => {
    const charm = bless('fleeting', 0, 2);
    const hit = testSpell({ targets: [target.unit()], effects: [damage(2, 0)] });
    const unit = vanilla('1/1');
    const g = scenario({ A: { units: { '0,0': unit }, hand: [charm, hit] } })
      .play(charm, '0,0')
      .resolve()
      .play(hit, '0,0')
      .resolve();
    expect(g.stats('0,0')).toBe('1/1');
    g.nextPhase('summon1');
    expect([g.isEmpty('0,0'), g.discard('A').includes(unit.id)]).toEqual([true, true]);
  });
});
