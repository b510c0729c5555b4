import type { Texture } from './textures.ts';

/** Metal says the game: one theme per game. */
export interface FrameTheme {
  /** Four stops of the frame's metal, light to dark to half-light. */
  metal: readonly [string, string, string, string];
  /** Bright line on title plates. */
  line: string;
  /** Accent line let into the frame. */
  inlay: string;
  /** The pale plate rules text stands on. */
  plate: string;
  /** Title plate, top and bottom. */
  title: readonly [string, string];
  texture: Texture;
}

export const FRAME_THEMES = {
  hexforge: {
    metal: ['#8b9a98', '#4a5654', '#232b2b', '#3c4746'],
    line: '#8ccfbf',
    inlay: '#4e9c8c',
    plate: '#cbd2c3',
    title: ['#31403d', '#17201f'],
    texture: 'hammered',
  },
  laneforge: {
    metal: ['#f0b285', '#b0683a', '#5a2f17', '#8d5029'],
    line: '#f3c09a',
    inlay: '#c7743f',
    plate: '#dccdb4',
    title: ['#4b2a19', '#241209'],
    texture: 'brushed',
  },
  bladeforge: {
    metal: ['#9cc3ea', '#44688f', '#16273b', '#345375'],
    line: '#a9cdf0',
    inlay: '#5b8fc4',
    plate: '#cad3db',
    title: ['#22405f', '#0e1d2e'],
    texture: 'hammered',
  },
} satisfies Record<string, FrameTheme>;

export type GameTheme = keyof typeof FRAME_THEMES;

type Outline = (width: number, height: number) => string;

/** Copper cards end in five flutes below; what is above tells the level. */
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

/** Places of a cog's teeth along its sides, as shares of the height. */
const TEETH = [0.12, 0.3, 0.48, 0.66, 0.84];

/** Silhouette says the kind: outline of a card of width × height. */
export const FRAME_OUTLINES = {
  'hexforge.unit': (W, H) => {
    const c = W * 0.075;
    const keel = W * 0.045;
    return `M${c} 0H${W - c}L${W} ${c}V${H - c - keel}L${W - c} ${H - keel}H${W * 0.62}L${W / 2} ${H}L${W * 0.38} ${H - keel}H${c}L0 ${H - c - keel}V${c}Z`;
  },
  'hexforge.spell': (W, H) => {
    const y = W * 0.17;
    const c = W * 0.075;
    return `M0 ${y}C${W * 0.06} ${y * 0.42} ${W * 0.3} ${y * 0.12} ${W / 2} 0C${W * 0.7} ${y * 0.12} ${W * 0.94} ${y * 0.42} ${W} ${y}V${H - c}C${W * 0.9} ${H - c * 0.2} ${W * 0.7} ${H} ${W / 2} ${H}C${W * 0.3} ${H} ${W * 0.1} ${H - c * 0.2} 0 ${H - c}Z`;
  },
  'hexforge.equipment': (W, H) => {
    const c = W * 0.1;
    const n = W * 0.1;
    const d = W * 0.04;
    return `M${c} 0H${W / 2 - n}L${W / 2 - n + d} ${d}H${W / 2 + n - d}L${W / 2 + n} 0H${W - c}V${c * 0.6}H${W}V${H - c * 0.6}H${W - c}V${H}H${W / 2 + n}L${W / 2 + n - d} ${H - d}H${W / 2 - n + d}L${W / 2 - n} ${H}H${c}V${H - c * 0.6}H0V${c * 0.6}H${c}Z`;
  },
  'hexforge.commander': (W, H) => {
    const k = W * 0.06;
    return `M0 ${W * 0.1}L${W * 0.03} 0L${W * 0.2} ${W * 0.055}L${W * 0.36} ${W * 0.035}L${W / 2} ${-W * 0.055}L${W * 0.64} ${W * 0.035}L${W * 0.8} ${W * 0.055}L${W * 0.97} 0L${W} ${W * 0.1}V${H * 0.5}L${W * 0.985} ${H * 0.53}L${W} ${H * 0.56}V${H - W * 0.1}L${W * 0.8} ${H - k}L${W * 0.6} ${H - k * 0.7}L${W / 2} ${H + k * 0.3}L${W * 0.4} ${H - k * 0.7}L${W * 0.2} ${H - k}L0 ${H - W * 0.1}V${H * 0.56}L${W * 0.015} ${H * 0.53}L0 ${H * 0.5}Z`;
  },
  // a plain tool plate: chamfers above, square below, notched sides
  'hexforge.worker': (W, H) => {
    const c = W * 0.12;
    const n = W * 0.03;
    return `M${c} 0H${W - c}L${W} ${c}V${H * 0.62}L${W - n} ${H * 0.64}V${H * 0.7}L${W} ${H * 0.72}V${H - c * 0.4}H${W - c * 0.4}V${H}H${c * 0.4}V${H - c * 0.4}H0V${H * 0.72}L${n} ${H * 0.7}V${H * 0.64}L0 ${H * 0.62}V${c}Z`;
  },
  // cut from scrap: one bitten corner above, no keel
  'hexforge.token': (W, H) => {
    const c = W * 0.075;
    return `M${c} 0H${W * 0.8}L${W} ${W * 0.2}V${H - c}L${W - c} ${H}H${c}L0 ${H - c}V${c}Z`;
  },
  // plain
  'laneforge.creature1': (W, H) => fluted(`M0 ${W * 0.05}Q0 0 ${W * 0.05} 0H${W * 0.95}Q${W} 0 ${W} ${W * 0.05}`, W, H),
  // notched
  'laneforge.creature2': (W, H) =>
    fluted(
      `M0 ${W * 0.05}H${W * 0.06}V${W * 0.02}H${W * 0.14}V0H${W * 0.4}L${W * 0.44} ${W * 0.035}H${W * 0.56}L${W * 0.6} 0H${W * 0.86}V${W * 0.02}H${W * 0.94}V${W * 0.05}H${W}`,
      W,
      H,
    ),
  // crowned
  'laneforge.creature3': (W, H) =>
    fluted(
      `M0 ${W * 0.07}L${W * 0.02} ${-W * 0.015}L${W * 0.16} ${W * 0.035}L${W * 0.3} ${W * 0.012}L${W * 0.39} ${W * 0.035}L${W * 0.5} ${-W * 0.055}L${W * 0.61} ${W * 0.035}L${W * 0.7} ${W * 0.012}L${W * 0.84} ${W * 0.035}L${W * 0.98} ${-W * 0.015}L${W} ${W * 0.07}`,
      W,
      H,
    ),
  'laneforge.spell1': (W, H) => shouldered(W, H, ''),
  'laneforge.spell2': (W, H) => shouldered(W, H, `H${W * 0.4}L${W * 0.44} ${W * 0.035}H${W * 0.56}L${W * 0.6} 0`),
  'laneforge.spell3': (W, H) =>
    shouldered(
      W,
      H,
      `H${W * 0.3}L${W * 0.36} ${W * 0.03}L${W * 0.42} ${-W * 0.02}L${W * 0.5} ${-W * 0.055}L${W * 0.58} ${-W * 0.02}L${W * 0.64} ${W * 0.03}L${W * 0.7} 0`,
    ),
  // a point above and below
  'bladeforge.blade': (W, H) =>
    `M${W / 2} ${-W * 0.09}L${W * 0.74} ${W * 0.02}L${W * 0.94} ${W * 0.055}V${H * 0.8}L${W} ${H * 0.84}V${H * 0.94}L${W * 0.9} ${H * 0.96}H${W * 0.62}L${W * 0.5} ${H}L${W * 0.38} ${H * 0.96}H${W * 0.1}L0 ${H * 0.94}V${H * 0.84}L${W * 0.06} ${H * 0.8}V${W * 0.055}L${W * 0.26} ${W * 0.02}Z`,
  // narrow in the middle, where the hand is, with a pommel below
  'bladeforge.grip': (W, H) =>
    `M${W * 0.08} 0H${W * 0.92}L${W} ${H * 0.05}V${H * 0.14}L${W * 0.94} ${H * 0.2}V${H * 0.84}L${W} ${H * 0.88}V${H * 0.94}L${W * 0.84} ${H * 0.975}H${W * 0.64}A${W * 0.16} ${W * 0.075} 0 0 1 ${W * 0.36} ${H * 0.975}H${W * 0.16}L0 ${H * 0.94}V${H * 0.88}L${W * 0.06} ${H * 0.84}V${H * 0.2}L0 ${H * 0.14}V${H * 0.05}Z`,
  // quillons
  'bladeforge.guard': (W, H) =>
    `M${W * 0.12} 0H${W * 0.88}L${W * 0.93} ${H * 0.06}L${W * 1.03} ${H * 0.11}L${W * 0.99} ${H * 0.2}L${W * 0.93} ${H * 0.23}V${H * 0.92}L${W * 0.86} ${H}H${W * 0.14}L${W * 0.07} ${H * 0.92}V${H * 0.23}L${W * 0.01} ${H * 0.2}L${-W * 0.03} ${H * 0.11}L${W * 0.07} ${H * 0.06}Z`,
  // a kite below
  'bladeforge.shield': (W, H) =>
    `M0 ${W * 0.05}L${W * 0.3} 0H${W * 0.7}L${W} ${W * 0.05}V${H * 0.86}C${W * 0.92} ${H * 0.94} ${W * 0.7} ${H * 0.97} ${W / 2} ${H}C${W * 0.3} ${H * 0.97} ${W * 0.08} ${H * 0.94} 0 ${H * 0.86}Z`,
  // a cog
  'bladeforge.gadget': (W, H) => {
    const right = TEETH.map((y) => `L${W * 0.94} ${H * y}L${W} ${H * (y + 0.015)}V${H * (y + 0.075)}L${W * 0.94} ${H * (y + 0.09)}`).join(
      '',
    );
    const left = [...TEETH]
      .reverse()
      .map((y) => `L${W * 0.06} ${H * (y + 0.09)}L0 ${H * (y + 0.075)}V${H * (y + 0.015)}L${W * 0.06} ${H * y}`)
      .join('');
    return `M${W * 0.06} 0H${W * 0.94}V${H * 0.05}${right}V${H}H${W * 0.06}${left}Z`;
  },
} satisfies Record<`${GameTheme}.${string}`, Outline>;

export type FrameKind = keyof typeof FRAME_OUTLINES;
