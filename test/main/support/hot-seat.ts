/** Two people at one screen, in any game. */
import type { Game } from '../../../src-shared/kernel/game.ts';
import { FRIEND, PERSON } from './rig.ts';
import type { SetupSeats, TestScreen } from './rig.ts';

export async function createTable(screen: Pick<TestScreen, 'ask'>, game: Game, seats: SetupSeats = [PERSON, FRIEND]): Promise<string> {
  const some = game.seriesConfig?.(0) ?? game.config.parse({});
  const config = game.forSeats?.(some, seats.length) ?? some;
  return (await screen.ask('match.create', { setup: { game: game.id, config, seats, seed: 'hot-seat' } })).match;
}
