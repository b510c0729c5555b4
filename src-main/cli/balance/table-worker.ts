/** Child process of the balance command for full tables: plays one match after another as its parent asks. */
import { serveWork } from '../../arena/serve.ts';
import { whole } from '../../arena/work.ts';
import { parentLine } from '../../workers/parent-line.ts';
import { gameNamed, loadGames } from '../games.ts';
import { playTable, type TablePlan } from './table-match.ts';

export interface TableOrder {
  plan: TablePlan;
  deal: number;
}

serveWork(
  parentLine(),
  async ({ plan, deal }: TableOrder) => {
    const game = gameNamed(await loadGames(plan.registry), plan.game);
    return whole(() => playTable(game, game.tableBalance!, plan, deal));
  },
  () => process.exit(0),
);
