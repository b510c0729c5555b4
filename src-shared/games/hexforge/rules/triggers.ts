import { DEFS } from '../catalog.ts';
import { KEYWORDS } from '../keywords/index.ts';
import type { HxEntity, HxState } from '../state.ts';
import type { HxEntityKeyword } from '../types.ts';

/** Keywords whose text fires; index into this list is `HxTrigger.keyword`. */
export const TRIGGER_KEYWORDS = ['entry', 'memento', 'spellbound'] as const satisfies readonly HxEntityKeyword[];

const FIRING = { entered: KEYWORDS.at('entered'), discarded: KEYWORDS.at('discarded'), spellCast: KEYWORDS.at('spellCast') };

/** Queues a unit's own texts of a moment for the next state check (HX-D9). Targets are those chosen on playing (HX-D10). */
export function queueTriggers(s: HxState, unit: HxEntity, moment: keyof typeof FIRING, targets: number[]): void {
  const { mask, hooks } = FIRING[moment];
  const def = DEFS[unit.def];
  if ((def.kw & mask) === 0) return;
  for (const hook of hooks) {
    if ((def.kw & hook.mask) === 0) continue;
    s.triggers.push({
      program: hook.does(def),
      seat: unit.owner,
      src: unit.id,
      srcTile: unit.tile,
      srcPower: unit.power,
      srcKw: unit.kw,
      def: unit.def,
      targets,
      keyword: TRIGGER_KEYWORDS.findIndex((id) => id === hook.id),
    });
  }
}

/** Turn player's first, then older entity first (HX-D9). */
export const triggerOrder =
  (turnSeat: number) =>
  (a: { seat: number; src: number }, b: { seat: number; src: number }): number =>
    (a.seat === turnSeat ? 0 : 1) - (b.seat === turnSeat ? 0 : 1) || a.src - b.src;
