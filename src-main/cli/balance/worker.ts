/** Child process of the balance command: plays one deal after another as its parent asks. */
import { gameNamed, loadGames } from '../games.ts';
import type { BalancePlan, Deal } from './plan.ts';
import { playBalanceDeal } from './play.ts';

export interface BalanceOrder {
  plan: BalancePlan;
  deal: Deal;
}

process.on('message', ({ plan, deal }: BalanceOrder) => {
  void loadGames(plan.registry).then((games) => {
    const game = gameNamed(games, plan.game);
    process.send!(playBalanceDeal(game, game.balance!, plan, deal));
  });
});
// Without its parent there is nobody to play for.
process.on('disconnect', () => process.exit(0));
