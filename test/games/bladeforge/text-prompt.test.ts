import { describe, expect, test } from 'vitest';
import { actionWords } from '../../../src-shared/games/bladeforge/text/action-words.ts';
import { promptFor } from '../../../src-shared/games/bladeforge/text/prompt.ts';
import type { BlAction } from '../../../src-shared/games/bladeforge/actions.ts';
import type { SeatName } from './position.ts';
import { table, type Table } from './scenario.ts';

const names = ['Ada', 'Mira', 'Bo', 'Cy'];
const promptOf = (t: Table, who: SeatName | 'spectator' = 'P1') => {
  const view = t.view(who);
  return promptFor(view, view.toAct === view.viewer ? t.actions() : [], names);
};
const sentence = (t: Table, who: SeatName | 'spectator' = 'P1'): string => promptOf(t, who).sentence;

describe('Main', () => {
  test('BL-3.3 says what may still be done, and the two ways to end the turn', () => {
    const forge = { left: 'pan-lid', right: 'barn-door' };
    const t = table({ seats: 3, P1: { forge, hand: ['cork-handle', 'shop-sign', 'hot-rivet'] } });
    expect(promptOf(t)).toEqual({
      who: 0,
      sentence:
        'Your turn: you may place or replace, place a Shield, play a Gadget, Reforge and recycle; then attack one of 2 rivals or draw 1.',
      main: {
        label: 'Draw 1, end turn',
        state: 'left',
        action: 'drawToEnd',
        left: ['Cork Handle', 'Shop Sign', 'Hot Rivet', 'Reforge'],
      },
    });
  });

  test('only what is better in every number is to replace something', () => {
    const left = (guard: string, hand: string[]) =>
      promptOf(table({ P1: { forge: { grip: null, left: guard, right: guard }, hand } })).main?.left;
    expect(left('bent-horseshoe', ['tin-crosspiece'])).toEqual(['Tin Crosspiece']);
    expect([left('tin-crosspiece', ['bent-horseshoe']), left('door-spike', ['pan-lid'])]).toEqual([undefined, undefined]);
  });

  test('with nothing left it only says how the turn ends', () => {
    expect(promptOf(table())).toEqual({
      who: 0,
      sentence: 'Your turn: attack your rival or draw 1.',
      main: { label: 'Draw 1, end turn', state: 'ready', action: 'drawToEnd' },
    });
  });

  test('BL-D43 with an empty Armory the turn ends without a draw', () => {
    expect(promptOf(table({ armory: [] }))).toMatchObject({
      sentence: 'Your turn: attack your rival or draw nothing.',
      main: { label: 'End turn without a draw', action: 'drawToEnd' },
    });
  });

  test('recycling alone does not hold the turn up', () => {
    expect(promptOf(table({ P1: { hand: ['trip-mine', 'trip-mine'] } }))).toMatchObject({
      sentence: 'Your turn: you may recycle; then attack your rival or draw 1.',
      main: { state: 'ready' },
    });
  });

  test('BL-4.9 counts several placements', () => {
    const t = table({ P1: { hand: ['cork-handle'] }, means: { placementsLeft: 2 } });
    expect(sentence(t)).toContain('you may place or replace 2 times; then');
  });

  test('BL-3.5 after a Reforge the turn just ends', () => {
    const forge = { left: 'pan-lid', right: 'barn-door' };
    const t = table({ P1: { forge, hand: ['hot-rivet'] } }).reforge();
    expect(promptOf(t)).toEqual({
      who: 0,
      sentence: 'You have Reforged: no attack and no draw this turn. You may play a Gadget; then end the turn.',
      main: { label: 'End turn', state: 'left', action: 'endTurn', left: ['Hot Rivet'] },
    });
    expect(promptOf(table({ P1: { forge } }).reforge())).toMatchObject({
      sentence: 'You have Reforged: no attack and no draw this turn. End the turn.',
      main: { state: 'ready' },
    });
  });
});

describe('questions', () => {
  test('which player a Gadget is for', () => {
    const t = table({ seats: 3, P1: { hand: ['hot-rivet'] } }).play('hot-rivet');
    expect(promptOf(t)).toEqual({ who: 0, sentence: 'Hot Rivet: choose a rival to hit — 2 to choose from.' });
    expect(sentence(t, 'P2')).toBe('Waiting for Ada (a choice for Hot Rivet).');
  });

  test.each([
    ['pocket-soot', 4, 'a rival to weaken — 2 to choose from.'],
    ['claw-hammer', 6, 'a rival who loses a part — 2 to choose from.'],
    ['thiefs-glove', 4, 'a rival to steal from — 2 to choose from.'],
    ['tin-snips', 6, 'a rival whose Shield breaks — 2 to choose from.'],
    ['second-bellows', 8, 'a player whose die goes up — 3 to choose from.'],
    ['quenching-bucket', 8, 'a player whose die goes down — 3 to choose from.'],
  ] as const)('%s', (card, die, words) => {
    const rival = { hand: ['pan-lid'], forge: { shield: 'shop-sign' } };
    const t = table({ seats: 3, P1: { die, hand: [card] }, P2: rival, P3: rival }).play(card);
    expect(sentence(t).split(': choose ')[1]).toBe(words);
  });

  test('each effect of a Gadget asks for itself', () => {
    const t = table({ seats: 3, P1: { die: 8, hand: ['quenching-bucket'] } }).play('quenching-bucket', 'P2');
    expect(sentence(t)).toBe('Quenching Bucket: choose a rival to weaken — 2 to choose from.');
  });

  test('a card of the Salvage, a gift, the second card of a recycling', () => {
    const fetching = table({ P1: { hand: ['scrap-magnet'] }, salvage: ['pan-lid', 'barn-door'] }).play('scrap-magnet');
    expect(sentence(fetching)).toBe('Scrap Magnet: choose a Guard from the Salvage — 2 to choose from.');
    const giving = table({ P1: { hand: ['thiefs-glove', 'pan-lid', 'barn-door'] }, P2: { hand: ['hot-rivet'] } }).play('thiefs-glove');
    expect(sentence(giving)).toBe('Thief’s Glove: choose the card that you give away — 2 to choose from.');
    const recycling = table({ P1: { hand: ['pan-lid', 'barn-door', 'hot-rivet'] } }).act({ type: 'recycle', card: 'pan-lid' });
    expect(sentence(recycling)).toBe('Recycle: choose the second card — 2 to choose from.');
    expect(sentence(recycling, 'P2')).toBe('Waiting for Ada (recycling).');
  });

  test('a part that breaks, and a part that is lost', () => {
    const breaking = table({ P1: { die: 6, hand: ['claw-hammer'] }, P2: { forge: { left: 'pan-lid' } } }).play('claw-hammer');
    expect(sentence(breaking)).toBe('Claw Hammer: choose the part of Mira’s Forge that breaks — 2 to choose from.');
    const losing = table({ P1: { forge: { blade: 'second-attempt' } }, P2: { forge: { left: 'door-spike' } } });
    losing.attack('P2', 4).block(1, 1);
    expect(sentence(losing, 'P2')).toBe('The block failed: choose the part that you lose — 2 to choose from.');
    expect(sentence(losing)).toBe('Waiting for Mira (which part to lose).');
  });

  test('BL-8.2 to block or not, knowing the damage; a fatal one says so', () => {
    const attacked = (health: number) =>
      table({ P1: { die: 8, forge: { blade: 'second-attempt' } }, P2: { health, die: 6 } }).attack('P2', 6);
    expect(promptOf(attacked(20), 'P2')).toEqual({ who: 1, sentence: 'Ada hits you for 9. Block, your d6 against a d8, or take it?' });
    expect(sentence(attacked(9), 'P2')).toBe('Ada hits you for 9. It would defeat you. Block, your d6 against a d8, or take it?');
    expect(sentence(attacked(20))).toBe('Waiting for Mira (to block or not).');
  });
});

describe('everybody else', () => {
  test('reads who decides and in which phase', () => {
    const t = table({ seats: 3, P3: { out: true } });
    expect(promptOf(t, 'P2')).toEqual({
      who: 0,
      sentence: 'Waiting for Ada.',
      main: { label: 'Waiting for Ada', state: 'waiting' },
    });
    expect(sentence(t, 'spectator')).toBe('Waiting for Ada.');
    expect(sentence(t, 'P3')).toBe('You are out of this match. Waiting for Ada.');
  });

  test('reads how it ended', () => {
    const t = table().concede('P2');
    expect(promptOf(t)).toEqual({ who: null, sentence: 'You won. You are the last one standing.' });
    expect(sentence(t, 'P2')).toBe('You lost. Ada is the last one standing.');
  });
});

describe('an action in a few words', () => {
  test.each<[BlAction, string]>([
    [{ type: 'place', card: 'pan-lid' }, 'place Pan Lid'],
    [{ type: 'placeShield', card: 'shop-sign' }, 'place Shop Sign'],
    [{ type: 'replace', card: 'cork-handle', slot: 'grip' }, 'replace Wooden Grip by Cork Handle'],
    [{ type: 'replace', card: 'pan-lid', slot: 'left' }, 'replace left Guard by Pan Lid'],
    [{ type: 'playGadget', card: 'hot-rivet' }, 'play Hot Rivet'],
    [{ type: 'recycle', card: 'pan-lid' }, 'recycle Pan Lid'],
    [{ type: 'reforge', blade: null }, 'Reforge'],
    [{ type: 'reforge', blade: 'tax-collector' }, 'Reforge with Tax Collector'],
    [{ type: 'attack', target: 1 }, 'attack seat 2'],
    [{ type: 'drawToEnd' }, 'draw and end the turn'],
    [{ type: 'endTurn' }, 'end the turn'],
    [{ type: 'chooseSeat', seat: 2 }, 'name seat 3'],
    [{ type: 'chooseCard', card: 'pan-lid' }, 'choose Pan Lid'],
    [{ type: 'choosePart', slot: 'left' }, 'choose left Guard'],
    [{ type: 'chooseBlock', block: true }, 'block'],
    [{ type: 'chooseBlock', block: false }, 'take the damage'],
  ])('%j', (action, words) => expect(actionWords(table().view('P1'), action)).toBe(words));
});
