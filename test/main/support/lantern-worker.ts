/** A bot process for the toy game, as `src-main/bot-worker.ts` is for the real ones. */
import { createBot } from '../../../src-shared/bots/index.ts';
import { parentLine } from '../../../src-main/bot-worker-line.ts';
import { botsOf, serveBots } from '../../../src-main/bot-worker-serve.ts';
import { lantern } from '../../fixtures/lantern/game.ts';

serveBots(parentLine(), botsOf({ lantern }, createBot), () => process.exit(0));
