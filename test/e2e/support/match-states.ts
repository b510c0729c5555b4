/** The states of a match that a player can be in, by game and by the saved position from which they are reached one after the other. */
import { E2E_GAMES } from '../games/index.ts';

export const MATCH_STATES = E2E_GAMES.flatMap(({ title, states }) =>
  states.map(([scene, reached]) => ({ game: title, scene, states: reached })),
);
