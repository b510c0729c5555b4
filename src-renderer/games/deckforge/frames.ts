import type { CardType } from '../../../src-shared/games/deckforge/decks/wire.ts';
import { framesOf } from '../../ui/card/frames.ts';
import type { CardBackLook } from '../../ui/card/frames.ts';
import { THEME } from './theme.ts';

/** Five silhouettes, known without their words: tokens and cards of a type share one. */
export const FRAMES = framesOf<CardType>(THEME, {
  // a broad plate with shoulders
  creature: (W, H) => {
    const c = W * 0.07;
    return `M${c} 0H${W - c}L${W} ${c}V${H * 0.3}L${W * 0.965} ${H * 0.34}V${H * 0.78}L${W} ${H * 0.82}V${H - c}L${W - c} ${H}H${c}L0 ${H - c}V${H * 0.82}L${W * 0.035} ${H * 0.78}V${H * 0.34}L0 ${H * 0.3}V${c}Z`;
  },
  // wings at the upper corners
  flying: (W, H) =>
    `M${W * 0.16} ${H * 0.015}L${W * 0.4} ${H * 0.03}L${W / 2} ${-W * 0.03}L${W * 0.6} ${H * 0.03}L${W * 0.84} ${H * 0.015}L${W * 1.03} ${-H * 0.025}L${W * 0.99} ${H * 0.1}L${W * 0.95} ${H * 0.18}V${H * 0.88}C${W * 0.9} ${H * 0.96} ${W * 0.7} ${H * 0.985} ${W / 2} ${H}C${W * 0.3} ${H * 0.985} ${W * 0.1} ${H * 0.96} ${W * 0.05} ${H * 0.88}V${H * 0.18}L${W * 0.01} ${H * 0.1}L${-W * 0.03} ${-H * 0.025}Z`,
  // points forward, above and below
  attack: (W, H) =>
    `M0 ${H * 0.06}L${W * 0.2} ${H * 0.015}L${W / 2} ${-W * 0.05}L${W * 0.8} ${H * 0.015}L${W} ${H * 0.06}L${W * 0.95} ${H * 0.2}V${H * 0.8}L${W} ${H * 0.93}L${W * 0.78} ${H * 0.975}L${W / 2} ${H * 1.015}L${W * 0.22} ${H * 0.975}L0 ${H * 0.93}L${W * 0.05} ${H * 0.8}V${H * 0.2}Z`,
  // a shield
  defense: (W, H) =>
    `M${W * 0.04} ${W * 0.03}Q${W * 0.28} ${W * 0.05} ${W / 2} ${-W * 0.02}Q${W * 0.72} ${W * 0.05} ${W * 0.96} ${W * 0.03}L${W} ${H * 0.1}V${H * 0.84}C${W * 0.94} ${H * 0.94} ${W * 0.7} ${H * 0.98} ${W / 2} ${H}C${W * 0.3} ${H * 0.98} ${W * 0.06} ${H * 0.94} 0 ${H * 0.84}V${H * 0.1}Z`,
  // an octagon with notches, as a machine's housing
  artifact: (W, H) => {
    const c = W * 0.11;
    return `M${c} 0H${W * 0.4}V${W * 0.03}H${W * 0.6}V0H${W - c}L${W} ${c}V${H * 0.42}H${W * 0.97}V${H * 0.58}H${W}V${H - c}L${W - c} ${H}H${W * 0.6}V${H - W * 0.03}H${W * 0.4}V${H}H${c}L0 ${H - c}V${H * 0.58}H${W * 0.03}V${H * 0.42}H0V${c}Z`;
  },
});

export const BACK: CardBackLook = { frame: FRAMES.artifact, emblem: 'anvil', ground: '#14153a' };
