import type { visitMethods } from '../../../src-shared/protocol/methods/visit.ts';
import type { VisitDesk } from '../visit-desk.ts';
import { DONE } from './handlers.ts';
import type { Handlers } from './handlers.ts';

export function visitHandlers(desk: VisitDesk): Handlers<keyof typeof visitMethods> {
  return {
    'visit.state': () => desk.state,
    'visit.look': async ({ looking }) => {
      await desk.look(looking);
      return desk.state;
    },
    'visit.join': async ({ name, code, place }) => {
      await desk.join(name, code, place);
      return desk.state;
    },
    'visit.back': async () => {
      await desk.back();
      return desk.state;
    },
    'visit.say': ({ text }) => {
      desk.say(text);
      return DONE;
    },
    'visit.take': async ({ accept }) => {
      await desk.take(accept);
      return desk.state;
    },
    'visit.rest': () => {
      desk.rest();
      return desk.state;
    },
    'visit.forget': () => {
      desk.forget();
      return desk.state;
    },
  };
}
