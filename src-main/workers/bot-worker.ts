/** Entry of a bot process: a utility process of the desktop app, a child process when headless. */
import { setFlagsFromString } from 'node:v8';
import { createBot } from '../../src-shared/bots/index.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { parentLine } from './parent-line.ts';
import { lowerPriority } from './priority.ts';
import { botsOf, serveBots } from './serve-bots.ts';
import { collectGarbage } from './memory.ts';

/** Below the window, but not so low that a busy machine starves a bot and its answers miss their deadlines. */
const NICENESS = 5;

lowerPriority(NICENESS);

// Objects of a search are short-lived: a larger young generation costs memory and gains no speed.
setFlagsFromString('--semi-space-growth-factor=1');

serveBots(parentLine(), botsOf(GAMES, createBot), () => process.exit(0), collectGarbage);
