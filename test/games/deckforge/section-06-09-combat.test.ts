import { describe, expect, test } from 'vitest';
import { artifact, C, cast, defense, does, F, spell } from './test-cards.ts';
import { scenario } from './scenario.ts';

const gone = artifact('Gone', { aim: 'cre', abilities: [cast('bounce', 'target')] });

describe('6 Attacking', () => {
  test('DK-6.1 DK-D14 ready creatures, each once a turn, any number of them', () => {
    const g = scenario({ players: [{ board: [C('A', '1/1'), C('B', '2/2'), C('D', '3/3')] }, {}] });
    g.attack('A', 'P2').attack('B', 'P2').attack('D', 'P2');
    expect(g.life('P2')).toBe(34);
    g.barred({ type: 'declareAttack', attacker: g.ref('A'), target: 1 }, 'E_NOT_READY');
    g.endMain().barred({ type: 'declareAttack', attacker: g.ref('A'), target: 1 }, 'E_NOT_YOUR_TURN', 'P1');
  });

  test('DK-6.2 DK-D15 a living opponent or a creature of one; attackers of a turn may differ', () => {
    const board = [C('A', '1/1'), C('B', '1/1'), C('D', '1/1'), C('E', '1/1')];
    const g = scenario({
      players: [{ board }, { board: [artifact('Thing', [cast('heal', 'self', 1)]), C('Wall', '0/9')] }, {}, { out: true }, {}],
    });
    expect(g.attacks('A')).toEqual(['P2', 'Wall', 'P3', 'P5']);
    for (const target of [0, g.ref('B'), g.ref('Thing'), 3])
      g.barred({ type: 'declareAttack', attacker: g.ref('A'), target }, 'E_BAD_TARGET');
    g.attack('A', 'P2').pass().quiet().attack('B', 'P3').quiet().attack('D', 'P5').quiet().attack('E', 'Wall').quiet();
    expect(g.lives()).toEqual([40, 39, 39, 0, 39]);
  });

  test('DK-6.3 the defender is the attacked player, or the controller of the attacked creature', () => {
    const g = scenario({
      players: [{ board: [C('A', '1/1'), C('B', '1/1')] }, { hand: ['attack'] }, { hand: ['attack'], board: [C('Wall', '0/9')] }],
    });
    expect(g.attack('A', 'P2').toAct()).toBe('P2');
    expect(g.pass().attack('B', 'Wall').toAct()).toBe('P3');
  });

  test('DK-6.4 a target that leaves ends the attack, which still counts as made', () => {
    const vanish = defense('Vanish', { aim: 'own', abilities: [cast('bounce', 'target')] });
    const g = scenario({ players: [{ board: [C('A', '3/3')] }, { hand: ['defense'], board: [C('Cub', '1/1')] }], deck: [vanish] });
    g.attack('A', 'Cub').respond();
    expect([g.isInPlay('Cub'), g.life('P2'), g.permanent('A').attacked, g.permanent('A').damage]).toEqual([false, 40, true, 0]);
    expect(g.told('eventEnded').map(({ why }) => why)).toEqual(['targetGone']);
  });

  test('DK-6.5 who attacked may block in the next turn: nothing taps', () => {
    const g = scenario({ players: [{ board: [C('A', '1/9')] }, { board: [C('B', '1/9')] }] })
      .attack('A', 'P2')
      .pass()
      .endTurn();
    expect(g.attack('B', 'P1').targets()).toEqual(['A']);
  });

  test('DK-6.6 DK-D20 non-flying may attack flying; ATK 0 attacks for nothing', () => {
    const g = scenario({ players: [{ board: [C('A', '1/5'), C('Zero', '0/5')] }, { board: [F('Kite', '1/1')] }] });
    g.attack('Zero', 'P2').pass().attack('A', 'Kite');
    expect([g.life('P2'), g.isInPlay('Kite')]).toEqual([40, false]);
    expect(scenario({ players: [{ board: [F('Kite', '1/1')] }, { board: [C('Cub', '1/1')] }] }).attacks('Kite')).toEqual(['P2', 'Cub']);
  });
});

describe('7 Blocking', () => {
  test('DK-7.1 the defender alone, with one creature or none', () => {
    const g = scenario({ players: [{ board: [C('A', '3/3')] }, { board: [C('B', '1/9'), C('D', '1/9')] }, { board: [C('E', '1/1')] }] });
    g.attack('A', 'P2');
    expect([g.toAct(), g.targets()]).toEqual(['P2', ['B', 'D']]);
    g.barred({ type: 'assignBlock', blocker: g.ref('E') }, 'E_BAD_BLOCKER').block('B');
    g.barred({ type: 'assignBlock', blocker: g.ref('D') }, 'E_NOT_YOUR_TURN', 'P2');
    expect([g.permanent('B').damage, g.life('P2')]).toEqual([3, 40]);
  });

  test('DK-7.2 a creature is shielded by another one, not by itself', () => {
    const g = scenario({ players: [{ board: [C('A', '3/3')] }, { board: [C('Cub', '1/1'), C('Wall', '1/9')] }] }).attack('A', 'Cub');
    expect(g.targets()).toEqual(['Wall']);
    g.barred({ type: 'assignBlock', blocker: g.ref('Cub') }, 'E_BAD_BLOCKER').block('Wall');
    expect([g.permanent('Cub').damage, g.permanent('Wall').damage]).toEqual([0, 3]);
  });

  test('DK-7.3 only flying or canBlockFlying blocks a flying one; flying blocks anything', () => {
    const blockers = [C('Ground', '1/9'), F('Wings', '1/9'), C('Net', '1/9', { keywords: ['bfl'] })];
    expect(
      scenario({ players: [{ board: [F('Kite', '1/1')] }, { board: blockers }] })
        .attack('Kite', 'P2')
        .targets(),
    ).toEqual(['Wings', 'Net']);
    expect(
      scenario({ players: [{ board: [C('Ox', '1/1')] }, { board: blockers }] })
        .attack('Ox', 'P2')
        .targets(),
    ).toEqual(['Ground', 'Wings', 'Net']);
  });

  test('DK-7.4 DK-D21 each permission lifts only what it names', () => {
    const blockers = [
      C('Ground', '1/9'),
      F('Wings', '1/9'),
      C('Seer', '1/9', { keywords: ['bun'] }),
      F('Hawk', '1/9', { keywords: ['bun'] }),
      C('Both', '1/9', { keywords: ['bun', 'bfl'] }),
    ];
    const against = (attacker: ReturnType<typeof C>) =>
      scenario({ players: [{ board: [attacker] }, { board: blockers }] })
        .attack(attacker.name, 'P2')
        .targets();
    expect(against(C('Ghost', '1/1', { keywords: ['unb'] }))).toEqual(['Seer', 'Hawk', 'Both']);
    expect(against(F('Shade', '1/1', { keywords: ['unb'] }))).toEqual(['Hawk', 'Both']);
    const none = scenario({ players: [{ board: [C('Ghost', '4/1', { keywords: ['unb'] })] }, { board: [C('Ground', '1/9')] }] }).attack(
      'Ghost',
      'P2',
    );
    expect([none.asked(), none.life('P2')]).toEqual([null, 36]);
  });

  test('DK-7.5 DK-D18 a creature blocks one attack a turn', () => {
    const g = scenario({ players: [{ board: [C('A', '1/1'), C('B', '1/1')] }, { board: [C('Wall', '0/9'), C('Other', '0/9')] }] });
    g.attack('A', 'P2').block('Wall').attack('B', 'P2');
    expect(g.targets()).toEqual(['Other']);
    g.barred({ type: 'assignBlock', blocker: g.ref('Wall') }, 'E_BAD_BLOCKER');
  });

  test('DK-7.6 neither delay, stun, freeze nor having attacked prevents blocking', () => {
    for (const state of [{ delay: 1 }, { stun: 2 }, { freeze: 2 }, { attacked: 1 }]) {
      const g = scenario({ players: [{ board: [C('A', '1/1')] }, { board: [{ card: C('Wall', '0/9'), with: state }] }] });
      expect(g.attack('A', 'P2').targets()).toEqual(['Wall']);
    }
  });

  test('DK-7.7 a blocked attack does nothing to its target, whatever is left of the damage', () => {
    const g = scenario({ players: [{ board: [C('Giant', '20/20')] }, { board: [C('Cub', '1/1')] }] })
      .attack('Giant', 'P2')
      .block('Cub');
    expect([g.isInPlay('Cub'), g.life('P2')]).toEqual([false, 40]);
  });

  test('DK-7.8 DK-D19 it stays blocked when the blocker leaves: no damage at all', () => {
    const vanish = defense('Vanish', { aim: 'own', abilities: [cast('bounce', 'target')] });
    const g = scenario({ players: [{ board: [C('A', '3/3')] }, { hand: ['defense'], board: [C('Cub', '1/1')] }], deck: [vanish] });
    g.attack('A', 'P2').block('Cub').respond();
    expect([g.life('P2'), g.permanent('A').damage]).toEqual([40, 0]);
    expect(g.told('eventEnded').map(({ why }) => why)).toEqual(['blockerGone']);
  });

  test('DK-7.9 legality is judged at the block step; flying gained later changes nothing', () => {
    const lift = artifact('Lift', { aim: 'own', abilities: [['cast', 'gain', 'target', 0, 'fly', 'turn']] });
    const g = scenario({ players: [{ board: [C('A', '3/3'), lift] }, { board: [C('Wall', '0/9')] }] })
      .attack('A', 'P2')
      .block('Wall');
    g.use('Lift', 'A');
    expect([g.life('P2'), g.permanent('Wall').damage]).toEqual([40, 3]);
  });
});

describe('8 Defense responses', () => {
  const balm = defense('Balm', [cast('heal', 'self', 1)]);

  test('DK-8.1 each attack and each aimed Attack Spell is one targeting event', () => {
    const jab = spell('Jab', { aim: 'opp', abilities: [cast('dmg', 'target', 1)] });
    const g = scenario({ players: [{ hand: ['attack'], board: [C('A', '1/1')] }, { hand: ['attack'] }], deck: [jab] });
    expect(g.attack('A', 'P2').asked()).toBe('respond');
    expect(g.pass().play('attack').asked()).toBe('respond');
    expect(g.pass().asked()).toBeNull();
  });

  test('DK-8.2 DK-D22 one Defense Spell, or one own artifact, or a pass', () => {
    const salve = artifact('Salve', [cast('heal', 'self', 5)]);
    const g = scenario({ players: [{ board: [C('A', '1/1')] }, { hand: ['defense', 'defense'], board: [salve] }], deck: [balm] }).attack(
      'A',
      'P2',
    );
    expect(g.actions().map(({ type }) => type)).toEqual(['respond', 'activateArtifact', 'pass']);
    g.respond().barred({ type: 'respond' }, 'E_RESPONSE_USED', 'P2');
    // Its artifact is not offered in this event again, but in the window after the attack.
    expect([g.phase(), g.life('P2')]).toEqual(['main.window', 40]);
    const h = scenario({ players: [{ board: [C('A', '1/1')] }, { hand: ['defense'] }] })
      .attack('A', 'P2')
      .pass();
    h.barred({ type: 'respond' }, 'E_NOT_YOUR_TURN', 'P2');
    expect(h.hand('P2')).toEqual(['defense']);
  });

  test('DK-8.3 each new event gives a new response', () => {
    const board = [C('A', '1/1'), C('B', '1/1'), C('D', '1/1')];
    const g = scenario({ players: [{ board }, { hand: ['defense', 'defense', 'defense'] }], deck: [balm] });
    for (const name of ['A', 'B', 'D']) g.attack(name, 'P2').respond();
    expect([g.life('P2'), g.graveyard().length]).toEqual([40, 3]);
  });

  test('DK-8.4 DK-D45 an artifact as response is that player’s activation of the turn', () => {
    const board = [artifact('One', [cast('heal', 'self', 1)]), artifact('Two', [cast('heal', 'self', 1)])];
    const g = scenario({ players: [{ board: [C('A', '1/1'), C('B', '1/1')] }, { hand: ['attack'], board }] })
      .attack('A', 'P2')
      .use('One');
    expect(g.board('P2')).toEqual(['Two']);
    g.attack('B', 'P2').barred({ type: 'activateArtifact', artifact: g.ref('Two'), target: null }, 'E_ARTIFACT_LIMIT');
  });

  test('DK-8.5 DK-D27 the response comes before what it answers', () => {
    const pad = defense('Pad', [cast('prevent', 'protected', 3)]);
    const g = scenario({ players: [{ board: [C('A', '7/7')] }, { hand: ['defense'] }], deck: [pad] })
      .attack('A', 'P2')
      .respond();
    expect(g.life('P2')).toBe(36);
    const early = scenario({
      players: [{ board: [C('A', '7/7')] }, { life: 3, hand: ['defense'] }],
      deck: [defense('Big', [cast('heal', 'self', 5)])],
    });
    expect(early.attack('A', 'P2').respond().life('P2')).toBe(1);
  });

  test('DK-8.6 DK-D24 DK-D52 nothing answers a response, an artifact, a permanent, a trigger or an area spell', () => {
    const g = scenario({
      players: [
        { hand: ['creature', 'attack'], board: [artifact('Sling', { aim: 'opp', abilities: [cast('dmg', 'target', 1)] })] },
        { hand: ['defense'] },
      ],
      deck: [
        C('Imp', '1/1', [does('enter', 'dmg', 'eachOpp', 1), does('enter', 'extra', 'self')]),
        spell('Hail', [cast('dmg', 'eachOpp', 1)]),
      ],
    });
    g.use('Sling', 'P2');
    expect(g.asked()).toBeNull();
    g.play('creature');
    expect(g.asked()).toBeNull();
    g.play('attack');
    expect([g.asked(), g.life('P2'), g.hand('P2')]).toEqual([null, 37, ['defense']]);
  });

  test('DK-8.7 DK-D23 neither third parties nor the attacker may answer with a Defense Spell', () => {
    const g = scenario({ players: [{ hand: ['defense'], board: [C('A', '1/1')] }, { hand: ['attack'] }, { hand: ['defense'] }] }).attack(
      'A',
      'P2',
    );
    g.barred({ type: 'respond' }, 'E_NOT_YOUR_TURN', 'P3').barred({ type: 'respond' }, 'E_NOT_YOUR_TURN', 'P1');
    expect(g.pass().asked()).toBeNull();
  });

  test('DK-8.8 DK-D28 the token is committed before its card is known, and an unsuitable one is spent', () => {
    const two = [defense('Balm', [cast('heal', 'self', 1)]), defense('Useless', [cast('cleanse', 'myCre')])];
    const g = scenario({ players: [{ board: [C('A', '5/5')] }, { hand: ['defense'] }], deck: two, script: [['reveal defense', 1]] });
    g.attack('A', 'P2');
    expect(g.actions()).toContainEqual({ type: 'respond' });
    g.respond();
    expect([g.life('P2'), g.graveyard(), g.told('played').at(-1)?.card.card]).toEqual([35, ['defense'], 1]);
  });

  test('DK-8.9 spells lie beside the piles until the event ends', () => {
    const window = artifact('Salve', [cast('heal', 'self', 1)]);
    const jab = spell('Jab', { aim: 'opp', abilities: [cast('dmg', 'target', 1)] });
    const g = scenario({ players: [{ hand: ['attack'], board: [window] }, { hand: ['defense'] }], deck: [jab, balm] })
      .play('attack')
      .respond();
    expect([g.phase(), g.graveyard(), g.view('P1').resolving.map(({ cardType }) => cardType)]).toEqual([
      'main.event.inEvent',
      [],
      ['attack', 'defense'],
    ]);
    g.pass();
    expect(g.graveyard()).toEqual(['attack', 'defense']);
  });

  test('DK-8.10 Reflect ends the event and opens one with a response for the new defender', () => {
    const jab = spell('Jab', { aim: 'any', abilities: [cast('dmg', 'target', 5)] });
    const mirror = defense('Mirror', [cast('reflect', 'self')]);
    const g = scenario({ players: [{ hand: ['attack', 'creature'] }, { hand: ['defense'] }, {}], deck: [jab, mirror] });
    g.play('attack').choose('P2').respond();
    expect([g.toAct(), g.asked(), g.graveyard()]).toEqual(['P1', 'respond', []]);
    g.pass();
    expect([g.lives(), g.graveyard()]).toEqual([
      [35, 40, 40],
      ['attack', 'defense'],
    ]);
  });
});

describe('9 Combat damage', () => {
  test('DK-9.1 an unblocked attack takes life by the current ATK; players strike nothing back', () => {
    const g = scenario({ players: [{ board: [{ card: C('A', '5/3'), with: { fx: [0, 2, 0, 9, 1] } }] }, {}] }).attack('A', 'P2');
    expect([g.life('P2'), g.permanent('A').damage]).toEqual([33, 0]);
  });

  test('DK-9.2 DK-D17 attacker and blocker, or attacked creature, strike at the same time; both may die', () => {
    const g = scenario({ players: [{ board: [C('A', '3/2')] }, { board: [C('B', '2/3')] }] }).attack('A', 'B');
    expect([g.board('P1'), g.board('P2'), g.told('destroyed').length]).toEqual([[], [], 1]);
    const h = scenario({ players: [{ board: [C('A', '3/2')] }, { board: [C('B', '2/3')] }] })
      .attack('A', 'P2')
      .block('B');
    expect([h.board('P1'), h.board('P2')]).toEqual([[], []]);
  });

  test('DK-9.3 DEF 4 survives 3 and dies at 4', () => {
    const hit = (atk: number) =>
      scenario({ players: [{ board: [C('A', `${atk}/9`)] }, { board: [C('B', '0/4')] }] })
        .attack('A', 'B')
        .isInPlay('B');
    expect([hit(0), hit(3), hit(4)]).toEqual([true, true, false]);
  });

  test('DK-9.4 DK-D16 damage adds up within the turn and is gone after End', () => {
    const jab = spell('Jab', { aim: 'cre', abilities: [cast('dmg', 'target', 2)] });
    const both = { players: [{ hand: ['attack' as const], board: [C('A', '3/9')] }, { board: [C('B', '0/5')] }], deck: [jab] };
    const g = scenario(both).play('attack').choose('B').attack('A', 'B');
    expect(g.isInPlay('B')).toBe(false);
    const h = scenario(both).play('attack').choose('B').endTurn();
    expect(h.permanent('B').damage).toBe(0);
    expect(h.endTurn().attack('A', 'B').isInPlay('B')).toBe(true);
  });

  test('DK-9.5 DK-D35 printed, static and lasting together; ATK not below 0, DEF not below 1', () => {
    const captain = C('Captain', '2/2', [['static', 'mod', 'myOthers', 1, 2, 'perm']]);
    const weak = C('Doom', '1/1', [['static', 'mod', 'oppCre', -10, -10, 'perm']]);
    const g = scenario({
      players: [{ board: [captain, { card: C('Cub', '2/2'), with: { fx: [0, 3, 0, 0, 10] } }] }, { board: [C('Foe', '3/3')] }],
    });
    expect([g.stats('Cub'), g.stats('Captain'), g.stats('Foe')]).toEqual(['6/4', '2/2', '3/3']);
    const kill = scenario({ players: [{ board: [C('A', '9/9')] }, { board: [captain, C('Cub', '2/2')] }] });
    expect(kill.stats('Cub')).toBe('3/4');
    expect(kill.attack('A', 'Captain').pass().stats('Cub')).toBe('2/2');
    expect(scenario({ players: [{ board: [weak] }, { board: [C('Foe', '3/3')] }] }).stats('Foe')).toBe('0/1');
  });

  test('DK-9.5 of static abilities that contradict each other the younger source has the last word', () => {
    const lifts = C('Lifts', '1/1', [['static', 'gain', 'allCre', 0, 'fly', 'perm']]);
    const grounds = C('Grounds', '1/1', [['static', 'lose', 'allCre', 0, 'fly', 'perm']]);
    const flies = (ages: [number, number]) => {
      const players = [{ board: [{ card: grounds, with: { age: ages[0] } }] }, { board: [{ card: lifts, with: { age: ages[1] } }] }];
      return (scenario({ players }).permanent('Lifts').kw & 32) !== 0;
    };
    expect([flies([1, 2]), flies([2, 1])]).toEqual([true, false]);
  });

  test('DK-9.6 with the attacker gone nobody deals or takes damage', () => {
    const g = scenario({ players: [{ board: [C('A', '3/3')] }, { hand: ['attack'], board: [C('Wall', '2/2'), gone] }] });
    g.attack('A', 'P2').block('Wall').use('Gone', 'A');
    expect([g.life('P2'), g.permanent('Wall').damage, g.hand('P1')]).toEqual([40, 0, ['creature']]);
    expect(g.told('eventEnded').map(({ why }) => why)).toEqual(['attackerGone']);
  });

  test('DK-9.7 DK-D36 life never shows below 0 and may exceed 40, up to 999', () => {
    const g = scenario({
      players: [{ hand: ['attack'], board: [C('Giant', '20/20')] }, { life: 3 }, {}],
      deck: [spell('Feast', [cast('heal', 'self', 20)])],
    });
    g.play('attack').attack('Giant', 'P2');
    expect(g.lives()).toEqual([60, 0, 40]);
    const full = scenario({ players: [{ life: 990, hand: ['attack'] }, {}], deck: [spell('Feast', [cast('heal', 'self', 20)])] }).play(
      'attack',
    );
    expect(full.life('P1')).toBe(999);
  });
});
