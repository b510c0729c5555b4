import { laneforge } from '../../../src-shared/games/laneforge/game.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { testLessons } from '../lesson-plays.ts';

testLessons(laneforge as Game, { least: 1, most: 10 });
