import { describe, expect, test } from 'vitest';
import type { HxAction } from '../../../src-shared/games/hexforge/actions.ts';
import {
  entitySpeech,
  handCardSpeech,
  playerSpeech,
  stackItemSpeech,
  tileName,
  tileSpeech,
  type SpeechContext,
} from '../../../src-shared/games/hexforge/text/speech.ts';
import type { Verbosity } from '../../../src-shared/text/speech.ts';
import { promptFor } from '../../../src-shared/games/hexforge/text/prompt.ts';
import type { HxChoiceView, HxStackItemView, HxView } from '../../../src-shared/games/hexforge/view.ts';
import { sampleCard, sampleUnit, sampleView } from './content-view.ts';

const names = ['Ada', 'Mira'];
const context = (change: Partial<HxView> = {}, actions: HxAction[] = [], verbosity: Verbosity = 'normal'): SpeechContext => ({
  view: sampleView(change),
  actions,
  names,
  verbosity,
});

describe('tile names', () => {
  test('columns are lettered by q and rows numbered by r, from the map’s first', () => {
    const tiles = [
      { q: -3, r: -2 },
      { q: 0, r: 4 },
      { q: 24, r: 0 },
    ];
    expect(tiles.map((_tile, i) => tileName(tiles, i))).toEqual(['A1', 'D7', 'AB3']);
  });
});

describe('speech', () => {
  const hurt = sampleUnit({
    exhausted: true,
    maxHealth: 3,
    damage: 1,
    health: 2,
    effects: [{ from: 'soot-prentice', power: 2, health: 0, keywords: [], cost: 0, until: 'fleeting' }],
  });

  test.each([
    ['short', 'Cinder Vixen, yours, 2/2, C1'],
    ['normal', 'Cinder Vixen, yours, exhausted, damaged by 1, 2/2, Quick Strike, C1'],
    ['full', 'Cinder Vixen, yours, exhausted, damaged by 1, 2/2, Quick Strike, fleeting +2/+0 from Soot Prentice, C1'],
  ] as const)('a unit, %s', (verbosity, words) => expect(entitySpeech(hurt, context({}, [], verbosity))).toBe(words));

  test('the own base says what it can do', () => {
    const base = sampleUnit({
      kind: 'base',
      owner: 0,
      tile: sampleView().players[0].baseTile,
      def: null,
      role: null,
      keywords: [],
      damage: 0,
      maxHealth: 20,
      health: 20,
    });
    const offers: HxAction[] = [
      { type: 'baseAbility', ability: 'summonPrimaryWorker' },
      { type: 'baseAbility', ability: 'raiseForge', slot: 1 },
    ];
    expect(entitySpeech(base, context({}, offers))).toMatch(/, can summon, can raise a forge$/);
    expect(entitySpeech(base, context())).not.toMatch(/can/);
  });

  test('a rival’s base', () => {
    const base = sampleUnit({ kind: 'base', owner: 1, tile: 5, def: null, role: null, keywords: [], damage: 6, maxHealth: 20, health: 14 });
    expect(entitySpeech(base, context())).toBe('base, Mira’s, damaged, 14 of 20, F1');
  });

  test('what a unit can do now', () => {
    const actions: HxAction[] = [
      { type: 'attack', unit: 2, tile: 3 },
      { type: 'attack', unit: 2, tile: 1 },
      { type: 'activateAbility', unit: 2, ability: 0 },
    ];
    expect(entitySpeech(sampleUnit(), context({}, actions))).toBe(
      'Cinder Vixen, yours, ready, 2/1, Quick Strike, C1, can attack 2 tiles, can use an ability',
    );
  });

  test('tiles: free, occupied with an order, known only, never seen', () => {
    const me = { ...sampleView().me!, orders: [{ unit: 2, path: [1], open: false, movement: 4 }] };
    const with_ = context({ entities: [sampleUnit()], me });
    expect(tileSpeech(1, with_)).toBe('B1, mineral, in vision, free');
    expect(tileSpeech(2, with_)).toBe('C1, grass, in vision, Cinder Vixen, yours, ready, 2/1, Quick Strike, order: to B1');
    expect(tileSpeech(3, with_)).toBe('D1, wall, in vision');
    expect(tileSpeech(4, with_)).toBe('E1, never seen');
    expect(tileSpeech(5, with_)).toBe('F1, base, out of vision');
    expect(tileSpeech(1, context({}, [{ type: 'chooseTile', tile: 1 }]))).toBe('B1, mineral, in vision, free, can be chosen');
  });

  test('a hand card', () => {
    const card = sampleCard();
    const hand = [card, sampleCard({ id: 'b' })];
    const with_ = (verbosity: Verbosity) =>
      context({ me: { ...sampleView().me!, hand } }, [{ type: 'playCard', card: 'flint-spark', class: 7 }], verbosity);
    expect(handCardSpeech(card, with_('short'))).toBe('Flint Spark, costs 1 Rudine, can be played');
    expect(handCardSpeech(card, with_('normal'))).toBe('Flint Spark, spell, costs 1 Rudine, Instant, oldest, goes first, can be played');
  });

  test('the stack, hidden entries included', () => {
    const seen: HxStackItemView = {
      hidden: false,
      position: 0,
      owner: 1,
      what: 'card',
      def: 'flint-spark',
      targets: [{ kind: 'tile', at: 2, def: 'cinder-vixen' }],
      countered: true,
      source: null,
    };
    const hidden: HxStackItemView = { hidden: true, position: 1, owner: 1 };
    const with_ = context({ stack: [seen, hidden] }, [{ type: 'chooseItem', item: 1 }]);
    expect(stackItemSpeech(seen, with_)).toBe('Flint Spark, Mira’s, countered, targets Cinder Vixen at C1, resolves after 1');
    expect(stackItemSpeech(hidden, with_)).toBe('Hidden entry, Mira’s, next to resolve, can be chosen');
  });

  test('both players', () => {
    const worker = sampleUnit({ def: 'gloomseam-mole', role: 'primaryWorker', keywords: [{ id: 'worker' }] });
    const with_ = context({ entities: [sampleUnit(), worker] });
    expect(playerSpeech(0, with_)).toBe(
      'You, base 20 of 20, 2 generic and 1 Frexine to spend until your next Upkeep, 1 generic and 1 Frexine at your next Harvest, 4 cards in hand, 6 in deck, 0 in discard, 0 forges, 2 units, 1 worker among them',
    );
    expect(playerSpeech(1, with_)).toBe(
      'Mira, base 20 of 20, 1 card in hand, 6 in deck, 0 in discard, 0 forges in sight, 0 units in sight, 0 workers among them',
    );
  });
});

describe('the prompt line', () => {
  const ask = (change: Partial<HxView>, actions: HxAction[]) => promptFor(sampleView(change), actions, names);
  const play: HxAction = { type: 'playCard', card: 'douse', class: 1 };
  const spark: HxStackItemView = {
    hidden: false,
    position: 0,
    owner: 1,
    what: 'card',
    def: 'flint-spark',
    targets: [],
    countered: false,
    source: null,
  };

  test('waiting says for whom', () => {
    expect(ask({ toAct: 1 }, [])).toEqual({
      who: 1,
      sentence: 'Waiting for Mira (Summon 1).',
      main: { label: 'Waiting for Mira', state: 'waiting' },
    });
  });

  test('own Summon, with and without something left to do', () => {
    expect(ask({}, [play, { type: 'offerAdvance' }])).toEqual({
      who: 0,
      sentence: 'Your Summon 1: play cards, use abilities and your base, or go on to Move; your rival may answer first.',
      main: { label: 'On to Move', state: 'left', action: 'offerAdvance' },
    });
    expect(ask({ phase: 'summon2' }, [{ type: 'offerAdvance' }]).main?.state).toBe('ready');
  });

  test('answering the stack', () => {
    expect(ask({ stack: [spark] }, [play, { type: 'letResolve' }])).toMatchObject({
      sentence: 'Mira put Flint Spark on the stack. Answer with a fast card or ability, or let it resolve.',
      main: { label: 'Let it resolve', state: 'left' },
    });
    expect(ask({ stack: [spark, { hidden: true, position: 1, owner: 1 }] }, [{ type: 'letResolve' }])).toMatchObject({
      sentence: 'Mira put something hidden on the stack. You have no answer to it.',
      main: { label: 'Let all 2 resolve', state: 'ready' },
    });
  });

  test('agreeing', () => {
    expect(ask({ turnPlayer: 1 }, [{ type: 'agreeAdvance' }])).toMatchObject({
      sentence: 'Mira offers to end Summon 1. You have nothing fast to play.',
      main: { label: 'Agree: on to Move', state: 'ready' },
    });
    expect(ask({ phase: 'combatResolution' }, [play, { type: 'agreeAdvance' }]).main?.label).toBe('Agree to the fight');
  });

  test('orders', () => {
    const order = (open: boolean) => ({ unit: 2, path: [1], open, movement: 4 });
    const me = sampleView().me!;
    const confirm: HxAction = { type: 'confirmMoves' };
    expect(ask({ phase: 'move' }, [{ type: 'orderUnit', unit: 2 }, confirm]).main).toMatchObject({
      label: 'Move nobody',
      state: 'left',
      action: 'confirmMoves',
    });
    expect(ask({ phase: 'move', me: { ...me, orders: [order(false), order(false)] } }, [confirm]).main?.label).toBe('Carry out 2 orders');
    expect(
      ask({ phase: 'move', entities: [sampleUnit()], me: { ...me, orders: [order(true)] } }, [
        { type: 'step', tile: 0 },
        { type: 'endOrder' },
      ]),
    ).toMatchObject({
      sentence: 'Where does Cinder Vixen go? 3 steps left.',
      main: { label: 'End this order' },
    });
  });

  test('a phase that asks nothing is not taken for Move', () => {
    expect(ask({ phase: 'upkeep' }, [])).toEqual({ who: 0, sentence: 'Upkeep: nothing to decide yet.' });
  });

  test('attacks', () => {
    const confirm: HxAction = { type: 'confirmAttacks' };
    expect(ask({ phase: 'combatDeclaration' }, [confirm]).sentence).toBe('Combat declaration: none of your units can attack.');
    const attacks = [1, 2, 3].map((attacker) => ({ attacker, tile: 5 }));
    expect(ask({ phase: 'combatDeclaration', attacks }, [confirm]).main).toEqual({
      label: 'Attack with 3',
      state: 'ready',
      action: 'confirmAttacks',
    });
  });

  test('choices', () => {
    const source = { def: 'flint-spark', chosen: [], discards: [], sacrifices: [], paid: {} };
    const choose = (choice: HxChoiceView, actions: HxAction[]) => ask({ choice }, actions);
    expect(
      choose({ kind: 'target', source, index: 0, of: 1, asks: 'enemy unit' }, [
        { type: 'chooseTile', tile: 1 },
        { type: 'chooseTile', tile: 2 },
      ]).sentence,
    ).toBe('Flint Spark: choose an enemy unit — 2 to choose from.');
    expect(choose({ kind: 'pay', source, generic: 2, proposal: { C: 1, F: 1 }, pool: { C: 1, F: 1 } }, []).main?.label).toBe(
      'Pay 1 generic and 1 Frexine',
    );
    expect(choose({ kind: 'discard', source: { def: 'night-shift-owl' }, left: 1 }, []).sentence).toBe(
      'Night-Shift Owl: choose a card to discard.',
    );
    expect(choose({ kind: 'orderAttackers', tile: 2, ordered: [], rest: [1, 3] }, []).sentence).toBe(
      'Your unit at C1 is attacked by 2: choose whom it meets first.',
    );
  });

  test('the end', () => {
    expect(ask({ phase: 'over', toAct: null, result: { winners: [1], ranking: [2, 1], reason: 'baseFell' } }, [])).toEqual({
      who: null,
      sentence: 'You lost. Your base fell.',
    });
  });
});
