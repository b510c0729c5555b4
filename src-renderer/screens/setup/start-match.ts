import type { TableSetup } from '../../../src-shared/protocol/messages.ts';
import type { App } from '../../app/context.ts';
import { problemOf } from '../../app/words/problems.ts';
import { seatSetup, usualSeats } from './seats.ts';
import type { SeatDraft } from './seats.ts';
import type { GameSetup } from './setup-ui.ts';

/** Parameters of `match.create`. */
export function tableSetup(game: string, setup: GameSetup, seats: readonly SeatDraft[], seed: string, myName: string): TableSetup {
  return {
    game,
    config: setup.config(seats),
    seats: seats.map((_, i) => seatSetup(seats, i, myName)),
    ...(seed.trim() !== '' && { seed: seed.trim() }),
  };
}

/** Creates a match and opens it; errors are shown and change nothing. */
export async function startMatch({ client, router, toasts }: App, setup: TableSetup): Promise<void> {
  try {
    const { match } = await client.request('match.create', { setup });
    router.go({ name: 'match', id: match });
  } catch (error) {
    const { message, problems } = problemOf(error);
    toasts.problem([message, ...problems].join(' '));
  }
}

/** “Play now”: a default table; until a match of the game has been finished, with Novices, and as small as the game says. `brought`: the first seat's loadout. */
export async function playNow(app: App, game: string, brought?: unknown): Promise<void> {
  try {
    const { entries } = await app.client.request('library.list', { game });
    const { matches } = await app.client.request('match.list', {});
    const played = matches.filter((match) => match.game === game);
    const finished = played.some((match) => match.state === 'finished');
    const ui = app.games.of(game);
    const setup = ui?.setup.propose(entries, brought);
    if (!ui || !setup) throw new Error('There is nothing in the library to play with.');
    setup.vary?.(played.length);
    const { usual, first = usual } = ui.setup.seats ?? {};
    const seats = finished ? usualSeats(usual, 'journeyman') : usualSeats(first, 'novice');
    await startMatch(app, tableSetup(game, setup, seats, '', app.settings.person.name));
  } catch (error) {
    app.toasts.problem(problemOf(error).message);
  }
}
