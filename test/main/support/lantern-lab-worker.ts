/** A process in which the toy game is played by the dozen, as `src-main/workers/lab-worker.ts` is for the real ones. */
import { serveDeals } from '../../../src-main/arena/serve-deals.ts';
import { parentLine } from '../../../src-main/workers/parent-line.ts';
import { lantern } from '../../fixtures/lantern/game.ts';

serveDeals(parentLine(), { lantern }, () => process.exit(0));
