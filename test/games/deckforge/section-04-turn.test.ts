import { describe, expect, test } from 'vitest';
import type { CardType } from '../../../src-shared/games/deckforge/types.ts';
import { artifact, C, cast, defense, does, spell } from './test-cards.ts';
import { scenario } from './scenario.ts';

const many = (type: CardType, n: number): CardType[] => Array.from({ length: n }, () => type);

describe('4 Turn structure', () => {
  test('DK-4.1 draw, main, end; an attack is through before the next action', () => {
    const g = scenario({ players: [{ board: [C('Cub', '2/2'), C('Ox', '3/3')] }, { hand: ['attack'] }] });
    g.attack('Cub', 'P2').barred({ type: 'declareAttack', attacker: g.ref('Ox'), target: 1 }, 'E_NOT_YOUR_TURN', 'P1');
    g.pass().attack('Ox', 'P2').pass();
    expect(g.life('P2')).toBe(35);
    g.endTurn();
    expect(g.told('phase').map(({ phase, seat }) => `${phase} ${seat}`)).toEqual(['end 0', 'draw 1', 'main 1']);
  });

  test('DK-4.2 DK-D9 DK-D10 the active player draws one, also with five in hand', () => {
    const g = scenario({ players: [{}, { hand: many('creature', 5) }] }).endTurn();
    expect([g.active(), g.view('P2').seats[1].handCount]).toEqual(['P2', 6]);
  });

  test('DK-4.3 DK-D11 at most one card, of any type, and it may be none', () => {
    for (const type of ['creature', 'flying', 'attack', 'defense', 'artifact'] as const) {
      const g = scenario({ players: [{ hand: [type] }, {}] });
      expect(g.isLegal({ type: 'playCard', cardType: type })).toBe(true);
      expect(g.endTurn().active()).toBe('P2');
    }
  });

  test('DK-4.4 DK-D13 attacks before and after the play, one at a time', () => {
    const g = scenario({ players: [{ hand: ['creature'], board: [C('A', '1/1'), C('B', '2/2')] }, {}] });
    g.attack('A', 'P2').play('creature').attack('B', 'P2');
    expect(g.life('P2')).toBe(37);
  });

  test('DK-4.5 the End in its order: window, discard, damage, turn effects, durations, delay', () => {
    const grow = defense('Grow', { aim: 'own', abilities: [['cast', 'mod', 'target', 0, 3, 'turn']] });
    const g = scenario({
      players: [
        {
          hand: ['defense', ...many('attack', 6)],
          board: [{ card: C('Ox', '1/3'), with: { damage: 0, stun: 1, stunSince: 4 } }, artifact('Salve', [cast('heal', 'self', 2)])],
        },
        {},
      ],
      deck: [grow],
    });
    g.play('defense').pass();
    expect(g.stats('Ox')).toBe('1/6');
    g.endMain();
    expect([g.asked(), g.phase()]).toEqual(['window', 'end.window']);
    g.use('Salve');
    expect([g.asked(), g.phase(), g.stats('Ox')]).toEqual(['discard', 'end.discard', '1/6']);
    g.discard('attack');
    expect([g.life('P1'), g.stats('Ox'), g.permanent('Ox').stun, g.active()]).toEqual([42, '1/3', 0, 'P2']);
  });

  test('DK-4.6 the player chooses what goes, openly; a hand above five waits for its owner’s End', () => {
    const g = scenario({ players: [{ hand: [...many('attack', 4), ...many('creature', 3)] }, { hand: many('flying', 6) }] }).endMain();
    expect(g.asked()).toBe('discard');
    g.discard('creature', 'attack');
    expect([g.hand('P1').length, g.graveyard(), g.active()]).toEqual([5, ['creature', 'attack'], 'P2']);
    expect(g.told('discarded', 'P2').flatMap(({ cards }) => cards)).toEqual(['creature', 'attack']);
    expect(g.hand('P2').filter((type) => type === 'flying').length).toBeGreaterThanOrEqual(6);
  });

  test('DK-4.7 plays, attacks, blocks and activations are new at each turn start', () => {
    const g = scenario({
      players: [
        {
          hand: ['creature', 'creature'],
          board: [C('Cub', '2/9'), artifact('One', [cast('heal', 'self', 1)]), artifact('Two', [cast('heal', 'self', 1)])],
        },
        { board: [C('Wall', '0/9')] },
      ],
    });
    g.use('One').play('creature').attack('Cub', 'P2').block('Wall');
    expect([g.permanent('Cub').attacked, g.permanent('Wall').blocked, g.view('P1').seats[0].activated]).toEqual([true, true, true]);
    g.endMain().pass();
    expect([g.permanent('Cub').attacked, g.permanent('Wall').blocked, g.view('P1').seats[0].activated]).toEqual([false, false, false]);
    g.endMain();
    // Asked in the end window of P2's turn: the second artifact is usable again.
    expect([g.active(), g.toAct(), g.asked()]).toEqual(['P2', 'P1', 'window']);
  });

  test('DK-4.8 the main phase may end without having done anything; the next living player follows', () => {
    const g = scenario({ players: [{}, { out: true }, {}] }).endTurn();
    expect(g.active()).toBe('P3');
  });

  test('DK-4.9 the wrong player, phase or card is refused', () => {
    const g = scenario({ players: [{ hand: ['creature'] }, { hand: ['flying'] }] });
    g.barred({ type: 'playCard', cardType: 'attack' }, 'E_NO_CARD').barred(
      { type: 'playCard', cardType: 'flying' },
      'E_NOT_YOUR_TURN',
      'P2',
    );
    g.barred({ type: 'discard', cardType: 'creature' }, 'E_BAD_CHOICE');
    const h = scenario({ players: [{ hand: many('attack', 6) }, {}] }).endMain();
    h.barred({ type: 'playCard', cardType: 'attack' }, 'E_PHASE').barred({ type: 'endMain' }, 'E_PHASE');
  });
});

describe('5 Playing cards', () => {
  test('DK-5.1 only from the own hand in the own main phase with nothing pending; never an Attack Spell out of turn', () => {
    const g = scenario({ players: [{ board: [C('Cub', '1/1')] }, { hand: ['attack', 'creature', 'defense'] }] }).attack('Cub', 'P2');
    g.barred({ type: 'playCard', cardType: 'attack' }, 'E_PHASE').barred({ type: 'playCard', cardType: 'creature' }, 'E_PHASE');
    expect(g.isLegal({ type: 'respond' })).toBe(true);
  });

  test('DK-5.2 DK-D3 everybody sees the card at the moment of play', () => {
    const g = scenario({ players: [{ hand: ['creature'] }, {}, {}], deck: [C('Cub', '2/2')] }).play('creature');
    for (const who of ['P1', 'P2', 'P3', 'spectator'] as const)
      expect(g.told('played', who)).toMatchObject([{ cardType: 'creature', card: { deck: 0 } }]);
    expect(g.permanent('Cub').card).toEqual({ deck: 0, card: 0 });
  });

  test('DK-5.3 a creature enters with Summoning Delay and fires; the number of permanents is not limited', () => {
    const crowd = Array.from({ length: 12 }, (_, i) => C(`Crowd ${i}`, '1/1'));
    const g = scenario({
      players: [{ hand: ['creature'], board: crowd }, {}],
      deck: [C('Cub', '2/2', [does('enter', 'heal', 'self', 3)])],
    });
    g.play('creature');
    expect([g.board('P1').length, g.life('P1'), g.permanent('Cub').delay]).toEqual([13, 43, true]);
    g.barred({ type: 'declareAttack', attacker: g.ref('Cub'), target: 1 }, 'E_NOT_READY');
  });

  test('DK-5.4 an artifact enters face up and does nothing yet', () => {
    const g = scenario({ players: [{ hand: ['artifact'] }, {}], deck: [artifact('Salve', [cast('heal', 'self', 5)])] }).play('artifact');
    expect([g.board('P1'), g.life('P1')]).toEqual([['Salve'], 40]);
    expect(g.view('P2').seats[0].board[0].card).toEqual({ deck: 0, card: 0 });
  });

  test('DK-5.5 DK-D53 a Defense Spell on the own turn is the turn’s card and then lies in the Graveyard', () => {
    const g = scenario({
      players: [{ hand: ['defense', 'creature'] }, { hand: ['defense'] }],
      deck: [defense('Balm', [cast('heal', 'self', 4)])],
    });
    g.play('defense');
    expect([g.life('P1'), g.graveyard(), g.asked()]).toEqual([44, ['defense'], null]);
    g.barred({ type: 'playCard', cardType: 'creature' }, 'E_PLAY_LIMIT');
  });

  test('DK-5.6 DK-D12 a second play is refused; extra allows one more, in the own turn alone', () => {
    const g = scenario({ players: [{ hand: ['creature', 'attack'] }, {}] }).play('creature');
    g.barred({ type: 'playCard', cardType: 'attack' }, 'E_PLAY_LIMIT');
    const again = spell('Again', [cast('extra', 'self')]);
    const h = scenario({ players: [{ hand: ['creature', 'creature', 'attack'] }, {}], deck: [again] })
      .play('attack')
      .play('creature');
    h.barred({ type: 'playCard', cardType: 'creature' }, 'E_PLAY_LIMIT');
    // Out of turn it does nothing, neither for who uses it nor for whose turn it is.
    const more = defense('More', [cast('extra', 'self')]);
    const o = scenario({
      players: [{ hand: ['creature', 'creature'], board: [C('Cub', '1/1')] }, { hand: ['defense', 'creature', 'creature'] }],
      deck: [more],
    });
    o.attack('Cub', 'P2').respond().play('creature').barred({ type: 'playCard', cardType: 'creature' }, 'E_PLAY_LIMIT');
    o.endTurn().play('creature').barred({ type: 'playCard', cardType: 'creature' }, 'E_PLAY_LIMIT');
  });

  test('DK-5.7 one Attack Spell a turn, even with extra', () => {
    const g = scenario({ players: [{ hand: ['attack', 'attack', 'creature'] }, {}], deck: [spell('Again', [cast('extra', 'self')])] }).play(
      'attack',
    );
    g.barred({ type: 'playCard', cardType: 'attack' }, 'E_ATTACK_SPELL_LIMIT').play('creature');
  });

  test('DK-5.8 DK-D26 a response is not the turn’s play', () => {
    const g = scenario({
      players: [
        { hand: ['creature', 'defense'], board: [C('Cub', '1/1')] },
        { hand: ['defense'], reflects: 1 },
      ],
      deck: [spell('Jab', { aim: 'any', abilities: [cast('dmg', 'target', 1)] })],
    });
    g.attack('Cub', 'P2').respond().play('creature');
    expect(g.board('P1')).toEqual(['Cub', 'Plain']);
  });

  test('DK-5.9 DK-D4 the choice comes after the reveal; without a legal one the spell is spent', () => {
    const jab = spell('Jab', { aim: 'any', abilities: [cast('dmg', 'target', 3)] });
    const g = scenario({ players: [{ hand: ['attack'] }, {}, {}], deck: [jab] }).play('attack');
    expect([g.asked(), g.targets(), g.told('played').length]).toEqual(['aim', ['P2', 'P3'], 1]);
    const fell = spell('Fell', { aim: 'cre', abilities: [cast('destroy', 'target')] });
    const h = scenario({ players: [{ hand: ['attack'] }, {}], deck: [fell] }).play('attack');
    expect([h.asked(), h.graveyard()]).toEqual([null, ['attack']]);
  });

  test('DK-5.10 abilities resolve top to bottom; a part without an object is skipped', () => {
    const mixed = spell('Mixed', [cast('destroy', 'myCre'), cast('wreck', 'eachOpp'), cast('heal', 'self', 2)]);
    const g = scenario({ players: [{ hand: ['attack'] }, {}], deck: [mixed] }).play('attack');
    expect([g.life('P1'), g.told('idle').length]).toEqual([42, 1]);
    const order = spell('Order', [cast('heal', 'self', 5), cast('dmg', 'self', 5)]);
    expect(
      scenario({ players: [{ life: 5, hand: ['attack'] }, {}], deck: [order] })
        .play('attack')
        .life('P1'),
    ).toBe(5);
  });

  test('DK-5.11 DK-D56 ten cards a turn are the most, however many extra plays are granted', () => {
    const again = C('Again', '1/1', [does('enter', 'extra', 'self'), does('enter', 'extra', 'self'), does('enter', 'draw', 'self', 1)]);
    const g = scenario({ players: [{ hand: many('creature', 12) }, {}], deck: [again] });
    for (let i = 0; i < 10; i++) g.play('creature');
    expect(g.board('P1')).toHaveLength(10);
    g.barred({ type: 'playCard', cardType: 'creature' }, 'E_PLAY_LIMIT');
  });
});
