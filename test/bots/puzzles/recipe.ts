import { readFileSync } from 'node:fs';
import { configForSeats, configOfDeal } from '../../../src-main/arena/configs.ts';
import type { BotBudget, BotRequest } from '../../../src-shared/bots/index.ts';
import { Recording, recordInto, type EventCut } from '../../../src-shared/kernel/events.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Goal } from './solver.ts';

/** A position as the way to it: a deal, and which of the offered actions was taken whenever there was a choice. */
export interface Recipe {
  seats: number;
  /** Which of the series' configs. */
  deal: number;
  seed: string;
  choices: string;
}

export interface Puzzle extends Recipe, Goal {
  /** Decisions of the seat on the way to the goal at which some choice misses it. */
  steps: number;
  /** What solves it, in words, for readers. */
  key: string;
}

/** A position with what everybody was told on the way. */
export interface Place {
  state: GameState;
  told: Recording;
}

export function begin(game: Game, { seats, deal, seed }: Omit<Recipe, 'choices'>): Place {
  const config = configForSeats(game, configOfDeal(game, deal), seats);
  const told = new Recording(seats);
  return { told, state: recordInto(told, () => game.create(config, seed)) };
}

/** Takes the offered action; what is forced happens by itself. */
export function goOn(game: Game, { state, told }: Place, choice: number): void {
  recordInto(told, () => game.apply(state, game.actions(state)[choice]));
  passForced(game, { state, told });
}

export function passForced(game: Game, { state, told }: Place): void {
  while (game.toAct(state) !== null) {
    const actions = game.actions(state);
    if (actions.length > 1) return;
    recordInto(told, () => game.apply(state, actions[0]));
  }
}

/** @throws when the rules do not lead there any more */
export function follow(game: Game, recipe: Recipe): Place {
  const place = begin(game, recipe);
  passForced(game, place);
  for (const choice of recipe.choices.split(' ')) goOn(game, place, Number(choice));
  return place;
}

/** What a bot in the seat to act is asked there, as another process would get it. */
export function requestAt(
  game: Game,
  { state, told }: Readonly<{ state: GameState; told: EventCut }>,
  seed: string,
  budget: BotBudget,
): BotRequest {
  const seat = game.toAct(state)!;
  const request = { game: game.id, view: game.view(state, seat), actions: game.actions(state), history: told.seats[seat], budget, seed };
  return JSON.parse(JSON.stringify(request)) as BotRequest;
}

export const fileOf = (game: string): URL => new URL(`../../fixtures/puzzles/${game}.json`, import.meta.url);

export const puzzlesOf = (game: string): Puzzle[] => JSON.parse(readFileSync(fileOf(game), 'utf8')) as Puzzle[];
