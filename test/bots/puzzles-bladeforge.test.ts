import { puzzleTests } from './puzzles/suite.ts';

puzzleTests('bladeforge');
