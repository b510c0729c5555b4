/** Child process of the balance command for full tables: plays one match after another as its parent asks. */
import { gameNamed, loadGames } from '../games.ts';
import { playTable, type TablePlan } from './table-match.ts';

export interface TableOrder {
  plan: TablePlan;
  deal: number;
}

process.on('message', ({ plan, deal }: TableOrder) => {
  void loadGames(plan.registry).then((games) => {
    const game = gameNamed(games, plan.game);
    process.send!(playTable(game, game.tableBalance!, plan, deal));
  });
});
// Without its parent there is nobody to play for.
process.on('disconnect', () => process.exit(0));
