/** Events as lines of the log and as announcements; related events share a line. */
import type { BlEvent } from '../../../src-shared/games/bladeforge/events.ts';
import { logLines } from '../../../src-shared/games/bladeforge/text/log.ts';
import type { Reader } from '../../../src-shared/games/bladeforge/text/log.ts';
import { PHASE_NAMES } from '../../../src-shared/games/bladeforge/text/names.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';
import type { LogSaying } from '../../match/logbook.ts';

/** Headings, and intermediate events, whose result is told. */
const QUIET: ReadonlySet<BlEvent['type']> = new Set(['phase']);

interface Table {
  readonly reader: Reader;
}

export function sayingsOf(events: readonly BlEvent[], { reader }: Table): LogSaying[] {
  return logLines(events, reader).map(({ event, segments, seat }): LogSaying => {
    const saying: LogSaying = { parts: segments, seat };
    if (event.type === 'turn') return { ...saying, heading: { turn: event.turn } };
    if (event.type === 'phase') return { ...saying, heading: { phase: PHASE_NAMES[event.phase].long } };
    return QUIET.has(event.type) ? { ...saying, quiet: true } : saying;
  });
}

/** Announcement of events: results only. */
export function spokenOf(events: readonly BlEvent[], { reader }: Table): string {
  return logLines(events, reader)
    .filter(({ event }) => !QUIET.has(event.type))
    .map(({ segments }) => segmentsText(segments))
    .filter(Boolean)
    .join(' ');
}
