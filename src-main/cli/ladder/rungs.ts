import type { BotId } from '../../../src-shared/bots/index.ts';
import { LEVEL_PLANS } from '../../../src-shared/bots/levels.ts';
import { levelOf, LEVELS } from '../../../src-shared/protocol/bot-ids.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';

/** One comparison: a bot against others, and what it is to take of the points. */
export interface Rung {
  game: string;
  /** The first is the one that is measured; the others are all alike. */
  bots: BotId[];
  /** Iterations of bots that are no levels, in the order of `bots`. */
  iterations: number[];
  /** Share of the points. With `whole`, the interval's lower end has to lie above it; otherwise the share itself must reach it. */
  asked: number;
  whole: boolean;
}

/** What every game for two is asked for; its own targets may ask for more. */
const AGAINST_GREEDY = { search: 0.65, grandmaster: 0.75 };
/** From so many seats on a search sits down with three that are greedy. */
const MANY = 4;

const level = (bots: BotId[]): number[] => bots.map(() => 1);

/** Each level against the one below, two at the table, and against three of them where so many may sit down. */
function neighbours(game: Game): Rung[] {
  const rungs: Rung[] = [];
  for (let i = 1; i < LEVELS.length; i++) {
    const duel: BotId[] = [LEVELS[i], LEVELS[i - 1]];
    rungs.push({ game: game.id, bots: duel, iterations: level(duel), asked: 1 / 2, whole: true });
    if (game.seats.max < MANY) continue;
    const table: BotId[] = [LEVELS[i], LEVELS[i - 1], LEVELS[i - 1], LEVELS[i - 1]];
    rungs.push({ game: game.id, bots: table, iterations: level(table), asked: 1 / 4, whole: true });
  }
  return rungs;
}

function promises(game: Game): Rung[] {
  const rung = (bots: BotId[], iterations: number[], asked: number): Rung => ({ game: game.id, bots, iterations, asked, whole: false });
  const greedy = game.targets?.againstGreedy ?? (game.seats.max < MANY ? AGAINST_GREEDY : null);
  return [
    rung(['ismcts', 'random'], [1000, 1], 0.97),
    ...(greedy
      ? [rung(['ismcts', 'greedy'], [1000, 1], greedy.search), rung(['grandmaster', 'greedy'], [1, 1], greedy.grandmaster)]
      : [rung(['ismcts', 'greedy', 'greedy', 'greedy'], [500, 1, 1, 1], 0.4)]),
    rung(['ismcts', 'ismcts'], [2000, 500], 0.58),
  ];
}

export const rungsOf = (game: Game): Rung[] => [...neighbours(game), ...promises(game)];

/** Iterations of all of a rung's searches, levels included. */
export function effort({ bots, iterations }: Rung): number {
  return bots.reduce((sum, bot, i) => {
    const said = levelOf(bot);
    const plan = said && LEVEL_PLANS[said.level];
    return sum + (plan ? (plan.mind === 'search' ? plan.iterations : 0) : bot === 'ismcts' ? iterations[i] : 0);
  }, 0);
}

/** "master : journeyman", "ismcts at 1000 : 3 × greedy". */
export function inWords({ bots, iterations }: Rung): string {
  const name = (i: number): string => (bots[i] === 'ismcts' ? `ismcts at ${iterations[i]}` : bots[i]);
  return `${name(0)} : ${bots.length > 2 ? `${bots.length - 1} × ` : ''}${name(1)}`;
}
