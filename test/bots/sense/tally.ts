import { createBot } from '../../../src-shared/bots/index.ts';
import { greedyBot } from '../../../src-shared/bots/greedy.ts';
import { LEVEL_PLANS } from '../../../src-shared/bots/levels.ts';
import type { GameEvent } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { deedsOf, type Judge } from './watch.ts';

interface Watched {
  seats?: number;
  matches: number;
  /** Of each match so many deeds; absent: all. */
  deeds?: number;
  /** As the level plays; or the same bot without its sense, until it has done the first absurd thing. */
  sense?: boolean;
  level?: 'novice' | 'apprentice';
}

/** What a judge found absurd in seeded matches of bots of one level against each other, each with its match and turn. */
export function absurdities<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent>(
  typed: Game<S, A, V, E>,
  judge: Judge<A, V, E>,
  { seats = 2, matches, deeds = Infinity, sense = true, level = 'novice' }: Watched,
): string[] {
  const game = typed as unknown as Game;
  const plan = LEVEL_PLANS[level];
  if (plan.mind !== 'glance') throw new Error(`${level} does not glance`);
  const bots = Array.from({ length: seats }, () => (sense ? createBot(level, game) : greedyBot(game, level, { ...plan, sense: false })));
  const found: string[] = [];
  for (let deal = 0; deal < matches && (sense || found.length === 0); deal++) {
    let n = 0;
    for (const deed of deedsOf(typed, bots, `sense ${deal}`, deal)) {
      for (const what of judge(deed)) found.push(`match ${deal}, turn ${deed.before.turn}: ${what}`);
      if (++n === deeds || (!sense && found.length > 0)) break;
    }
  }
  return found;
}
