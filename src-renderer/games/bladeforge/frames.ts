import { framesOf } from '../../ui/card/frames.ts';
import type { CardBackLook } from '../../ui/card/frames.ts';
import { THEME } from './theme.ts';

/** Positions of a cog's teeth along its sides, relative to the height. */
const TEETH = [0.12, 0.3, 0.48, 0.66, 0.84];

export const FRAMES = framesOf(THEME, {
  // a point above and below
  blade: (W, H) =>
    `M${W / 2} ${-W * 0.09}L${W * 0.74} ${W * 0.02}L${W * 0.94} ${W * 0.055}V${H * 0.8}L${W} ${H * 0.84}V${H * 0.94}L${W * 0.9} ${H * 0.96}H${W * 0.62}L${W * 0.5} ${H}L${W * 0.38} ${H * 0.96}H${W * 0.1}L0 ${H * 0.94}V${H * 0.84}L${W * 0.06} ${H * 0.8}V${W * 0.055}L${W * 0.26} ${W * 0.02}Z`,
  // narrow in the middle, where the hand is, with a pommel below
  grip: (W, H) =>
    `M${W * 0.08} 0H${W * 0.92}L${W} ${H * 0.05}V${H * 0.14}L${W * 0.94} ${H * 0.2}V${H * 0.84}L${W} ${H * 0.88}V${H * 0.94}L${W * 0.84} ${H * 0.975}H${W * 0.64}A${W * 0.16} ${W * 0.075} 0 0 1 ${W * 0.36} ${H * 0.975}H${W * 0.16}L0 ${H * 0.94}V${H * 0.88}L${W * 0.06} ${H * 0.84}V${H * 0.2}L0 ${H * 0.14}V${H * 0.05}Z`,
  // quillons
  guard: (W, H) =>
    `M${W * 0.12} 0H${W * 0.88}L${W * 0.93} ${H * 0.06}L${W * 1.03} ${H * 0.11}L${W * 0.99} ${H * 0.2}L${W * 0.93} ${H * 0.23}V${H * 0.92}L${W * 0.86} ${H}H${W * 0.14}L${W * 0.07} ${H * 0.92}V${H * 0.23}L${W * 0.01} ${H * 0.2}L${-W * 0.03} ${H * 0.11}L${W * 0.07} ${H * 0.06}Z`,
  // a kite below
  shield: (W, H) =>
    `M0 ${W * 0.05}L${W * 0.3} 0H${W * 0.7}L${W} ${W * 0.05}V${H * 0.86}C${W * 0.92} ${H * 0.94} ${W * 0.7} ${H * 0.97} ${W / 2} ${H}C${W * 0.3} ${H * 0.97} ${W * 0.08} ${H * 0.94} 0 ${H * 0.86}Z`,
  // a cog
  gadget: (W, H) => {
    const right = TEETH.map((y) => `L${W * 0.94} ${H * y}L${W} ${H * (y + 0.015)}V${H * (y + 0.075)}L${W * 0.94} ${H * (y + 0.09)}`).join(
      '',
    );
    const left = [...TEETH]
      .reverse()
      .map((y) => `L${W * 0.06} ${H * (y + 0.09)}L0 ${H * (y + 0.075)}V${H * (y + 0.015)}L${W * 0.06} ${H * y}`)
      .join('');
    return `M${W * 0.06} 0H${W * 0.94}V${H * 0.05}${right}V${H}H${W * 0.06}${left}Z`;
  },
});

export const BACK: CardBackLook = { frame: FRAMES.blade, emblem: 'relic-blade', ground: '#0c1826' };
