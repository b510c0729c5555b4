/** Texts about a moment of a replay. */
import type { HiddenThing, Viewer } from '../../../src-shared/kernel/game-types.ts';
import { nameOf } from '../../match/game-ui.ts';
import type { ReplaySession } from './session.svelte.ts';

export const viewerName = (session: ReplaySession, viewer: Viewer): string =>
  viewer === 'spectator' ? 'an onlooker' : nameOf(session.frame, viewer);

/** "your hand", "Ilka’s hand". */
export function placeName(session: ReplaySession, seat: number, place: string): string {
  const name = nameOf(session.frame, seat);
  return name === 'You' ? `your ${place}` : `${name}’s ${place}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Turn 5, action 34 of 120." */
export const momentWords = ({ turn, at, road }: Pick<ReplaySession, 'turn' | 'at' | 'road'>): string =>
  at === 0
    ? `Turn ${turn}, the beginning.`
    : at === road.length
      ? `Turn ${turn}, the end.`
      : `Turn ${turn}, action ${at} of ${road.length}.`;

/** "Replay through the eyes of Ada, all open. Turn 1, the beginning." */
export const eyesWords = (session: ReplaySession): string =>
  `Replay through the eyes of ${viewerName(session, session.seen.viewer)}${session.seen.open ? ', all open' : ''}. ${momentWords(session)}`;

export interface HiddenPlace {
  seat: number;
  place: string;
  /** Groups equal things with a count. */
  things: { what: string; card?: string; count: number }[];
}

export function byPlace(hidden: readonly HiddenThing[]): HiddenPlace[] {
  const places: HiddenPlace[] = [];
  for (const { seat, place, what, card } of hidden) {
    let there = places.find((one) => one.seat === seat && one.place === place);
    if (!there) places.push((there = { seat, place, things: [] }));
    const same = there.things.find((thing) => thing.what === what);
    if (same) same.count++;
    else there.things.push({ what, ...(card !== undefined && { card }), count: 1 });
  }
  return places;
}
