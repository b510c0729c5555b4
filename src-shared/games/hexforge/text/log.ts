import { segmentsText, type LogSegment } from '../../../text/voice.ts';
import type { HxEvent } from '../events.ts';
import { BOARD_LINES } from './log-board.ts';
import { CARD_LINES } from './log-cards.ts';
import type { Lines } from './log-lines.ts';
import { TURN_LINES } from './log-turn.ts';
import { Voice, type Reader } from './voice.ts';

export { describeOutcome } from './outcome.ts';
export type { Reader } from './voice.ts';

const LINES: Lines<HxEvent['type']> = { ...TURN_LINES, ...CARD_LINES, ...BOARD_LINES };

/** One plain sentence for an event, from the reader's point of view. */
export function describeEvent(event: HxEvent, reader: Reader): LogSegment[] {
  const write = LINES[event.type] as (event: HxEvent, voice: Voice) => LogSegment[];
  return write(event, new Voice(reader));
}

/** The same without links, for speech, search and copying. */
export const eventText = (event: HxEvent, reader: Reader): string => segmentsText(describeEvent(event, reader));
