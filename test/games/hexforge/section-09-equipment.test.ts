import { describe, expect, test } from 'vitest';
import { damage, sacrificeCost, target } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testEquipment, testSpell, testWorker, vanilla } from './test-cards.ts';
import { bounceIt, change, counterIt, destroyIt, hit, loseIt } from './test-texts.ts';

const sword = testEquipment({ gives: { power: 3, health: 1, keywords: ['taunt'] } });
const soldier = vanilla('2/4');

describe('9 Spells and equipment', () => {
  test.each(['A', 'B'] as const)('HX-9.1 a spell of %s goes from the stack to its owner’s discard once it has resolved', (side) => {
    const spell = testSpell({ targets: [target.unit()], effects: [damage(1, 0)] });
    const g = scenario({
      turn: side,
      A: { units: { '0,0': vanilla('1/5') } },
      [side]: { units: { '0,0': vanilla('1/5') }, hand: [spell] },
    });
    g.play(spell, '0,0');
    expect([g.discard(side), g.hand(side), g.view(side).stack.length]).toEqual([[], [], 1]);
    g.resolve();
    expect([g.discard(side), g.view(side).stack.length]).toEqual([[spell.id], 0]);
    expect(g.events(side).some((e) => e.type === 'discarded')).toBe(false);
    g.nothingPending();
  });

  test('HX-9.2 equipment attaches on resolution to the unit it targeted and works while attached', () => {
    const home = bounceIt();
    const g = scenario({ A: { units: { '-4,0': soldier }, hand: [sword, home] } });
    g.play(sword, '-4,0');
    expect(g.stats('-4,0')).toBe('2/4');
    g.resolve();
    expect([g.stats('-4,0'), g.keywords('-4,0'), g.discard('A')]).toEqual(['5/5', ['taunt'], []]);
    expect(g.view('B').players[0]).toMatchObject({ hand: 1, deck: 0, discard: [] });
    g.play(home, '-4,0').resolve().play(soldier, '-4,0').resolve();
    expect([g.stats('-4,0'), g.keywords('-4,0')]).toEqual(['2/4', []]);
  });

  test('HX-9.2 an ability given by equipment is there while it is attached', () => {
    const wand = testEquipment({ abilities: [{ cost: '0', speed: 'fast', targets: [target.unit()], effects: [damage(1, 0)] }] });
    const g = scenario({ A: { units: { '0,0': { card: soldier, equipment: wand }, '1,0': vanilla('1/3') } } });
    g.activate('0,0', 0, '1,0').resolve();
    expect(g.stats('1,0')).toBe('1/2');
    g.strip('0,0');
    expect(g.isLegal({ type: 'activateAbility', unit: g.tile('0,0'), ability: 0 })).toBe(false);
  });

  test('HX-9.3 HX-9.4 a unit carries one equipment and is then no target for another', () => {
    const g = scenario({ A: { units: { '0,0': soldier, '0,1': { card: soldier, equipment: sword } }, hand: [sword, sword] } });
    g.act(g.playAction(sword));
    expect(g.choices()).toEqual(['0,0']);
    g.choose('0,0').resolve();
    expect(g.canPlay(sword)).toBe(false);
    expect([g.stats('0,0'), g.stats('0,1')]).toEqual(['5/5', '5/5']);
  });

  test('HX-9.5 HX-D56 it goes on units you control, never on towers, and elsewhere only if it says so', () => {
    const units = { A: { '0,0': soldier }, B: { '-1,1': soldier, '3,0': soldier } };
    const targets = (wearer: 'own' | 'enemy' | 'any') => {
      const card = testEquipment({ wearer });
      const g = scenario({ A: { units: units.A, hand: [card], forges: { '-2,0': 1 } }, B: { units: units.B } });
      return g.act(g.playAction(card)).choices().sort();
    };
    expect(targets('own')).toEqual(['0,0']);
    expect(targets('enemy')).toEqual(['-1,1', '3,0']);
    expect(targets('any')).toEqual(['-1,1', '0,0', '3,0']);
    expect(scenario({ A: { hand: [sword], forges: { '-2,0': 1 } } }).canPlay(sword)).toBe(false);
  });

  test.each([
    ['killed', hit(9)],
    ['destroyed', destroyIt()],
    ['sacrificed', testSpell({ instant: true, extra: [sacrificeCost()], effects: [] })],
    ['bounced', bounceIt()],
    ['lost', loseIt()],
    ['left without max health', change(0, -9, 'lasting')],
  ])('HX-9.6 when its wearer is %s, equipment goes to its owner’s discard, from tokens and workers too', (_how, spell) => {
    for (const wearer of [soldier, vanilla('1/1', [], { role: 'token' }), testWorker({ F: 1 })]) {
      const g = scenario({ A: { units: { '0,0': { card: wearer, equipment: sword } }, hand: [spell] } });
      g.play(spell, '0,0').resolve();
      expect([g.isEmpty('0,0'), g.discard('A').filter((id) => id === sword.id)]).toEqual([true, [sword.id]]);
      expect([g.hand('A').includes(sword.id), g.lost('A').includes(sword.id)]).toEqual([false, false]);
    }
  });

  test('HX-9.6 equipment on a rival’s unit goes home to its own owner', () => {
    const [chain, kill] = [testEquipment({ wearer: 'enemy', gives: { power: -1 } }), destroyIt()];
    const g = scenario({ A: { hand: [chain, kill] }, B: { units: { '0,0': soldier } } });
    g.play(chain, '0,0').resolve();
    expect(g.stats('0,0')).toBe('1/4');
    g.play(kill, '0,0').resolve();
    expect([g.discard('A'), g.discard('B')]).toEqual([[chain.id, kill.id], [soldier.id]]);
  });

  test('HX-9.7 HX-D56 a target equipped meanwhile: the second equipment goes to discard unattached', () => {
    const chain = testEquipment({ wearer: 'any', instant: true, gives: { power: -1 } });
    const g = scenario({ A: { units: { '0,0': soldier }, hand: [sword] }, B: { units: { '1,0': soldier }, hand: [chain] } });
    g.play(sword, '0,0').play(chain, '0,0').resolve();
    expect([g.stats('0,0'), g.discard('A'), g.discard('B')]).toEqual(['1/4', [sword.id], []]);
    g.nothingPending();
  });

  test.each([
    ['vanished', bounceIt()],
    ['died', hit(4)],
  ])('HX-9.7 a target that %s meanwhile: the equipment goes to discard unattached', (_what, spell) => {
    const g = scenario({ A: { units: { '0,0': soldier }, hand: [sword] }, B: { units: { '1,0': soldier }, hand: [spell] } });
    g.play(sword, '0,0').play(spell, '0,0').resolve();
    expect([g.isEmpty('0,0'), g.discard('A').includes(sword.id)]).toEqual([true, true]);
    g.nothingPending();
  });

  test('HX-9.2 countered equipment attaches to nothing', () => {
    const no = counterIt();
    const g = scenario({ A: { units: { '0,0': soldier }, hand: [sword] }, B: { hand: [no], units: { '1,0': soldier } } });
    g.play(sword, '0,0').play(no, { item: 0 }).resolve();
    expect([g.stats('0,0'), g.discard('A')]).toEqual(['2/4', [sword.id]]);
  });

  test.each([
    [3, '1/1'],
    [4, null],
  ])('HX-9.8 HX-D57 +0/+3 lost with %i damage on base max 4', (hurt, left) => {
    const mail = testEquipment({ gives: { health: 3 } });
    const g = scenario({ A: { units: { '0,0': { card: vanilla('1/4'), equipment: mail, damage: hurt } } } });
    expect(g.stats('0,0')).toBe(`1/${7 - hurt}`);
    g.strip('0,0');
    expect(g.isEmpty('0,0') ? null : g.stats('0,0')).toBe(left);
    expect(g.discard('A')).toHaveLength(left ? 1 : 2);
  });
});
