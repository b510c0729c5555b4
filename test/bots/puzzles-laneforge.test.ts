import { puzzleTests } from './puzzles/suite.ts';

puzzleTests('laneforge', ['puzzle', 'b', 'c']);
