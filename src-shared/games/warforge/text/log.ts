import type { Seat } from '../../../kernel/seat.ts';
import { segmentsText, type LogSegment } from '../../../text/voice.ts';
import type { WrEvent } from '../events.ts';
import { BOARD_LINES, attackLine, gainedLine, modifiedLine } from './log-board.ts';
import { CARD_LINES } from './log-cards.ts';
import { fold, type Told } from './log-fold.ts';
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

/** A line of the log and the event it stands for, the first of several that are told together. */
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

function lineOf(told: Told, reader: Reader): WrLogLine {
  const voice = new Voice(reader);
  switch (told.told) {
    case 'attack':
      return { event: told.attack, segments: attackLine(told.attack, told.blows, voice), seat: told.attack.attacker.seat };
    case 'modified':
      return { event: told.event, segments: modifiedLine(told.things, told.event, voice), seat: told.event.thing.seat };
    case 'gained':
      return { event: told.events[0], segments: gainedLine(told.thing, told.events, voice), seat: told.thing.seat };
    default:
      return { event: told.event, segments: describeEvent(told.event, reader), seat: seatOf(told.event) };
  }
}

/** Events as lines: an attack with its blows as one, cards drawn one after the other, what one effect gives. */
export const logLines = (events: readonly WrEvent[], reader: Reader): WrLogLine[] => fold(events).map((told) => lineOf(told, reader));
