import { seeded } from '../../ui/svg/seeded.ts';
import { hsl, n1 } from '../../ui/svg/write.ts';

export const WALL_WIDTH = 1280;
export const WALL_HEIGHT = 800;
const COURSE = 50;

/** Dressed stone in courses, each with a lit upper and left edge. */
function stones(): string {
  const chance = seeded('smithy wall');
  let markup = '';
  for (let y = -10, row = 0; y < WALL_HEIGHT; y += COURSE, row++) {
    for (let x = -40 - (row % 2) * 60; x < WALL_WIDTH + 10;) {
      const width = 88 + chance() * 64;
      const light = 11 + chance() * 5;
      const right = n1(x + width);
      const left = n1(x);
      const top = n1(y + 3 + chance() * 2);
      const foot = n1(y + 47 - chance() * 2);
      markup +=
        `<path d="M${left + 3} ${y + 4}L${right - 3} ${top}L${right - 2} ${y + 46}L${left + 4} ${foot}Z" fill="${hsl(214, 9, light)}"/>` +
        `<path d="M${left + 4} ${y + 46}L${left + 3} ${y + 4}L${right - 3} ${y + 4}" fill="none" stroke="#fff" stroke-opacity=".055" stroke-width="1.5"/>`;
      x += width;
    }
  }
  return markup;
}

const FULL = `width="${WALL_WIDTH}" height="${WALL_HEIGHT}"`;

const LIGHTS = `<defs>
<radialGradient id="hearth" cx=".5" cy="1.02" r=".78"><stop offset="0" stop-color="#b8602e" stop-opacity=".8"/><stop offset=".4" stop-color="#6b361d" stop-opacity=".42"/><stop offset="1" stop-color="#14171c" stop-opacity="0"/></radialGradient>
<radialGradient id="window-light" cx=".16" cy="-.05" r=".8"><stop offset="0" stop-color="#9db3cf" stop-opacity=".3"/><stop offset="1" stop-color="#14171c" stop-opacity="0"/></radialGradient>
<linearGradient id="room-shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".55"/><stop offset=".3" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient>
</defs>`;

/**
 * The smithy's wall at night: cold light from a window above-left, the hearth's glow from below. Not rasterized: it has gradients only, and
 * its bitmap would be the largest of the screen.
 */
export const wall = (): string =>
  `${LIGHTS}<rect ${FULL} fill="#0c0e12"/>${stones()}` +
  `<rect class="tex" ${FULL} fill="url(#x-slate)" opacity=".9"/>` +
  `<rect ${FULL} fill="url(#window-light)"/><rect ${FULL} fill="url(#hearth)"/><rect ${FULL} fill="url(#room-shade)"/>`;
