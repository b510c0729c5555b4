import { describe, expect, test } from 'vitest';
import type { BlAttackOdds, BlBlockAnswer } from '../../../src-shared/games/bladeforge/explain/questions.ts';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { attackOddsWords, blockOddsText, meanText, percentText } from '../../../src-shared/games/bladeforge/text/odds-words.ts';
import {
  handCardSpeech,
  mySpeech,
  pileSpeech,
  playerSpeech,
  slotSpeech,
  type SpeechContext,
  type Verbosity,
} from '../../../src-shared/games/bladeforge/text/speech.ts';
import { turnRail } from '../../../src-shared/text/turn-rail.ts';
import type { SeatName } from './position.ts';
import { table, type Table } from './scenario.ts';

const names = ['Ada', 'Mira', 'Bo', 'Cy'];
function context(t: Table, who: SeatName | 'spectator' = 'P1', verbosity: Verbosity = 'normal'): SpeechContext {
  const view = t.view(who);
  return { view, actions: view.toAct === view.viewer ? t.actions() : [], names, verbosity };
}
const oddsOf = (t: Table): BlAttackOdds[] => bladeforge.query(t.view('P1'), [], { ask: 'attack' }) as BlAttackOdds[];

describe('a card of the hand', () => {
  const hand = ['pan-lid', 'shop-sign', 'hot-rivet', 'tax-collector', 'trip-mine'];
  const t = () => table({ P1: { hand } });

  test.each([
    ['pan-lid', 'Pan Lid, Guard of d4, attack −1, defense +2, can be placed'],
    ['shop-sign', 'Shop Sign, Shield of d4, Stability 5, attack +0, defense +0, can be placed'],
    ['hot-rivet', 'Hot Rivet, Gadget of d4, can be played'],
    ['tax-collector', 'Tax Collector, Blade of d6, attack +5, defense +0, needs d6, you have d4'],
    ['trip-mine', 'Trip Mine, Gadget of d4'],
  ])('%s', (card, words) => expect(handCardSpeech(card, context(t()))).toBe(words));

  test('is short or full as wished', () => {
    expect(handCardSpeech('pan-lid', context(t(), 'P1', 'short'))).toBe('Pan Lid, can be placed');
    expect(handCardSpeech('hot-rivet', context(t(), 'P1', 'full'))).toBe('Hot Rivet, Gadget of d4, Hit a rival for 2, can be played');
  });

  test('says so when it replaces or can be chosen', () => {
    const full = table({ P1: { forge: { left: 'pan-lid', right: 'barn-door' }, hand: ['door-spike', 'cork-handle'] } });
    expect(handCardSpeech('door-spike', context(full, 'P1', 'short'))).toBe('Door Spike, can replace');
    full.act({ type: 'recycle', card: 'door-spike' });
    expect(handCardSpeech('cork-handle', context(full, 'P1', 'short'))).toBe('Cork Handle, can be chosen');
  });
});

describe('a place of a Forge', () => {
  test('what is there, or that it is empty', () => {
    const c = context(table({ P2: { forge: { left: 'pan-lid', shield: 'shop-sign' } } }));
    expect(slotSpeech(1, 'left', c)).toBe('left Guard: Pan Lid, attack −1, defense +2');
    expect(slotSpeech(1, 'shield', c)).toBe('Shield: Shop Sign, Stability 5, attack +0, defense +0');
    expect(slotSpeech(1, 'right', c)).toBe('right Guard, empty');
    expect(slotSpeech(1, 'left', { ...c, verbosity: 'short' })).toBe('left Guard: Pan Lid');
  });

  test('a part that may be picked, on that Forge only', () => {
    const t = table({ P1: { die: 6, hand: ['claw-hammer'], forge: { left: 'pan-lid' } }, P2: { forge: { left: 'pan-lid' } } }).play(
      'claw-hammer',
    );
    expect(slotSpeech(1, 'left', context(t, 'P1', 'short'))).toBe('left Guard: Pan Lid, can be chosen');
    expect(slotSpeech(0, 'left', context(t, 'P1', 'short'))).toBe('left Guard: Pan Lid');
  });
});

describe('a player', () => {
  const board = () =>
    table({
      seats: 3,
      P1: { die: 8, forge: { blade: 'polite-rapier' } },
      P2: {
        health: 14,
        die: 8,
        forge: { grip: null, left: 'pan-lid', shield: 'shop-sign' },
        hand: ['hot-rivet', 'trip-mine'],
        defenseMod: 2,
      },
      P3: { out: true },
    });

  test.each<[Verbosity, string]>([
    ['short', 'Mira, 14 of 20, d8, can be attacked.'],
    [
      'normal',
      'Mira, 14 of 20, d8, Blade and left Guard, Shield Stability 5, +2 defense until the next own turn, 2 cards in hand, next, can be attacked.',
    ],
    [
      'full',
      'Mira, 14 of 20, d8, Blade and left Guard, Shield Stability 5, +2 defense until the next own turn, 2 cards in hand, attack −1, defense +2, next, can be attacked.',
    ],
  ])('%s', (verbosity, words) => expect(playerSpeech(1, context(board(), 'P1', verbosity))).toBe(words));

  test('with what an attack now would do', () => {
    const t = board();
    const odds = oddsOf(t).find(({ target }) => target === 1)!;
    expect(playerSpeech(1, context(t), odds)).toMatch(
      /, next, can be attacked; your attack: 100 percent to damage, mean 4\.5, Shield would take it and break in 50 percent\.$/,
    );
  });

  test('defeated, and oneself', () => {
    expect(playerSpeech(2, context(board()))).toBe('Bo, defeated.');
    expect(playerSpeech(0, context(board()))).toBe('You, 20 of 20, d8, Blade and Grip, 0 cards in hand, to act.');
  });

  test('whom a Gadget may name is said of them, and of nobody else', () => {
    const t = table({ seats: 4, P1: { hand: ['hot-rivet'] }, P3: { out: true } }).play('hot-rivet');
    expect([0, 1, 2, 3].map((seat) => playerSpeech(seat, context(t, 'P1', 'short')))).toEqual([
      'You, 20 of 20, d4.',
      'Mira, 20 of 20, d4, can be chosen.',
      'Bo, defeated.',
      'Cy, 20 of 20, d4, can be chosen.',
    ]);
  });

  test('BL-15.7 in full, what is known of a hand', () => {
    const t = table({ P1: { hand: ['hot-rivet'] }, P2: { hand: [] }, salvage: ['pan-lid'], active: 'P2' });
    t.state.seats[1].hand = [];
    const known = context(t, 'P1', 'full');
    known.view.seats[1].known = ['pan-lid', 'trip-mine'];
    expect(playerSpeech(1, known)).toContain('known of it: Pan Lid and Trip Mine');
    expect(playerSpeech(1, { ...known, verbosity: 'normal' })).not.toContain('known');
  });

  test('whose turn comes when; the defeated are skipped', () => {
    const { view } = context(table({ seats: 4, P2: { out: true } }));
    expect([0, 1, 2, 3].map((seat) => turnRail(seat, view))).toEqual(['to act', '', 'next', 'next in 2']);
  });
});

describe('the own sword', () => {
  test('place by place, the sums, and what the turn still allows', () => {
    const t = table({ P1: { die: 6, health: 17, forge: { blade: 'tax-collector', left: 'pan-lid', right: 'barn-door' } } });
    expect(mySpeech(0, context(t, 'P1', 'short'))).toBe(
      '17 of 20, d6; Blade: Tax Collector; Grip: Wooden Grip; left Guard: Pan Lid; right Guard: Barn Door; Shield, empty; attack +1, defense +6, complete; 1 placement left, may Reforge.',
    );
  });

  test('what has been prepared for the attack and what lasts', () => {
    const means = { placementsLeft: 0, reforged: 1, attackMod: 3, doublings: 1, dieSteps: 1, keepBest: 1, noBlock: 1, pierce: 1 };
    const words = mySpeech(0, context(table({ P1: { defenseMod: 2, blockMod: 1 }, means }), 'P1', 'short'));
    expect(words).toContain('; +2 defense until the next own turn, +1 to block rolls until the next own turn; ');
    expect(words).toContain('; 0 placements left, Reforged this turn, +3 to this attack, attack times 2, die 1 size larger, rolls twice, cannot be blocked, pierces a Shield.'); // prettier-ignore
  });

  test('out of turn there are no allowances', () => {
    expect(mySpeech(1, context(table(), 'P2', 'short'))).not.toContain('placement');
  });
});

describe('piles', () => {
  test('how much lies there, and what lies open', () => {
    const c = context(table({ salvage: ['pan-lid', 'hot-rivet'] }));
    expect(pileSpeech('armory', c)).toBe('Armory, 10 cards');
    expect(pileSpeech('salvage', c)).toBe('Salvage, 2 cards, on top Hot Rivet');
    const empty = context(table({ armory: [] }));
    expect([pileSpeech('armory', empty), pileSpeech('salvage', empty)]).toEqual(['Armory, empty', 'Salvage, empty']);
  });
});

describe('odds', () => {
  const odds: BlAttackOdds = {
    target: 1,
    least: 0,
    most: 9,
    mean: 3.44,
    damages: 0.62,
    shield: null,
    blockHolds: null,
    defeats: 0,
    defeatsBlocked: 0,
  };

  test.each<[Partial<BlAttackOdds>, string]>([
    [{}, '62 percent to damage, mean 3.4'],
    [{ shield: { stability: 13, breaks: 0 } }, '62 percent to damage, mean 3.4, Shield would take it and hold'],
    [{ shield: { stability: 1, breaks: 1 } }, '62 percent to damage, mean 3.4, Shield would take it and break'],
    [{ blockHolds: 0.41, defeats: 0.125 }, '62 percent to damage, mean 3.4, a block holds in 41 percent, 13 percent to defeat'],
    [{ most: 0, damages: 0, mean: 0 }, '0 damage at most'],
  ])('%j', (change, words) => expect(attackOddsWords({ ...odds, ...change }).join(', ')).toBe(words));

  test('the block question, from the engine’s own answer', () => {
    const t = table({ P1: { die: 8, forge: { blade: 'second-attempt' } }, P2: { die: 6 } }).attack('P2', 6);
    const answer = bladeforge.query(t.view('P2'), [], { ask: 'block' }) as BlBlockAnswer;
    expect(blockOddsText(answer)).toBe('hold 31 %: nothing; fail: 9 damage and you lose a part');
    expect(blockOddsText({ ...answer, fatal: true })).toBe('hold 31 %: nothing; fail: 9 damage, which defeats you');
  });

  test('no chance is rounded to a certainty', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map((chance) => percentText(chance))).toEqual(['0 %', 'under 1 %', '50 %', 'over 99 %', '100 %']);
    expect([3.44, 12, 0.05].map(meanText)).toEqual(['3.4', '12', '0.1']);
  });
});
