import { decide, type Bot, type BotAnswer, type BotHooks, type BotRequest } from '../../src-shared/bots/index.ts';
import { Recording, recordInto } from '../../src-shared/kernel/events.ts';
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

/** What a bot is asked with beside the position. */
export interface Asking {
  /** Looks at the clock: one for each candidate that is judged and two for eight iterations. */
  looks: number;
  outlook?: BotRequest['outlook'];
}

/** A clock that moves on by a millisecond each time it is looked at. */
export function ticking(): BotHooks {
  let now = 0;
  return { now: () => ++now, cancelled: () => false };
}

/** The request as the arena makes it: live objects, through which a dishonest game or bot could reach further. */
function ask(game: Game, makeBot: (game: Game) => Bot, state: GameState, { told, seat }: Moment, { looks, outlook }: Asking): BotAnswer {
  const request: BotRequest = {
    game: game.id,
    view: game.view(state, seat),
    actions: game.actions(state),
    history: told.seats[seat],
    budget: { ms: looks },
    seed: 'honest',
    ...(outlook && { outlook }),
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
 * @returns that answer
 * @throws LawBroken
 */
export function seesNothingHidden(
  game: Game,
  hooks: ConformanceHooks,
  makeBot: (game: Game) => Bot,
  moment: Moment,
  asking: Asking = { looks: LOOKS },
): BotAnswer {
  const here = ask(game, makeBot, moment.state, moment, asking);
  for (const other of worldsLike(game, hooks, moment, 'others')) {
    mustEqual('what a bot cannot see changes nothing', ask(game, makeBot, other, moment, asking), here);
  }
  return here;
}

/** The moment after an action, if the same seat is asked again. */
export function goingOn(game: Game, { state, told, seat }: Moment, { action }: BotAnswer): Moment | null {
  const next = game.clone(state);
  const cut = new Recording(told.seats.length);
  recordInto(cut, () => game.apply(next, action));
  if (game.toAct(next) !== seat) return null;
  const seats = told.seats.map((events, i) => [...events, ...cut.seats[i]]);
  return { state: next, seat, told: { seats, spectator: [...told.spectator, ...cut.spectator] } };
}
