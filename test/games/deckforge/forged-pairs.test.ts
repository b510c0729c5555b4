import { expect, test } from 'vitest';
import { stillAt } from '../../../build/test/alive.ts';
import { reaches } from '../../../build/test/tiers.ts';
import { deckFaults } from '../../../src-shared/games/deckforge/decks/check.ts';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { conformance } from '../../kernel/conformance.ts';
import { randomDeck } from './decks/random-deck.ts';
import { HOOKS } from './hooks.ts';

/** 10,000 decks, two to a match. */
const PAIRS = reaches('long') ? 5000 : reaches('full') ? 60 : 12;
/** Whole matches between such decks may be of any length; this many turns hold all that can go wrong. */
const TURNS = 40;
const LIMIT_MS = 4 * 3_600_000;

/** The pair's decks, in the form in which they come from outside. */
const pair = (i: number) => [2 * i, 2 * i + 1].map((n) => randomDeck(`forged ${n}`));

const config = (i: number) => ({
  seats: 2,
  tokensPerPlayer: [10, 15, 20][i % 3],
  deckMode: 'own',
  decks: pair(i),
  maxTurns: TURNS,
});

/**
 * That samples do not favour the truth is judged by counting, for which these matches are too short: of so many some would look dishonest by
 * chance. The contract's own test judges it over longer ones.
 */
const hooks = { ...HOOKS, hasSecrets: () => false };

test(`DK-17.5 DK-D56 ${2 * PAIRS} random legal decks: a match of each pair keeps every law of the contract`, { timeout: LIMIT_MS }, () => {
  for (let i = 0; i < PAIRS; i++) {
    for (const deck of pair(i)) expect(deckFaults(deck), `pair ${i}`).toEqual([]);
    conformance(deckforge, { ...hooks, config: () => config(i) }, { games: 1, seed: i, every: 50 });
    if (i % 50 === 49) stillAt(`pair ${i + 1} of ${PAIRS}`);
  }
});
