import type { Seat } from '../../../kernel/seat.ts';
import { segmentsText, type LogSegment } from '../../../text/voice.ts';
import type { WrEvent } from '../events.ts';
import { BOARD_LINES } from './log-board.ts';
import { CARD_LINES } from './log-cards.ts';
import type { Lines } from './log-lines.ts';
import { TURN_LINES } from './log-turn.ts';
import { Voice, type Reader } from './voice.ts';

export { describeOutcome } from './outcome.ts';
export type { Reader } from './voice.ts';

const LINES: Lines<WrEvent['type']> = { ...TURN_LINES, ...CARD_LINES, ...BOARD_LINES };

/** One plain sentence for an event, from the reader's point of view. */
export function describeEvent(event: WrEvent, reader: Reader): LogSegment[] {
  const write = LINES[event.type] as (event: WrEvent, voice: Voice) => LogSegment[];
  const [first, ...rest] = write(event, new Voice(reader));
  return [{ ...first, text: first.text[0].toUpperCase() + first.text.slice(1) }, ...rest];
}

/** The same without links, for speech, search and copying. */
export const eventText = (event: WrEvent, reader: Reader): string => segmentsText(describeEvent(event, reader));

/** A line of the log and the event it stands for. */
export interface WrLogLine {
  event: WrEvent;
  segments: LogSegment[];
  /** Whose doing it is; null for what happens by itself. */
  seat: Seat | null;
}

function seatOf(event: WrEvent): Seat | null {
  if ('seat' in event) return event.seat;
  if (event.type === 'attack') return event.attacker.seat;
  return 'thing' in event && event.thing ? event.thing.seat : null;
}

export const logLines = (events: readonly WrEvent[], reader: Reader): WrLogLine[] =>
  events.map((event) => ({ event, segments: describeEvent(event, reader), seat: seatOf(event) }));
