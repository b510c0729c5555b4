import { getHeapStatistics } from 'node:v8';
import { Recording, recordInto } from '../../../src-shared/kernel/events.ts';
import type { Game } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import { configOfDeal } from '../../arena/configs.ts';
import { median, rounded } from './measure.ts';
import { playOn, randomAction, randomStep } from './random-play.ts';

export interface CostFigures {
  /** Overhead of recording events in a match's checked actions, which always record, in percent. */
  eventsPercent: number;
  /** The same for unchecked steps, as a search makes; the events are never read. */
  searchEventsPercent: number;
  /** The same with what each viewer heard dealt in the end. */
  searchEventsDealtPercent: number;
  /** What a random game from the deal to the end makes for the collector, on memory used before. */
  allocatedKb: number;
}

const DEALS = 16;
/** Minimum of so many tries, since other load only ever makes a game take longer… */
const FEWEST_TRIES = 15;
/** …and there are as many as fit into this time, since the games of one try may be over before their code is compiled well. */
const TRYING_MS = 4000;
const WARM_UP = 100;
const PLAYOUTS = 100;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function msOf(body: () => void): number {
  const started = performance.now();
  body();
  return performance.now() - started;
}

const dealsOf = (game: Game): GameState[] =>
  Array.from({ length: DEALS }, (_, deal) => game.create(configOfDeal(game, deal), `costs ${deal}`));

function eventsPercent(game: Game, step: typeof randomStep, isDealt: boolean): number {
  const deals = dealsOf(game);
  const silent = deals.map(() => Infinity);
  const told = deals.map(() => Infinity);
  const started = performance.now();
  for (let i = 0; i < FEWEST_TRIES || performance.now() - started < TRYING_MS; i++)
    deals.forEach((dealt, deal) => {
      const play = () => void playOn(game, game.clone(dealt), new Random(deal), step);
      silent[deal] = Math.min(silent[deal], msOf(play));
      told[deal] = Math.min(
        told[deal],
        msOf(() => {
          const heard = new Recording(game.seatCount(dealt));
          recordInto(heard, play);
          if (isDealt) void heard.seats;
        }),
      );
    });
  return rounded((sum(told) / sum(silent) - 1) * 100);
}

function allocatedKb(game: Game): number {
  const deals = dealsOf(game);
  const random = new Random('allocated');
  let state = game.clone(deals[0]);
  const playout = (i: number) => void playOn(game, (state = game.clone(deals[i % DEALS], state)), random);
  for (let i = 0; i < WARM_UP; i++) playout(i);
  const made: number[] = [];
  for (let i = 0; i < PLAYOUTS; i++) {
    const before = getHeapStatistics().used_heap_size;
    playout(i);
    const after = getHeapStatistics().used_heap_size;
    // Less than before: a garbage collection came in between.
    if (after > before) made.push((after - before) / 1024);
  }
  return rounded(median(made));
}

export const benchCosts = (game: Game): CostFigures => ({
  eventsPercent: eventsPercent(game, randomAction, true),
  searchEventsPercent: eventsPercent(game, randomStep, false),
  searchEventsDealtPercent: eventsPercent(game, randomStep, true),
  allocatedKb: allocatedKb(game),
});
