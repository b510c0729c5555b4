import type { HxState } from '../../../src-shared/games/hexforge/state.ts';
import type { HxView } from '../../../src-shared/games/hexforge/view.ts';
import type { Game, GameView } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';

/** What a state has that a seat does not see, as texts, by kind. */
export type Signs = Record<string, string[]>;

/** Hexforge's terrain, and where in the fog the rival stands, which are not worth words to people. */
function inTheFog(s: HxState, seat: Seat, { map }: HxView): Signs {
  return {
    terrain: map.tiles.flatMap(({ type }, tile) => (type === null ? [`${tile} ${s.board.types[tile]}`] : [])),
    'tiles in the fog': s.entities.flatMap(({ owner, tile }) => (owner !== seat && !map.tiles[tile].seen ? [String(tile)] : [])),
  };
}

export function signsOf(game: Game, state: GameState, seat: Seat, view: GameView): Signs {
  const signs: Signs = game.id === 'hexforge' ? inTheFog(state as HxState, seat, view as HxView) : {};
  for (const { seat: whose, place, what } of game.hidden!(state, seat)) (signs[place] ??= []).push(`${whose} ${what}`);
  return signs;
}
