import type { Picture } from '../../ui/svg/bake.svelte.ts';
import { iconMark } from '../../ui/svg/icons.ts';
import { BADGE_SHAPES } from '../../ui/svg/shapes.ts';
import type { GameTheme } from '../../ui/theme.ts';
import { PLAQUE_HEIGHT, PLAQUE_WIDTH } from './plaque-ui.ts';
import type { PlaqueUi } from './plaque-ui.ts';

const PLACE_OF_EMBLEM = `translate(${PLAQUE_WIDTH / 2} 117) scale(.92)`;

/** Pointed below. */
const PLAIN = `M0 0H${PLAQUE_WIDTH}V410L${PLAQUE_WIDTH / 2} ${PLAQUE_HEIGHT}L0 410Z`;

function draw(plaque: PlaqueUi, emblem: string, theme: GameTheme): string {
  const { outline = PLAIN, medallion = BADGE_SHAPES.round, etching = '' } = plaque;
  const [light, middle, dark] = plaque.fill ?? [theme.metal[1], ...theme.title];
  const frame = `transform="translate(7 7) scale(.939 .969)" fill="none"`;
  const rod = (x: number): string =>
    `<path d="M${x} -26V8" stroke="#07080a" stroke-width="9"/><path d="M${x} -26V8" stroke="#77828d" stroke-width="5"/><path d="M${x - 1} -26V8" stroke="#c8d0d7" stroke-width="1.4"/>`;
  return (
    `<defs><linearGradient id="face" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".44" stop-color="#050607" stop-opacity="0"/><stop offset=".6" stop-color="#050607" stop-opacity=".72"/><stop offset="1" stop-color="#050607" stop-opacity=".88"/></linearGradient>` +
    `<linearGradient id="emblem" gradientUnits="userSpaceOnUse" x1="60" y1="40" x2="440" y2="480"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="${theme.line}"/><stop offset="1" stop-color="${theme.accent}"/></linearGradient>` +
    `<clipPath id="plaque"><path d="${outline}"/></clipPath></defs>` +
    `${rod(46)}${rod(183)}` +
    `<path d="${outline}" fill="#000" opacity=".75" transform="translate(9 16)" filter="url(#soft14)"/><path d="${outline}" fill="#000" opacity=".8" transform="translate(2 4)" filter="url(#soft2)"/>` +
    `<path d="${outline}" fill="url(#face)" filter="url(#bevel-l)"/>` +
    `<g clip-path="url(#plaque)"><path d="${outline}" fill="url(#face)"/>${etching}<rect class="tex" width="${PLAQUE_WIDTH}" height="${PLAQUE_HEIGHT}" fill="url(#x-${theme.texture})" style="mix-blend-mode:overlay" opacity=".9"/><rect width="${PLAQUE_WIDTH}" height="${PLAQUE_HEIGHT}" fill="url(#foot)"/></g>` +
    `<path d="${outline}" ${frame} stroke="#050607" stroke-width="3" opacity=".75"/><path d="${outline}" ${frame} stroke="${theme.line}" stroke-width="1.3" opacity=".85"/>` +
    `<g transform="${PLACE_OF_EMBLEM}"><circle r="82" fill="#000" opacity=".32" filter="url(#soft6)"/><path d="${medallion(84)}" fill="${dark}" filter="url(#bevel-l)" opacity=".96"/><path d="${medallion(74)}" fill="none" stroke="${theme.line}" stroke-width="1.6" opacity=".8"/>` +
    `<g filter="url(#bevel-l)">${iconMark(emblem, { x: 0, y: 0, size: 106 }, `fill="url(#emblem)"`)}</g></g>`
  );
}

export const plaquePicture = (plaque: PlaqueUi, emblem: string, theme: GameTheme): Picture => ({
  key: `plaque ${theme.id}`,
  // Margin for the rods above and the shadow below.
  box: [-20, -28, PLAQUE_WIDTH + 50, PLAQUE_HEIGHT + 70],
  markup: () => draw(plaque, emblem, theme),
});
