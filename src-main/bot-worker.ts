/** Entry of a bot process: a utility process of the desktop app, a child process when headless. */
import { getPriority, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { createBot } from '../src-shared/bots/index.ts';
import { GAMES } from '../src-shared/games/index.ts';
import { parentLine } from './bot-worker-line.ts';
import { botsOf, serveBots } from './bot-worker-serve.ts';
import { giveBackMemory } from './memory.ts';

/** Niceness: between normal and what systems call below it, so that a busy machine slows a bot but does not starve it. */
const BEHIND_THE_WINDOW = 5;

try {
  // The window does not wait for who thinks. Who was started behind others stays there: going forward is not allowed to everybody.
  setPriority(Math.max(getPriority(), BEHIND_THE_WINDOW));
} catch {
  // A system that lets nobody change his place gets a bot that thinks where it stands.
}

// What a search makes dies at once: more room for it was measured to cost memory and to gain no speed.
setFlagsFromString('--semi-space-growth-factor=1');

serveBots(parentLine(), botsOf(GAMES, createBot), () => process.exit(0), giveBackMemory);
