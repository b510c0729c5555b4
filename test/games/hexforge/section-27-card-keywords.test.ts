import { describe, expect, test } from 'vitest';
import { bounce, counter, damage, drawCards, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testEquipment, testSpell, vanilla } from './test-cards.ts';

describe('27 Card keywords', () => {
  test('HX-27.1 an Instant can be played whenever a slow card could be', () => {
    const fast = testSpell({ instant: true, effects: [drawCards(1)] });
    for (const phase of ['summon1', 'summon2']) {
      const g = scenario({ phase, A: { hand: [fast], deck: [vanilla('1/1')] } });
      expect(g.canPlay(fast)).toBe(true);
    }
  });

  test('HX-27.2 an Instant also in the rival’s turn and in Combat Resolution, with a stack or without; a slow card not', () => {
    const fast = testSpell({ instant: true, effects: [drawCards(1)] });
    const slow = testSpell({ effects: [drawCards(1)] });
    const answering = (phase: string) => scenario({ phase, A: { hand: [fast] }, B: { hand: [fast, slow] } }).offer();
    for (const phase of ['summon1', 'combatResolution.responding', 'summon2']) {
      const g = answering(phase);
      expect([g.toAct(), g.canPlay(fast), g.canPlay(slow)]).toEqual(['B', true, false]);
    }
    const stacked = scenario({ A: { hand: [fast] }, B: { hand: [fast, slow] } }).play(fast);
    expect([stacked.canPlay(fast), stacked.canPlay(slow)]).toEqual([true, false]);
    for (const phase of ['move.ordering', 'combatDeclaration.declaring']) {
      const g = scenario({ phase, A: { hand: [fast] } });
      expect(g.refused(g.playAction(fast))).toMatch(/Summon 1, Combat Resolution and Summon 2/);
    }
  });

  test('HX-27.3 HX-D54 an Unstable spell is lost after resolving, and also when all its targets went illegal', () => {
    const flash = testSpell({ unstable: true, effects: [drawCards(1)] });
    const g = scenario({ A: { hand: [flash] } })
      .play(flash)
      .resolve();
    expect([g.lost('A'), g.discard('A')]).toEqual([[flash.id], []]);
    const bolt = testSpell({ unstable: true, targets: [target.enemyUnit()], effects: [damage(1, 0)] });
    const rescue = testSpell({ instant: true, targets: [target.ownUnit()], effects: [bounce(0)] });
    const h = scenario({ A: { units: { '0,0': vanilla('1/1') }, hand: [bolt] }, B: { units: { '1,0': vanilla('1/1') }, hand: [rescue] } });
    h.play(bolt, '1,0').play(rescue, '1,0').resolve();
    expect([h.lost('A'), h.discard('A')]).toEqual([[bolt.id], []]);
    h.nothingPending();
  });

  test('HX-27.4 an Unstable unit or equipment is lost on leaving the battlefield, wherever it was heading', () => {
    const ghost = vanilla('1/1', [], { unstable: true });
    const wisp = testEquipment({ unstable: true });
    const zap = testSpell({ targets: [target.unit()], effects: [damage(1, 0)] });
    const g = scenario({ A: { units: { '0,0': { card: ghost, equipment: wisp } }, hand: [zap] } })
      .play(zap, '0,0')
      .resolve();
    expect([g.lost('A'), g.discard('A')]).toEqual([[ghost.id, wisp.id], [zap.id]]);
    const home = testSpell({ targets: [target.unit()], effects: [bounce(0)] });
    const h = scenario({ A: { units: { '0,0': { card: ghost, equipment: wisp } }, hand: [home] } })
      .play(home, '0,0')
      .resolve();
    expect([h.lost('A'), h.hand('A')]).toEqual([[ghost.id, wisp.id], []]);
  });

  test('HX-27.4 HX-D85 an Unstable commander, worker or token is simply gone', () => {
    const leader = vanilla('2/3', [], { unstable: true, role: 'commander' });
    const zap = testSpell({ targets: [target.unit()], effects: [damage(9, 0)] });
    const g = scenario({ A: { commander: leader, units: { '0,0': leader }, hand: [zap] } })
      .play(zap, '0,0')
      .resolve();
    expect([g.lost('A'), g.isEmpty('0,0'), g.health('A')]).toEqual([[], true, 17]);
  });

  test('HX-27.5 HX-D54 a countered Unstable card goes to discard', () => {
    const flash = testSpell({ unstable: true, effects: [drawCards(1)] });
    const no = testSpell({ instant: true, targets: [target.item('any')], effects: [counter(0)] });
    const g = scenario({ A: { hand: [flash] }, B: { hand: [no] } })
      .play(flash)
      .play(no, { item: 0 })
      .resolve();
    expect([g.lost('A'), g.discard('A')]).toEqual([[], [flash.id]]);
    g.nothingPending();
  });
});
