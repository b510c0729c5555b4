import type { Seat } from '../../../kernel/seat.ts';
import { line, segmentsText, type LogSegment } from '../../../text/voice.ts';
import type { BlEvent } from '../events.ts';
import { CARD_LINES, revealedLine } from './log-cards.ts';
import { FIGHT_LINES, lossLine } from './log-fight.ts';
import { fold, type Told } from './log-fold.ts';
import type { Lines } from './log-lines.ts';
import { TURN_LINES } from './log-turn.ts';
import { Voice, type Reader } from './voice.ts';

export { describeOutcome } from './outcome.ts';
export type { Reader } from './voice.ts';

const LINES: Lines<BlEvent['type']> = { ...TURN_LINES, ...CARD_LINES, ...FIGHT_LINES };

/** One plain sentence for an event, from the reader's point of view. */
export function describeEvent(event: BlEvent, reader: Reader): LogSegment[] {
  const write = LINES[event.type] as (event: BlEvent, voice: Voice) => LogSegment[];
  return write(event, new Voice(reader));
}

/** The same without links, for speech, search and copying. */
export const eventText = (event: BlEvent, reader: Reader): string => segmentsText(describeEvent(event, reader));

/** A line of the log and the event it stands for, the first of several that are told together. */
export interface BlLogLine {
  event: BlEvent;
  segments: LogSegment[];
  /** Whose doing it is; null for what happens by itself. */
  seat: Seat | null;
}

function seatOf(event: BlEvent): Seat | null {
  switch (event.type) {
    case 'attackNamed':
      return event.attacker;
    case 'blow':
      return event.blow.attacker;
    case 'harmed':
      return 'by' in event.by ? event.by.by : event.seat;
    default:
      return 'seat' in event ? event.seat : null;
  }
}

/** A sentence that follows another of its line: a Gadget just played is not named again. */
const continued = (event: BlEvent, voice: Voice): LogSegment[] =>
  event.type === 'aimed' ? line(`It is aimed at ${voice.whom(event.target)}.`) : describeEvent(event, voice.reader);

function segmentsOf(told: Told, reader: Reader): LogSegment[] {
  const voice = new Voice(reader);
  switch (told.told) {
    case 'losses':
      return lossLine(told.events, voice);
    case 'revealed':
      return revealedLine(
        told.events[0].seat,
        told.events.map((event) => event.card),
        voice,
      );
    case 'sentences':
      return line(...told.events.flatMap((event, i) => (i === 0 ? [describeEvent(event, reader)] : [' ', continued(event, voice)])));
  }
}

/** Events as lines: an attack with its result as one, a Reforge, a search, what one card costs everybody, a defeat with its loot. */
export const logLines = (events: readonly BlEvent[], reader: Reader): BlLogLine[] =>
  fold(events).map((told) => ({ event: told.events[0], segments: segmentsOf(told, reader), seat: seatOf(told.events[0]) }));
