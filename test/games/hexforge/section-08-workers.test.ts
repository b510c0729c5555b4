import { describe, expect, test } from 'vitest';
import { sacrificeCost } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testEquipment, testSpell, testWorker, vanilla } from './test-cards.ts';
import { bounceIt, change, destroyIt, hit, loseIt } from './test-texts.ts';

const digger = testWorker({ F: 1, C: 1 }, '1/2');
const mine = { '0,0': 'mineral' } as const;

describe('8 Workers', () => {
  test.each(['A', 'B'] as const)('HX-8.1 at the start of %s’s Harvest a worker on a mineral tile yields what is printed on it', (side) => {
    const rival = side === 'A' ? 'B' : 'A';
    const g = scenario({ tiles: mine, turn: rival, [side]: { units: { '0,0': digger } }, [rival]: { pool: '3' } });
    g.nextPhase('summon1');
    expect([g.toAct(), g.pool(side), g.pool(rival)]).toEqual([side, { F: 1, C: 1 }, { C: 3 }]);
    g.nextPhase('summon1');
    expect([g.toAct(), g.pool(side), g.pool(rival)]).toEqual([rival, { F: 1, C: 1 }, {}]);
  });

  test('HX-8.1 two workers yield both their amounts', () => {
    const g = scenario({
      tiles: { ...mine, '1,0': 'mineral' },
      turn: 'B',
      A: { units: { '0,0': digger, '1,0': testWorker({ F: 1, O: 1 }) } },
    });
    expect(g.nextPhase('summon1').pool('A')).toEqual({ F: 2, O: 1, C: 1 });
  });

  test('HX-8.2 a worker off mineral and a unit without Worker on mineral yield nothing', () => {
    for (const tile of ['blank', 'grass', 'sensor', 'strife'] as const) {
      const g = scenario({ turn: 'B', tiles: { ...mine, '0,1': tile }, A: { units: { '0,0': vanilla('1/1'), '0,1': digger } } });
      expect(g.nextPhase('summon1').pool('A')).toEqual({});
    }
  });

  test('HX-8.3 exhausted or damaged workers yield in full', () => {
    const worker = { card: digger, damage: 1, exhausted: true };
    const g = scenario({ tiles: mine, turn: 'B', A: { units: { '0,0': worker } } });
    expect(g.view('A').me?.income).toEqual({ F: 1, C: 1 });
    expect(g.nextPhase('summon1').pool('A')).toEqual({ F: 1, C: 1 });
  });

  test.each([
    ['killed', hit(2)],
    ['destroyed', destroyIt()],
    ['sacrificed', testSpell({ instant: true, extra: [sacrificeCost()], effects: [] })],
    ['bounced', bounceIt()],
    ['lost', loseIt()],
    ['left without max health', change(0, -2, 'lasting')],
  ])('HX-8.4 a worker that is %s enters no zone; it can be summoned again at the price of those left', (_how, spell) => {
    const g = scenario({ A: { workers: [digger, digger], units: { '0,0': digger, '0,2': digger }, pool: '1', hand: [spell] } });
    g.play(spell, '0,0').resolve();
    expect([g.hand('A'), g.deck('A'), g.discard('A'), g.lost('A')]).toEqual([[], [], [spell.id], []]);
    expect(g.view('A').me?.prices.summonPrimaryWorker).toEqual({ C: 1 });
    g.base('summonPrimaryWorker', '-4,0').resolve();
    expect([g.unitsOf('A'), g.pool('A')]).toEqual([['-4,0', '0,2'], {}]);
    g.nothingPending();
  });

  test('HX-8.5 HX-D18 the number of workers is limited by cost and space alone', () => {
    const beside = ['-4,-1', '-4,0', '-5,-1', '-5,1', '-6,0', '-6,1'];
    const g = scenario({ A: { workers: [digger, testWorker({ O: 1 })], units: { '0,0': digger, '0,1': digger }, pool: '27' } });
    beside.forEach((tile, i) => g.base(i % 2 ? 'summonSecondaryWorker' : 'summonPrimaryWorker', tile).resolve());
    expect(g.unitsOf('A')).toHaveLength(8);
    // 2 + 3 + … + 7 = 27.
    expect(g.pool('A')).toEqual({});
  });

  test('HX-8.6 workers move, attack, strike back, take equipment and count for Unity', () => {
    const charm = testEquipment({ gives: { power: 1 } });
    const united = vanilla('1/1', [], { unity: { power: 2 } });
    const g = scenario({
      A: { units: { '0,0': digger, '3,0': united }, hand: [charm] },
      B: { units: { '2,1': testWorker({ O: 1 }, '1/5') } },
    });
    g.play(charm, '0,0').resolve();
    expect([g.stats('0,0'), g.stats('3,0')]).toEqual(['2/2', '1/1']);
    g.advanceTo('move').orderTo('0,0', '2,0').march();
    expect(g.stats('3,0')).toBe('3/1');
    g.attack('2,0', '2,1').fight();
    expect([g.stats('2,0'), g.stats('2,1')]).toEqual(['2/1', '1/3']);
  });
});
