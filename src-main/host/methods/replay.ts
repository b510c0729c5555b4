import type { replayMethods } from '../../../src-shared/protocol/methods/replay.ts';
import type { Matches } from '../matches.ts';
import type { Handlers } from './handlers.ts';

export const replayHandlers = (matches: Matches): Handlers<keyof typeof replayMethods> => ({
  'replay.open': ({ match }) => matches.replays.open(match),
  'replay.road': ({ match, viewer }) => matches.replays.road(match, viewer),
  'replay.look': (sight) => matches.replays.look(sight),
  'replay.ask': async ({ question, ...sight }) => ({ answer: await matches.replays.ask(sight, question) }),
  'replay.explain': ({ match, at }) => matches.replays.explain(match, at),
  'replay.course': ({ match }) => matches.replays.course(match),
  'replay.continue': async ({ match, at, seats }) => ({ match: await matches.continueFrom(match, at, seats) }),
});
