/** What the tests of the determinizers know of each game: facts that a seat cannot see, and facts it was shown. */
import { DEFS as BL_DEFS } from '../../src-shared/games/bladeforge/catalog.ts';
import { knownOf } from '../../src-shared/games/bladeforge/rules/hands.ts';
import type { BlState } from '../../src-shared/games/bladeforge/state.ts';
import { DEFS as HX_DEFS } from '../../src-shared/games/hexforge/catalog.ts';
import type { HxEvent } from '../../src-shared/games/hexforge/events.ts';
import { KIND, LIST_CARDS, type HxState } from '../../src-shared/games/hexforge/state.ts';
import type { GameId } from '../../src-shared/games/index.ts';
import type { LnState } from '../../src-shared/games/laneforge/state.ts';
import type { History } from '../../src-shared/kernel/game.ts';
import type { Seat } from '../../src-shared/kernel/seat.ts';
import type { GameState } from '../../src-shared/kernel/state.ts';

export interface Beliefs<S extends GameState = GameState> {
  /** Where each thing is that the seat cannot see, a fact each: together they are a place in the space of all worlds. */
  facts(state: S, seat: Seat): string[];
  /** Things that the seat was shown and that are not so in this world. */
  forgotten(world: S, seat: Seat, history: History): string[];
}

const bladeforge: Beliefs<BlState> = {
  facts: (s, seat) => [
    ...s.seats.flatMap(({ hand }, owner) => (owner === seat ? [] : hand.map((card) => `${BL_DEFS[card].id} in hand ${owner}`))),
    ...s.armory.slice(-3).map((card, i) => `${BL_DEFS[card].id} ${i} of the last three`),
  ],
  forgotten: (s, seat) =>
    s.seats.flatMap(({ hand }, owner) => {
      const left = [...hand];
      return knownOf(s, seat, owner).flatMap((card) => {
        const at = left.indexOf(card);
        if (at >= 0) left.splice(at, 1);
        return at >= 0 ? [] : [`${BL_DEFS[card].id} in hand ${owner}`];
      });
    }),
};

const laneforge: Beliefs<LnState> = {
  facts(s, seat) {
    const rival = s.seats[1 - seat];
    return [
      `Champion ${rival.champion}`,
      ...rival.hand.map((inst) => `${inst} in hand`),
      ...rival.deck.slice(-2).map((inst, i) => `${inst} ${i} of the rival's last two`),
      ...s.seats[seat].deck.slice(-2).map((inst, i) => `${inst} ${i} of the own last two`),
    ];
  },
  forgotten: (s) =>
    s.seats.flatMap(({ hand, deck, knownHand, knownDeck }) => [
      ...knownHand.filter((inst) => !hand.includes(inst)).map((inst) => `${inst} in hand`),
      ...knownDeck.filter((inst) => !deck.includes(inst)).map((inst) => `${inst} in the deck`),
    ]),
};

const hexforge: Beliefs<HxState> = {
  facts(s, seat) {
    const rival = s.seats[1 - seat];
    return [
      ...rival.hand.map((inst) => `${HX_DEFS[s.defs[inst]].id} in hand`),
      ...s.entities.filter(({ kind, owner }) => kind === KIND.unit && owner !== seat).map(({ tile }) => `a unit on ${tile}`),
      ...s.board.types.map((type, tile) => `tile ${tile} of type ${type}`),
      ...s.seats[seat].deck.slice(0, 1).map((inst) => `own ${HX_DEFS[s.defs[inst]].id} at one end`),
    ];
  },
  /** A card that the rival discarded or played openly is one of its cards. */
  forgotten(s, seat, history) {
    const rival = 1 - seat;
    const lists = new Set(s.defs.slice(rival * LIST_CARDS, (rival + 1) * LIST_CARDS).map((def) => HX_DEFS[def].id));
    return (history as History<HxEvent>).flatMap((event) => {
      const isShown = event.type === 'discarded' || (event.type === 'stacked' && event.what === 'card');
      if (!isShown || event.seat !== rival || !event.def || lists.has(event.def)) return [];
      return HX_DEFS.some(({ id, isToken, isWorker, isCommander }) => id === event.def && (isToken || isWorker || isCommander))
        ? []
        : [event.def];
    });
  },
};

export const BELIEFS: Readonly<Record<GameId, Beliefs>> = { hexforge, laneforge, bladeforge };
