import { createBot, decide, type Bot, type BotRequest } from '../../../src-shared/bots/index.ts';
import { ismctsBot } from '../../../src-shared/bots/ismcts.ts';
import { DEFAULT_TUNING } from '../../../src-shared/bots/search.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { playOn } from './random-play.ts';

/** A small game that other engines play too, and the positions on which they measure themselves. */
export interface Duel {
  game: Game;
  dealt: readonly GameState[];
  /** Early positions in which there is something to choose. */
  choices: readonly GameState[];
}

/** It is a game for tests: nothing else of the program reaches it. */
const DUEL = new URL('../../../test/fixtures/lanes/duel.ts', import.meta.url).href;

export const loadDuel = async (): Promise<Duel> => ((await import(DUEL)) as { duel: Duel }).duel;

/** Iterations of one search. */
const ITERATIONS = 1000;
const TO_THE_END = {
  ...DEFAULT_TUNING,
  playout: { decisions: Infinity, considered: 1, asWeighed: false },
  turnsAhead: () => Infinity,
};

/** Each call plays one random game from the deal, on reused memory. */
function playouts({ game, dealt }: Duel): () => number {
  const random = new Random('duel');
  const scratch = game.clone(dealt[0]);
  let next = 0;
  return () => {
    playOn(game, game.clone(dealt[next++ % dealt.length], scratch), random);
    return 1;
  };
}

/** What a bot is asked in each of the positions, from what the seat to act knows. */
export const requestsOf = ({ game, choices }: Duel, iterations: number): BotRequest[] =>
  choices.map((state) => ({
    game: game.id,
    view: game.view(state, game.toAct(state)!),
    actions: game.actions(state),
    history: [],
    budget: { iterations },
    seed: 'duel',
  }));

/** Each call is one search; it says how many iterations were done. */
function searches(duel: Duel, bot: Bot): () => number {
  const requests = requestsOf(duel, ITERATIONS);
  let next = 0;
  return () => decide(bot, requests[next++ % requests.length], { now: () => 0, cancelled: () => false }).stats.iterations;
}

/** What is measured beside the reference engines. */
export const duelWork = (duel: Duel) => ({
  playouts: playouts(duel),
  /** As the bots search: playouts end after the rival's turn, and the heuristic judges. */
  iterations: searches(duel, createBot('ismcts', duel.game)),
  wholeIterations: searches(duel, ismctsBot(duel.game, TO_THE_END)),
});
