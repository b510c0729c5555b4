import { describe, expect, test } from 'vitest';
import { scenario, type Table } from './scenario.ts';
import { testSpell, vanilla } from './test-cards.ts';
import { drawing, hit } from './test-texts.ts';

const PHASES = ['summon1', 'summon2'] as const;

/** Kinds of action that the deciding side has. */
const kinds = (g: Table): string[] => [...new Set(g.actions().map((a) => a.type))].sort();

describe('18 Summon 1 and Summon 2', () => {
  test('HX-18.1 each starts with the turn player holding priority and an empty stack', () => {
    for (const turn of ['A', 'B'] as const) {
      const g = scenario({ turn, phase: 'combatResolution.responding' });
      g.offer().agree();
      expect([g.phase(), g.toAct(), g.view('A').stack]).toEqual(['summon2', turn, []]);
      g.offer().agree();
      const next = turn === 'A' ? 'B' : 'A';
      expect([g.phase(), g.toAct(), g.view('A').stack]).toEqual(['summon1', next, []]);
    }
  });

  test.each(PHASES)('HX-18.2 in %s the turn player may use slow and fast cards and abilities, the opponent only fast ones', (phase) => {
    const [slow, fast] = [testSpell({ effects: [] }), drawing(0)];
    const smith = vanilla('1/1', [], {
      abilities: [
        { cost: '0', speed: 'slow', effects: [] },
        { cost: '0', speed: 'fast', effects: [] },
      ],
    });
    const side = { hand: [slow, fast], pool: '9' };
    for (const turn of ['A', 'B'] as const) {
      const g = scenario({ phase, turn, A: { ...side, units: { '0,0': smith } }, B: { ...side, units: { '1,0': smith } } });
      const may = () => ({
        cards: [slow, fast].filter((card) => g.canPlay(card)),
        abilities: g.actions().flatMap((a) => (a.type === 'activateAbility' ? [a.ability] : [])),
        base: g.actions().some((a) => a.type === 'baseAbility'),
      });
      expect(may()).toEqual({ cards: [slow, fast], abilities: [0, 1], base: true });
      g.play(fast);
      expect(may()).toEqual({ cards: [fast], abilities: [1], base: false });
      g.resolve().offer();
      expect(may()).toEqual({ cards: [fast], abilities: [1], base: false });
    }
  });

  test.each([
    ['summon1', 'move.ordering'],
    ['combatResolution.responding', 'summon2'],
    ['summon2', 'summon1'],
  ])('HX-18.3 HX-D46 in %s an offer to advance is agreed to or answered with a fast item: a bare refusal does not exist', (phase, next) => {
    const [slow, fast] = [testSpell({ effects: [] }), drawing(0)];
    const idle = scenario({ phase }).offer();
    expect([idle.toAct(), idle.actions()]).toEqual(['B', [{ type: 'agreeAdvance' }]]);
    expect(idle.agree().phase()).toBe(next);
    const armed = scenario({ phase, B: { hand: [slow, fast], pool: '9' } }).offer();
    expect([kinds(armed), armed.canPlay(fast), armed.canPlay(slow)]).toEqual([['agreeAdvance', 'playCard'], true, false]);
  });

  test('HX-18.3 only the turn player offers, and nobody agrees without an offer', () => {
    const fast = drawing(0);
    const g = scenario({ A: { hand: [fast] }, B: { hand: [fast] } });
    g.refused({ type: 'agreeAdvance' });
    g.play(fast);
    expect(kinds(g)).toEqual(['letResolve', 'playCard']);
    g.resolve().offer();
    g.refused({ type: 'offerAdvance' });
  });

  test.each([
    ['summon1', 'move.ordering'],
    ['summon2', 'summon1'],
  ])('HX-18.4 in %s an answer lets the offer lapse: after it resolves the turn player has priority in the same phase', (phase, next) => {
    const fast = hit(1);
    const g = scenario({ phase, A: { units: { '0,0': vanilla('1/3') } }, B: { hand: [fast] } });
    g.offer();
    expect(g.view('A').offered).toBe(true);
    g.play(fast, '0,0');
    expect(g.view('A').offered).toBe(false);
    g.resolve();
    expect([g.phase(), g.toAct(), g.stats('0,0')]).toEqual([phase, 'A', '1/2']);
    g.refused({ type: 'agreeAdvance' });
    expect(g.offer().agree().phase()).toBe(next);
  });

  test.each(['summon1', 'combatResolution.responding', 'summon2'])(
    'HX-18.5 in %s offering to advance over a non-empty stack is illegal',
    (phase) => {
      const fast = drawing(0);
      const g = scenario({ phase, A: { hand: [fast] }, B: { hand: [fast] } });
      g.play(fast);
      g.refused({ type: 'offerAdvance' });
      g.play(fast);
      expect(g.toAct()).toBe('A');
      expect(g.refused({ type: 'offerAdvance' })).toContain('stack must be empty');
      g.resolve();
      expect(g.isLegal({ type: 'offerAdvance' })).toBe(true);
    },
  );

  test('HX-18.6 Summon 1 is followed by Move, Summon 2 by End', () => {
    const after = (phase: string) => {
      const g = scenario({ phase }).offer().agree();
      return g.events('A').flatMap((e) => (e.type === 'phase' ? [e.phase] : []));
    };
    expect(after('summon1')).toEqual(['move']);
    expect(after('summon2')[0]).toBe('end');
  });

  test('HX-18.7 a unit placed in Summon 1 moves and attacks in that turn, one placed in Summon 2 does neither', () => {
    const soldier = vanilla('1/9');
    const placed = (phase: string) => {
      const g = scenario({ phase, A: { hand: [soldier] }, B: { units: { '-3,0': vanilla('1/9') } } });
      return g.play(soldier, '-4,0').resolve().offer().agree();
    };
    const early = placed('summon1');
    expect(early.isLegal({ type: 'orderUnit', unit: early.tile('-4,0') })).toBe(true);
    early.march();
    expect(early.attackTiles('-4,0')).toEqual(['-3,0']);
    const late = placed('summon2');
    expect([late.phase(), late.toAct(), late.events('A').some((e) => e.type === 'turn')]).toEqual(['summon1', 'B', true]);
    late.nextPhase('move');
    expect([late.toAct(), late.isLegal({ type: 'orderUnit', unit: late.tile('-4,0') })]).toEqual(['A', true]);
  });
});
