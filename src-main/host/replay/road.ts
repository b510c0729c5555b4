import type { Viewer } from '../../../src-shared/kernel/seat.ts';
import type { ReplayRoad } from '../../../src-shared/protocol/replay.ts';
import type { Replay } from './replay.ts';

/**
 * Viewers whose eyes a replay may be seen through: all seats once it is over. Before that the only person's seat; with several people the
 * spectator, since who sits at the screen is unknown.
 */
export function viewersOf({ finished, header }: Replay): Viewer[] {
  const people = header.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  if (!finished) return people.length === 1 ? people : ['spectator'];
  const others = header.seats.map((_, seat) => seat).filter((seat) => !people.includes(seat));
  return [...people, ...others];
}

/**
 * The moments at which a viewer may stop, as numbers of actions. While a match is not over, only moments with events for the viewer: the
 * number of hidden actions in between would leak information.
 */
export function stopsOf(replay: Replay, viewer: Viewer): number[] {
  const { base, length, finished } = replay;
  const all = Array.from({ length: length - base + 1 }, (_, i) => base + i);
  return finished ? all : all.filter((line) => line === base || replay.eventsAt(line, viewer).length > 0);
}

export function roadOf(replay: Replay, viewer: Viewer): ReplayRoad {
  const stops = stopsOf(replay, viewer);
  const turns: ReplayRoad['turns'] = [];
  const log: ReplayRoad['log'] = [];
  stops.forEach((line, at) => {
    const turn = replay.turnAt(line);
    if (turn !== turns.at(-1)?.turn) turns.push({ turn, at });
    const events = replay.eventsAt(line, viewer);
    if (events.length > 0) log.push({ line: at, events });
  });
  const explained = replay.finished ? stops.flatMap((line, at) => (replay.thoughtAt(line) ? [at] : [])) : [];
  return { length: stops.length - 1, turns, explained, log };
}
