/** Child process of the arena: plays one deal after another as its parent asks. */
import { dealWork } from '../../arena/deal.ts';
import { serveWork } from '../../arena/serve.ts';
import type { DealOrder } from '../../arena/serve-deals.ts';
import { parentLine } from '../../bot-worker-line.ts';
import { gameNamed, loadGames } from '../games.ts';

/** What an order of the command line names besides: the module with the games. */
export interface ArenaOrder extends DealOrder {
  plan: DealOrder['plan'] & { registry: string };
}

serveWork(
  parentLine(),
  async ({ plan, deal }: ArenaOrder) => dealWork(gameNamed(await loadGames(plan.registry), plan.game), plan, deal),
  () => process.exit(0),
);
