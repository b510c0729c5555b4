import { TOP_LEVEL, type BlState, type GadgetItem } from '../state.ts';
import type { BlEvent } from '../events.ts';
import { tell } from '../rules/tell.ts';
import type { BlEffectKind, EffectOf } from './dsl.ts';
import type { EffectRule } from './types.ts';

/* Numbers and freedoms for a while (BL-12.4–12.9, BL-4.9, D26, D63). They always have an object (D60). */

type Modified = Extract<BlEvent, { type: 'modified' }>['what'];

/** For the user itself. */
const own = <K extends BlEffectKind>(
  what: Modified,
  change: (s: BlState, effect: EffectOf<K>, item: GadgetItem) => number,
): EffectRule<K> => ({
  names: 'nobody',
  run(s, item, effect) {
    const by = change(s, effect, item);
    tell()?.all({ type: 'modified', seat: item.seat, what, by });
    return 'done';
  },
});

export const attackMod = own<'attackMod'>('attack', (s, { n }) => {
  s.means.attackMod += n;
  return n;
});

export const defenseMod = own<'defenseMod'>('defense', (s, { n }, { seat }) => {
  s.seats[seat].defenseMod += n;
  return n;
});

export const blockMod = own<'blockMod'>('block', (s, { n }, { seat }) => {
  s.seats[seat].blockMod += n;
  return n;
});

export const attackTimes = own<'attackTimes'>('times', (s) => {
  s.means.doublings++;
  return 2;
});

/** Every further one is one size more, up to d12 (BL-12.18). */
export const dieStep = own<'dieStep'>('die', (s) => {
  s.means.dieSteps = Math.min(TOP_LEVEL, s.means.dieSteps + 1);
  return 1;
});

export const keepBest = own<'keepBest'>('best', (s) => (s.means.keepBest = 1));
export const noBlock = own<'noBlock'>('noBlock', (s) => (s.means.noBlock = 1));
export const pierce = own<'pierce'>('pierce', (s) => (s.means.pierce = 1));
export const extraPlace = own<'extraPlace'>('place', (s) => {
  s.means.placementsLeft++;
  return 1;
});

/** BL-12.6: until the end of this turn. */
export const weaken: EffectRule<'weaken'> = {
  names: 'rival',
  run(s, _item, { n }, target) {
    s.seats[target].weaken += n;
    tell()?.all({ type: 'modified', seat: target, what: 'weaken', by: n });
    return 'done';
  },
};
