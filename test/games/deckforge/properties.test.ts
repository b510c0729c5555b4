import { describe, expect, test } from 'vitest';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { MOST_PLAYS } from '../../../src-shared/games/deckforge/state.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import { conformance } from '../../kernel/conformance.ts';
import { legalKeys } from '../../kernel/laws/law.ts';
import { HOOKS } from './hooks.ts';
import { randomDeck } from './random-decks.ts';

/** Decisions that one turn of five players can hold at most with such decks. */
const LONGEST_TURN = 2000;

describe('Forged decks', () => {
  test('DK-14.6 DK-D56 with random decks tokens are conserved, turns end and matches end', { timeout: 300_000 }, () => {
    for (let i = 0; i < 60; i++) {
      const random = new Random(`forged ${i}`);
      const seats = 2 + (i % 4);
      const decks = Array.from({ length: seats }, () => randomDeck(random));
      const s = deckforge.create({ seats, deckMode: 'own', decks, maxTurns: 400 }, `forged ${i}`);
      const census = HOOKS.census(s);
      let turn = s.turn;
      for (let inTurn = 0; deckforge.toAct(s) !== null; inTurn++) {
        deckforge.play(s, random.pick(legalKeys(deckforge, s)));
        expect(HOOKS.census(s)).toEqual(census);
        expect(s.plays).toBeLessThanOrEqual(MOST_PLAYS);
        if (s.turn !== turn) {
          ({ turn } = s);
          inTurn = 0;
        }
        expect(inTurn).toBeLessThan(LONGEST_TURN);
      }
      expect(s.result).not.toBeNull();
    }
  });

  test('random decks keep every law of the contract', { timeout: 600_000 }, () => {
    const config = (index: number) => {
      const random = new Random(`lawful ${index}`);
      const seats = 2 + (index % 4);
      return { seats, tokensPerPlayer: 10, deckMode: 'own', decks: Array.from({ length: seats }, () => randomDeck(random)), maxTurns: 60 };
    };
    conformance(deckforge, { ...HOOKS, config }, { games: 4, seed: 2, every: 40 });
  });
});
