import { Random } from '../kernel/rng.ts';
import type { Bot } from './types.ts';

/** Any legal action, all equally likely. */
export const randomBot: Bot = {
  id: 'random',
  // Decides in one step, so there is nothing to yield.
  // eslint-disable-next-line require-yield
  *think(request) {
    return { action: new Random(request.seed).pick(request.actions), stats: { iterations: 0, value: null } };
  },
};
