/** Child process of the arena: plays one deal after another as its parent asks. */
import { gameNamed, loadGames } from '../games.ts';
import { playDeal } from './deal.ts';
import type { ArenaPlan } from './plan.ts';

export interface DealOrder {
  plan: ArenaPlan;
  deal: number;
}

process.on('message', (order: DealOrder) => {
  void loadGames(order.plan.registry).then((games) => process.send!(playDeal(gameNamed(games, order.plan.game), order.plan, order.deal)));
});
// Without its parent there is nobody to play for.
process.on('disconnect', () => process.exit(0));
