import { createBot } from '../../../src-shared/bots/index.ts';
import type { GameEvent } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Level } from '../../../src-shared/protocol/bot-ids.ts';
import { deedsOf } from './watch.ts';

interface FirstTurns<E extends GameEvent> {
  level: Level;
  seats: number;
  /** Whose first turn is waited for. */
  person: Seat;
  /** Do the bots know that a person sits there? */
  known: boolean;
  matches: number;
  /** The event begins the person's first turn, or strikes the person. */
  begins(event: E): boolean;
  strikes(event: E): boolean;
}

/** Over so many matches, blows that fell on one seat before its first turn. */
export function blowsBeforeFirstTurn<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent>(
  game: Game<S, A, V, E>,
  { level, seats, person, known, matches, begins, strikes }: FirstTurns<E>,
): number {
  const bots = Array.from({ length: seats }, () => createBot(level, game as unknown as Game));
  let blows = 0;
  for (let deal = 0; deal < matches; deal++) {
    for (const { history } of deedsOf(game, bots, `mercy ${deal}`, deal, known ? [person] : [])) {
      const begun = history.findIndex(begins);
      if (begun < 0) continue;
      blows += history.slice(0, begun).filter(strikes).length;
      break;
    }
  }
  return blows;
}
