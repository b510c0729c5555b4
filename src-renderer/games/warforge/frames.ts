import { framesOf } from '../../ui/card/frames.ts';
import type { CardBackLook } from '../../ui/card/frames.ts';
import { THEME } from './theme.ts';

export const FRAMES = framesOf(THEME, {
  // crowned, with a keel
  warlord: (W, H) => {
    const c = W * 0.036;
    return `M0 ${W * 0.03}L${W * 0.12} ${-W * 0.02}L${W * 0.3} ${W * 0.03}H${W * 0.42}L${W / 2} ${-W * 0.04}L${W * 0.58} ${W * 0.03}H${W * 0.7}L${W * 0.88} ${-W * 0.02}L${W} ${W * 0.03}V${H * 0.3}L${W - c} ${H * 0.33}V${H * 0.8}L${W} ${H * 0.83}L${W * 0.93} ${H * 0.95}L${W * 0.7} ${H * 0.955}L${W / 2} ${H * 1.02}L${W * 0.3} ${H * 0.955}L${W * 0.07} ${H * 0.95}L0 ${H * 0.83}L${c} ${H * 0.8}V${H * 0.33}L0 ${H * 0.3}Z`;
  },
  // riveted plates
  troop: (W, H) => {
    const c = W * 0.055;
    return `M${c * 2} 0H${W - c * 2}L${W} ${c * 1.4}V${H * 0.16}L${W - c} ${H * 0.2}V${H * 0.86}L${W} ${H * 0.9}V${H - c}L${W - c} ${H}H${c}L0 ${H - c}V${H * 0.9}L${c} ${H * 0.86}V${H * 0.2}L0 ${H * 0.16}V${c * 1.4}Z`;
  },
  // an order, rolled at both ends
  stratagem: (W, H) =>
    `M${W * 0.06} 0H${W * 0.94}A${W * 0.05} ${W * 0.05} 0 0 1 ${W * 0.94} ${W * 0.1}V${H - W * 0.1}A${W * 0.05} ${W * 0.05} 0 0 1 ${W * 0.94} ${H}H${W * 0.06}A${W * 0.05} ${W * 0.05} 0 0 1 ${W * 0.06} ${H - W * 0.1}V${W * 0.1}A${W * 0.05} ${W * 0.05} 0 0 1 ${W * 0.06} 0Z`,
});

export const BACK: CardBackLook = { frame: FRAMES.troop, emblem: 'swords-emblem', ground: '#1d0f11' };
