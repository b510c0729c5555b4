import { expect, test } from 'vitest';
import { counter, damage, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testSpell, vanilla } from './test-cards.ts';

test('HX-14.12 HX-14.18 HX-D50 nobody is told whether something hidden came to nothing, nor why', () => {
  const veiled = testSpell({ targets: [target.ownUnit()], effects: [damage(1, 0)] });
  const told = (kind: 'spell' | 'ability') => {
    const no = testSpell({ instant: true, targets: [target.item(kind)], effects: [counter(0)] });
    const g = scenario({ A: { units: { '-4,0': vanilla('1/5') }, hand: [veiled] }, B: { hand: [no] } });
    g.play(veiled, '-4,0').play(no, { item: 0 }).resolve();
    expect(g.discard('A')).toEqual([veiled.id]);
    return g.events('B').filter((e) => 'seat' in e && e.seat === 0 && 'what' in e);
  };
  expect(told('spell')).toEqual(told('ability'));
  expect(told('spell').map((e) => e.type)).toEqual(['stacked', 'resolving']);
});
