import type { Game, GameView, HiddenThing, History } from '../../../src-shared/kernel/game.ts';
import { Random } from '../../../src-shared/kernel/rng.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';
import type { Belief } from '../../../src-shared/protocol/replay.ts';

/** Number of sampled worlds: shares are exact to a few per cent. */
const WORLDS = 60;
/** Limit on guesses per hidden place, the likeliest first; the truth is always included. */
const MOST_GUESSES = 4;

interface Tally {
  thing: HiddenThing;
  worlds: number;
  true: boolean;
}

const signOf = ({ seat, place, what }: HiddenThing): string => `${seat} ${place} ${what}`;

/**
 * A bot's belief about hidden things: in how many of the determinizations sampled from the seat's view and history each holds, beside the
 * truth. Yields after every world.
 */
export function* beliefsOf(game: Game, truth: GameState, seat: Seat, view: GameView, history: History): Generator<void, Belief[], void> {
  if (!game.hidden) return [];
  const tallies = new Map<string, Tally>();
  const tallyOf = (thing: HiddenThing): Tally => {
    const sign = signOf(thing);
    const known = tallies.get(sign) ?? { thing, worlds: 0, true: false };
    tallies.set(sign, known);
    return known;
  };
  for (const thing of game.hidden(truth, seat)) tallyOf(thing).true = true;
  const random = new Random('beliefs');
  for (let i = 0; i < WORLDS; i++) {
    const things = game.hidden(game.determinize(view, history, random), seat);
    for (const thing of new Map(things.map((one) => [signOf(one), one])).values()) tallyOf(thing).worlds++;
    yield;
  }
  return byPlace([...tallies.values()]);
}

function byPlace(tallies: readonly Tally[]): Belief[] {
  const places = new Map<string, Tally[]>();
  for (const tally of tallies) {
    const place = `${tally.thing.seat} ${tally.thing.place}`;
    places.set(place, [...(places.get(place) ?? []), tally]);
  }
  return [...places.values()].map((there) => {
    const [{ thing }] = there;
    const guesses = there.toSorted((a, b) => b.worlds - a.worlds).filter((tally, rank) => rank < MOST_GUESSES || tally.true);
    return {
      seat: thing.seat,
      place: thing.place,
      guesses: guesses.map((tally) => ({
        what: tally.thing.what,
        ...(tally.thing.card !== undefined && { card: tally.thing.card }),
        share: tally.worlds / WORLDS,
        true: tally.true,
      })),
    };
  });
}
