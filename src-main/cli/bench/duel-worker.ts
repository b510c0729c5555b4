/** Child process of the bench: a bot process, as the program's own are, that knows the reference duel. */
import { createBot } from '../../../src-shared/bots/index.ts';
import { parentLine } from '../../bot-worker-line.ts';
import { botsOf, serveBots } from '../../bot-worker-serve.ts';
import { loadDuel } from './duel.ts';

const { game } = await loadDuel();
serveBots(parentLine(), botsOf({ [game.id]: game }, createBot), () => process.exit(0));
