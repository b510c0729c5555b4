import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { configForSeats, configOfDeal } from '../../arena/configs.ts';

/** Different configs, made beforehand: rolling decks is no part of a game. */
const CONFIGS = 32;
const keys = new Int32Array(8192);

/** Any legal action: list them, choose, apply. */
export function randomStep(game: Game, state: GameState, random: Random): void {
  game.play(state, keys[random.below(game.legal(state, keys))]);
}

/** The same as a match does it: actions as objects, checked when applied. */
export function randomAction(game: Game, state: GameState, random: Random): void {
  game.apply(state, random.pick(game.actions(state)));
}

/** Plays on to the end and says how many decisions that took. */
export function playOn(game: Game, state: GameState, random: Random, step = randomStep): number {
  let decisions = 0;
  for (; game.toAct(state) !== null; decisions++) step(game, state, random);
  return decisions;
}

/**
 * Each call plays another whole random game, dealing included, and says how many decisions it took.
 * @param seats how many play; the game's usual number if not said
 */
export function randomGames(game: Game, seats?: number): () => number {
  const random = new Random('random play');
  const usual = Array.from({ length: CONFIGS }, (_, deal) => configOfDeal(game, deal));
  const configs = seats === undefined ? usual : usual.map((config) => configForSeats(game, config, seats));
  let games = 0;
  return () => playOn(game, game.create(configs[games % CONFIGS], `random ${games++}`), random);
}
