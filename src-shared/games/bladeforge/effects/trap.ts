import type { EffectRule } from './types.ts';

/** Never played (BL-13.2); searches and thefts ask the card itself what it does. */
export const trap: EffectRule<'trap'> = {
  names: 'nobody',
  hasObject: () => false,
  run: () => 'idle',
};
