/** What lessons ask of a deed and of what became of the board. Seat 0 is the learner's, seat 1 the rival's. */
import { LEARNER } from '../../../kernel/lesson.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { WrCardId, WrKeyword, WrPlace } from '../types.ts';
import type { WrUnitView, WrView } from '../view.ts';
import type { WrAction } from '../actions.ts';
import type { WrDeed } from './lesson.ts';

export const RIVAL: Seat = 1 - LEARNER;

export type Attack = Omit<Extract<WrAction, { type: 'attack' }>, 'type'>;

/** An attack with all of this. */
export function isAttack(action: WrAction, by: Partial<Attack> = {}): boolean {
  if (action.type !== 'attack') return false;
  return (by.from ?? action.from) === action.from && (by.mode ?? action.mode) === action.mode && (by.to ?? action.to) === action.to;
}

/** An attack of the learner's unit of that card. */
export const isAttackBy = ({ action, before }: WrDeed, card: WrCardId): boolean =>
  action.type === 'attack' && action.from === placeOf(before, LEARNER, card);

/** A play of this card, from the hand or as an extra play. */
export const isPlayOf = (action: WrAction, card: WrCardId): boolean =>
  (action.type === 'play' || action.type === 'extra') && action.card === card;

export const isEndOfTurn = (action: WrAction): boolean => action.type === 'endTurn';

const find = (view: WrView, seat: Seat, fits: (unit: WrUnitView) => boolean): WrUnitView | undefined => view.seats[seat].units.find(fits);

/** A face-up unit of a seat by its card. */
export const unitOf = (view: WrView, seat: Seat, card: WrCardId): WrUnitView | undefined =>
  find(view, seat, ({ face }) => face?.card === card);

/** Where the card stands; null if it does not. */
export const placeOf = (view: WrView, seat: Seat, card: WrCardId): WrPlace | null => unitOf(view, seat, card)?.place ?? null;

/** Its health; 0 if it stands no more. */
export const healthOf = (view: WrView, seat: Seat, card: WrCardId): number => unitOf(view, seat, card)?.face?.health ?? 0;

export const has = (view: WrView, seat: Seat, card: WrCardId, keyword: WrKeyword): boolean =>
  unitOf(view, seat, card)?.face?.keywords.includes(keyword) === true;

export const warlordHealth = (view: WrView, seat: Seat): number => find(view, seat, ({ place }) => place === 'W')?.face?.health ?? 0;

/** A Troop of that card died in it. */
export const fell = ({ events }: WrDeed, seat: Seat, card: WrCardId): boolean =>
  events.some((event) => event.type === 'died' && event.things.some((thing) => thing.seat === seat && thing.card === card));

/** Health that a unit lost in it, all of it if it stands no more. */
export const lost = ({ before, after }: WrDeed, seat: Seat, card: WrCardId): number =>
  healthOf(before, seat, card) - healthOf(after, seat, card);

export const lostByWarlord = ({ before, after }: WrDeed, seat: Seat): number => warlordHealth(before, seat) - warlordHealth(after, seat);

/** A text of a seat's unit that hangs on this keyword was carried out. */
export const happened = ({ events }: WrDeed, seat: Seat, keyword: WrKeyword): boolean =>
  events.some((event) => event.type === 'triggered' && event.keyword === keyword && event.thing?.seat === seat);

export const hasWon = ({ after }: WrDeed): boolean => after.result?.winners.includes(LEARNER) === true;
