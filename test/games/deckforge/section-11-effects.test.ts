import { describe, expect, test } from 'vitest';
import { artifact, C, cast, defense, does, F, spell } from './test-cards.ts';
import { scenario } from './scenario.ts';

const jab = spell('Jab', { aim: 'any', abilities: [cast('dmg', 'target', 3)] });
const mirror = defense('Mirror', [cast('reflect', 'self')]);

describe('11 Statuses', () => {
  const stunned = (turn: number, own = true) => ({ card: C('A', '1/1'), with: { stun: 1, stunSince: turn, seat: own ? 0 : 1 } });

  test('DK-11.1 ready is: no delay, no stun, no freeze, not yet attacked', () => {
    for (const state of [{ delay: 1 }, { stun: 1 }, { freeze: 1 }, { attacked: 1 }]) {
      const g = scenario({ players: [{ board: [{ card: C('A', '1/1'), with: state }] }, {}] });
      g.barred({ type: 'declareAttack', attacker: g.ref('A'), target: 1 }, 'E_NOT_READY');
      expect(g.permanent('A').ready).toBe(false);
    }
    expect(scenario({ players: [{ board: [C('A', '1/1')] }, {}] }).attacks('A')).toEqual(['P2']);
  });

  test('DK-11.2 played in one’s turn, it attacks in one’s next', () => {
    const g = scenario({ players: [{ hand: ['creature'] }, {}], deck: [C('Cub', '2/2')] }).play('creature');
    expect(g.attacks('Cub')).toEqual([]);
    expect(g.endTurn().endTurn().attacks('Cub')).toEqual(['P2']);
  });

  test('DK-11.3 DK-D32 stun and freeze are two statuses of equal effect', () => {
    const g = scenario({ players: [{ board: [{ card: C('A', '1/1'), with: { stun: 1, freeze: 2 } }] }, {}] });
    g.endTurn();
    expect([g.permanent('A').stun, g.permanent('A').freeze]).toEqual([0, 1]);
    expect(g.endTurn().attacks('A')).toEqual([]);
    expect(g.endTurn().endTurn().attacks('A')).toEqual(['P2']);
  });

  test('DK-11.4 the same status again keeps the larger number', () => {
    const daze = (n: number) => spell('Daze', { aim: 'cre', abilities: [cast('stun', 'target', n)] });
    for (const [held, n, left] of [
      [2, 1, 2],
      [1, 3, 3],
    ]) {
      const g = scenario({
        players: [{ hand: ['attack'] }, { board: [{ card: C('A', '1/1'), with: { stun: held, stunSince: 9 } }] }],
        deck: [daze(n)],
      });
      expect(g.play('attack').permanent('A').stun).toBe(left);
    }
  });

  test('DK-11.5 DK-D33 numbered durations drop in the own End, if they were there when the turn began', () => {
    const ward = defense('Ward', [['cast', 'gain', 'self', 0, 'ims', 1]]);
    const g = scenario({
      players: [{ hand: ['defense'], board: [{ card: C('A', '1/1'), with: { fx: [0, 2, 0, 2, 4] } }] }, {}],
      deck: [ward],
    }).play('defense');
    const kw = () => g.view('P1').seats[0].kw;
    expect([kw(), g.stats('A')]).toEqual([8, '3/1']);
    g.endTurn();
    // Put there in this turn, the ward does not count down yet; the older effect does.
    expect([kw(), g.stats('A'), g.permanent('A').effects[0].left]).toEqual([8, '3/1', 1]);
    g.endTurn();
    expect([kw(), g.stats('A')]).toEqual([8, '3/1']);
    g.endTurn();
    expect([kw(), g.stats('A')]).toEqual([0, '1/1']);
  });

  test('DK-11.6 Stun 1 put on a rival’s creature costs it its next turn', () => {
    const daze = spell('Daze', { aim: 'cre', abilities: [cast('stun', 'target', 1)] });
    const g = scenario({ players: [{ hand: ['attack'] }, { board: [C('A', '1/1')] }], deck: [daze] })
      .play('attack')
      .endTurn();
    expect(g.attacks('A')).toEqual([]);
    expect(g.endTurn().endTurn().attacks('A')).toEqual(['P1']);
  });

  test('DK-11.7 put on an attacker in its own turn, the attack goes on and the next turn is missed', () => {
    const cold = defense('Cold', [cast('stun', 'source', 1)]);
    const g = scenario({ players: [{ board: [C('A', '4/4')] }, { hand: ['defense'] }], deck: [cold] })
      .attack('A', 'P2')
      .respond();
    expect(g.life('P2')).toBe(36);
    g.endTurn().endTurn();
    expect([g.active(), g.attacks('A')]).toEqual(['P1', []]);
    expect(g.endTurn().endTurn().attacks('A')).toEqual(['P2']);
    // It was stunned before as well: the newer one lasts a turn longer.
    const again = scenario({
      players: [{ board: [C('B', '4/4'), stunned(4)] }, { hand: ['defense'] }],
      deck: [defense('Cold', [cast('stun', 'source', 1), cast('stun', 'oppCre', 1)])],
    });
    again.attack('B', 'P2').respond().endTurn();
    expect(again.permanent('A').stun).toBe(1);
  });
});

describe('11 Immunity', () => {
  const hurt = { aim: 'any' as const, abilities: [cast('dmg', 'target', 3)] };

  test('DK-11.8 immunity to spells and to artifacts, on creatures and players, each by itself', () => {
    for (const [keyword, bySpell, byArtifact] of [
      ['ims', 0, 3],
      ['ima', 3, 0],
    ] as const) {
      const saint = C('Saint', '1/9', { keywords: [keyword] });
      const g = scenario({
        players: [{ hand: ['attack'], board: [artifact('Sling', hurt)] }, { board: [saint] }],
        deck: [spell('Jab', hurt)],
      });
      g.play('attack').choose('Saint').pass();
      expect(g.permanent('Saint').damage).toBe(bySpell);
      g.use('Sling', 'Saint');
      expect(g.permanent('Saint').damage).toBe(bySpell + byArtifact);
      const banner = C('Banner', '1/1', [['static', 'gain', 'self', 0, keyword, 'perm']]);
      const p = scenario({
        players: [{ hand: ['attack'], board: [artifact('Sling', hurt)] }, { board: [banner] }],
        deck: [spell('Jab', hurt)],
      });
      p.play('attack').choose('P2').pass();
      expect(p.life('P2')).toBe(40 - bySpell);
      expect(p.use('Sling', 'P2').life('P2')).toBe(40 - bySpell - byArtifact);
    }
  });

  test('DK-11.9 DK-D31 it may be targeted, with a response; what would help it is void as well', () => {
    const saint = C('Saint', '1/9', { keywords: ['ims'] });
    const g = scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'], board: [saint] }], deck: [spell('Jab', hurt)] })
      .play('attack')
      .choose('Saint');
    expect(g.asked()).toBe('respond');
    const grow = defense('Grow', { aim: 'own', abilities: [['cast', 'mod', 'target', 2, 2, 'perm']] });
    expect(
      scenario({ players: [{ hand: ['defense'], board: [saint] }, {}], deck: [grow] })
        .play('defense')
        .stats('Saint'),
    ).toBe('1/9');
  });

  test('DK-11.9 prevention is an effect on what it protects: on an immune object it is void', () => {
    const pad = defense('Pad', [cast('prevent', 'protected', 9)]);
    const saint = C('Saint', '0/3', { keywords: ['ims'] });
    const g = scenario({ players: [{ board: [C('A', '3/9')] }, { hand: ['defense'], board: [saint] }], deck: [pad] })
      .attack('A', 'Saint')
      .respond();
    expect(g.isInPlay('Saint')).toBe(false);
    const banner = C('Banner', '1/1', [['static', 'gain', 'self', 0, 'ims', 'perm']]);
    const charge = scenario({ players: [{ hand: ['defense'], board: [banner] }, {}], deck: [pad] }).play('defense');
    expect(charge.view('P1').seats[0].prevents).toEqual([]);
  });

  test('DK-11.10 it stops neither combat nor creatures’ abilities, and removes nothing that is there', () => {
    const saint = { card: C('Saint', '1/5', { keywords: ['ims', 'ima'] }), with: { stun: 2, stunSince: 4 } };
    const imp = C('Imp', '1/1', [does('enter', 'dmg', 'oppCre', 2)]);
    const g = scenario({ players: [{ hand: ['creature'], board: [C('A', '2/9')] }, { board: [saint] }], deck: [imp] })
      .play('creature')
      .attack('A', 'Saint');
    expect([g.permanent('Saint').damage, g.permanent('Saint').stun]).toEqual([4, 2]);
  });
});

describe('11 Reflect', () => {
  test('DK-11.11 as response it turns the spell on its caster', () => {
    const g = scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'] }], deck: [jab, mirror] })
      .play('attack')
      .respond();
    expect(g.lives()).toEqual([37, 40]);
  });

  test('DK-11.11 DK-D29 what was prevented in the old event is forgotten in the new one', () => {
    const both = defense('Both', [cast('prevent', 'protected', 0), cast('reflect', 'self')]);
    const g = scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'] }], deck: [jab, both] })
      .play('attack')
      .respond();
    expect(g.lives()).toEqual([37, 40]);
  });

  test('DK-11.12 DK-D30 otherwise a charge, used by itself on the next spell aimed at the player or a creature of theirs', () => {
    const g = scenario({ players: [{ hand: ['defense'] }, { hand: ['attack'], board: [C('Foe', '1/1')] }], deck: [jab, mirror] }).play(
      'defense',
    );
    expect(g.view('P2').seats[0].reflects).toBe(1);
    g.endTurn().play('attack').choose('P1').pass();
    expect([g.lives(), g.view('P2').seats[0].reflects]).toEqual([[40, 37], 0]);
    const attacked = scenario({ players: [{ board: [C('A', '2/2')] }, { hand: ['defense'] }], deck: [mirror] })
      .attack('A', 'P2')
      .respond();
    expect([attacked.life('P2'), attacked.view('P1').seats[1].reflects]).toEqual([38, 1]);
    const cub = scenario({ players: [{ hand: ['attack'] }, { reflects: 2, hand: ['defense'], board: [C('Cub', '1/1')] }], deck: [jab] })
      .play('attack')
      .choose('Cub');
    // One charge for one spell, before any response.
    expect([cub.lives(), cub.isInPlay('Cub'), cub.view('P1').seats[1].reflects, cub.hand('P2')]).toEqual([[37, 40], true, 1, ['defense']]);
  });

  test('DK-11.13 DK-D29 with aim cre the reflecting player picks a creature of the caster; other parts keep their side', () => {
    const both = spell('Both', { aim: 'cre', abilities: [cast('destroy', 'target'), cast('heal', 'self', 2), cast('dmg', 'eachOpp', 1)] });
    const g = scenario({
      players: [
        { hand: ['attack'], board: [C('A', '1/1'), C('B', '1/1')] },
        { reflects: 1, board: [C('Cub', '1/1')] },
      ],
      deck: [both],
    });
    g.play('attack').choose('Cub');
    expect([g.toAct(), g.asked(), g.targets()]).toEqual(['P2', 'reflect', ['A', 'B']]);
    g.choose('B');
    expect([g.board('P1'), g.board('P2'), g.lives()]).toEqual([['A'], ['Cub'], [42, 39]]);
    const none = scenario({ players: [{ hand: ['attack'] }, { reflects: 1, board: [C('Cub', '1/1')] }], deck: [both] }).play('attack');
    expect([none.board('P2'), none.asked()]).toEqual([['Cub'], null]);
  });

  test('DK-11.14 once for each casting, and not by the caster’s own charge; attacks and area parts never', () => {
    const g = scenario({ players: [{ hand: ['attack', 'defense'], reflects: 1 }, { hand: ['defense'] }], deck: [jab, mirror] });
    g.play('attack').respond().respond();
    // The caster's own Reflect finds nothing to reflect and becomes a second charge.
    expect([g.lives(), g.view('P1').seats[0].reflects]).toEqual([[37, 40], 2]);
    const attack = scenario({ players: [{ board: [C('A', '2/2')] }, { reflects: 1 }] }).attack('A', 'P2');
    expect([attack.life('P2'), attack.view('P1').seats[1].reflects]).toEqual([38, 1]);
    const area = scenario({ players: [{ hand: ['attack'] }, { reflects: 1 }], deck: [spell('Hail', [cast('dmg', 'eachOpp', 2)])] }).play(
      'attack',
    );
    expect([area.life('P2'), area.view('P1').seats[1].reflects]).toEqual([38, 1]);
  });
});

describe('11 Prevent and negate', () => {
  const pad = (n: number) => defense('Pad', [cast('prevent', 'protected', n)]);

  test('DK-11.15 in an event it lowers the damage to the protected object, whoever uses it; 0 is all of it', () => {
    for (const [n, left] of [
      [3, 36],
      [9, 40],
      [0, 40],
    ]) {
      const g = scenario({ players: [{ board: [C('A', '7/7')] }, { hand: ['defense'] }], deck: [pad(n)] })
        .attack('A', 'P2')
        .respond();
      expect(g.life('P2')).toBe(left);
    }
    const shell = artifact('Shell', [cast('prevent', 'protected', 4)]);
    const third = scenario({ players: [{ board: [C('A', '7/7')] }, {}, { board: [shell] }] }).attack('A', 'P2');
    expect(third.use('Shell').life('P2')).toBe(37);
    const blocked = scenario({ players: [{ board: [C('A', '7/7'), { ...shell }] }, { board: [C('Wall', '2/5')] }] })
      .attack('A', 'P2')
      .block('Wall');
    blocked.use('Shell');
    expect([blocked.permanent('Wall').damage, blocked.permanent('A').damage]).toEqual([3, 2]);
    const twice = spell('Twice', { aim: 'opp', abilities: [cast('dmg', 'target', 3), cast('dmg', 'target', 3)] });
    expect(
      scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'] }], deck: [twice, pad(4)] })
        .play('attack')
        .respond()
        .life('P2'),
    ).toBe(38);
  });

  test('DK-11.15 outside an event it is a charge against the next attack or Attack-Spell damage, gone after one use', () => {
    const g = scenario({
      players: [
        { hand: ['defense'] },
        { board: [C('A', '2/2'), C('B', '2/2'), artifact('Sling', { aim: 'opp', abilities: [cast('dmg', 'target', 1)] })] },
      ],
      deck: [pad(5)],
    });
    g.play('defense').quiet().endTurn().use('Sling', 'P1');
    expect([g.life('P1'), g.view('P2').seats[0].prevents]).toEqual([39, [5]]);
    g.attack('A', 'P1');
    expect([g.life('P1'), g.view('P2').seats[0].prevents]).toEqual([39, []]);
    expect(g.attack('B', 'P1').life('P1')).toBe(37);
    // An area spell meets it as well; so it is with all of it.
    const area = scenario({ players: [{ hand: ['attack'] }, { prevents: [0] }], deck: [spell('Hail', [cast('dmg', 'eachOpp', 9)])] }).play(
      'attack',
    );
    expect(area.life('P2')).toBe(40);
    // An event without damage uses it up.
    const idle = scenario({
      players: [{ hand: ['attack'] }, { hand: ['defense'] }],
      deck: [spell('Tax', { aim: 'opp', abilities: [cast('discard', 'target', 1)] }), pad(5)],
    });
    expect(idle.play('attack').respond().view('P1').seats[1].prevents).toEqual([]);
  });

  test('DK-11.15 it saves the protected object alone', () => {
    const wide = spell('Wide', { aim: 'opp', abilities: [cast('dmg', 'target', 3), cast('dmg', 'eachOpp', 2)] });
    const g = scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'] }, {}], deck: [wide, pad(9)] })
      .play('attack')
      .choose('P2')
      .respond();
    expect(g.lives()).toEqual([40, 40, 38]);
  });

  test('DK-D37 several preventions on one object add', () => {
    const shell = artifact('Shell', [cast('prevent', 'protected', 3)]);
    const g = scenario({ players: [{ board: [C('A', '7/7'), shell] }, { hand: ['defense'], prevents: [1, 1] }], deck: [pad(1)] })
      .attack('A', 'P2')
      .respond()
      .use('Shell');
    expect([g.life('P2'), g.view('P1').seats[1].prevents]).toEqual([39, []]);
  });

  test('DK-11.16 negate ends the event; neither it nor reflect is stopped by immunity', () => {
    const no = defense('No', [cast('negate', 'source'), cast('heal', 'self', 1)]);
    const saint = C('Saint', '5/5', { keywords: ['ims'] });
    const g = scenario({ players: [{ board: [saint] }, { hand: ['defense'] }], deck: [no] })
      .attack('Saint', 'P2')
      .respond();
    expect([g.life('P2'), g.permanent('Saint').attacked]).toEqual([41, true]);
    const s = scenario({
      players: [{ hand: ['attack'], board: [artifact('Salve', [cast('heal', 'self', 1)])] }, { hand: ['defense'] }],
      deck: [jab, no],
    })
      .play('attack')
      .respond();
    expect([s.life('P2'), s.graveyard(), s.phase()]).toEqual([41, ['attack', 'defense'], 'main.window']);
    const banner = C('Banner', '1/1', [['static', 'gain', 'self', 0, 'ims', 'perm']]);
    const r = scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'], board: [banner] }], deck: [jab, mirror] })
      .play('attack')
      .choose('P2')
      .respond();
    expect(r.lives()).toEqual([37, 40]);
  });
});

describe('11 Other effects', () => {
  test('DK-11.17 gain and lose for the turn, for turns or for good; a Flying Creature keeps its type', () => {
    const clip = (left: 'turn' | 1 | 'perm') => spell('Clip', { aim: 'cre', abilities: [['cast', 'lose', 'target', 0, 'fly', left]] });
    const flies = (left: 'turn' | 1 | 'perm', turns: number) => {
      const g = scenario({ players: [{ hand: ['attack'] }, { board: [F('Kite', '1/1')] }], deck: [clip(left)] }).play('attack');
      for (let i = 0; i < turns; i++) g.endTurn();
      expect(g.permanent('Kite').cardType).toBe('flying');
      return (g.permanent('Kite').kw & 32) !== 0;
    };
    expect([flies('turn', 0), flies('turn', 1)]).toEqual([false, true]);
    expect([flies(1, 1), flies(1, 2)]).toEqual([false, true]);
    expect(flies('perm', 6)).toBe(false);
    const grounded = scenario({
      players: [{ hand: ['attack'], board: [C('Ox', '1/1')] }, { board: [F('Kite', '1/1')] }],
      deck: [clip('perm')],
    })
      .play('attack')
      .choose('Kite')
      .endTurn();
    expect(grounded.attack('Kite', 'P1').targets()).toEqual(['Ox']);
    const ward = defense('Ward', [['cast', 'gain', 'self', 0, 'ima', 'perm']]);
    const lasting = scenario({ players: [{ hand: ['defense'] }, {}], deck: [ward] }).play('defense');
    for (let i = 0; i < 5; i++) lasting.endTurn();
    expect(lasting.view('P1').seats[0].kw).toBe(16);
  });

  test('DK-11.18 DK-D34 bounce returns a plain token that everybody knows of, and what was on it ends', () => {
    const lift = artifact('Lift', { aim: 'cre', abilities: [cast('bounce', 'target')] });
    const cub = { card: F('Kite', '2/2'), with: { fx: [0, 3, 3, 9, 1], stun: 2 } };
    const g = scenario({ players: [{ board: [lift] }, { hand: ['attack'], board: [cub] }], deck: [F('New', '1/1')] }).use('Lift', 'Kite');
    expect([g.hand('P2'), g.board('P2'), g.view('P1').seats[1].known]).toEqual([['flying', 'attack'], [], [0, 1, 0, 0, 0]]);
    g.endTurn().play('flying');
    expect([g.stats('New'), g.permanent('New').stun, g.view('P1').seats[1].known]).toEqual(['1/1', 0, [0, 0, 0, 0, 0]]);
  });

  test('DK-11.19 destroy ignores DEF, cleanse lifts stun and freeze, wreck takes an artifact of its controller’s choice', () => {
    const fell = spell('Fell', { aim: 'cre', abilities: [cast('destroy', 'target')] });
    expect(
      scenario({ players: [{ hand: ['attack'] }, { board: [C('Giant', '1/20')] }], deck: [fell] })
        .play('attack')
        .board('P2'),
    ).toEqual([]);
    const wake = defense('Wake', [cast('cleanse', 'myCre')]);
    const woken = scenario({
      players: [{ hand: ['defense'], board: [{ card: C('A', '1/1'), with: { stun: 3, freeze: 2 } }] }, {}],
      deck: [wake],
    }).play('defense');
    expect(woken.attacks('A')).toEqual(['P2']);
    const thing = (name: string) => artifact(name, [cast('heal', 'self', 9)]);
    const g = scenario({
      players: [{ hand: ['attack'] }, { activated: true, board: [thing('One'), thing('Two')] }],
      deck: [spell('Wreck', [cast('wreck', 'eachOpp')])],
    }).play('attack');
    expect([g.toAct(), g.asked(), g.targets()]).toEqual(['P2', 'wreck', ['One', 'Two']]);
    g.choose('Two');
    expect([g.board('P2'), g.life('P2'), g.graveyard()]).toEqual([['One'], 40, ['artifact', 'attack']]);
  });

  test('DK-11.20 draw and discard act on tokens; the player chooses, and with fewer than n all go', () => {
    const tax = spell('Tax', { aim: 'opp', abilities: [cast('discard', 'target', 2), cast('draw', 'self', 2)] });
    const g = scenario({ players: [{ hand: ['attack'] }, { hand: ['attack', 'creature', 'flying'] }], deck: [tax] })
      .play('attack')
      .pass();
    expect([g.toAct(), g.asked()]).toEqual(['P2', 'discard']);
    g.discard('flying', 'attack');
    expect([g.hand('P2'), g.hand('P1')]).toEqual([['creature'], ['creature', 'flying']]);
    const all = spell('Levy', [cast('discard', 'eachPl', 1)]);
    const levy = scenario({
      active: 1,
      players: [{ hand: ['creature', 'flying'] }, { hand: ['attack', 'creature', 'flying'] }, { hand: ['creature', 'flying'] }],
      deck: [all],
    }).play('attack');
    const order = [levy.toAct(), levy.discard('flying').toAct(), levy.discard('flying').toAct()];
    expect(order).toEqual(['P2', 'P3', 'P1']);
    const few = scenario({ players: [{ hand: ['attack'] }, { hand: ['creature'] }], deck: [tax] })
      .play('attack')
      .pass();
    expect([few.hand('P2'), few.asked()]).toEqual([[], null]);
  });
});
