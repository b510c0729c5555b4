import { puzzleTests } from './puzzles/suite.ts';

puzzleTests('warforge', ['puzzle', 'b', 'c']);
