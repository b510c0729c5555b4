import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { HOOKS } from '../games/hooks.ts';
import { momentsOf, type Moment } from '../kernel/moments.ts';
import { BELIEFS } from './beliefs.ts';

/** Worlds looked at for consistency at each of many moments… */
const WORLDS = 12;
/** …and for completeness at a few: so many that what never turns up in them is ruled out. */
const MANY = 10_000;
const MANY_MOMENTS = 4;
/** Other arrangements of what is hidden that must be found among them besides the true one. */
const ARRANGEMENTS = 4;

function* sample(game: Game, { state, told, seat }: Moment, count: number, seed: string): Generator<GameState> {
  const view = JSON.parse(JSON.stringify(game.view(state, seat))) as ReturnType<Game['view']>;
  const random = new Random(seed);
  let world: GameState | undefined;
  // As a search does: a world shares its costly parts with the one before, and now and then with none.
  for (let i = 0; i < count; i++) yield (world = game.determinize(view, told.seats[seat], random, i % 8 === 0 ? undefined : world));
}

/** Moments in which a game is looked at. */
const ENOUGH = 41;

describe.each(GAME_IDS)('%s: sampled worlds', (id) => {
  const game: Game = GAMES[id];
  const hooks = HOOKS[id];
  const beliefs = BELIEFS[id];
  const momentsApart = (decisions: number) => [0, 1, 2, 3].flatMap((i) => momentsOf(game, hooks.config(i), `beliefs ${i}`, decisions, 12));
  // A short game has them closer together.
  const moments = [11, 3, 1].map(momentsApart).find(({ length }) => length >= ENOUGH) ?? [];
  // Every seat, also one that is not asked, has its own picture of the same moment.
  const pictures = moments.map((moment, i) =>
    i % 2 === 0 ? moment : { ...moment, seat: (moment.seat + 1) % game.seatCount(moment.state) },
  );

  test('look to the seat like the true one, and remember what it was shown', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(ENOUGH);
    for (const picture of pictures) {
      const { state, told, seat } = picture;
      const view = game.view(state, seat);
      expect(beliefs.forgotten(state, seat, told.seats[seat])).toEqual([]);
      for (const world of sample(game, picture, WORLDS, 'consistent')) {
        expect(game.view(world, seat)).toEqual(view);
        expect(beliefs.forgotten(world, seat, told.seats[seat])).toEqual([]);
      }
    }
  });

  test('differ from each other wherever something is hidden', () => {
    const secretive = pictures.filter(({ state, seat }) => hooks.hasSecrets(state, seat));
    expect(secretive.length).toBeGreaterThan(pictures.length / 3);
    const random = new Random('various');
    for (const picture of secretive) {
      const { state, seat } = picture;
      const facts = (world: GameState) => JSON.stringify(beliefs.facts(world, seat));
      const worlds = new Set(Array.from(sample(game, picture, WORLDS, 'various'), facts));
      // Near the end of a game few things are left that could be otherwise.
      const possible = new Set(Array.from({ length: WORLDS }, () => facts(hooks.scramble(state, seat, random))));
      expect(worlds.size).toBeGreaterThan(possible.size / 2);
    }
  });

  test('rule nothing out: every hidden thing is found where it is and wherever else it could be', () => {
    const random = new Random('arrangements');
    const secretive = pictures.filter(({ state, seat }) => hooks.hasSecrets(state, seat));
    const apart = Math.floor(secretive.length / MANY_MOMENTS);
    for (let i = 0; i < MANY_MOMENTS; i++) {
      const picture = secretive[i * apart];
      const { state, seat } = picture;
      const possible = new Set(beliefs.facts(state, seat));
      for (let n = 0; n < ARRANGEMENTS; n++)
        for (const fact of beliefs.facts(hooks.scramble(state, seat, random), seat)) possible.add(fact);
      for (const world of sample(game, picture, MANY, 'complete')) {
        for (const fact of beliefs.facts(world, seat)) possible.delete(fact);
        if (possible.size === 0) break;
      }
      expect([...possible]).toEqual([]);
    }
  });
});
