import { describe, expect, test } from 'vitest';
import type { DkEventTold } from '../../../src-shared/games/deckforge/events.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { eventText } from '../../../src-shared/games/deckforge/text/log.ts';
import { promptFor } from '../../../src-shared/games/deckforge/text/prompt.ts';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { legalKeys } from '../../kernel/laws/law.ts';
import { EVERYTHING } from './everything.ts';
import { artifact, C, cast, defense, spell } from './test-cards.ts';
import { scenario, type Table, type Who } from './scenario.ts';

const NAMES = ['Ann', 'Ben', 'Cid', 'Dora', 'Eve'];
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const log = (g: Table, viewer: 0 | 1 | 'spectator' = 'spectator'): string[] =>
  (viewer === 'spectator' ? g.log.spectator : g.log.seats[viewer]).map((event) => plain(eventText(event, { viewer, names: NAMES })));
const prompt = (g: Table, who: Who) => promptFor(g.view(who), who === g.toAct() ? g.actions() : [], NAMES);

describe('The log', () => {
  test('an attack with block, response and damage, as each viewer reads it', () => {
    const pad = defense('Pad', [cast('prevent', 'protected', 2)]);
    const g = scenario({ players: [{ board: [C('Ox', '5/5')] }, { hand: ['defense'], board: [C('Wall', '1/4')] }], deck: [pad] });
    g.attack('Ox', 'P2').block('Wall').respond();
    expect(log(g)).toEqual([
      'Ann’s Ox attacks Ben.',
      'Ben blocks with Wall.',
      'Ben responds with a Defense Spell: Pad.',
      '2 damage to Wall is prevented.',
      '2 damage to Wall does not come through.',
      'Wall takes 3.',
      'Ox takes 1.',
      'Ben’s Defense Spell goes to the Graveyard.',
    ]);
    expect(log(g, 1)[0]).toBe('Ann’s Ox attacks you.');
    expect(log(g, 0)[0]).toBe('Your Ox attacks Ben.');
  });

  test('a spell that is reflected, and what a draw tells whom', () => {
    const jab = spell('Jab', { aim: 'any', abilities: [cast('dmg', 'target', 3), cast('draw', 'self', 1)] });
    const g = scenario({ players: [{ hand: ['attack'] }, { reflects: 1 }], deck: [jab], typeDeck: ['artifact'] }).play('attack');
    expect(log(g, 0)).toEqual([
      'You play an Attack Spell: Jab.',
      'Jab is aimed at Ben.',
      'Ben reflects Jab.',
      'Jab is aimed at you.',
      'You take 3: 37 life.',
      'You draw an Artifact.',
      'Your Attack Spell goes to the Graveyard.',
    ]);
    expect(log(g, 1)).toContain('Ann draws 1 token.');
  });

  test('every kind of event that turns up in whole games has a sentence', () => {
    const random = new Random('sentences');
    const seen = new Set<DkEventTold['type']>();
    for (let i = 0; i < 12; i++) {
      const told = new Recording<DkEventTold>(3);
      recordInto(told, () => {
        const s = deckforge.create({ seats: 3, decks: [EVERYTHING] }, `sentences ${i}`);
        while (deckforge.toAct(s) !== null) deckforge.play(s, random.pick(legalKeys(deckforge, s)));
      });
      for (const event of told.seats[1]) {
        seen.add(event.type);
        expect(eventText(event, { viewer: 1, names: NAMES })).toMatch(/^(?!.*(undefined|NaN|null|\[object)).+[.]$/);
      }
    }
    expect(seen.size).toBeGreaterThan(36);
  });
});

describe('The prompt', () => {
  test('says who must do what, and what the main button does', () => {
    const jab = spell('Jab', { aim: 'any', abilities: [cast('dmg', 'target', 3)] });
    const salve = artifact('Salve', [cast('heal', 'self', 1)]);
    const g = scenario({
      players: [
        { hand: ['attack'], board: [C('Ox', '1/1')] },
        { hand: ['defense'], board: [salve, C('Wall', '0/9')] },
      ],
      deck: [jab],
    });
    expect(prompt(g, 'P1')).toMatchObject({
      sentence: 'Your turn: you may play a card and attack; then end the turn.',
      main: { action: 'endMain', state: 'left' },
    });
    g.play('attack');
    expect(prompt(g, 'P1').sentence).toBe('Your choice: Jab: “Deal 3 damage to target opponent or creature.” Name the target.');
    expect(plain(prompt(g, 'P2').sentence)).toBe('Waiting for Ann (target).');
    g.choose('Wall');
    expect(plain(prompt(g, 'P2').sentence)).toBe(
      'Your answer: Ann’s Jab is aimed at your Wall: “Deal 3 damage to target opponent or creature.” Respond with a Defense Spell or an Artifact, or let it come.',
    );
    g.pass().pass().attack('Ox', 'P2');
    expect(prompt(g, 'P2')).toMatchObject({ main: { label: 'No block', action: 'pass' } });
    expect(plain(prompt(g, 'P2').sentence)).toContain('Ann’s Ox attacks you.');
    g.block('Wall');
    expect(plain(prompt(g, 'P2').sentence)).toContain('Ann’s Ox attacks you, blocked by your Wall. Respond with');
    g.concede('P2');
    expect(prompt(g, 'P1').sentence).toBe('You won. You are the last one in the match.');
  });
});
