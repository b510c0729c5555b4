import { puzzleTests } from './puzzles/suite.ts';

puzzleTests('deckforge', ['puzzle', 'b', 'c']);
