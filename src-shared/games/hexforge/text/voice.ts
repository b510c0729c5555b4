import type { Seat, Viewer } from '../../../kernel/seat.ts';
import type { HxThing } from '../events.ts';
import type { HxHex } from '../types.ts';
import { cardName } from './faces.ts';
import { KIND_NAMES } from './names.ts';
import { tileName } from './tile-name.ts';

/** A piece of a log line; card names are set apart so that windows can link them. */
export type LogSegment = { text: string } | { card: string; text: string };

/** Who reads, and what that reader calls players and tiles. */
export interface Reader {
  viewer: Viewer;
  /** By seat. */
  names: readonly string[];
  tiles: readonly HxHex[];
}

export const card = (def: string): LogSegment => ({ card: def, text: cardName(def) });

/** "[A], [B] and [C]". */
export function cards(defs: readonly string[]): LogSegment[] {
  return defs.flatMap((def, i): LogSegment[] => {
    if (i === 0) return [card(def)];
    return [{ text: i === defs.length - 1 ? ' and ' : ', ' }, card(def)];
  });
}

/** Puts players, things and places into the reader's words. */
export class Voice {
  readonly reader: Reader;
  constructor(reader: Reader) {
    this.reader = reader;
  }

  isReader(seat: Seat): boolean {
    return this.reader.viewer === seat;
  }

  name(seat: Seat): string {
    return this.reader.names[seat] ?? `Seat ${seat + 1}`;
  }

  /** "You draw", "Mira draws". */
  does(seat: Seat, verb: string, verbs = `${verb}s`): string {
    return this.isReader(seat) ? `You ${verb}` : `${this.name(seat)} ${verbs}`;
  }

  /** "your", "Mira’s"; `Whose` opens a sentence. */
  whose(seat: Seat): string {
    return this.isReader(seat) ? 'your' : `${this.name(seat)}’s`;
  }

  Whose(seat: Seat): string {
    return this.isReader(seat) ? 'Your' : `${this.name(seat)}’s`;
  }

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

/** Joins pieces into segments, neighbouring texts into one. */
export function line(...pieces: readonly (string | LogSegment | readonly LogSegment[])[]): LogSegment[] {
  const segments: LogSegment[] = [];
  const add = (segment: LogSegment) => {
    const last = segments[segments.length - 1];
    if (last && !('card' in last) && !('card' in segment)) segments[segments.length - 1] = { text: last.text + segment.text };
    else if (segment.text !== '') segments.push(segment);
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') add({ text: piece });
    else if (Array.isArray(piece)) piece.forEach(add);
    else add(piece as LogSegment);
  }
  return segments;
}
