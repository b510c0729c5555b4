import { PlayerVoice, listed, type LogSegment, type PlayerReader } from '../../../text/voice.ts';
import type { HxThing } from '../events.ts';
import type { HxHex } from '../types.ts';
import { cardName } from './faces.ts';
import { KIND_NAMES } from './names.ts';
import { tileName } from './tile-name.ts';

/** Who reads, and what that reader calls players and tiles. */
export interface Reader extends PlayerReader {
  tiles: readonly HxHex[];
}

export const card = (def: string): LogSegment => ({ card: def, text: cardName(def) });

/** "[A], [B] and [C]". */
export const cards = (defs: readonly string[]): LogSegment[] => listed(defs.map(card));

/** Puts players, things and places into the reader's words. */
export class Voice extends PlayerVoice<Reader> {
  place(tile: number): string {
    return tileName(this.reader.tiles, tile);
  }

  /** "your [Cinder Vixen]", "Mira’s forge". */
  thing(thing: HxThing): LogSegment[] {
    return this.owned(this.whose(thing.owner), thing);
  }

  Thing(thing: HxThing): LogSegment[] {
    return this.owned(this.Whose(thing.owner), thing);
  }

  private owned(whose: string, thing: HxThing): LogSegment[] {
    return thing.def === null ? [{ text: `${whose} ${KIND_NAMES[thing.kind]}` }] : [{ text: `${whose} ` }, card(thing.def)];
  }
}
