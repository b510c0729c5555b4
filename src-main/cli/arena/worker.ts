/** Child process of the arena: plays one deal after another as its parent asks. */
import { dealWork } from '../../arena/deal.ts';
import { serveWork } from '../../arena/serve.ts';
import type { DealOrder } from '../../arena/serve-deals.ts';
import { parentLine } from '../../workers/parent-line.ts';
import { castAgainst, type Other } from './against.ts';
import { gameNamed, loadGames } from '../games.ts';

/** What an order of the command line names besides: the module with the games, and whose bots the first one plays against. */
export interface ArenaOrder extends DealOrder {
  plan: DealOrder['plan'] & { registry: string; against?: Other };
}

serveWork(
  parentLine(),
  async ({ plan, deal }: ArenaOrder) => {
    const game = gameNamed(await loadGames(plan.registry), plan.game);
    return dealWork(game, plan, deal, plan.against && (await castAgainst(plan.against, plan.registry)));
  },
  () => process.exit(0),
);
