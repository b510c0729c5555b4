import { configForSeats, configOfDeal } from '../../../src-main/arena/configs.ts';
import { decide, type Bot } from '../../../src-shared/bots/index.ts';
import { isMidway } from '../../../src-shared/bots/lookahead.ts';
import { Recording, recordInto, type GameEvent } from '../../../src-shared/kernel/events.ts';
import type { Game, GameAction, GameView } from '../../../src-shared/kernel/game.ts';
import type { Seat } from '../../../src-shared/kernel/seat.ts';
import type { GameState } from '../../../src-shared/kernel/state.ts';

/** What one seat did, from where nothing was under way to where nothing is any more. */
export interface Deed<A extends GameAction, V extends GameView, E extends GameEvent> {
  seat: Seat;
  /** All actions on offer when it began, and the first taken. */
  offered: readonly A[];
  action: A;
  /** Further actions, its own and others' answers. */
  further: { seat: Seat; action: A; offered: readonly A[] }[];
  /** The seat's views before and afterwards, and what it was told between. */
  before: V;
  after: V;
  told: readonly E[];
  /** All that it was told since the match began. */
  history: readonly E[];
}

/** A judge says what was absurd, in a few words. */
export type Judge<A extends GameAction, V extends GameView, E extends GameEvent> = (deed: Deed<A, V, E>) => string[];

const LONGEST = 4000;
const still = { now: () => 0, cancelled: () => false };

/** Plays a match and yields each deed once it is through. Bots are asked as the arena asks them; `people` as the host says it. */
export function* deedsOf<S extends GameState, A extends GameAction, V extends GameView, E extends GameEvent>(
  typed: Game<S, A, V, E>,
  bots: readonly Bot[],
  seed: string,
  deal: number,
  people: readonly Seat[] = [],
): Generator<Deed<A, V, E>> {
  const game = typed as unknown as Game;
  const told = new Recording(bots.length);
  const state = recordInto(told, () => game.create(configForSeats(game, configOfDeal(game, deal), bots.length), seed));
  const isUnderWay = () => isMidway(game, state) || (game.search?.pending(state) ?? false);
  let deed: Deed<A, V, E> | null = null;
  let heard = 0;
  for (let decision = 0; decision < LONGEST; decision++) {
    const seat = game.toAct(state);
    if (deed !== null && (seat === null || !isUnderWay())) {
      const history = told.seats[deed.seat] as GameEvent[] as E[];
      yield { ...deed, after: game.view(state, deed.seat) as V, told: history.slice(heard), history };
      deed = null;
    }
    if (seat === null) return;
    const view = game.view(state, seat);
    const actions = game.actions(state);
    const request = { game: game.id, view, actions, history: told.seats[seat], budget: {}, seed: `${seed} ${decision}`, people };
    const { action } = decide(bots[seat], request, still);
    if (deed === null) {
      heard = told.seats[seat].length;
      deed = {
        seat,
        offered: actions as A[],
        action: action as A,
        further: [],
        before: view as V,
        after: view as V,
        told: [],
        history: [],
      };
    } else deed.further.push({ seat, action: action as A, offered: actions as A[] });
    recordInto(told, () => game.apply(state, action));
  }
}
