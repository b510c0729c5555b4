import type { DkConfig } from '../config.ts';
import { compiled } from '../engine.ts';
import { newPermanent } from '../rules/act.ts';
import { refresh } from '../rules/values.ts';
import { setUp } from '../setup.ts';
import { START_LIFE, type DkPermanent, type DkState } from '../state.ts';
import { CARD_TYPES, type CardType, type DkCardRef } from '../types.ts';

/** A permanent in play: ready and unharmed, or with what differs. `C` is how the caller names a card. */
export interface Standing<C> {
  card: C;
  with?: Partial<DkPermanent>;
}

export interface SidePosition<C> {
  /** Default 40. */
  life?: number;
  hand?: CardType[];
  /** Oldest first. */
  board?: Standing<C>[];
  reflects?: number;
  prevents?: number[];
  activated?: boolean;
  /** Out of the match already. */
  out?: boolean;
}

export interface Position<C> {
  config: DkConfig;
  seed: string;
  /** By seat, as many as the config says. */
  players: SidePosition<C>[];
  /** Seat of the active player, from 0. */
  active?: number;
  /** Default 10. */
  turn?: number;
  /** Next token first. */
  typeDeck: CardType[];
  graveyard?: CardType[];
}

const numberOf = (type: CardType): number => CARD_TYPES.indexOf(type);

/**
 * A position in the main phase, as if it had come about by play. Permanents get the ids from `FIRST_ID` on, by seat and in the order of the
 * board.
 * @param refOf the card of a deck in `config` that a permanent stands for; asked in that order
 */
export function buildPosition<C>(p: Position<C>, refOf: (card: C, seat: number) => DkCardRef): DkState {
  const s = setUp(p.config, p.seed);
  s.phase = compiled.indexOf('main.idle');
  s.active = p.active ?? 0;
  s.turn = p.turn ?? 10;
  p.players.forEach((side, seat) => {
    const own = s.seats[seat];
    own.life = side.out ? 0 : (side.life ?? START_LIFE);
    own.out = side.out ? 1 : 0;
    for (const type of side.hand ?? []) own.hand[numberOf(type)]++;
    own.reflects = side.reflects ?? 0;
    own.prevents = side.prevents ?? [];
    own.activated = side.activated ? 1 : 0;
    for (const standing of side.board ?? []) {
      const { deck, card } = refOf(standing.card, seat);
      const permanent = newPermanent(s, seat, numberOf(p.config.decks[deck].cards[card].type), deck, card);
      own.board.push({ ...permanent, delay: 0, ...standing.with });
    }
  });
  s.typeDeck = p.typeDeck.map(numberOf).reverse();
  s.graveyard = (p.graveyard ?? []).map(numberOf);
  refresh(s);
  return s;
}
