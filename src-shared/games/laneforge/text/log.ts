import type { Seat } from '../../../kernel/seat.ts';
import { segmentsText, type LogSegment } from '../../../text/voice.ts';
import type { LnEvent } from '../events.ts';
import { BOARD_LINES, changeLine } from './log-board.ts';
import { CARD_LINES } from './log-cards.ts';
import { fightLine, fold, handLine, type Told } from './log-fold.ts';
import type { Lines } from './log-lines.ts';
import { TURN_LINES } from './log-turn.ts';
import { Voice, type Reader } from './voice.ts';

export { describeOutcome } from './outcome.ts';
export type { Reader } from './voice.ts';

const LINES: Lines<LnEvent['type']> = { ...TURN_LINES, ...CARD_LINES, ...BOARD_LINES };

/** One plain sentence for an event, from the reader's point of view. */
export function describeEvent(event: LnEvent, reader: Reader): LogSegment[] {
  const write = LINES[event.type] as (event: LnEvent, voice: Voice) => LogSegment[];
  return write(event, new Voice(reader));
}

/** The same without links, for speech, search and copying. */
export const eventText = (event: LnEvent, reader: Reader): string => segmentsText(describeEvent(event, reader));

/** A line of the log and the event it stands for, the first of several that are told together. */
export interface LnLogLine {
  event: LnEvent;
  segments: LogSegment[];
  /** Whose doing it is; null for what happens by itself. */
  seat: Seat | null;
}

function seatOf(told: Told): Seat | null {
  if (told.told === 'fight') return null;
  const { event } = told;
  return 'seat' in event ? event.seat : 'thing' in event ? event.thing.seat : null;
}

function segmentsOf(told: Told, reader: Reader): LogSegment[] {
  switch (told.told) {
    case 'event':
      return describeEvent(told.event, reader);
    case 'fight':
      return fightLine(told.fight, new Voice(reader));
    case 'changes':
      return changeLine(told.changes, new Voice(reader));
    case 'hand':
      return handLine(told.seat, told.cards, new Voice(reader));
  }
}

/** Events as lines: Combat folded into one for each lane, what happens to one creature at once into one, a discarded hand too. */
export const logLines = (events: readonly LnEvent[], reader: Reader): LnLogLine[] =>
  fold(events).map((told) => ({ event: told.event, segments: segmentsOf(told, reader), seat: seatOf(told) }));
