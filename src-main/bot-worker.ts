/** Entry of a bot process: a utility process of the desktop app, a child process when headless. */
import { createBot } from '../src-shared/bots/index.ts';
import { GAMES } from '../src-shared/games/index.ts';
import { parentLine } from './bot-worker-line.ts';
import { botsOf, serveBots } from './bot-worker-serve.ts';

serveBots(parentLine(), botsOf(GAMES, createBot), () => process.exit(0));
