import { describe, expect, test } from 'vitest';
import {
  all,
  damage,
  discardCards,
  drawCards,
  repair,
  target,
  units,
  type AbilitySpec,
} from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario, type Table } from './scenario.ts';
import { cardId, testEquipment, testSpell, vanilla } from './test-cards.ts';
import { destroyIt, drawing, hit } from './test-texts.ts';

const mending: AbilitySpec = { cost: '0', speed: 'fast', effects: [repair(1, 'ownBase')] };
const smith = vanilla('1/3', [], { abilities: [mending] });

/** Names on the stack, oldest first, as side A sees them. */
const stack = (g: Table) => g.view('A').stack.map((item) => (item.hidden ? 'hidden' : (item.def ?? item.baseAbility)));

describe('14 Stack and priority', () => {
  test('HX-14.1 one stack takes the cards and abilities of both players, each new one on top', () => {
    const [mine, theirs] = [hit(1), hit(1)];
    const g = scenario({ A: { units: { '0,0': smith }, hand: [mine] }, B: { units: { '1,0': smith }, hand: [theirs] } });
    g.play(mine, '1,0').activate('1,0').activate('0,0').play(theirs, '0,0');
    expect(g.view('A').stack.map((item) => item.owner)).toEqual([0, 1, 0, 1]);
    expect(stack(g)).toEqual([mine.id, smith.id, smith.id, theirs.id]);
  });

  test('HX-14.2 adding a card, an ability or a base ability passes priority to the other player', () => {
    const [mine, theirs] = [hit(1), hit(1)];
    const position = { A: { units: { '0,0': smith }, hand: [mine] }, B: { units: { '1,0': smith }, hand: [theirs] } };
    const g = scenario(position);
    expect(g.toAct()).toBe('A');
    expect(g.play(mine, '1,0').toAct()).toBe('B');
    expect(g.activate('1,0').toAct()).toBe('A');
    expect(g.activate('0,0').toAct()).toBe('B');
    expect(scenario(position).base('summonPrimaryWorker', '-4,0').toAct()).toBe('B');
  });

  test('HX-14.3 one agreement resolves the stack: that of the opponent of whoever added the latest item', () => {
    const [mine, theirs] = [hit(1), hit(1)];
    const g = scenario({ A: { units: { '0,0': smith }, hand: [mine] }, B: { units: { '1,0': smith }, hand: [theirs] } });
    g.refused({ type: 'letResolve' });
    g.play(mine, '1,0');
    expect([g.toAct(), g.isLegal({ type: 'letResolve' })]).toEqual(['B', true]);
    g.play(theirs, '0,0');
    expect([g.toAct(), g.isLegal({ type: 'letResolve' })]).toEqual(['A', true]);
    g.resolve();
    expect([g.stats('0,0'), g.stats('1,0')]).toEqual(['1/2', '1/2']);
    g.nothingPending();
  });

  test('HX-14.4 the whole stack resolves newest first, without a chance to act in between', () => {
    const [again, one] = [hit({ damageOn: 0 }), hit(1)];
    const run = (first: typeof one, second: typeof one) => {
      const g = scenario({ A: { hand: [first, hit(1)] }, B: { units: { '0,0': vanilla('1/9') }, hand: [second, hit(1)] } });
      return g.play(first, '0,0').play(second, '0,0').resolve();
    };
    // Newest first: 1, then as much again. The other way round there is nothing yet to repeat.
    const oneOnTop = run(again, one);
    expect(oneOnTop.stats('0,0')).toBe('1/7');
    expect(run(one, again).stats('0,0')).toBe('1/8');
    oneOnTop.nothingPending();
  });

  test.each(['A', 'B'] as const)(
    'HX-D45 a choice that a text demands is made at once by its controller (%s), before the next item',
    (side) => {
      const [below, rummage, spare] = [hit(1), testSpell({ instant: true, effects: [discardCards(1, 'you'), drawCards(1)] }), hit(1)];
      const hand = [rummage, spare, spare];
      const g = scenario({
        A: { hand: [below, ...hand], deck: [below] },
        B: { units: { '0,0': vanilla('1/9') }, hand: [...hand], deck: [below] },
      });
      g.play(below, '0,0').play(rummage);
      if (side === 'A') g.play(rummage);
      g.resolve();
      expect([g.toAct(), g.stats('0,0')]).toEqual([side, '1/9']);
      expect(new Set(g.actions().map((a) => a.type))).toEqual(new Set(['chooseHand']));
      g.choose({ hand: spare });
      if (side === 'A') g.choose({ hand: spare });
      expect([g.stats('0,0'), g.toAct()]).toEqual(['1/8', 'A']);
      g.nothingPending();
    },
  );

  test('HX-14.5 a state check and triggers run after each item, before the next one', () => {
    // The egg breaks under the newer item; what hatches is there to be hit by the older one.
    const egg = vanilla('0/1', [], { memento: { effects: [{ do: 'token', token: 'brickling', n: 1, beside: 'self' }] } });
    const [sweep, crack] = [testSpell({ effects: [damage(1, all(units('enemy')))] }), hit(1)];
    const g = scenario({ A: { hand: [sweep] }, B: { units: { '0,0': egg }, hand: [crack] } });
    g.play(sweep).play(crack, '0,0').resolve();
    expect(g.isEmpty('0,0')).toBe(true);
    expect(g.unitsOf('B').map((at) => g.stats(at))).toEqual(['0/2']);
    g.nothingPending();
  });

  test('HX-14.6 a resolved spell goes to discard, a unit onto its tile, an equipment onto its unit', () => {
    const [spell, soldier, helmet] = [drawing(0), vanilla('2/2'), testEquipment({ gives: { health: 3 } })];
    const g = scenario({ A: { hand: [spell, soldier, helmet] } });
    g.play(spell).resolve().play(soldier, '-4,0').resolve().play(helmet, '-4,0').resolve();
    expect(g.discard('A')).toEqual([spell.id]);
    expect([g.stats('-4,0'), g.at('-4,0').owner, g.hand('A')]).toEqual(['2/5', 0, []]);
    expect(g.view('A').entities.find((e) => e.kind === 'unit')!.equipment).toBe(helmet.id);
    g.nothingPending();
  });

  test.each(['summon1', 'combatResolution.responding', 'summon2'])(
    'HX-14.7 in %s priority returns to the turn player once the stack is empty, whoever played last',
    (phase) => {
      const [a, b] = [drawing(0), drawing(0)];
      for (const turn of ['A', 'B'] as const) {
        const g = scenario({ phase, turn, A: { hand: [a, a] }, B: { hand: [b, b] } });
        const [own, theirs] = turn === 'A' ? [a, b] : [b, a];
        g.play(own).resolve();
        expect([g.toAct(), g.phase()]).toEqual([turn, phase]);
        g.play(own).play(theirs).resolve();
        expect([g.toAct(), g.phase()]).toEqual([turn, phase]);
        g.offer().play(theirs);
        expect(g.toAct()).toBe(turn);
        g.resolve();
        expect([g.toAct(), g.phase()]).toEqual([turn, phase]);
        g.nothingPending();
      }
    },
  );

  test('HX-14.20 HX-D55 an ability resolves though its source has left, with the last values of the source', () => {
    const archer = vanilla('2/2', [], {
      abilities: [{ cost: '0', speed: 'fast', targets: [target.unit()], effects: [damage({ powerOf: 'self' }, 0)] }],
    });
    const [kill, rage] = [
      destroyIt(),
      testSpell({ instant: true, targets: [target.unit()], effects: [{ do: 'modify', power: 3, health: 0, what: 0, until: 'fleeting' }] }),
    ];
    const g = scenario({ A: { units: { '0,0': archer }, hand: [rage] }, B: { units: { '2,0': vanilla('1/9') }, hand: [kill] } });
    g.activate('0,0', 0, '2,0').play(kill, '0,0').play(rage, '0,0').resolve();
    expect(g.isEmpty('0,0')).toBe(true);
    expect(g.stats('2,0')).toBe('1/4');
    g.nothingPending();
  });

  test('HX-D55 what an ability deals after its source left still counts as dealt by a source with Lethal and Siphon', () => {
    const viper = vanilla('1/1', ['lethal', 'siphon'], {
      abilities: [{ cost: '0', speed: 'fast', targets: [target.unit()], effects: [damage(1, 0)] }],
    });
    const kill = destroyIt();
    const g = scenario({ A: { units: { '0,0': viper }, damage: 5 }, B: { units: { '2,0': vanilla('1/9') }, hand: [kill] } });
    g.activate('0,0', 0, '2,0').play(kill, '0,0').resolve();
    expect([g.isEmpty('2,0'), g.health('A')]).toEqual([true, 16]);
  });

  test('HX-14.21 HX-D9 a triggered effect happens at once: it is never on the stack and nobody is asked', () => {
    const herald = vanilla('1/1', [], { instant: true, entry: { effects: [damage(2, all(units('enemy')))] } });
    const g = scenario({ A: { hand: [herald] }, B: { units: { '0,0': vanilla('1/3') }, hand: [hit(1), hit(1)] } });
    g.play(herald, '-4,0').resolve();
    expect([g.stats('0,0'), g.toAct()]).toEqual(['1/1', 'A']);
    expect(g.events('A').filter((e) => e.type === 'stacked')).toHaveLength(1);
    expect(g.events('A').filter((e) => e.type === 'trigger')).toHaveLength(1);
    g.nothingPending();
  });

  test('HX-D9 triggers of one moment: the turn player’s first, then the older entity’s', () => {
    const bell = () => vanilla('0/1', [], { memento: { effects: [drawCards(0)] } });
    const [a1, a2, b1, b2] = [bell(), bell(), bell(), bell()];
    const wave = testSpell({ effects: [damage(1, all(units('any')))] });
    for (const turn of ['A', 'B'] as const) {
      const g = scenario({
        turn,
        A: { units: { '1,0': a1, '-1,0': a2, '0,2': vanilla('0/9') }, hand: [wave] },
        B: { units: { '0,1': b1, '0,-1': b2 }, hand: [wave] },
      });
      g.play(wave).resolve();
      const fired = g.events('A').flatMap((e) => (e.type === 'trigger' ? [e.thing.def] : []));
      const inOrder = turn === 'A' ? [a1, a2, b1, b2] : [b1, b2, a1, a2];
      expect(fired).toEqual(inOrder.map((card) => cardId(card)));
    }
  });
});
