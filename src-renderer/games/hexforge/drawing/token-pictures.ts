import type { HxCardFace } from '../../../../src-shared/games/hexforge/text/faces.types.ts';
import type { Seat } from '../../../../src-shared/kernel/seat.ts';
import { EDGE_STROKES } from '../../../ui/metal/seat-edge.ts';
import { specOf } from '../card-spec.ts';
import { artPicture } from '../../../ui/svg/art.ts';
import type { Picture } from '../../../ui/svg/bake.svelte.ts';
import { seatLook } from '../../../ui/svg/colours.ts';
import { iconMark } from '../../../ui/svg/icons.ts';

/** A standing token: an arched plate on a round foot. Its static parts are rasterized. */

export const ARCH = 'M-22 12V-30A22 21 0 0 1 22 -30V12L0 18Z';

/** Picture on the plate: the hero without scenery far behind it, a little smaller than on a card. */
export const tokenArt = (face: HxCardFace, plain: boolean): Picture =>
  artPicture({ ...specOf(face).art, far: undefined, composition: 'single', level: 1, heroScale: 0.86 }, plain, [52, 20, 196, 294]);

/** Round foot with the seat's edge. */
export function tokenFoot(seat: Seat): Picture {
  const { colour, edge } = seatLook(seat);
  const { dash, cap } = EDGE_STROKES[edge];
  const rim = 'cy="11" rx="24" ry="9.6"';
  return {
    key: `token foot ${edge} ${colour}`,
    box: [-28, -2, 56, 28],
    markup: () =>
      `<ellipse cy="13" rx="25" ry="10.5" fill="#0a0c0f"/><ellipse ${rim} fill="url(#iron)"/><ellipse ${rim} fill="none" stroke="#0a0c0f" stroke-width="4.6"/>` +
      `<ellipse ${rim} fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="${cap}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
  };
}

/** Rim of the plate in the seat's colour and edge pattern; the picture lies inside it. */
export function tokenRim(seat: Seat): Picture {
  const { colour, edge } = seatLook(seat);
  const { dash, cap, split } = EDGE_STROKES[edge];
  return {
    key: `token rim ${edge} ${colour}`,
    box: [-28, -58, 58, 82],
    markup: () =>
      `<path d="${ARCH}" transform="translate(2.6 1.6)" fill="#07090b"/><path d="${ARCH}" fill="#0a0c0f" stroke="#0a0c0f" stroke-width="6" stroke-linejoin="round"/>` +
      `<path d="${ARCH}" fill="none" stroke="${colour}" stroke-width="4.4" stroke-linejoin="round" stroke-linecap="${cap}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>` +
      (split ? `<path d="${ARCH}" fill="none" stroke="#0a0c0f" stroke-width="1.4" stroke-linejoin="round"/>` : '') +
      `<path d="${ARCH}" fill="none" stroke="#fff" stroke-opacity=".45" transform="translate(-.9 -1.2)"/>`,
  };
}

/** Emblem of the seat on the crown of the plate. */
export function tokenEmblem(seat: Seat): Picture {
  const { colour, on, emblem } = seatLook(seat);
  return {
    key: `token emblem ${emblem} ${colour}`,
    box: [-9, -9, 18, 18],
    markup: () =>
      `<circle r="8" fill="#0a0c0f"/><circle r="6.8" fill="${colour}"/>${iconMark(emblem, { x: 0, y: 0, size: 10 }, `fill="${on}"`)}`,
  };
}

/** Signs at the shoulders. */
export type TokenSign = 'exhausted' | 'worker' | 'commander' | 'attack';

const SIGNS: Record<TokenSign, { icon: string; edge: string; fill: string }> = {
  exhausted: { icon: 'empty-hourglass', edge: '#7f8b98', fill: '#e6eaed' },
  worker: { icon: 'war-pick', edge: '#b9924e', fill: '#f2dca6' },
  commander: { icon: 'crown', edge: '#f2dca6', fill: '#f2dca6' },
  attack: { icon: 'crossed-swords', edge: '#ff8a3d', fill: '#ffd27a' },
};

export function tokenSign(sign: TokenSign): Picture {
  const { icon, edge, fill } = SIGNS[sign];
  return {
    key: `token sign ${sign}`,
    box: [-10, -10, 20, 20],
    markup: () => `<circle r="8.6" fill="#0a0c0f" stroke="${edge}"/>${iconMark(icon, { x: 0, y: 0, size: 12 }, `fill="${fill}"`)}`,
  };
}

/** Hatching of a piece that has acted. */
export const EXHAUSTED_HATCH = ((): string => {
  let lines = '';
  for (let x = -90; x < 60; x += 7) lines += `M${x} -56l80 80`;
  return lines;
})();
export const DAMAGE_CRACK = 'M10 -54L4 -40L12 -30L2 -16L7 -8M12 -30L22 -26M2 -16L-7 -12';
