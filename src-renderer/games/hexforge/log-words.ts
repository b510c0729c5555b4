/** Events as lines of the log and as announcements; related events share a line. */
import type { HxEvent } from '../../../src-shared/games/hexforge/events.ts';
import { describeEvent, eventText } from '../../../src-shared/games/hexforge/text/log.ts';
import type { Reader } from '../../../src-shared/games/hexforge/text/log.ts';
import { PHASE_NAMES } from '../../../src-shared/games/hexforge/text/names.ts';
import type { LogSaying } from '../../match/logbook.ts';

/** Intermediate events, whose result is told. */
const QUIET: ReadonlySet<HxEvent['type']> = new Set([
  'spent',
  'offered',
  'agreed',
  'resolving',
  'exhausted',
  'readied',
  'combat',
  'trigger',
]);

interface Table {
  readonly reader: Reader;
}

/** Merges successive steps of one piece into a path. */
export function joinedMoves(events: readonly HxEvent[]): HxEvent[] {
  const joined: HxEvent[] = [];
  for (const event of events) {
    const last = joined[joined.length - 1];
    if (event.type === 'moved' && last?.type === 'moved' && last.thing.id === event.thing.id && last.to === event.from) {
      joined[joined.length - 1] = { ...event, from: last.from };
    } else joined.push(event);
  }
  return joined;
}

function seatOf(event: HxEvent): number | null {
  if ('seat' in event) return event.seat;
  if ('thing' in event) return event.thing.owner;
  return null;
}

export function sayingsOf(events: readonly HxEvent[], { reader }: Table): LogSaying[] {
  return joinedMoves(events).map((event): LogSaying => {
    const saying: LogSaying = { parts: describeEvent(event, reader), seat: seatOf(event) };
    if (event.type === 'turn') {
      const whose = reader.viewer === event.seat ? 'yours' : `${reader.names[event.seat]}’s`;
      return { ...saying, parts: [{ text: `Turn ${event.turn} · ${whose}` }], heading: { turn: event.turn } };
    }
    if (event.type === 'phase') return { ...saying, heading: { phase: PHASE_NAMES[event.phase].long } };
    return QUIET.has(event.type) ? { ...saying, quiet: true } : saying;
  });
}

/** Places are called the same all through a match, once there is a map. */
export const wordingOf = ({ reader }: Table): string => String(reader.tiles.length);

/** Announcement of events: results only; phases only when they ask for a decision. */
export function spokenOf(events: readonly HxEvent[], { reader }: Table): string {
  return joinedMoves(events)
    .filter((event) => !QUIET.has(event.type) && event.type !== 'phase')
    .map((event) => eventText(event, reader))
    .join(' ');
}
