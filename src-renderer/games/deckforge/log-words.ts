/** Events as lines of the log and as announcements. */
import type { DkEventTold } from '../../../src-shared/games/deckforge/events.ts';
import { describeEvent, seatOf, type Reader } from '../../../src-shared/games/deckforge/text/log.ts';
import { PHASE_NAMES } from '../../../src-shared/games/deckforge/text/names.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';
import type { LogSaying } from '../../match/logbook.ts';

interface Table {
  readonly reader: Reader;
}

/** What the prompt says already, or what a line beside it tells as well. */
const QUIET: ReadonlySet<DkEventTold['type']> = new Set(['phase', 'turnEnded', 'cleared', 'spent', 'passed', 'entered']);

export const sayingsOf = (events: readonly DkEventTold[], { reader }: Table): LogSaying[] =>
  events.map((event): LogSaying => {
    const saying: LogSaying = { parts: describeEvent(event, reader), seat: seatOf(event) };
    if (event.type === 'turn') return { ...saying, heading: { turn: event.turn } };
    if (event.type === 'phase') return { ...saying, heading: { phase: PHASE_NAMES[event.phase].long } };
    return QUIET.has(event.type) ? { ...saying, quiet: true } : saying;
  });

/** Announcement of events: results only. */
export const spokenOf = (events: readonly DkEventTold[], { reader }: Table): string =>
  events
    .filter(({ type }) => !QUIET.has(type))
    .map((event) => segmentsText(describeEvent(event, reader)))
    .filter(Boolean)
    .join(' ');
