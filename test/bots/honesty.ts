import { decide, type Bot, type BotAnswer, type BotHooks, type BotRequest } from '../../src-shared/bots/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import type { ConformanceHooks } from '../kernel/conformance.ts';
import { mustEqual } from '../kernel/laws/law.ts';
import type { Moment } from '../kernel/moments.ts';

/** Worlds of each kind that a seat cannot tell from the true one. */
const OTHERS = 2;
/** Looks at the clock until a bot's time is over: as good as a number of iterations, and levels heed it. */
const LOOKS = 16;

/** A clock that moves on by a millisecond each time it is looked at. */
export function ticking(): BotHooks {
  let now = 0;
  return { now: () => ++now, cancelled: () => false };
}

/** The request as the arena makes it: live objects, through which a dishonest game or bot could reach further. */
function ask(game: Game, makeBot: (game: Game) => Bot, state: GameState, { told, seat }: Moment, seed: string): BotAnswer {
  const request: BotRequest = {
    game: game.id,
    view: game.view(state, seat),
    actions: game.actions(state),
    history: told.seats[seat],
    budget: { ms: LOOKS },
    seed,
  };
  return decide(makeBot(game), request, ticking());
}

/** The true state with what the seat cannot see exchanged, and whole worlds made up from its view and history alone. */
export function worldsLike(game: Game, hooks: ConformanceHooks, { state, told, seat }: Moment, seed: string): GameState[] {
  const random = new Random(seed);
  const view = JSON.parse(JSON.stringify(game.view(state, seat))) as ReturnType<Game['view']>;
  return Array.from({ length: OTHERS }, () => [
    hooks.scramble(state, seat, random),
    game.determinize(view, told.seats[seat], random),
  ]).flat();
}

/**
 * What a bot cannot see changes nothing: in every world that looks alike to its seat it answers alike and has counted
 * alike, to the last bit, all candidates, visits and values.
 * @throws LawBroken
 */
export function seesNothingHidden(game: Game, hooks: ConformanceHooks, makeBot: (game: Game) => Bot, moment: Moment): void {
  const here = ask(game, makeBot, moment.state, moment, 'honest');
  for (const other of worldsLike(game, hooks, moment, 'others')) {
    mustEqual('what a bot cannot see changes nothing', ask(game, makeBot, other, moment, 'honest'), here);
  }
}
