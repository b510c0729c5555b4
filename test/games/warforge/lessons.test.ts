import { warforge } from '../../../src-shared/games/warforge/game.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { testLessons } from '../lesson-plays.ts';

testLessons(warforge as Game);
