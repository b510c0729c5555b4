import { describe, expect, test } from 'vitest';
import { bounce, counter, damage, grant, modify, splash, target, all, units } from '../../../src-shared/games/hexforge/effects/dsl.ts';
import { scenario } from './scenario.ts';
import { testEquipment, testSpell, testWorker, vanilla } from './test-cards.ts';

const zap = (n: number) => testSpell({ targets: [target.unit()], effects: [damage(n, 0)] });

describe('28 Entity keywords: Quick Strike to Splash', () => {
  const fight = (attackers: Record<string, ReturnType<typeof vanilla>>, defender: ReturnType<typeof vanilla>) => {
    const g = scenario({ phase: 'combatDeclaration.declaring', A: { units: attackers }, B: { units: { '0,0': defender } } });
    for (const at of Object.keys(attackers)) g.attack(at, '0,0');
    return g.fight();
  };

  test('HX-28.20 the one with Quick Strike strikes first; the other only if it still stands', () => {
    expect(fight({ '1,0': vanilla('2/2', ['quickStrike']) }, vanilla('2/2')).stats('1,0')).toBe('2/2');
    expect(fight({ '1,0': vanilla('2/2', ['quickStrike']) }, vanilla('2/3')).isEmpty('1,0')).toBe(true);
  });

  test('HX-28.21 both with Quick Strike: both die together in the normal step', () => {
    const g = fight({ '1,0': vanilla('2/2', ['quickStrike']) }, vanilla('2/2', ['quickStrike']));
    expect([g.isEmpty('1,0'), g.isEmpty('0,0')]).toEqual([true, true]);
  });

  test('HX-28.22 HX-D71 Quick Strike is judged per pair', () => {
    const g = fight({ '1,0': vanilla('4/2'), '-1,0': vanilla('1/2', ['quickStrike']) }, vanilla('4/4', ['quickStrike']));
    // The plain attacker falls in the quick step and never strikes; the quick one trades in the normal step.
    expect([g.isEmpty('1,0'), g.isEmpty('-1,0'), g.stats('0,0')]).toEqual([true, true, '4/3']);
  });

  test('HX-28.23 Quick Strike hits towers in the quick step', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('2/2', ['quickStrike']), '1,1': vanilla('1/2') } },
      B: { forges: { '1,0': { slot: 1, damage: 8 } } },
    });
    g.attack('0,0', '1,0').attack('1,1', '1,0').fight();
    const steps = g.events('A').flatMap((e) => (e.type === 'combat' ? [e.step] : []));
    expect([g.isEmpty('1,0'), steps]).toEqual([true, ['quick']]);
  });

  test('HX-28.24 HX-D84 Revealed shows everybody its own tile, and that tile only', () => {
    const g = scenario({ B: { units: { '3,-1': vanilla('1/1', ['revealed']) } } });
    expect([g.sees('A', '3,-1'), g.sees('A', '3,0'), g.sees('A', '2,-1')]).toEqual([true, false, false]);
  });

  const leech = (stats: string, ...more: Parameters<typeof vanilla>[1] & object) => vanilla(stats, ['siphon', ...more]);

  test('HX-28.25 Siphon repairs the own base by damage it deals: attacking, striking back, splashing, by ability', () => {
    const hurt = (position: Parameters<typeof scenario>[0]) =>
      scenario({ phase: 'combatDeclaration.declaring', ...position, A: { damage: 10, ...position?.A }, B: { damage: 10, ...position?.B } });
    expect(
      hurt({ A: { units: { '0,0': leech('2/5') } }, B: { units: { '1,0': vanilla('1/5') } } })
        .attack('0,0', '1,0')
        .fight()
        .health('A'),
    ).toBe(12);
    expect(
      hurt({ A: { units: { '0,0': vanilla('1/5') } }, B: { units: { '1,0': leech('3/5') } } })
        .attack('0,0', '1,0')
        .fight()
        .health('B'),
    ).toBe(13);
    const wide = hurt({ A: { units: { '0,0': leech('1/5', splash(2)) } }, B: { units: { '1,0': vanilla('0/9'), '2,0': vanilla('0/9') } } });
    expect(wide.attack('0,0', '1,0').fight().health('A')).toBe(13);
    const spit = vanilla('1/1', ['siphon'], {
      abilities: [{ cost: '0', speed: 'fast', brilliance: true, targets: [target.enemyUnit()], effects: [damage(2, 0)] }],
    });
    const g = scenario({ A: { damage: 10, units: { '0,0': spit } }, B: { units: { '1,0': vanilla('1/9') } } });
    expect(g.activate('0,0', 0, '1,0').resolve().health('A')).toBe(12);
  });

  test('HX-28.26 HX-D75 Siphon counts overkill and stops at 20', () => {
    const drain = (lostHealth: number) =>
      scenario({
        phase: 'combatDeclaration.declaring',
        A: { damage: lostHealth, units: { '0,0': leech('5/5') } },
        B: { units: { '1,0': vanilla('2/1') } },
      })
        .attack('0,0', '1,0')
        .fight()
        .health('A');
    expect([drain(10), drain(3)]).toEqual([15, 20]);
  });

  test('HX-28.27 Siphon repairs before the state check of the same event', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { damage: 17, commander: vanilla('1/4', [], { role: 'commander' }), units: { '0,0': leech('4/4') } },
      B: { units: { '1,0': vanilla('1/4'), '-4,0': vanilla('3/9') } },
    });
    const strike = testSpell({ effects: [damage(3, 'ownBase')] });
    expect(strike.effects).toHaveLength(1);
    const both = scenario({
      A: {
        damage: 18,
        units: {
          '0,0': vanilla('2/2', ['siphon'], {
            abilities: [
              { cost: '0', speed: 'fast', brilliance: true, effects: [damage(2, all({ kind: 'entity', side: 'any', beside: 'self' }))] },
            ],
          }),
        },
      },
      bases: ['1,0', '5,0'],
    });
    // The base is among what it hits: 2 damage on 2 health, and 2 repaired in the same event.
    both.activate('0,0').resolve();
    expect([both.health('A'), both.state.result]).toEqual([2, null]);
    g.attack('0,0', '1,0').fight();
    expect(g.health('A')).toBe(7);
  });

  const student = vanilla('1/1', [], { spellbound: { effects: [modify(1, 0, 'self', 'lasting')] } });

  test('HX-28.28 HX-D82 Spellbound fires on the own spells in any turn; not on units, equipment, abilities or enemy spells', () => {
    const spell = testSpell({ instant: true, effects: [] });
    const g = scenario({ A: { units: { '0,0': student }, hand: [spell, vanilla('1/1'), testEquipment()] }, B: { hand: [spell] } });
    g.play(spell);
    expect(g.stats('0,0')).toBe('2/1');
    g.play(spell);
    expect(g.stats('0,0')).toBe('2/1');
    const turn = scenario({ turn: 'B', A: { units: { '0,0': student }, hand: [spell] } }).offer();
    expect(turn.play(spell).stats('0,0')).toBe('2/1');
    const other = vanilla('1/1');
    const gear = testEquipment();
    const rest = scenario({ A: { units: { '0,0': student }, hand: [other, gear] } });
    rest.play(other, '-4,0').resolve().play(gear, '0,0').resolve().base('summonPrimaryWorker', '-4,-1').resolve();
    expect(rest.stats('0,0')).toBe('1/1');
  });

  test('HX-28.29 Spellbound fires even if the spell is countered later', () => {
    const spell = testSpell({ effects: [] });
    const no = testSpell({ instant: true, targets: [target.item('any')], effects: [counter(0)] });
    const g = scenario({ A: { units: { '0,0': student }, hand: [spell] }, B: { hand: [no] } });
    g.play(spell).play(no, { item: 0 }).resolve();
    expect(g.stats('0,0')).toBe('2/1');
  });

  test('HX-28.30 HX-D73 Splash hits everything beside the attacked tile except the splasher itself', () => {
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('1/9', [splash(2)]), '1,1': vanilla('0/9') } },
      B: { units: { '1,0': vanilla('0/9'), '2,0': vanilla('0/9'), '3,0': vanilla('0/9') }, forges: { '2,-1': 1 } },
    });
    g.attack('0,0', '1,0').fight();
    expect([g.stats('0,0'), g.stats('1,1'), g.stats('1,0'), g.stats('2,0'), g.stats('3,0'), g.at('2,-1').damage]).toEqual([
      '1/9',
      '0/7',
      '0/8',
      '0/7',
      '0/9',
      2,
    ]);
  });

  test('HX-28.31 HX-D73 no Splash when striking back; at an emptied tile it still comes', () => {
    const back = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('1/9'), '1,1': vanilla('0/9') } },
      B: { units: { '1,0': vanilla('1/9', [splash(3)]) } },
    });
    expect(back.attack('0,0', '1,0').fight().stats('1,1')).toBe('0/9');
    const home = testSpell({ instant: true, targets: [target.ownUnit()], effects: [bounce(0)] });
    const gone = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('1/9', [splash(2)]) } },
      B: { units: { '1,0': vanilla('3/9'), '2,0': vanilla('3/9') }, hand: [home] },
    });
    gone.attack('0,0', '1,0').confirmAttacks().offer().play(home, '1,0').resolve().advanceTo('summon2');
    expect([gone.isEmpty('1,0'), gone.stats('2,0'), gone.stats('0,0')]).toEqual([true, '3/7', '1/9']);
  });
});

describe('28 Entity keywords: Taunt to Worker', () => {
  test('HX-28.32 HX-28.33 HX-D76 Taunt binds attack tiles only: either of two, none from afar, no duty to attack', () => {
    const guard = () => vanilla('0/5', ['taunt']);
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('1/5') } },
      B: { units: { '1,0': guard(), '0,1': guard(), '-1,0': vanilla('0/5') } },
    });
    expect(g.attackTiles('0,0')).toEqual(['0,1', '1,0']);
    expect(g.isLegal({ type: 'confirmAttacks' })).toBe(true);
    const far = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('1/5') } },
      B: { units: { '2,0': guard(), '-1,0': vanilla('0/5') } },
    });
    expect(far.attackTiles('0,0')).toEqual(['-1,0']);
  });

  test('HX-28.34 HX-D62 Unimpeded paths through walls at 1 a tile, never ends on a known one; entities still stop it', () => {
    const tiles = { '1,0': 'wall', '2,0': 'wall' } as const;
    const g = scenario({ phase: 'move.ordering', tiles, A: { units: { '0,0': vanilla('1/1', ['unimpeded']) } } });
    expect(g.destinations('0,0')).not.toContain('1,0');
    g.order('0,0', '1,0', '2,0', '3,0').march();
    expect(g.isEmpty('3,0')).toBe(false);
    const plain = scenario({ phase: 'move.ordering', tiles, A: { units: { '0,0': vanilla('1/1') } } });
    expect(plain.destinations('0,0')).not.toContain('1,0');
    const ending = scenario({ phase: 'move.ordering', tiles, A: { units: { '0,0': vanilla('1/1', ['unimpeded', 'sloth']) } } });
    ending.act({ type: 'orderUnit', unit: ending.tile('0,0') }).act({ type: 'step', tile: ending.tile('1,0') });
    expect(ending.refused({ type: 'endOrder' })).toMatch(/wall/i);
  });

  test('HX-28.35 HX-D62 Unimpeded stopped over walls ends on the last tile of its path where it could stand', () => {
    const tiles = { '1,0': 'wall', '2,0': 'wall' } as const;
    const g = scenario({
      phase: 'move.ordering',
      tiles,
      A: { units: { '-1,0': vanilla('1/1', ['unimpeded']), '3,0': vanilla('1/1') } },
    });
    g.order('-1,0', '0,0', '1,0', '2,0', '3,0').march();
    expect([g.isEmpty('-1,0'), g.isEmpty('0,0'), g.unitsOf('A')]).toEqual([true, false, ['0,0', '3,0']]);
  });

  test('HX-28.35 HX-19.8 a path that ends over a wall nobody knew ends before it, and its player is shown the wall', () => {
    const tiles = { '2,0': 'wall', '3,0': 'wall' } as const;
    const g = scenario({ phase: 'move.ordering', tiles, A: { units: { '0,0': vanilla('1/1', ['unimpeded']) } } });
    expect(g.sees('A', '3,0')).toBe(false);
    g.order('0,0', '1,0', '2,0', '3,0').march();
    expect([g.unitsOf('A'), g.sees('A', '3,0')]).toEqual([['1,0'], true]);
    expect(g.events('A')).toContainEqual(expect.objectContaining({ type: 'stopped', tile: g.tile('3,0'), by: 'wall' }));
  });

  const twin = vanilla('1/1', [], { unity: { power: 1, health: 1 } });

  test('HX-28.36 HX-D79 Unity holds beside another unit of one’s own, once however many; towers and enemies do not count', () => {
    expect(scenario({ A: { units: { '0,0': twin, '1,0': vanilla('1/1') } } }).stats('0,0')).toBe('2/2');
    expect(scenario({ A: { units: { '0,0': twin, '1,0': vanilla('1/1'), '0,1': testWorker({ C: 1 }) } } }).stats('0,0')).toBe('2/2');
    expect(scenario({ A: { units: { '0,0': twin, '0,1': testWorker({ C: 1 }) } } }).stats('0,0')).toBe('2/2');
    expect(scenario({ A: { units: { '0,0': twin }, forges: { '1,0': 1 } } }).stats('0,0')).toBe('1/1');
    expect(scenario({ A: { units: { '0,0': twin } }, B: { units: { '1,0': vanilla('1/1') } } }).stats('0,0')).toBe('1/1');
  });

  const veiled = vanilla('1/3', ['untargetable']);

  test('HX-28.37 HX-D83 no card or ability of any player may target an Untargetable unit', () => {
    const hit = zap(1);
    const gear = testEquipment();
    const own = scenario({ A: { units: { '0,0': veiled, '1,0': vanilla('1/1') }, hand: [hit, gear] } });
    own.act(own.playAction(hit));
    expect(own.choices()).toEqual(['1,0']);
    expect(own.refused({ type: 'chooseTile', tile: own.tile('0,0') })).toMatch(/Untargetable/);
    const alone = scenario({ A: { units: { '0,0': veiled }, hand: [gear] }, B: { hand: [] } });
    expect(alone.canPlay(gear)).toBe(false);
  });

  test('HX-28.38 Untargetable gained after being targeted makes the target illegal at resolution', () => {
    const hit = zap(3);
    const veil = testSpell({ instant: true, targets: [target.ownUnit()], effects: [grant('untargetable', 0, 'fleeting')] });
    const g = scenario({ A: { units: { '0,0': vanilla('1/1') }, hand: [hit] }, B: { units: { '1,0': vanilla('1/3') }, hand: [veil] } });
    g.play(hit, '1,0').play(veil, '1,0').resolve();
    expect(g.stats('1,0')).toBe('1/3');
  });

  test('HX-28.39 HX-D83 Untargetable does not stop attacks, untargeted area effects, or countering the unit’s card', () => {
    const quake = testSpell({ effects: [damage(1, all(units('any')))] });
    const g = scenario({ A: { hand: [quake] }, B: { units: { '-3,0': veiled } } })
      .play(quake)
      .resolve();
    expect(g.stats('-3,0')).toBe('1/2');
    const struck = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': vanilla('2/9') } },
      B: { units: { '1,0': veiled } },
    });
    expect(struck.attack('0,0', '1,0').fight().stats('1,0')).toBe('1/1');
    const no = testSpell({ instant: true, targets: [target.item('any')], effects: [counter(0)] });
    const stopped = scenario({ A: { hand: [veiled] }, B: { hand: [no] } })
      .play(veiled, '-4,0')
      .play(no, { item: 0 })
      .resolve();
    expect([stopped.isEmpty('-4,0'), stopped.discard('A')]).toEqual([true, [veiled.id]]);
  });

  test('HX-28.40 HX-8.1 a Worker yields what is printed with the keyword; a unit without it yields nothing', () => {
    const g = scenario({
      phase: 'summon2',
      turn: 'B',
      tiles: { '0,0': 'mineral', '1,0': 'mineral', '3,0': 'mineral' },
      A: { units: { '0,0': testWorker({ F: 1, C: 1 }), '1,0': testWorker({ F: 1 }), '3,0': vanilla('1/1') } },
    });
    expect(g.advanceTo('summon1').pool('A')).toEqual({ F: 2, C: 1 });
  });

  test('HX-28.41 HX-D86 Splash numbers add; separate texts each work', () => {
    const maul = testEquipment({ gives: { keywords: [splash(1)] } });
    const g = scenario({
      phase: 'combatDeclaration.declaring',
      A: { units: { '0,0': { card: vanilla('1/9', [splash(2)]), equipment: maul } } },
      B: { units: { '1,0': vanilla('0/9'), '2,0': vanilla('0/9') } },
    });
    expect(g.attack('0,0', '1,0').fight().stats('2,0')).toBe('0/6');
    const both = vanilla('1/1', [], { unity: { power: 1 }, adapt: { power: 2 } });
    expect(scenario({ tiles: { '0,0': 'grass' }, A: { units: { '0,0': both, '1,0': vanilla('1/1') } } }).stats('0,0')).toBe('4/1');
  });
});
