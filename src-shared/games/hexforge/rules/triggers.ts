import { DEFS } from '../catalog.ts';
import type { HxEntity, HxState } from '../state.ts';

/** Which text of a unit fires; index into this list is `HxTrigger.keyword`. */
export const TRIGGER_KEYWORDS = ['entry', 'memento', 'spellbound'] as const;

/** Queues a unit's own text for the next state check (HX-D9). Targets are those chosen on playing (HX-D10). */
export function queueTrigger(s: HxState, unit: HxEntity, keyword: 0 | 1 | 2, targets: number[]): void {
  const def = DEFS[unit.def];
  const program = keyword === 0 ? def.entry : keyword === 1 ? def.memento : def.spellbound;
  if (program < 0) return;
  s.triggers.push({
    program,
    seat: unit.owner,
    src: unit.id,
    srcTile: unit.tile,
    srcPower: unit.power,
    srcKw: unit.kw,
    def: unit.def,
    targets,
    keyword,
  });
}

/** Turn player's first, then older entity first (HX-D9). */
export const triggerOrder =
  (turnSeat: number) =>
  (a: { seat: number; src: number }, b: { seat: number; src: number }): number =>
    (a.seat === turnSeat ? 0 : 1) - (b.seat === turnSeat ? 0 : 1) || a.src - b.src;
