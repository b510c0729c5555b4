import { PLAQUE_WIDTH } from '../../screens/home/plaque-ui.ts';
import type { PlaqueUi } from '../../screens/home/plaque-ui.ts';
import { BADGE_SHAPES } from '../../ui/svg/shapes.ts';
import { n1 } from '../../ui/svg/write.ts';

const FLUTE = PLAQUE_WIDTH / 5;

/** The plate ends in five round flutes. */
function fluted(): string {
  const arcs = [1, 2, 3, 4, 5].map((i) => `A${FLUTE / 2} 26 0 0 1 ${n1(PLAQUE_WIDTH - FLUTE * i)} 430`).join('');
  return `M0 10Q0 0 10 0H${PLAQUE_WIDTH - 10}Q${PLAQUE_WIDTH} 0 ${PLAQUE_WIDTH} 10V430${arcs}Z`;
}

/** Five hollows run down the face, lit on one side. */
function flutes(): string {
  const hollow =
    '<linearGradient id="flute"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".16"/></linearGradient>';
  const lines = [0, 1, 2, 3, 4]
    .map((i) => {
      const x = i * FLUTE;
      return `<rect x="${n1(x + 5)}" y="0" width="36" height="460" rx="17" fill="url(#flute)"/><path d="M${n1(x + 8)} 14V446" stroke="#ffe2c4" stroke-opacity=".35" stroke-width="1.6"/>`;
    })
    .join('');
  return `<defs>${hollow}</defs>${lines}`;
}

export const PLAQUE: PlaqueUi = {
  pitch: 'Five lanes. Every card you play comes back a level higher.',
  facts: '2 players · about 20 minutes',
  fill: ['#d98e5b', '#8d4f2a', '#3d1f10'],
  outline: fluted(),
  medallion: (r) => BADGE_SHAPES.round(r * 0.95),
  etching: flutes(),
};
