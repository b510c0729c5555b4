/** Events as log lines and as speech: what belongs together is said once. */
import type { LnEvent } from '../../../src-shared/games/laneforge/events.ts';
import { describeEvent, eventText } from '../../../src-shared/games/laneforge/text/log.ts';
import { PHASE_NAMES } from '../../../src-shared/games/laneforge/text/names.ts';
import type { Reader } from '../../../src-shared/games/laneforge/text/voice.ts';
import type { LogSaying } from '../../screens/match/logbook.ts';

/** Steps on the way to something that is told anyway. */
const QUIET: ReadonlySet<LnEvent['type']> = new Set(['phaseEnded', 'triggered', 'spellDone', 'turnEffectsEnded', 'allReady', 'enteredRow']);

interface Table {
  readonly reader: Reader;
}

function seatOf(event: LnEvent): number | null {
  if ('seat' in event) return event.seat;
  return 'thing' in event ? event.thing.seat : null;
}

export function sayingsOf(events: readonly LnEvent[], { reader }: Table): LogSaying[] {
  return events.map((event): LogSaying => {
    const saying: LogSaying = { parts: describeEvent(event, reader), seat: seatOf(event) };
    if (event.type === 'turn') return { ...saying, parts: [{ text: `Turn ${event.turn}` }], heading: { turn: event.turn } };
    if (event.type === 'phase') {
      const whose = event.seat === null ? '' : event.seat === reader.viewer ? ', yours' : `, ${reader.names[event.seat]}’s`;
      return { ...saying, heading: { phase: `${PHASE_NAMES[event.phase].long}${whose}` } };
    }
    return QUIET.has(event.type) ? { ...saying, quiet: true } : saying;
  });
}

/** What happened, as one announcement: results, not steps. */
export function spokenOf(events: readonly LnEvent[], { reader }: Table): string {
  return events
    .filter((event) => !QUIET.has(event.type) && event.type !== 'phase')
    .map((event) => eventText(event, reader))
    .filter(Boolean)
    .join(' ');
}
