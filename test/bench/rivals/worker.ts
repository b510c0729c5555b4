/** Child process: plays deals between the product's search and a rival that only measurements know. */
import { dealWork } from '../../../src-main/arena/deal.ts';
import { serveWork } from '../../../src-main/arena/serve.ts';
import { parentLine } from '../../../src-main/workers/parent-line.ts';
import type { ArenaOrder } from '../../../src-main/cli/arena/worker.ts';
import { gameNamed, loadGames } from '../../../src-main/cli/games.ts';
import { castAgainst, type RivalId } from './cast.ts';

export interface RivalOrder extends ArenaOrder {
  plan: ArenaOrder['plan'] & { rival: RivalId; by?: RivalId };
}

serveWork(
  parentLine(),
  async ({ plan, deal }: RivalOrder) =>
    dealWork(gameNamed(await loadGames(plan.registry), plan.game), plan, deal, castAgainst(plan.rival, plan.by)),
  () => process.exit(0),
);
