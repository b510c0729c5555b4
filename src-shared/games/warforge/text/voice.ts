import { PlayerVoice, line, listed, type LogSegment, type PlayerReader } from '../../../text/voice.ts';
import type { WrCause, WrThing } from '../events.ts';
import type { WrCardId } from '../types.ts';
import { cardName } from './faces.ts';

/** Who reads, and what that reader calls the players. */
export type Reader = PlayerReader;

export const card = (id: WrCardId): LogSegment => ({ card: id, text: cardName(id) });

/** "[A], [B] and [C]". */
export const cards = (ids: readonly WrCardId[]): LogSegment[] => listed(ids.map(card));

/** What a unit is called behind whose it is: Warlords by their part, a Troop face down by what is seen of it. */
function unitName({ card: id, place }: WrThing): LogSegment {
  if (id === null) return { text: 'face-down Troop' };
  return { card: id, text: place === 'W' ? 'Warlord' : cardName(id) };
}

/** Puts players and units into the reader's words. */
export class Voice extends PlayerVoice<Reader> {
  /** "your [Tally Clerk]", "Mira’s Warlord"; `Thing` opens a sentence. */
  thing(thing: WrThing): LogSegment[] {
    return line(`${this.whose(thing.seat)} `, unitName(thing));
  }

  Thing(thing: WrThing): LogSegment[] {
    return line(`${this.Whose(thing.seat)} `, unitName(thing));
  }

  /** "your [A], Mira’s [B] and your [C]", opening a sentence. */
  Things(things: readonly WrThing[]): LogSegment[] {
    return things.flatMap((thing, i) => {
      const between = i === 0 ? '' : i === things.length - 1 ? ' and ' : ', ';
      return line(between, i === 0 ? this.Thing(thing) : this.thing(thing));
    });
  }

  /** What damage comes from: " from your [Fuse Warden]", " from [Firebrand]"; nothing for fatigue. */
  from(cause: WrCause): LogSegment[] {
    if (cause === null) return [];
    return line(' from ', 'thing' in cause ? this.thing(cause.thing) : card(cause.card));
  }
}
