import { test } from 'vitest';
import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import { conformance } from '../../kernel/conformance.ts';
import { HOOKS as bladeforgeHooks } from './hooks.ts';

/** One game at every number of seats; the registry's run takes over once the game is registered. */
test('BL-2.1 keeps the contract with 2, 3, 4, 5 and 6 seats', { timeout: 600_000 }, () =>
  conformance(bladeforge, bladeforgeHooks, { games: 5, seed: 1, every: 60 }),
);
