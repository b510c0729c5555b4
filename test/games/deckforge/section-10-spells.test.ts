import { describe, expect, test } from 'vitest';
import { artifact, C, cast, defense, does, spell } from './test-cards.ts';
import { scenario } from './scenario.ts';

const jab = spell('Jab', { aim: 'any', abilities: [cast('dmg', 'target', 3)] });

describe('10 Attack Spells', () => {
  test('DK-10.1 play, reveal, target, standing Reflect, response, window, resolve, Graveyard, triggers', () => {
    const salve = artifact('Salve', [cast('heal', 'self', 1)]);
    const imp = C('Imp', '1/1', [does('destroyed', 'heal', 'self', 2)]);
    const g = scenario({
      players: [
        { hand: ['attack'], board: [salve] },
        { hand: ['attack'], board: [imp] },
      ],
      deck: [jab],
    });
    const steps = [g.play('attack').phase(), g.choose('Imp').phase(), g.pass().phase()];
    expect(steps).toEqual(['main.play', 'main.event.response', 'main.event.inEvent']);
    g.pass();
    expect(g.events('spectator').map(({ type }) => type)).toEqual([
      'played',
      'aimed',
      'passed',
      'damaged',
      'destroyed',
      'spent',
      'triggered',
      'healed',
    ]);
    expect([g.phase(), g.life('P2')]).toEqual(['main.window', 42]);
  });

  test('DK-10.2 any is a living opponent or a creature anywhere; never the caster, the fallen or an artifact', () => {
    const players = [
      { hand: ['attack' as const], board: [C('Own', '1/1'), artifact('Thing', [cast('heal', 'self', 1)])] },
      { board: [C('Foe', '1/1')] },
      { out: true },
      {},
    ];
    const aims = (aim: 'any' | 'opp' | 'cre') =>
      scenario({ players, deck: [spell('Bolt', { aim, abilities: [cast('dmg', 'target', 1)] })] })
        .play('attack')
        .targets();
    expect(aims('any')).toEqual(['P2', 'P4', 'Own', 'Foe']);
    expect(aims('opp')).toEqual(['P2', 'P4']);
    expect(aims('cre')).toEqual(['Own', 'Foe']);
    const g = scenario({ players, deck: [jab] }).play('attack');
    for (const target of [0, 2, g.ref('Thing')]) g.barred({ type: 'choose', target }, 'E_BAD_TARGET');
  });

  test('DK-10.3 an own creature is a legal target, in an event without a defender', () => {
    const g = scenario({ players: [{ hand: ['attack', 'defense'], board: [C('Own', '1/1')] }, { hand: ['defense'] }], deck: [jab] });
    g.play('attack').choose('Own');
    expect([g.asked(), g.isInPlay('Own')]).toEqual([null, false]);
  });

  test('DK-10.4 without an object, or when it has gone, that part does nothing and the others happen', () => {
    const both = spell('Both', { aim: 'cre', abilities: [cast('destroy', 'target'), cast('heal', 'self', 2)] });
    expect(
      scenario({ players: [{ hand: ['attack'] }, {}], deck: [both] })
        .play('attack')
        .life('P1'),
    ).toBe(42);
    const vanish = defense('Vanish', { aim: 'own', abilities: [cast('bounce', 'target')] });
    const g = scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'], board: [C('Cub', '1/1')] }], deck: [both, vanish] });
    g.play('attack').respond();
    expect([g.life('P1'), g.hand('P2')]).toEqual([42, ['creature']]);
  });

  test('DK-10.5 area selectors do not target: no event, only a window for all', () => {
    const hail = spell('Hail', [cast('dmg', 'eachOpp', 2), cast('dmg', 'oppCre', 1)]);
    const salve = artifact('Salve', [cast('heal', 'self', 9)]);
    const g = scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'], board: [salve], reflects: 1 }, {}], deck: [hail] }).play(
      'attack',
    );
    expect([g.toAct(), g.asked(), g.phase()]).toEqual(['P2', 'window', 'main.event.inEvent']);
    expect(g.pass().pass().lives()).toEqual([40, 38, 38]);
    for (const [on, dealt] of [
      ['eachOpp', [0, 1, 1]],
      ['eachPl', [1, 1, 1]],
    ] as const) {
      const area = scenario({ players: [{ hand: ['attack'] }, {}, {}], deck: [spell('Area', [cast('dmg', on, 1)])] }).play('attack');
      expect(area.lives()).toEqual(dealt.map((n) => 40 - n));
    }
    for (const [on, left] of [
      ['oppCre', ['Own']],
      ['allCre', []],
    ] as const) {
      const area = scenario({
        players: [{ hand: ['attack'], board: [C('Own', '1/1')] }, { board: [C('Foe', '1/1')] }],
        deck: [spell('Area', [cast('dmg', on, 1)])],
      });
      area.play('attack');
      expect([...area.board('P1'), ...area.board('P2')]).toEqual(left);
    }
  });

  test('DK-10.5 DK-D52 an area spell is no event that could be negated or prevented; a shield used in its window waits', () => {
    const hail = spell('Hail', [cast('dmg', 'eachOpp', 2)]);
    const stop = artifact('Stop', [cast('negate', 'source')]);
    expect(
      scenario({ players: [{ hand: ['attack'] }, { board: [stop] }], deck: [hail] })
        .play('attack')
        .use('Stop')
        .life('P2'),
    ).toBe(38);
    const shell = artifact('Shell', [cast('prevent', 'protected', 1)]);
    const g = scenario({ players: [{ hand: ['attack'] }, { board: [shell] }], deck: [hail] })
      .play('attack')
      .use('Shell');
    // The charge it becomes meets the damage of the spell itself.
    expect([g.life('P2'), g.view('P1').seats[1].prevents]).toEqual([39, []]);
  });

  test('DK-10.6 with the caster eliminated the spell is cancelled', () => {
    const sting = artifact('Sting', { aim: 'opp', abilities: [cast('dmg', 'target', 5)] });
    const g = scenario({ players: [{ life: 5, hand: ['attack'] }, { hand: ['attack'], board: [sting] }, {}], deck: [jab] });
    g.play('attack').choose('P2').use('Sting', 'P1');
    expect([g.lives(), g.active()]).toEqual([[0, 40, 40], 'P2']);
    expect(g.graveyard()).toEqual(['attack', 'artifact']);
  });
});
