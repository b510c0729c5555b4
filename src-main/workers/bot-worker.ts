/** Entry of a bot process: a utility process of the desktop app, a child process when headless. */
import { setFlagsFromString } from 'node:v8';
import { createBot } from '../../src-shared/bots/index.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { parentLine } from './parent-line.ts';
import { standBehind } from './niceness.ts';
import { botsOf, serveBots } from './serve-bots.ts';
import { giveBackMemory } from './memory.ts';

/** Niceness: between normal and what systems call below it, so that a busy machine slows a bot but does not starve it. */
const BEHIND_THE_WINDOW = 5;

// The window does not wait for who thinks. Its helpers stand no further behind than itself: at 15 they made answers up to 458 ms late on a
// busy machine, since it waits for them to collect its garbage.
standBehind(BEHIND_THE_WINDOW);

// What a search makes dies at once: more room for it was measured to cost memory and to gain no speed.
setFlagsFromString('--semi-space-growth-factor=1');

serveBots(parentLine(), botsOf(GAMES, createBot), () => process.exit(0), giveBackMemory);
