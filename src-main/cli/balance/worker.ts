/** Child process of the balance command: plays one deal after another as its parent asks. */
import { serveWork } from '../../arena/serve.ts';
import { whole } from '../../arena/work.ts';
import { parentLine } from '../../workers/parent-line.ts';
import { gameNamed, loadGames } from '../games.ts';
import type { BalancePlan, Deal } from './plan.ts';
import { playBalanceDeal } from './play.ts';

export interface BalanceOrder {
  plan: BalancePlan;
  deal: Deal;
}

serveWork(
  parentLine(),
  async ({ plan, deal }: BalanceOrder) => {
    const game = gameNamed(await loadGames(plan.registry), plan.game);
    return whole(() => playBalanceDeal(game, game.balance!, plan, deal));
  },
  () => process.exit(0),
);
