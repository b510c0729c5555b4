import { bladeforge } from '../../../src-shared/games/bladeforge/game.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { testLessons } from '../lesson-plays.ts';

testLessons(bladeforge as Game, { least: 7, most: 10 });
