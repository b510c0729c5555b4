/** A bot process for the toy game, as `src-main/workers/bot-worker.ts` is for the real ones. */
import { createBot } from '../../../src-shared/bots/index.ts';
import { parentLine } from '../../../src-main/workers/parent-line.ts';
import { botsOf, serveBots } from '../../../src-main/workers/serve-bots.ts';
import { lantern } from '../../fixtures/lantern/game.ts';

serveBots(parentLine(), botsOf({ lantern }, createBot), () => process.exit(0));
