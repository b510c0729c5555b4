import { describe, expect, test } from 'vitest';
import type { CardType } from '../../../src-shared/games/deckforge/types.ts';
import { artifact, C, cast, defense, does, spell } from './test-cards.ts';
import { newMatch, scenario } from './scenario.ts';

const boom = (n: number) => spell('Boom', [cast('dmg', 'eachPl', n)]);

describe('14 Graveyard and refill', () => {
  test('DK-14.1 spells, used and wrecked artifacts, destroyed creatures and discards go there', () => {
    const ruin = spell('Ruin', {
      aim: 'opp',
      abilities: [cast('destroy', 'allCre'), cast('wreck', 'target'), cast('discard', 'target', 1)],
    });
    const thing = (name: string) => artifact(name, [cast('heal', 'self', 1)]);
    const g = scenario({
      players: [
        { hand: ['attack'], board: [thing('Own')] },
        { hand: ['flying'], activated: true, board: [C('Cub', '1/1'), thing('Theirs')] },
      ],
      deck: [ruin],
    });
    g.use('Own').play('attack').pass();
    expect(g.graveyard()).toEqual(['artifact', 'creature', 'artifact', 'flying', 'attack']);
  });

  test('DK-14.2 DK-D43 a draw from an empty type deck first shuffles the whole Graveyard into a new one', () => {
    const g = scenario({ players: [{}, {}], typeDeck: [], graveyard: ['attack', 'attack', 'creature'] }).endTurn();
    expect([g.told('reshuffled')[0].count, g.view('P2').deckCount, g.graveyard(), g.hand('P2').length]).toEqual([3, 2, [], 1]);
  });

  test('DK-14.3 drawing the last token does not refill; what comes before the next draw takes part; nothing left, nothing drawn', () => {
    const g = scenario({ players: [{}, { hand: ['attack'] }], typeDeck: ['flying'], graveyard: ['artifact'] }).endTurn();
    expect([g.view('P1').deckCount, g.told('reshuffled')]).toEqual([0, []]);
    g.play('attack').endTurn();
    expect(g.told('reshuffled')[0].count).toBe(2);
    const empty = scenario({ players: [{}, {}], typeDeck: [] }).endTurn();
    expect([empty.hand('P2'), empty.life('P2')]).toEqual([[], 40]);
  });

  test('DK-14.4 draw 3 with one left draws one, refills, draws two; the spell itself is not among them', () => {
    const study = spell('Study', [cast('draw', 'self', 3)]);
    const g = scenario({
      players: [{ hand: ['attack'] }, {}],
      typeDeck: ['creature'],
      graveyard: ['flying', 'flying', 'flying'],
      deck: [study],
    }).play('attack');
    expect([g.hand('P1'), g.view('P1').deckCount, g.graveyard()]).toEqual([['creature', 'flying', 'flying'], 1, ['attack']]);
  });

  test('DK-14.5 refilled tokens are plain types', () => {
    const g = scenario({ players: [{ board: [C('A', '9/9')] }, { board: [C('Rare', '1/1')] }], typeDeck: [], deck: [C('Other', '2/2')] });
    g.attack('A', 'Rare').endTurn();
    expect(g.hand('P2')).toEqual(['creature']);
    expect(g.play('creature').board('P2')).toEqual(['Other']);
  });

  test('DK-14.6 tokens of each type are conserved through a whole match', () => {
    const g = newMatch({ seats: 4 });
    // The harness counts them after every action.
    for (let i = 0; i < 300 && g.toAct() !== null; i++) {
      const actions = g.actions();
      g.act(actions[(i * 7) % actions.length]);
    }
    expect(g.log.spectator.length).toBeGreaterThan(100);
  });
});

describe('15 Elimination and winning', () => {
  test('DK-15.1 at 0 life a player is out: no turns, no windows, not to be targeted', () => {
    const salve = artifact('Salve', [cast('heal', 'self', 1)]);
    const g = scenario({ players: [{ board: [C('A', '9/9'), C('B', '1/1')] }, { life: 4, board: [salve], hand: ['attack'] }, {}] })
      .attack('A', 'P2')
      .quiet();
    expect([g.lives(), g.attacks('B')]).toEqual([[40, 0, 40], ['P3']]);
    g.endMain();
    expect(g.active()).toBe('P3');
  });

  test('DK-15.2 DK-D40 all of it goes to the Graveyard; charges and waiting triggers vanish', () => {
    const imp = C('Imp', '1/1', [does('destroyed', 'heal', 'self', 30)]);
    const thing = artifact('Thing', [cast('heal', 'self', 1)]);
    const g = scenario({
      players: [{ hand: ['attack'] }, { life: 2, hand: ['creature', 'defense'], board: [imp, thing], reflects: 2, prevents: [1] }, {}],
      deck: [spell('Boom', [cast('destroy', 'allCre'), cast('dmg', 'eachOpp', 3)])],
    });
    g.play('attack').quiet();
    expect([g.board('P2'), g.hand('P2'), g.triggered(), g.life('P2')]).toEqual([[], [], [], 0]);
    expect([...g.graveyard()].sort()).toEqual(['artifact', 'attack', 'creature', 'creature', 'defense']);
    expect([g.view('P1').seats[1].reflects, g.view('P1').seats[1].prevents]).toEqual([0, []]);
  });

  test('DK-15.3 DK-D41 an event whose defender goes ends; the active player goes on', () => {
    const rash = defense('Rash', [cast('dmg', 'self', 9)]);
    const g = scenario({ players: [{ board: [C('A', '3/3'), C('B', '3/3')] }, { life: 5, hand: ['defense'] }, {}], deck: [rash] });
    g.attack('A', 'P2').respond();
    expect([g.lives(), g.active(), g.attacks('B'), g.graveyard()]).toEqual([[40, 0, 40], 'P1', ['P3'], ['defense']]);
    expect(g.told('eventEnded').map(({ why }) => why)).toEqual(['defenderGone']);
  });

  test('DK-15.4 an eliminated active player’s turn stops: damage goes, durations run, the next player begins', () => {
    const spikes = C('Spikes', '1/9', [does('block', 'dmg', 'eachOpp', 9)]);
    const g = scenario({
      players: [
        { life: 5, hand: ['creature'], board: [C('A', '2/9')] },
        { board: [spikes, { card: C('Grown', '1/1'), with: { damage: 0, fx: [0, 2, 2, 0, 10] } }] },
        { life: 20 },
      ],
    });
    g.attack('A', 'P2').block('Spikes');
    expect([g.active(), g.lives(), g.stats('Grown'), g.permanent('Spikes').damage, g.state.turn]).toEqual([
      'P2',
      [0, 40, 11],
      '1/1',
      0,
      11,
    ]);
    expect(g.told('phase').map(({ phase, seat }) => `${phase} ${seat}`)).toEqual(['draw 1', 'main 1']);
    g.nothingPending();
  });

  test('DK-15.5 DK-D42 the last living player wins at once; all at once is a draw', () => {
    const last = spell('Last', [cast('dmg', 'eachOpp', 9), cast('dmg', 'self', 9)]);
    const g = scenario({ players: [{ life: 5, hand: ['attack'] }, { life: 5 }], deck: [last] }).play('attack');
    expect([g.winner(), g.life('P1'), g.phase()]).toEqual(['P1', 5, 'over']);
    const draw = scenario({ players: [{ life: 5, hand: ['attack'] }, { life: 5 }, { out: true }], deck: [boom(5)] }).play('attack');
    expect([draw.winner(), draw.state.result?.ranking]).toEqual(['nobody', [1, 1, 3]]);
  });

  test('DK-15.6 DK-D50 conceding is an elimination, at any time', () => {
    const g = scenario({ players: [{ board: [C('A', '1/1')] }, { hand: ['attack', 'creature'], board: [C('B', '1/1')] }, {}] }).attack(
      'A',
      'P2',
    );
    g.concede('P2');
    expect([g.lives(), g.asked(), g.active()]).toEqual([[40, 0, 40], null, 'P1']);
    expect(g.told('eliminated')).toEqual([{ type: 'eliminated', seat: 1, why: 'concede' }]);
    expect(g.concede('P1').winner()).toBe('P3');
    const before = newMatch({ seats: 3 });
    before.concede('P1').reveal('creature');
    expect(before.toAct()).toBe('P3');
  });

  test('DK-15.6 who concedes in the own turn ends it', () => {
    const g = scenario({ players: [{ board: [C('A', '1/1')] }, { hand: ['attack'] }, {}] })
      .attack('A', 'P2')
      .concede('P1');
    expect([g.active(), g.asked(), g.phase()]).toEqual(['P2', null, 'main.idle']);
  });

  test('DK-15.7 DK-D51 after the last turn the match is a draw', () => {
    const g = scenario({ players: [{}, {}], turn: 1000 }).endMain();
    expect([g.winner(), g.state.result?.reason]).toEqual(['nobody', 'turnLimit']);
    expect(
      scenario({ players: [{}, {}], turn: 999 })
        .endMain()
        .winner(),
    ).toBeNull();
    expect(
      scenario({ players: [{}, {}], turn: 400, maxTurns: 400 })
        .endMain()
        .winner(),
    ).toBe('nobody');
  });
});

describe('16 Information', () => {
  const hands: CardType[][] = [['creature', 'attack'], ['defense', 'flying'], ['artifact']];

  test('DK-16.1 DK-D55 other hands, the order of the type deck and the generator are hidden; all else is open', () => {
    const g = scenario({ players: hands.map((hand, i) => ({ hand, reflects: i, board: [C(`Cub ${i}`, '1/1')] })) });
    const view = g.view('P2');
    expect(view.seats.map(({ hand, handCount }) => [hand, handCount])).toEqual([
      [null, 2],
      [[0, 1, 0, 1, 0], 2],
      [null, 1],
    ]);
    expect(JSON.stringify(view)).not.toMatch(/"rng"|"typeDeck"/);
    expect([view.deckCount, view.config.decks.length, view.seats[2].reflects]).toEqual([10, 2, 2]);
    expect(g.view('spectator').seats.every(({ hand }) => hand === null)).toBe(true);
    const { log } = g.endTurn();
    expect(log.seats[1].find(({ type }) => type === 'drew')).toHaveProperty('cards');
    expect(log.seats[0].find(({ type }) => type === 'drew')).not.toHaveProperty('cards');
  });

  test('DK-16.3 the same seed, decks and actions give the same match, event by event', () => {
    const play = () => {
      const g = newMatch({ seats: 3 }, 'same');
      for (let i = 0; i < 200 && g.toAct() !== null; i++) {
        const actions = g.actions();
        g.act(actions[(i * 5) % actions.length]);
      }
      return [g.state, g.log];
    };
    expect(play()).toEqual(play());
  });

  test('DK-16.4 whether a player is asked follows from public facts: a card in hand, or a usable artifact', () => {
    const salve = artifact('Salve', [cast('heal', 'self', 1)]);
    const asked = (side: object) =>
      scenario({ players: [{ board: [C('A', '1/1')] }, side] })
        .attack('A', 'P2')
        .asked();
    expect(asked({ hand: ['creature'] })).toBe('respond');
    expect(asked({ hand: ['defense'] })).toBe('respond');
    expect(asked({ board: [salve] })).toBe('respond');
    expect(asked({ board: [salve], activated: true })).toBeNull();
    expect(asked({})).toBeNull();
  });
});
