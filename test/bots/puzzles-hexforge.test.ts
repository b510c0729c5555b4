import { puzzleTests } from './puzzles/suite.ts';

puzzleTests('hexforge', ['puzzle']);
