/** Events as lines of the log and as announcements. */
import type { WrEvent } from '../../../src-shared/games/warforge/events.ts';
import { logLines, type Reader } from '../../../src-shared/games/warforge/text/log.ts';
import { PHASE_NAMES } from '../../../src-shared/games/warforge/text/names.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';
import type { LogSaying } from '../../match/logbook.ts';

interface Table {
  readonly reader: Reader;
}

export const sayingsOf = (events: readonly WrEvent[], { reader }: Table): LogSaying[] =>
  logLines(events, reader).map(({ event, segments, seat }): LogSaying => {
    const saying: LogSaying = { parts: segments, seat };
    if (event.type === 'turnBegan') return { ...saying, heading: { turn: event.turn } };
    if (event.type === 'phase') return { ...saying, heading: { phase: PHASE_NAMES[event.phase] } };
    return saying;
  });

/** Announcement of events: results only. */
export const spokenOf = (events: readonly WrEvent[], { reader }: Table): string =>
  logLines(events, reader)
    .filter(({ event }) => event.type !== 'phase')
    .map(({ segments }) => segmentsText(segments))
    .filter(Boolean)
    .join(' ');
