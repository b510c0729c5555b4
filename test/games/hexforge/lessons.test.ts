import type { Game } from '../../../src-shared/kernel/game.ts';
import { hexforge } from '../../../src-shared/games/hexforge/game.ts';
import { testLessons } from '../lesson-plays.ts';

testLessons(hexforge as Game, { least: 4, most: 10 });
