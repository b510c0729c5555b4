/** Events as lines of the log and as announcements; related events share a line. */
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { logLines } from '../../../src-shared/games/laneforge/text/log.ts';
import type { Reader } from '../../../src-shared/games/laneforge/text/log.ts';
import { PHASE_NAMES } from '../../../src-shared/games/laneforge/text/names.ts';
import { segmentsText } from '../../../src-shared/text/voice.ts';
import type { LogSaying } from '../../match/logbook.ts';

/** Intermediate events, whose result is told. */
const QUIET: ReadonlySet<LnEvent['type']> = new Set(['phaseEnded', 'triggered', 'spellDone', 'turnEffectsEnded', 'allReady', 'enteredRow']);

interface Table {
  readonly reader: Reader;
  readonly cover: { readonly on: boolean };
}

/** Cards drawn into a covered hand are not named. */
const tellable = (events: readonly LnEvent[], { cover }: Table): readonly LnEvent[] =>
  cover.on ? events.map((event) => (event.type === 'drew' ? { type: event.type, seat: event.seat, count: event.count } : event)) : events;

function phaseHeading({ phase, seat }: Extract<LnEvent, { type: 'phase' }>, reader: Reader): string {
  const whose = seat === null ? '' : seat === reader.viewer ? ', yours' : `, ${reader.names[seat]}’s`;
  return PHASE_NAMES[phase].long + whose;
}

export function sayingsOf(events: readonly LnEvent[], table: Table): LogSaying[] {
  const { reader } = table;
  return logLines(tellable(events, table), reader).map(({ event, segments, seat }): LogSaying => {
    const saying: LogSaying = { parts: segments, seat };
    if (event.type === 'turn') return { ...saying, parts: [{ text: `Turn ${event.turn}` }], heading: { turn: event.turn } };
    if (event.type === 'phase') return { ...saying, heading: { phase: phaseHeading(event, reader) } };
    return QUIET.has(event.type) ? { ...saying, quiet: true } : saying;
  });
}

export const wordingOf = ({ cover }: Pick<Table, 'cover'>): string => (cover.on ? 'covered' : '');

/** Announcement of events: results only. */
export function spokenOf(events: readonly LnEvent[], table: Table): string {
  return logLines(tellable(events, table), table.reader)
    .filter(({ event }) => !QUIET.has(event.type) && event.type !== 'phase')
    .map(({ segments }) => segmentsText(segments))
    .filter(Boolean)
    .join(' ');
}
