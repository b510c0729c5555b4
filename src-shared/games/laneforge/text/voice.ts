import { PlayerVoice, line, listed, type LogSegment, type PlayerReader } from '../../../text/voice.ts';
import type { LnCause, LnThing } from '../events.ts';
import type { LnCardId } from '../types.ts';
import { championName } from './champions.ts';
import { cardName } from './faces.ts';

/** Who reads, and what that reader calls the players. */
export type Reader = PlayerReader;

export const card = (id: LnCardId): LogSegment => ({ card: id, text: cardName(id) });

/** "[A], [B] and [C]". */
export const cards = (ids: readonly LnCardId[]): LogSegment[] => listed(ids.map(card));

/** "[Tin Warden] level 2". */
export const leveled = (id: LnCardId): LogSegment[] => line(card(id), ` level ${id.slice(-1)}`);

/** Puts players and creatures into the reader's words. */
export class Voice extends PlayerVoice<Reader> {
  /** "your [Emberling]", "Mira’s [Moss Ox]". */
  thing(thing: LnThing): LogSegment[] {
    return [{ text: `${this.whose(thing.seat)} ` }, card(thing.card)];
  }

  Thing(thing: LnThing): LogSegment[] {
    return [{ text: `${this.Whose(thing.seat)} ` }, card(thing.card)];
  }

  /** What stands behind something: " from your [Emberling]", " from [Ladle of Slag]"; nothing for Combat. */
  from(cause: LnCause): LogSegment[] {
    if ('combat' in cause) return [];
    if ('thing' in cause) return line(' from ', this.thing(cause.thing));
    return line(' from ', 'card' in cause ? card(cause.card) : championName(cause.champion));
  }
}

/** "your [A], Mira’s [B]". */
export const things = (list: readonly LnThing[], voice: Voice): LogSegment[] =>
  list.flatMap((thing, i) => [...(i > 0 ? [{ text: ', ' }] : []), ...voice.thing(thing)]);
