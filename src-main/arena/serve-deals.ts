import type { HostLine } from '../workers/serve-bots.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { dealWork } from './deal.ts';
import type { ArenaPlan } from './plan.ts';
import { serveWork } from './serve.ts';

/** One deal of a plan. */
export interface DealOrder {
  plan: ArenaPlan;
  deal: number;
}

/** Plays deals of these games, one after another, as the other end of the line asks. */
export function serveDeals(line: HostLine, games: Readonly<Record<string, Game>>, quit: () => void): void {
  serveWork(
    line,
    ({ plan, deal }: DealOrder) => {
      const game = games[plan.game];
      if (!game) throw new Error(`there is no game "${plan.game}"`);
      return dealWork(game, plan, deal);
    },
    quit,
  );
}
