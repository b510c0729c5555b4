import { deckforge } from '../../../src-shared/games/deckforge/game.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { testLessons } from '../lesson-plays.ts';

testLessons(deckforge as Game);
