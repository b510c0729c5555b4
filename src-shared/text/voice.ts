import { isolated } from './names.ts';
import type { Seat, Viewer } from '../kernel/seat.ts';

/** A piece of a log line; card names are set apart so that windows can link them. */
export type LogSegment = { text: string } | { card: string; text: string };

/** Who reads, and what that reader calls players. */
export interface PlayerReader {
  viewer: Viewer;
  /** By seat. */
  names: readonly string[];
}

export const seatName = (names: readonly string[], seat: Seat): string => isolated(names[seat] ?? `Seat ${seat + 1}`);

/** Puts players into the reader's words; each game adds its things and places. */
export class PlayerVoice<R extends PlayerReader = PlayerReader> {
  readonly reader: R;
  constructor(reader: R) {
    this.reader = reader;
  }

  isReader(seat: Seat): boolean {
    return this.reader.viewer === seat;
  }

  name(seat: Seat): string {
    return seatName(this.reader.names, seat);
  }

  /** "You draw", "Mira draws". */
  does(seat: Seat, verb: string, verbs = `${verb}s`): string {
    return this.isReader(seat) ? `You ${verb}` : `${this.name(seat)} ${verbs}`;
  }

  /** "you", "Mira". */
  whom(seat: Seat): string {
    return this.isReader(seat) ? 'you' : this.name(seat);
  }

  /** "your", "Mira’s"; `Whose` opens a sentence. */
  whose(seat: Seat): string {
    return this.isReader(seat) ? 'your' : `${this.name(seat)}’s`;
  }

  Whose(seat: Seat): string {
    return this.isReader(seat) ? 'Your' : `${this.name(seat)}’s`;
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

/** "[A], [B] and [C]". */
export const listed = (items: readonly LogSegment[]): LogSegment[] =>
  items.flatMap((item, i) => (i === 0 ? [item] : [{ text: i === items.length - 1 ? ' and ' : ', ' }, item]));

/** A line without links, for speech, search and copying. */
export const segmentsText = (segments: readonly LogSegment[]): string => segments.map((segment) => segment.text).join('');
