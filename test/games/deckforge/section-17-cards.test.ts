import { describe, expect, test } from 'vitest';
import type { Ability, Selector } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { artifact, C, cast, defense, does, F, spell } from './test-cards.ts';
import { scenario } from './scenario.ts';

describe('17.6 Selectors', () => {
  /** P2 plays a creature whose entering deals 1 to what the selector names; P1 and P3 have two creatures each. */
  const hitBy = (selector: Selector, aim: 'none' | 'any' = 'none') => {
    const g = scenario({
      players: [
        { board: [C('A', '1/9'), C('B', '1/9')] },
        { hand: ['creature'], board: [C('Own', '1/9')] },
        { board: [F('Y', '1/9'), artifact('Thing', [cast('heal', 'self', 1)])] },
      ],
      active: 1,
      deck: [C('New', '1/9', { aim, abilities: [does('enter', 'dmg', selector, 1)] })],
    }).play('creature');
    if (aim === 'any') g.choose('B');
    const hurt = ['A', 'B', 'Own', 'New', 'Y'].filter((name) => g.permanent(name).damage > 0);
    return [...hurt, ...(['P1', 'P2', 'P3'] as const).filter((who) => g.life(who) < 40)];
  };

  test.each<[Selector, string[]]>([
    ['self', ['P2']],
    ['me', ['New']],
    ['myCre', ['Own', 'New']],
    ['myOthers', ['Own']],
    ['oppCre', ['A', 'B', 'Y']],
    ['allCre', ['A', 'B', 'Own', 'New', 'Y']],
    ['eachOpp', ['P1', 'P3']],
    ['eachPl', ['P1', 'P2', 'P3']],
  ])('DK-17.6 “%s” names %j and nothing else, never an artifact', (selector, names) => expect(hitBy(selector)).toEqual(names));

  test('DK-17.6 “target” is what was chosen, and only that', () => expect(hitBy('target', 'any')).toEqual(['B']));

  test('DK-17.6 “source” is the attacker, or the player who casts; outside an event it is nobody', () => {
    const sting = defense('Sting', [cast('dmg', 'source', 2)]);
    const attack = scenario({ players: [{ board: [C('A', '1/9')] }, { hand: ['defense'] }], deck: [sting] })
      .attack('A', 'P2')
      .respond();
    expect([attack.permanent('A').damage, attack.life('P1')]).toEqual([2, 40]);
    const jab = spell('Jab', { aim: 'opp', abilities: [cast('dmg', 'target', 3)] });
    const spelled = scenario({ players: [{ hand: ['attack'] }, { hand: ['defense'] }], deck: [jab, sting] })
      .play('attack')
      .respond();
    expect(spelled.lives()).toEqual([38, 37]);
    const alone = scenario({ players: [{ hand: ['defense'] }, {}], deck: [sting] }).play('defense');
    expect(alone.lives()).toEqual([40, 40]);
  });

  test('DK-17.6 “protected” is what would take the damage: the blocker, else the target', () => {
    const grow = defense('Grow', [['cast', 'mod', 'protected', 0, 5, 'turn']]);
    const g = () =>
      scenario({ players: [{ board: [C('A', '4/9')] }, { hand: ['defense'], board: [C('T', '1/1'), C('W', '1/1')] }], deck: [grow] });
    const blocked = g().attack('A', 'T').block('W').respond();
    expect([blocked.stats('W'), blocked.stats('T')]).toEqual(['1/6', '1/1']);
    const open = g().attack('A', 'T').pass().respond();
    expect([open.stats('T'), open.stats('W')]).toEqual(['1/6', '1/1']);
  });
});

describe('17.7, 17.8 Numbers and durations', () => {
  /** The ability on a Defense Spell that P1 plays in its own turn, with creature A 3/3 in play. */
  const played = (ability: Ability, aim: 'none' | 'own' = 'none') =>
    scenario({ players: [{ hand: ['defense'], board: [C('A', '3/3')] }, {}], deck: [defense('It', { aim, abilities: [ability] })] }).play(
      'defense',
    );

  test('DK-17.7 n is how much, how many, or for how long, by the op', () => {
    expect(played(cast('heal', 'self', 7)).life('P1')).toBe(47);
    expect(played(cast('dmg', 'eachOpp', 20)).life('P2')).toBe(20);
    expect(played(cast('draw', 'self', 3)).hand('P1')).toHaveLength(3);
    expect(played(cast('stun', 'myCre', 5)).permanent('A').stun).toBe(5);
    expect(played(cast('freeze', 'myCre', 2)).permanent('A').freeze).toBe(2);
  });

  test('DK-17.7 of mod n changes ATK and m DEF, of gain and lose m is the keyword', () => {
    expect(played(['cast', 'mod', 'myCre', 10, -2, 'turn']).stats('A')).toBe('13/1');
    const flies = (g: ReturnType<typeof played>) => (g.permanent('A').kw & 32) !== 0;
    expect(flies(played(['cast', 'gain', 'myCre', 0, 'fly', 'turn']))).toBe(true);
    expect(flies(played(['cast', 'gain', 'myCre', 0, 'bfl', 'turn']))).toBe(false);
  });

  test('DK-17.8 “turn” ends with this turn, a number after so many of the controller’s, “perm” never', () => {
    const lasts = (dur: Ability[5]): number => {
      const g = played(['cast', 'mod', 'myCre', 2, 0, dur]);
      let turns = 0;
      while (turns < 8 && g.stats('A') === '5/3') {
        g.endTurn();
        turns++;
      }
      return turns;
    };
    // Turns of both players; a number begins to run with the controller's next turn.
    expect([lasts('turn'), lasts(1), lasts(2), lasts('perm')]).toEqual([1, 3, 5, 8]);
  });

  test('DK-17.8 a static ability lasts as long as its source is in play', () => {
    const g = scenario({
      players: [{ hand: ['attack'], board: [C('Chief', '1/1', [['static', 'mod', 'myOthers', 2, 2, 'perm']]), C('A', '1/1')] }, {}],
      deck: [spell('Jab', { aim: 'cre', abilities: [cast('dmg', 'target', 1)] })],
    });
    expect(g.endTurn().endTurn().stats('A')).toBe('3/3');
    expect(g.play('attack').choose('Chief').stats('A')).toBe('1/1');
  });
});

describe('17.10 Objects of the wrong kind', () => {
  test('DK-17.10 an op for creatures does nothing to players, and the card’s next part happens', () => {
    for (const op of ['stun', 'freeze', 'destroy', 'bounce', 'cleanse'] as const) {
      const odd = defense('Odd', [does('cast', op, 'eachPl', op === 'stun' || op === 'freeze' ? 1 : 0), cast('heal', 'self', 1)]);
      const g = scenario({ players: [{ hand: ['defense'], board: [C('A', '1/1')] }, { board: [C('B', '1/1')] }], deck: [odd] });
      g.play('defense');
      expect([g.lives(), g.board('P1'), g.board('P2')]).toEqual([[41, 40], ['A'], ['B']]);
      expect([g.permanent('A').stun, g.permanent('B').freeze]).toEqual([0, 0]);
    }
  });

  test('DK-17.10 an op for players does nothing to creatures', () => {
    for (const op of ['heal', 'draw', 'discard', 'wreck', 'extra'] as const) {
      const odd = defense('Odd', [does('cast', op, 'allCre', op === 'wreck' || op === 'extra' ? 0 : 2), cast('dmg', 'eachOpp', 1)]);
      const thing = artifact('Thing', [cast('cleanse', 'myCre')]);
      const g = scenario({
        players: [
          { hand: ['defense', 'creature'], board: [C('A', '1/5'), thing] },
          { hand: ['flying'], board: [C('B', '1/5')] },
        ],
        deck: [odd],
      });
      g.play('defense');
      expect([g.asked() === 'wreck' || g.asked() === 'discard', g.lives()]).toEqual([false, [40, 39]]);
      expect([g.hand('P1'), g.hand('P2'), g.board('P1')]).toEqual([['creature'], ['flying'], ['A', 'Thing']]);
      expect(g.isLegal({ type: 'playCard', cardType: 'creature' })).toBe(false);
    }
  });

  test('DK-17.10 a player gains immunities and nothing else', () => {
    for (const [trait, bits] of [
      ['ims', 8],
      ['ima', 16],
      ['unb', 0],
      ['fly', 0],
    ] as const) {
      const ward = defense('Ward', [['cast', 'gain', 'self', 0, trait, 'perm']]);
      const g = scenario({ players: [{ hand: ['defense'] }, {}], deck: [ward] }).play('defense');
      expect(g.view('P1').seats[0].kw).toBe(bits);
    }
  });
});
