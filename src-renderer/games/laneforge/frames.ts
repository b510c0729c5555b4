import { framesOf } from '../../ui/card/frames.ts';
import type { CardBackLook } from '../../ui/card/frames.ts';
import { THEME } from './theme.ts';

/** Copper cards have five flutes below; their top shows the level. */
function fluted(top: string, W: number, H: number): string {
  const flute = W / 5;
  const sweep = W * 0.042;
  const arcs = [1, 2, 3, 4, 5].map((i) => `A${flute / 2} ${sweep} 0 0 1 ${W - flute * i} ${H - W * 0.04}`).join('');
  return `${top}V${H - W * 0.04}${arcs}Z`;
}

/** Middle of a spell's upper edge, between its round shoulders. */
const shouldered = (W: number, H: number, middle: string): string =>
  fluted(
    `M0 ${W * 0.16}A${W * 0.16} ${W * 0.16} 0 0 1 ${W * 0.16} 0${middle}H${W * 0.84}A${W * 0.16} ${W * 0.16} 0 0 1 ${W} ${W * 0.16}`,
    W,
    H,
  );

export const FRAMES = framesOf(THEME, {
  // plain
  creature1: (W, H) => fluted(`M0 ${W * 0.05}Q0 0 ${W * 0.05} 0H${W * 0.95}Q${W} 0 ${W} ${W * 0.05}`, W, H),
  // notched
  creature2: (W, H) =>
    fluted(
      `M0 ${W * 0.05}H${W * 0.06}V${W * 0.02}H${W * 0.14}V0H${W * 0.4}L${W * 0.44} ${W * 0.035}H${W * 0.56}L${W * 0.6} 0H${W * 0.86}V${W * 0.02}H${W * 0.94}V${W * 0.05}H${W}`,
      W,
      H,
    ),
  // crowned
  creature3: (W, H) =>
    fluted(
      `M0 ${W * 0.07}L${W * 0.02} ${-W * 0.015}L${W * 0.16} ${W * 0.035}L${W * 0.3} ${W * 0.012}L${W * 0.39} ${W * 0.035}L${W * 0.5} ${-W * 0.055}L${W * 0.61} ${W * 0.035}L${W * 0.7} ${W * 0.012}L${W * 0.84} ${W * 0.035}L${W * 0.98} ${-W * 0.015}L${W} ${W * 0.07}`,
      W,
      H,
    ),
  spell1: (W, H) => shouldered(W, H, ''),
  spell2: (W, H) => shouldered(W, H, `H${W * 0.4}L${W * 0.44} ${W * 0.035}H${W * 0.56}L${W * 0.6} 0`),
  spell3: (W, H) =>
    shouldered(
      W,
      H,
      `H${W * 0.3}L${W * 0.36} ${W * 0.03}L${W * 0.42} ${-W * 0.02}L${W * 0.5} ${-W * 0.055}L${W * 0.58} ${-W * 0.02}L${W * 0.64} ${W * 0.03}L${W * 0.7} 0`,
    ),
});

export const BACK: CardBackLook = { frame: FRAMES.creature1, emblem: 'bellows', ground: '#24140b' };
