/** Limits of the config's `maxTurns`, both players' turns counted (HX-30.6). */
export const MIN_TURNS = 2;
export const MAX_TURNS = 1000;
export const USUAL_TURNS = 200;

/** Why another limit is refused, on the page and by the host. */
export const TURN_LIMIT_WORDS = `The turn limit is a whole number from ${MIN_TURNS} to ${MAX_TURNS.toLocaleString('en')}.`;
