import type { Seat } from '../../../kernel/seat.ts';
import { segmentsText, type LogSegment } from '../../../text/voice.ts';
import type { DkEventTold } from '../events.ts';
import { EVENT_LINES } from './log-events.ts';
import type { Lines } from './log-lines.ts';
import { TURN_LINES } from './log-turn.ts';
import { Voice, type Reader } from './voice.ts';

export { describeOutcome } from './outcome.ts';
export type { Reader } from './voice.ts';

const LINES: Lines<DkEventTold['type']> = { ...TURN_LINES, ...EVENT_LINES };

/** One plain sentence for an event, from the reader's point of view. */
export function describeEvent(event: DkEventTold, reader: Reader): LogSegment[] {
  const write = LINES[event.type] as (event: DkEventTold, voice: Voice) => LogSegment[];
  return write(event, new Voice(reader));
}

/** The same without links, for speech, search and copying. */
export const eventText = (event: DkEventTold, reader: Reader): string => segmentsText(describeEvent(event, reader));

/** Whose doing it is; null for what happens by itself. */
export function seatOf(event: DkEventTold): Seat | null {
  if ('seat' in event) return event.seat;
  if ('thing' in event) return event.thing.seat;
  return event.type === 'attacked' ? event.attacker.seat : null;
}
