/** What games say about hidden things, for replays and explanations. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src-shared/games/index.ts';
import type { Game } from '../../src-shared/kernel/game.ts';
import { Random } from '../../src-shared/kernel/rng.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';
import { lantern } from '../fixtures/lantern/game.ts';

/** Positions of a game at random, a few decisions apart. */
function* positions(game: Game, seed: string): Generator<GameState> {
  const random = new Random(seed);
  const state = game.create(game.seriesConfig?.(1) ?? game.config.parse({}), seed);
  for (let i = 0; i < 400 && game.toAct(state) !== null; i++) {
    game.apply(state, random.pick(game.actions(state)));
    if (i % 20 === 0) yield state;
  }
}

const games: Game[] = [...Object.values(GAMES), lantern as Game];

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('names hidden things of others only, without changing anything', () => {
    let named = 0;
    for (const state of positions(game, 'hidden')) {
      const before = game.hash(state);
      for (let seat = 0; seat < game.seatCount(state); seat++) {
        const things = game.hidden!(state, seat);
        named += things.length;
        expect(things.filter((thing) => thing.seat === seat)).toEqual([]);
        for (const { place, what } of things) expect(`${place}${what}`).toMatch(/^\S.*\S$/);
        // An onlooker knows no more than any seat.
        const ofOthers = game.hidden!(state, 'spectator').filter((thing) => thing.seat !== seat);
        expect(ofOthers.length).toBeGreaterThanOrEqual(things.length);
      }
      expect(game.hash(state)).toBe(before);
    }
    expect(named).toBeGreaterThan(0);
  });

  test('says as much of a sampled world’s hands as of the true one’s', () => {
    for (const state of positions(game, 'worlds')) {
      const seat = game.toAct(state);
      if (seat === null) continue;
      const hands = (of: GameState) => game.hidden!(of, seat).filter(({ place }) => place === 'hand').length;
      const world = game.determinize(game.view(state, seat), [], new Random('world'));
      expect(hands(world)).toBe(hands(state));
    }
  });
});

test('an open view of Hexforge shows every tile and every unit, and the seat’s own things as they are', () => {
  const game: Game = GAMES.hexforge;
  for (const state of positions(game, 'open')) {
    for (const seat of [0, 1]) {
      const own = game.view(state, seat) as unknown as HxShown;
      const open = game.openView!(state, seat) as unknown as HxShown;
      const rival = game.view(state, 1 - seat) as unknown as HxShown;
      expect(open.map.tiles.every(({ seen, type }) => seen && type !== null)).toBe(true);
      const tiles = (view: HxShown) => view.entities.map(({ tile }) => tile);
      expect(tiles(open)).toEqual([...new Set([...tiles(own), ...tiles(rival)])].sort((a, b) => a - b));
      expect(new Set(open.entities.map(({ id }) => id)).size).toBe(open.entities.length);
      expect({ ...open, map: null, entities: null, stack: null }).toEqual({ ...own, map: null, entities: null, stack: null });
    }
  }
});

interface HxShown {
  map: { tiles: { seen: boolean; type: string | null }[] };
  entities: { id: number; tile: number }[];
}
