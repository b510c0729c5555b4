import { test } from 'vitest';
import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import { conformance } from '../../kernel/conformance.ts';
import { HOOKS } from './hooks.ts';

test('Deckforge keeps the contract with two to five seats', { timeout: 600_000 }, () =>
  conformance(deckforge, HOOKS, { games: 4, seed: 1, every: 60 }),
);
