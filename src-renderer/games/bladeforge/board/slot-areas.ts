/** Hit areas of a sword's places, in percent of its drawing. */
import type { BlSlot } from '../../../../src-shared/games/bladeforge/types.ts';

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const SLOT_AREAS: Readonly<Record<BlSlot, Area>> = {
  shield: { left: 0, top: 18, width: 21, height: 66 },
  grip: { left: 20.5, top: 36, width: 16, height: 30 },
  left: { left: 31.5, top: 12, width: 16, height: 33 },
  right: { left: 31.5, top: 56, width: 16, height: 33 },
  blade: { left: 48, top: 28, width: 52, height: 44 },
};
