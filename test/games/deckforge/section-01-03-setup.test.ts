import { describe, expect, test } from 'vitest';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { CARD_TYPES } from '../../../src-shared/games/deckforge/types.ts';
import { C, F, card, cast, does, spell } from './test-cards.ts';
import { newMatch, scenario } from './scenario.ts';
import type { DeckCard, OnlineDeck } from '../../../src-shared/games/deckforge/decks/wire.ts';

/** A deck with one idle card of each type but for what the test names. */
function deck(...cards: DeckCard[]): OnlineDeck {
  const idle = CARD_TYPES.map((type) =>
    card(
      type,
      `Idle ${type}`,
      type === 'creature' || type === 'flying' ? '1/1' : '',
      type === 'creature' || type === 'flying' ? [] : [cast('cleanse', 'myCre')],
    ),
  );
  return { name: 'Test deck', author: '', cards: [...cards, ...idle.filter(({ type }) => !cards.some((one) => one.type === type))] };
}

const match = (config: object, seed = 'match') => newMatch({ decks: [deck()], ...config }, seed);
const sizes = (players: number) => ({ seats: players });

describe('1 The two decks', () => {
  test('DK-1.1 exactly five types; creatures and artifacts stay, spells do not', () => {
    expect(CARD_TYPES).toEqual(['creature', 'flying', 'attack', 'defense', 'artifact']);
    for (const type of CARD_TYPES) {
      const g = scenario({ players: [{ hand: [type] }, {}] })
        .play(type)
        .quiet();
      expect([type, g.board('P1').length]).toEqual([type, type === 'attack' || type === 'defense' ? 0 : 1]);
      expect(g.graveyard()).toEqual(type === 'attack' || type === 'defense' ? [type] : []);
    }
  });

  test('DK-1.2 a token is a type and nothing else: a hand is five counts', () => {
    const g = scenario({ players: [{ hand: ['creature', 'creature', 'attack'] }, {}] });
    expect(g.view('P1').seats[0].hand).toEqual([2, 0, 1, 0, 0]);
    expect(g.actions().filter(({ type }) => type === 'playCard')).toHaveLength(2);
  });

  test('DK-1.3 cards cost nothing', () => {
    const g = scenario({ players: [{ hand: ['creature'] }, {}], deck: [C('Giant', '20/20')] }).play('creature');
    expect(g.stats('Giant')).toBe('20/20');
  });

  test('DK-1.4 DK-D1 the card is bound when the token is played, and forgotten when it leaves', () => {
    const g = scenario({
      players: [{ hand: ['creature', 'attack'] }, {}],
      deck: [
        C('One', '1/1'),
        C('Two', '2/2'),
        spell('Recall', { aim: 'own', abilities: [cast('bounce', 'target'), cast('extra', 'self'), cast('extra', 'self')] }),
      ],
      script: [
        ['reveal attack', 0],
        ['reveal creature', 1],
      ],
    });
    // Played first: without a creature its target has no object, and two more plays are granted.
    g.play('attack').play('creature');
    expect(g.board('P1')).toEqual(['Two']);
    expect(g.told('played').map(({ card: { card: n } }) => n)).toEqual([2, 1]);
  });

  test('DK-1.5 DK-D2 each copy is one equally likely entry, and a reveal uses nothing up', () => {
    const odds = [C('Rare', '1/1', { copies: 1 }), C('Common', '2/2', { copies: 3 })];
    for (const [value, name] of [
      [0, 'Rare'],
      [1, 'Common'],
      [3, 'Common'],
    ] as const) {
      const g = scenario({ players: [{ hand: ['creature'] }, {}], deck: odds, script: [['reveal creature', value]] }).play('creature');
      expect(g.board('P1')).toEqual([name]);
    }
    const single = scenario({ players: [{ hand: ['creature', 'creature'] }, {}], deck: [C('Only', '1/1')] }).play('creature');
    single.endTurn().endTurn().play('creature');
    expect(single.board('P1')).toEqual(['Only', 'Only']);
  });

  test('DK-1.6 DK-D5 in own mode a reveal uses the deck of whoever reveals', () => {
    const decks = [deck(C('Mine', '3/3'), F('My wings', '3/3')), deck(C('Yours', '2/2'), F('Your wings', '2/2'))];
    const g = newMatch({ seats: 2, deckMode: 'own', decks }).reveal('creature').reveal('creature');
    expect(g.told('initiative').map(({ card: { deck: n }, score }) => [n, score])).toEqual([
      [0, 6],
      [1, 4],
    ]);
    expect(deckforge.checkConfig({ seats: 2, deckMode: 'own', decks: [decks[0]] })).not.toEqual([]);
    expect(deckforge.checkConfig({ seats: 2, deckMode: 'shared', decks })).not.toEqual([]);
  });
});

describe('2 Setup', () => {
  test('DK-2.1 two to five players at 40 life', () => {
    for (const players of [1, 6]) expect(deckforge.checkConfig(sizes(players))).not.toEqual([]);
    for (const players of [2, 3, 4, 5]) expect(match(sizes(players)).lives()).toEqual(Array(players).fill(40));
  });

  test('DK-2.2 DK-D6 ten, fifteen or twenty tokens for each player, all types equally often', () => {
    for (const [seats, tokensPerPlayer, each] of [
      [2, 10, 4],
      [3, 10, 6],
      [4, 10, 8],
      [5, 10, 10],
      [3, 15, 9],
      [5, 20, 20],
    ]) {
      const { state } = match({ seats, tokensPerPlayer });
      const all = [...state.typeDeck, ...state.seats.flatMap(({ hand }) => hand.flatMap((n, type) => Array<number>(n).fill(type)))];
      expect(CARD_TYPES.map((_, type) => all.filter((one) => one === type).length)).toEqual(Array(5).fill(each));
    }
    for (const tokensPerPlayer of [5, 11, 25]) expect(deckforge.checkConfig({ seats: 2, tokensPerPlayer })).not.toEqual([]);
  });

  test('DK-2.3 three tokens each; the rest is the type deck, shuffled by the seed', () => {
    const left = [2, 3, 4, 5].map((seats) => match({ seats }).view('spectator').deckCount);
    expect(left).toEqual([14, 21, 28, 35]);
    const { seats } = match({ seats: 4 }).view('spectator');
    expect(seats.map(({ handCount }) => handCount)).toEqual([3, 3, 3, 3]);
    expect(match({ seats: 4 }, 'a').state.typeDeck).toEqual(match({ seats: 4 }, 'a').state.typeDeck);
    expect(match({ seats: 4 }, 'a').state.typeDeck).not.toEqual(match({ seats: 4 }, 'b').state.typeDeck);
  });

  test('DK-2.4 nothing is in play; without a deck chosen the built-in one is used, and a wrong one blocks the start', () => {
    const { state } = newMatch({ seats: 3 });
    expect([state.graveyard, state.seats.flatMap(({ board }) => board)]).toEqual([[], []]);
    expect(state.config.decks[0].cards.length).toBeGreaterThan(0);
    expect(() => deckforge.create({ seats: 2, decks: ['no deck'] }, 'x')).toThrow();
  });

  test('DK-2.5 DK-D7 hands are dealt before the initiative, which comes before the first turn', () => {
    const g = match({ seats: 2 });
    expect([g.view('P1').phase, g.view('P1').seats[0].handCount, g.view('P1').turn]).toEqual(['initiative', 3, 0]);
    expect(g.asked()).toBe('initiative');
  });
});

describe('3 Initiative', () => {
  const scores = (...players: DeckCard[][]) =>
    newMatch({ seats: players.length, deckMode: 'own', decks: players.map((cards) => deck(...cards)) });

  test('DK-3.1 DK-D8 in seat order each chooses Creature or Flying Creature', () => {
    const g = scores([C('A', '1/1'), F('B', '5/5')], [C('A', '2/2'), F('B', '1/1')]);
    expect(g.toAct()).toBe('P1');
    expect(g.actions()).toEqual([
      { type: 'revealInitiative', cardType: 'creature' },
      { type: 'revealInitiative', cardType: 'flying' },
    ]);
    g.reveal('flying');
    expect(g.toAct()).toBe('P2');
    expect(g.reveal('creature').active()).toBe('P1');
  });

  test('DK-3.2 printed ATK + DEF decide, keywords and abilities ignored', () => {
    const g = scores([C('A', '4/3', { keywords: ['unb'], abilities: [['static', 'mod', 'me', 5, 5, 'perm']] })], [F('B', '2/6')]);
    g.reveal('creature').reveal('flying');
    expect(g.told('initiative').map(({ score }) => score)).toEqual([7, 8]);
    expect(g.active()).toBe('P2');
  });

  test('DK-3.3 only those who share the highest score reveal again', () => {
    const g = scores([C('A', '4/4'), F('W', '1/1')], [C('B', '4/4'), F('W', '1/2')], [C('D', '3/2')]);
    g.reveal('creature').reveal('creature').reveal('creature');
    expect([g.toAct(), g.told('tied')[0].seats]).toEqual(['P1', [0, 1]]);
    // Lower than P3's 5, who is out of it all the same.
    g.reveal('flying').reveal('flying');
    expect(g.active()).toBe('P2');
  });

  test('DK-3.3 DK-D8 after ten extra rounds the lot decides', () => {
    const g = match({ seats: 2 });
    for (let i = 0; i < 11; i++) g.reveal('creature').reveal('flying');
    expect(g.told('starter')).toEqual([{ type: 'starter', seat: g.state.active, byLot: true }]);
    expect(g.told('tied')).toHaveLength(10);
  });

  test('DK-3.4 no token is used, nothing triggers, and the field is empty before the first turn', () => {
    const g = scores([C('A', '4/4', [does('enter', 'draw', 'self', 3)])], [C('B', '1/1')]);
    g.reveal('creature').reveal('creature');
    const { seats, deckCount, graveyard } = g.view('spectator');
    // The first turn's draw alone.
    expect([seats.map(({ handCount }) => handCount), deckCount, graveyard]).toEqual([[4, 3], 13, []]);
    expect(seats.flatMap(({ board }) => board)).toEqual([]);
    expect([g.told('triggered'), g.told('cleared')]).toEqual([[], [{ type: 'cleared' }]]);
    expect(g.view('P2').initiative).toBeNull();
  });

  test('DK-3.5 turns pass in seat order from the starter, wrapping', () => {
    const plain = [C('A', '1/1')];
    const g = scores(plain, plain, plain, [C('Big', '5/5')], plain);
    for (let i = 0; i < 5; i++) g.reveal('creature');
    const order = [g.quiet().active()];
    for (let i = 0; i < 5; i++) order.push(g.endTurn().active());
    expect(order).toEqual(['P4', 'P5', 'P1', 'P2', 'P3', 'P4']);
  });
});
