/** Static parts of the lanes to be rasterized: copper bed, channels, anvil places, clash bars. */
import type { Picture } from '../../../ui/svg/bake.svelte.ts';
import { iconMark } from '../../../ui/svg/icons.ts';
import { rectPath, textured } from '../../../ui/svg/textures.ts';
import { n1, stroke } from '../../../ui/svg/write.ts';

const CHANNEL = '#1b1310';

/** The copper plate below everything. */
export function bedPicture(width: number, height: number): Picture {
  const [w, h] = [n1(width), n1(height)];
  const plate = `M10 0H${w - 10}L${w} 10V${h - 10}L${w - 10} ${h}H10L0 ${h - 10}V10Z`;
  return {
    key: `lane bed ${w} ${h}`,
    box: [-20, -16, w + 48, h + 44],
    markup: () =>
      `<path d="${plate}" fill="#000" opacity=".6" transform="translate(8 12)" filter="url(#soft14)"/>` +
      `<path d="${plate}" fill="#4a2c1b" filter="url(#bevel-l)"/>${textured(plate, 'brushed', 0.9)}`,
  };
}

/** One dark channel with its two copper rails. */
export function channelPicture(width: number, height: number): Picture {
  const [w, h] = [n1(width), n1(height)];
  const rail = (x: number) =>
    stroke(`M${n1(x)} 2V${h - 2}`, '#07080a', 5) +
    stroke(`M${n1(x)} 2V${h - 2}`, '#8d5029', 2.6) +
    stroke(`M${n1(x - 0.8)} 2V${h - 2}`, '#f3c09a', 0.8);
  const shade =
    '<linearGradient id="channel"><stop offset="0" stop-color="#060505"/><stop offset=".14" stop-color="#2b1c14"/><stop offset=".5" stop-color="#1b1310"/><stop offset=".86" stop-color="#22160f"/><stop offset="1" stop-color="#060505"/></linearGradient>';
  return {
    key: `lane channel ${w} ${h}`,
    box: [-2, -2, w + 4, h + 4],
    markup: () =>
      `<defs>${shade}</defs><rect width="${w}" height="${h}" fill="${CHANNEL}"/><rect width="${w}" height="${h}" fill="url(#channel)"/>` +
      textured(rectPath(0, 0, w, h), 'slate', 0.5) +
      stroke(`M.5 ${h}V0H${w}`, '#000', 2, 'stroke-opacity=".8"') +
      stroke(`M${w} 0V${h}H0`, '#ffdcb8', 1, 'stroke-opacity=".2"') +
      rail(6) +
      rail(w - 6),
  };
}

export type PlaceKind = 'front' | 'back';

/** Outline of an anvil's face; a front place has its horn towards the clash line, `below` or above. */
export function placeOutline(kind: PlaceKind, below: boolean, w: number, h: number): string {
  const horn = (from: number, to: number, y: number, tip: number) => `H${n1(from)}L${n1(w / 2)} ${tip}L${n1(to)} ${n1(y)}`;
  const top = kind === 'front' && !below ? horn(w * 0.38, w * 0.62, 0, -9) : '';
  const bottom = kind === 'front' && below ? horn(w * 0.62, w * 0.38, h, h + 9) : '';
  return `M10 0${top}H${n1(w - 10)}L${n1(w)} 10V${n1(h - 10)}L${n1(w - 10)} ${n1(h)}${bottom}H10L0 ${n1(h - 10)}V10Z`;
}

/** A lit anvil in front; behind it a darker, plainer block. The word is cut into both. */
export function placePicture(kind: PlaceKind, below: boolean, width: number, height: number): Picture {
  const [w, h] = [n1(width), n1(height)];
  const face = placeOutline(kind, below, w, h);
  const front = kind === 'front';
  const [light, middle, dark] = front ? ['#66707a', '#3d454e', '#272c33'] : ['#3f464e', '#292e35', '#1b1f24'];
  const metal = `<linearGradient id="face" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  const thick = front ? 8 : 5;
  const narrow = w < 100;
  const [size, spacing] = narrow ? [12, 1.5] : [15, 4];
  const word = `<text x="${w / 2 + spacing / 2}" y="${h / 2 + 5}" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="${size}" letter-spacing="${spacing}"`;
  const down = front ? h * (narrow ? 0.22 : 0.3) : 0;
  return {
    key: `lane place ${kind} ${below} ${w} ${h}`,
    box: [-8, -16, w + 24, h + 40],
    markup: () =>
      `<defs>${metal}</defs><path d="${face}" transform="translate(4 12)" fill="#000" opacity=".6" filter="url(#soft2)"/>` +
      `<path d="${face}" transform="translate(0 ${thick})" fill="#14171b"/><path d="${face}" fill="url(#face)"/>${textured(face, front ? 'hammered' : 'slate', front ? 1 : 0.6)}` +
      stroke(face, '#fff', 1.4, `stroke-opacity="${front ? 0.28 : 0.14}" transform="translate(.8 .9)"`) +
      stroke(face, '#07080a', 1.4) +
      (front
        ? iconMark(
            'anvil',
            { x: w / 2, y: h / 2 - (narrow ? 9 : 2), size: Math.min(46, h * (narrow ? 0.4 : 0.5)) },
            'fill="#000" opacity=".2"',
          )
        : '') +
      `${word} fill="#fff" opacity=".16" transform="translate(0 ${down + 1})">${front ? 'FRONT' : 'BACK'}</text>` +
      `${word} fill="#000" opacity=".72" transform="translate(0 ${down})">${front ? 'FRONT' : 'BACK'}</text>`,
  };
}

/** The copper bar that shows a lane's clash. */
export function clashPicture(width: number, height: number): Picture {
  const [w, h] = [n1(width), n1(height)];
  const bar = (inset: number, point: number) =>
    `M${-4 + inset} ${n1(h / 2)}l${point} ${n1(-h / 2 + inset)}H${n1(w + 4 - inset - point)}l${point} ${n1(h / 2 - inset)}l${-point} ${n1(h / 2 - inset)}H${n1(-4 + inset + point)}Z`;
  const copper =
    '<linearGradient id="bar" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0b285"/><stop offset=".3" stop-color="#b0683a"/><stop offset="1" stop-color="#512a14"/></linearGradient>';
  return {
    key: `lane clash ${w} ${h}`,
    box: [-12, -8, w + 28, h + 24],
    markup: () =>
      `<defs>${copper}</defs><rect x="-4" y="0" width="${w + 8}" height="${h}" fill="#000" opacity=".5" filter="url(#soft2)" transform="translate(2 4)"/>` +
      `<path d="${bar(0, 9)}" fill="url(#bar)" filter="url(#bevel)"/>${textured(bar(0, 9), 'brushed', 0.9)}` +
      `<path d="${bar(7, 6.5)}" fill="#18100b" stroke="#07080a"/>`,
  };
}
