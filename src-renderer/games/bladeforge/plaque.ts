import { PLAQUE_HEIGHT, PLAQUE_WIDTH } from '../../screens/home/plaque-ui.ts';
import type { PlaqueUi } from '../../screens/home/plaque-ui.ts';
import { seeded } from '../../ui/svg/seeded.ts';
import { BADGE_SHAPES } from '../../ui/svg/shapes.ts';
import { n1 } from '../../ui/svg/write.ts';

/** Hammered scales, each with its lit lower rim. */
function hammerMarks(): string {
  const random = seeded('bladeforge plaque');
  const marks = Array.from({ length: 70 }, () => {
    const x = random() * PLAQUE_WIDTH;
    const y = random() * 450;
    const w = 9 + random() * 11;
    return (
      `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(w)}" ry="${n1(w * 0.7)}" fill="#06121f" opacity=".35"/>` +
      `<path d="M${n1(x - w * 0.8)} ${n1(y + w * 0.3)}A${n1(w)} ${n1(w * 0.7)} 0 0 0 ${n1(x + w * 0.8)} ${n1(y + w * 0.3)}" stroke="#bfe0ff" stroke-width="1.3" fill="none" opacity=".4"/>`
    );
  }).join('');
  const heat =
    '<linearGradient id="heat" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff6e4" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>';
  return `<defs>${heat}</defs>${marks}<rect width="${PLAQUE_WIDTH}" height="${PLAQUE_HEIGHT}" fill="url(#heat)"/>`;
}

export const PLAQUE: PlaqueUi = {
  pitch: 'Build one sword, grow one die. Everyone against everyone.',
  facts: '2 to 6 players · about 20 minutes',
  fill: ['#4c78a8', '#24466b', '#0e1e31'],
  outline: `M0 0H${PLAQUE_WIDTH}V372L${PLAQUE_WIDTH / 2 + 26} 440L${PLAQUE_WIDTH / 2} 456L${PLAQUE_WIDTH / 2 - 26} 440L0 372Z`,
  medallion: BADGE_SHAPES.d12,
  etching: hammerMarks(),
};
