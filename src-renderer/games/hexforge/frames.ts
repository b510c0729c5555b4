import { framesOf } from '../../ui/card/frames.ts';
import type { CardBackLook } from '../../ui/card/frames.ts';
import { THEME } from './theme.ts';

export const FRAMES = framesOf(THEME, {
  unit: (W, H) => {
    const c = W * 0.075;
    const keel = W * 0.045;
    return `M${c} 0H${W - c}L${W} ${c}V${H - c - keel}L${W - c} ${H - keel}H${W * 0.62}L${W / 2} ${H}L${W * 0.38} ${H - keel}H${c}L0 ${H - c - keel}V${c}Z`;
  },
  spell: (W, H) => {
    const y = W * 0.17;
    const c = W * 0.075;
    return `M0 ${y}C${W * 0.06} ${y * 0.42} ${W * 0.3} ${y * 0.12} ${W / 2} 0C${W * 0.7} ${y * 0.12} ${W * 0.94} ${y * 0.42} ${W} ${y}V${H - c}C${W * 0.9} ${H - c * 0.2} ${W * 0.7} ${H} ${W / 2} ${H}C${W * 0.3} ${H} ${W * 0.1} ${H - c * 0.2} 0 ${H - c}Z`;
  },
  equipment: (W, H) => {
    const c = W * 0.1;
    const n = W * 0.1;
    const d = W * 0.04;
    return `M${c} 0H${W / 2 - n}L${W / 2 - n + d} ${d}H${W / 2 + n - d}L${W / 2 + n} 0H${W - c}V${c * 0.6}H${W}V${H - c * 0.6}H${W - c}V${H}H${W / 2 + n}L${W / 2 + n - d} ${H - d}H${W / 2 - n + d}L${W / 2 - n} ${H}H${c}V${H - c * 0.6}H0V${c * 0.6}H${c}Z`;
  },
  commander: (W, H) => {
    const k = W * 0.06;
    return `M0 ${W * 0.1}L${W * 0.03} 0L${W * 0.2} ${W * 0.055}L${W * 0.36} ${W * 0.035}L${W / 2} ${-W * 0.055}L${W * 0.64} ${W * 0.035}L${W * 0.8} ${W * 0.055}L${W * 0.97} 0L${W} ${W * 0.1}V${H * 0.5}L${W * 0.985} ${H * 0.53}L${W} ${H * 0.56}V${H - W * 0.1}L${W * 0.8} ${H - k}L${W * 0.6} ${H - k * 0.7}L${W / 2} ${H + k * 0.3}L${W * 0.4} ${H - k * 0.7}L${W * 0.2} ${H - k}L0 ${H - W * 0.1}V${H * 0.56}L${W * 0.015} ${H * 0.53}L0 ${H * 0.5}Z`;
  },
  // Equipment: chamfers above, square below, notched sides.
  worker: (W, H) => {
    const c = W * 0.12;
    const n = W * 0.03;
    return `M${c} 0H${W - c}L${W} ${c}V${H * 0.62}L${W - n} ${H * 0.64}V${H * 0.7}L${W} ${H * 0.72}V${H - c * 0.4}H${W - c * 0.4}V${H}H${c * 0.4}V${H - c * 0.4}H0V${H * 0.72}L${n} ${H * 0.7}V${H * 0.64}L0 ${H * 0.62}V${c}Z`;
  },
  // Token: a missing upper corner, no keel.
  token: (W, H) => {
    const c = W * 0.075;
    return `M${c} 0H${W * 0.8}L${W} ${W * 0.2}V${H - c}L${W - c} ${H}H${c}L0 ${H - c}V${c}Z`;
  },
});

export const COMMANDER_FRAME = { ...FRAMES.commander, crest: 'crown' };

export const BACK: CardBackLook = { frame: FRAMES.unit, emblem: 'anvil', ground: '#172523' };
