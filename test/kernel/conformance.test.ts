import { describe, expect, test } from 'vitest';
import { lantern } from '../fixtures/lantern/game.ts';
import { HOOKS as lanternHooks } from '../fixtures/lantern/tests/hooks.ts';
import { conformance } from './conformance.ts';
import { playthrough } from './playthrough.ts';

describe('the conformance suite on a toy game', () => {
  test('Lantern keeps the contract', { timeout: 60_000 }, () => conformance(lantern, lanternHooks, { games: 12, seed: 1 }));

  test('Lantern plays as recorded', () =>
    expect(playthrough(lantern, { config: { goal: 3, copies: 2 }, seed: 'seven', decisions: 60 })).toMatchFileSnapshot(
      'playthroughs/lantern.txt',
    ));
});
