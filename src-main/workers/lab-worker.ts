/** Entry of a process in which the Lab's bots play: a utility process of the desktop app, a child process when headless. */
import { constants } from 'node:os';
import { GAMES } from '../../src-shared/games/index.ts';
import { serveDeals } from '../arena/serve-deals.ts';
import { parentLine } from './parent-line.ts';
import { lowerPriority } from './priority.ts';

// Background work: everything else on this machine comes first.
lowerPriority(constants.priority.PRIORITY_LOW);

serveDeals(parentLine(), GAMES, () => process.exit(0));
