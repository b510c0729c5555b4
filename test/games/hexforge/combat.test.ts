import { describe, expect, test } from 'vitest';
import { scenario } from './scenario.ts';
import { vanilla } from './test-cards.ts';

describe('20 Combat Declaration', () => {
  test('HX-20.6 HX-28.32 Taunt limits the legal attack tiles to adjacent enemy Taunt units', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('2/2') } },
      B: { units: { '1,0': vanilla('1/3', ['taunt']), '0,1': vanilla('1/1'), '3,0': vanilla('1/3', ['taunt']) } },
    });
    expect(g.attackTiles('0,0')).toEqual(['1,0']);
    g.attack('0,0', '1,0').fight();
    expect(g.stats('1,0')).toBe('1/1');
    expect(g.stats('0,0')).toBe('2/1');
    g.nothingPending();
  });
});

describe('21 Combat Resolution', () => {
  test('HX-21.5 HX-21.6 HX-D68 a defender spends its power once, along the order the defender sets', () => {
    const position = {
      phase: 'combatDeclaration.declaring',
      A: { units: { '1,0': vanilla('2/3'), '0,1': vanilla('1/4'), '-1,0': vanilla('2/5') } },
      B: { units: { '0,0': vanilla('7/20') } },
    } as const;
    const declare = () => scenario(position).attack('1,0', '0,0').attack('0,1', '0,0').attack('-1,0', '0,0').confirmAttacks();
    const order = (...units: string[]) => {
      const g = declare();
      expect(g.toAct()).toBe('B');
      for (const unit of units) g.act({ type: 'orderAttacker', tile: g.tile('0,0'), unit: g.tile(unit) });
      return g.advanceTo('summon2');
    };
    const yxz = order('0,1', '1,0');
    expect([yxz.isEmpty('0,1'), yxz.isEmpty('1,0'), yxz.stats('-1,0')]).toEqual([true, true, '2/5']);
    const zyx = order('-1,0', '0,1');
    expect([zyx.isEmpty('-1,0'), zyx.stats('0,1'), zyx.stats('1,0')]).toEqual([true, '1/2', '2/3']);
  });
});
