import { test } from 'vitest';
import { warforge } from '../../../src-shared/games/warforge/game.ts';
import { conformance } from '../../kernel/conformance.ts';
import { HOOKS } from './hooks.ts';

test('Warforge keeps the contract', () => conformance(warforge, HOOKS, { games: 4, seed: 1, every: 10 }));
