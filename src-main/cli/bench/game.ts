import { createBot, decide, type BotRequest } from '../../../src-shared/bots/index.ts';
import { tuningFor } from '../../../src-shared/bots/search.ts';
import { Playout } from '../../../src-shared/bots/playout.ts';
import { Recording, recordInto, type EventCut } from '../../../src-shared/kernel/events.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { configOfDeal } from '../../arena/configs.ts';
import { benchCosts, type CostFigures } from './costs.ts';
import { median, medianRate, medianUs, rounded } from './measure.ts';
import { randomGames } from './random-play.ts';

export interface GameFigures extends CostFigures {
  /** Random play: list the legal actions, choose, apply; whole games, dealing included. */
  decisionsPerSecond: number;
  /** The same in games. */
  gamesPerSecond: number;
  /** The same for two players; null where the usual table is for two. */
  duelsPerSecond: number | null;
  /** Truncated playouts with the heuristic at their end, from mid-game positions. */
  playoutsPerSecond: number;
  /** Tree search from mid-game positions, sampling of worlds included. */
  iterationsPerSecond: number;
  applyUs: number;
  legalUs: number;
  cloneUs: number;
  viewUs: number;
  determinizeUs: number;
  /** Median milliseconds of each of the game's own tasks. */
  taskMs: Record<string, number>;
}

const POSITIONS = 24;
const SEARCH = 1500;
/** A search that ends earlier, because it is decided, tells more of its beginning than of its speed. */
const LONG_ENOUGH = 500;
const keys = new Int32Array(8192);

export interface Position {
  state: GameState;
  told: EventCut;
}

/** Positions from the middle of games between greedy bots, with more than one legal action. */
export function midGame(game: Game): Position[] {
  const positions: Position[] = [];
  const bot = createBot('greedy', game);
  for (let match = 0; positions.length < POSITIONS; match++) {
    const seen: Position[] = [];
    const told = new Recording(game.seats.max);
    const state = recordInto(told, () => game.create(configOfDeal(game, match), `bench ${match}`));
    for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
      const actions = game.actions(state);
      if (actions.length > 1) seen.push({ state: game.clone(state), told: Recording.after(told) });
      const request = {
        game: game.id,
        view: game.view(state, seat),
        actions,
        history: told.seats[seat],
        budget: {},
        seed: `${match} ${seen.length}`,
      };
      const { action } = decide(bot, request, { now: () => 0, cancelled: () => false });
      recordInto(told, () => game.apply(state, action));
    }
    const third = Math.floor(seen.length / 3);
    const middle = seen.slice(third, 2 * third + 1);
    const step = Math.max(1, Math.floor(middle.length / 6));
    positions.push(...middle.filter((_, i) => i % step === 0).slice(0, 6));
  }
  return positions.slice(0, POSITIONS);
}

function randomPlay(game: Game): Pick<GameFigures, 'decisionsPerSecond' | 'gamesPerSecond'> {
  const playOne = randomGames(game);
  let games = 0;
  let all = 0;
  const decisionsPerSecond = medianRate(5, 1500, () => {
    const decisions = playOne();
    games++;
    all += decisions;
    return decisions;
  });
  return { decisionsPerSecond, gamesPerSecond: rounded((decisionsPerSecond * games) / all) };
}

const timeTasks = (game: Game): Record<string, number> =>
  Object.fromEntries((game.targets?.tasks ?? []).map(({ what, prepare }) => [what, rounded(medianUs(20, 1, prepare()) / 1000)]));

function randomDuels(game: Game): number | null {
  const usual = game.seatCount(game.create(configOfDeal(game, 0), 'seats'));
  if (usual === 2 || game.seats.min > 2) return null;
  const playOne = randomGames(game, 2);
  return medianRate(5, 1000, () => {
    playOne();
    return 1;
  });
}

function searchRate(game: Game, requests: readonly BotRequest[]): number {
  const bot = createBot('ismcts', game);
  const search = (request: BotRequest) => {
    const started = performance.now();
    const { stats } = decide(bot, request, { now: () => 0, cancelled: () => false });
    return { iterations: stats.iterations, perSecond: (stats.iterations * 1000) / (performance.now() - started) };
  };
  for (const request of requests.slice(0, 6)) search(request);
  const done = requests.map(search);
  const long = done.filter(({ iterations }) => iterations >= LONG_ENOUGH);
  return rounded(median((long.length > 0 ? long : done).map(({ perSecond }) => perSecond)));
}

export function benchGame(game: Game): GameFigures {
  const positions = midGame(game);
  const random = new Random('bench');
  const scratch = positions.map(({ state }) => game.clone(state));
  const n = positions.length;
  const each = (run: (position: Position, i: number) => void) => () => positions.forEach(run);

  const cloneUs = medianUs(
    200,
    n,
    each(({ state }, i) => void game.clone(state, scratch[i])),
  );
  // Applying needs a fresh copy each time; its cost is measured alone and taken off.
  const chosen = positions.map(({ state }) => game.actions(state)).map((actions) => actions[random.below(actions.length)]);
  const withClone = medianUs(
    200,
    n,
    each(({ state }, i) => game.apply(game.clone(state, scratch[i]), chosen[i])),
  );
  const requests = positions.map(({ state, told }) => {
    const seat = game.toAct(state)!;
    const history = told.seats[seat];
    return {
      game: game.id,
      view: game.view(state, seat),
      actions: game.actions(state),
      history,
      budget: { iterations: SEARCH },
      seed: 'bench',
    };
  });
  const tuning = tuningFor(game);
  const playout = new Playout(game, tuning.playout);
  let next = 0;
  return {
    ...randomPlay(game),
    duelsPerSecond: randomDuels(game),
    taskMs: timeTasks(game),
    ...benchCosts(game),
    playoutsPerSecond: medianRate(5, 500, () => {
      const i = next++ % n;
      const state = game.clone(positions[i].state, scratch[i]);
      playout.run(state, random, game.turn(state) + tuning.turnsAhead(state, 'deep'));
      game.evaluate(state, 0);
      return 1;
    }),
    iterationsPerSecond: searchRate(game, requests),
    applyUs: rounded(Math.max(0, withClone - cloneUs)),
    legalUs: medianUs(
      200,
      n,
      each(({ state }) => void game.legal(state, keys)),
    ),
    cloneUs,
    viewUs: medianUs(
      100,
      n,
      each(({ state }) => void game.view(state, game.toAct(state)!)),
    ),
    determinizeUs: medianUs(
      40,
      n,
      each((_, i) => void game.determinize(requests[i].view, requests[i].history, random)),
    ),
  };
}
