import { puzzleTests } from './puzzles/suite.ts';

puzzleTests('bladeforge', ['puzzle', 'b', 'c']);
