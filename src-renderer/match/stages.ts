import type { LogGroup, MatchFrame } from '../../src-shared/protocol/messages.ts';

/** The frames that a message is shown as: a frame for each position on the way, in which nobody is asked, and then its own. */
export function stagesOf(message: MatchFrame): MatchFrame[] {
  const shown: MatchFrame[] = [];
  /** Lines since the last position. */
  let log: LogGroup[] = [];
  for (const { line, events, stages = [] } of message.log) {
    let told = 0;
    for (const stage of stages) {
      log.push({ line, events: events.slice(told, stage.events) });
      shown.push({ ...message, seq: message.seq - 1, status: 'playing', failure: null, view: stage.view, actions: [], log });
      log = [];
      told = stage.events;
    }
    if (told < events.length) log.push({ line, events: events.slice(told) });
  }
  return [...shown, { ...message, log }];
}
