/** Child process of the bench: a bot process, as the program's own are, that knows the reference duel. */
import { createBot } from '../../../src-shared/bots/index.ts';
import { parentLine } from '../../workers/parent-line.ts';
import { botsOf, serveBots } from '../../workers/serve-bots.ts';
import { loadDuel } from './duel.ts';

const { game } = await loadDuel();
serveBots(parentLine(), botsOf({ [game.id]: game }, createBot), () => process.exit(0));
