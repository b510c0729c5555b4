/** Entry of a bot process: a utility process of the desktop app, a child process when headless. */
import { setFlagsFromString } from 'node:v8';
import { createBot } from '../src-shared/bots/index.ts';
import { GAMES } from '../src-shared/games/index.ts';
import { parentLine } from './bot-worker-line.ts';
import { standBehind } from './niceness.ts';
import { botsOf, serveBots } from './bot-worker-serve.ts';
import { giveBackMemory } from './memory.ts';

/** Niceness: between normal and what systems call below it, so that a busy machine slows a bot but does not starve it. */
const BEHIND_THE_WINDOW = 5;
/** The engine's three helpers together would weigh as much as the window otherwise. */
const HELPERS_BEHIND = 15;

// The window does not wait for who thinks, and neither waits for threads that collect garbage or compile ahead of need.
standBehind(BEHIND_THE_WINDOW, HELPERS_BEHIND);

// What a search makes dies at once: more room for it was measured to cost memory and to gain no speed.
setFlagsFromString('--semi-space-growth-factor=1');

// Several threads for so little are no quicker (by 4 to 6 % slower on two cores), and take cores from the window.
setFlagsFromString('--no-parallel-scavenge');

serveBots(parentLine(), botsOf(GAMES, createBot), () => process.exit(0), giveBackMemory);
