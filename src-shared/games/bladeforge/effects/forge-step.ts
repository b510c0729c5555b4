import { TOP_LEVEL, dieOf } from '../state.ts';
import { tell } from '../rules/tell.ts';
import type { EffectRule } from './types.ts';

/** A die one size up or down, within d4…d12; no Reforge (BL-12.14). */
export const forgeStep: EffectRule<'forgeStep'> = {
  names: 'anybody',
  run(s, _item, { by }, target) {
    const own = s.seats[target];
    const from = dieOf(own.level);
    own.level = Math.min(TOP_LEVEL, Math.max(0, own.level + by));
    tell()?.all({ type: 'die', seat: target, from, to: dieOf(own.level) });
    return 'done';
  },
};
