import type { LogGroup, MatchFrame } from '../../src-shared/protocol/messages.ts';

/** A frame as it is shown. */
export interface ShownFrame {
  readonly frame: MatchFrame;
  /** A position on the way: more of the same message follows. */
  readonly onTheWay: boolean;
  /** The positions on the way are left out. */
  readonly gathered: boolean;
}

/**
 * What a message is shown as: a frame for each position on the way, in which nobody is asked, and then its own.
 * @param gathered its own alone
 */
export function stagesOf(message: MatchFrame, gathered = false): ShownFrame[] {
  if (gathered) return [{ frame: message, onTheWay: false, gathered }];
  const shown: ShownFrame[] = [];
  /** Lines since the last position. */
  let log: LogGroup[] = [];
  for (const { line, events, stages = [] } of message.log) {
    let told = 0;
    for (const stage of stages) {
      log.push({ line, events: events.slice(told, stage.events) });
      shown.push({ frame: { ...message, status: 'playing', failure: null, view: stage.view, actions: [], log }, onTheWay: true, gathered });
      log = [];
      told = stage.events;
    }
    if (told < events.length) log.push({ line, events: events.slice(told) });
  }
  return [...shown, { frame: { ...message, log }, onTheWay: false, gathered }];
}

/** The log with what came after it. What stages told of one line is one group again: its events are worded together. */
export function continued(log: readonly LogGroup[], news: readonly LogGroup[]): readonly LogGroup[] {
  const last = log.at(-1);
  const [first, ...rest] = news;
  if (!last || first?.line !== last.line) return [...log, ...news];
  return [...log.slice(0, -1), { line: last.line, events: [...last.events, ...first.events] }, ...rest];
}
