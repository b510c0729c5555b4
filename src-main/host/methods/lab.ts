import type { labMethods } from '../../../src-shared/protocol/methods/lab.ts';
import type { Lab } from '../lab/lab.ts';
import { DONE, type Handlers } from './handlers.ts';

export const labHandlers = (lab: Lab): Handlers<keyof typeof labMethods> => ({
  'lab.list': () => lab.list(),
  'lab.start': ({ plan }) => ({ run: lab.start(plan) }),
  'lab.open': ({ run }) => lab.open(run),
  'lab.pause': ({ run }) => lab.pause(run),
  'lab.resume': ({ run }) => lab.resume(run),
  'lab.stop': ({ run }) => lab.stop(run),
  'lab.delete': async ({ run }) => {
    await lab.remove(run);
    return DONE;
  },
  'lab.matches': ({ run, from, count }) => lab.matches(run, from, count),
  'lab.match': async ({ run, deal, rotation }) => ({ match: await lab.match(run, deal, rotation) }),
  'lab.export': ({ run, format }) => lab.export(run, format),
});
