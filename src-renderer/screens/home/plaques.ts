import { iconMark } from '../../ui/svg/icons.ts';
import { BADGE_SHAPES, GEM_SHAPES } from '../../ui/svg/shapes.ts';
import type { Picture } from '../../ui/svg/bake.svelte.ts';
import type { Texture } from '../../ui/svg/textures.ts';
import { seeded } from '../../ui/svg/seeded.ts';
import { n1 } from '../../ui/svg/write.ts';

export const PLAQUE_WIDTH = 229;
export const PLAQUE_HEIGHT = 456;

/** What a game shows of itself on the rail at Home. */
export interface Plaque {
  game: string;
  title: string;
  /** One sentence: why to play it. */
  pitch: string;
  facts: string;
  picture: Picture;
}

interface PlaqueMetal {
  /** Fill, light to dark. */
  fill: readonly [string, string, string];
  line: string;
  inlay: string;
}

interface PlaqueDesign {
  game: string;
  metal: PlaqueMetal;
  outline: string;
  /** Outline of the medallion at a radius. */
  medallion: (r: number) => string;
  emblem: string;
  /** Worked into the face, below the texture. */
  etching: string;
  texture: Texture;
}

const PLACE_OF_EMBLEM = `translate(${PLAQUE_WIDTH / 2} 117) scale(.92)`;

function draw({ metal, outline, medallion, emblem, etching, texture }: PlaqueDesign): string {
  const [light, middle, dark] = metal.fill;
  const frame = `transform="translate(7 7) scale(.939 .969)" fill="none"`;
  const rod = (x: number): string =>
    `<path d="M${x} -26V8" stroke="#07080a" stroke-width="9"/><path d="M${x} -26V8" stroke="#77828d" stroke-width="5"/><path d="M${x - 1} -26V8" stroke="#c8d0d7" stroke-width="1.4"/>`;
  return (
    `<defs><linearGradient id="face" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".44" stop-color="#050607" stop-opacity="0"/><stop offset=".6" stop-color="#050607" stop-opacity=".72"/><stop offset="1" stop-color="#050607" stop-opacity=".88"/></linearGradient>` +
    `<linearGradient id="emblem" gradientUnits="userSpaceOnUse" x1="60" y1="40" x2="440" y2="480"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="${metal.line}"/><stop offset="1" stop-color="${metal.inlay}"/></linearGradient>` +
    `<clipPath id="plaque"><path d="${outline}"/></clipPath></defs>` +
    `${rod(46)}${rod(183)}` +
    `<path d="${outline}" fill="#000" opacity=".75" transform="translate(9 16)" filter="url(#soft14)"/><path d="${outline}" fill="#000" opacity=".8" transform="translate(2 4)" filter="url(#soft2)"/>` +
    `<path d="${outline}" fill="url(#face)" filter="url(#bevel-l)"/>` +
    `<g clip-path="url(#plaque)"><path d="${outline}" fill="url(#face)"/>${etching}<rect class="tex" width="${PLAQUE_WIDTH}" height="${PLAQUE_HEIGHT}" fill="url(#x-${texture})" style="mix-blend-mode:overlay" opacity=".9"/><rect width="${PLAQUE_WIDTH}" height="${PLAQUE_HEIGHT}" fill="url(#foot)"/></g>` +
    `<path d="${outline}" ${frame} stroke="#050607" stroke-width="3" opacity=".75"/><path d="${outline}" ${frame} stroke="${metal.line}" stroke-width="1.3" opacity=".85"/>` +
    `<g transform="${PLACE_OF_EMBLEM}"><circle r="82" fill="#000" opacity=".32" filter="url(#soft6)"/><path d="${medallion(84)}" fill="${dark}" filter="url(#bevel-l)" opacity=".96"/><path d="${medallion(74)}" fill="none" stroke="${metal.line}" stroke-width="1.6" opacity=".8"/>` +
    `<g filter="url(#bevel-l)">${iconMark(emblem, { x: 0, y: 0, size: 106 }, `fill="url(#emblem)"`)}</g></g>`
  );
}

function hexEtching(): string {
  let lines = '';
  for (let row = 0; row < 14; row++) {
    for (let column = 0; column < 7; column++) {
      lines += `M${n1(column * 40 + (row % 2) * 20 - 8)} ${row * 35 - 26}l17.3 10v20l-17.3 10l-17.3 -10v-20Z`;
    }
  }
  return `<path d="${lines}" fill="none" stroke="#04100d" stroke-width="2"/><path d="${lines}" fill="none" stroke="#8ccfbf" stroke-width=".8" opacity=".5" transform="translate(1 1.2)"/>`;
}

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

const plaque = (design: PlaqueDesign, words: Pick<Plaque, 'title' | 'pitch' | 'facts'>): Plaque => ({
  game: design.game,
  ...words,
  picture: {
    key: `plaque ${design.game}`,
    // Air for the rods above and for the shadow below.
    box: [-20, -28, PLAQUE_WIDTH + 50, PLAQUE_HEIGHT + 70],
    markup: () => draw(design),
  },
});

/** The games that can be played, in the order they hang. */
export const PLAQUES: readonly Plaque[] = [
  plaque(
    {
      game: 'hexforge',
      metal: { fill: ['#5c7a74', '#2b3f3b', '#131d1c'], line: '#8ccfbf', inlay: '#4e9c8c' },
      outline: `M26 0H203L229 30V404L${PLAQUE_WIDTH / 2} 456L0 404V30Z`,
      medallion: GEM_SHAPES.C,
      emblem: 'anvil',
      etching: hexEtching(),
      texture: 'hammered',
    },
    {
      title: 'Hexforge',
      pitch: 'A hidden map, workers and forges. Spells wait on a stack.',
      facts: '2 players · about 25 minutes',
    },
  ),
  plaque(
    {
      game: 'laneforge',
      metal: { fill: ['#d98e5b', '#8d4f2a', '#3d1f10'], line: '#f3c09a', inlay: '#c7743f' },
      outline: fluted(),
      medallion: (r) => BADGE_SHAPES.round(r * 0.95),
      emblem: 'bellows',
      etching: flutes(),
      texture: 'brushed',
    },
    {
      title: 'Laneforge',
      pitch: 'Five lanes. Every card you play comes back a level higher.',
      facts: '2 players · about 20 minutes',
    },
  ),
  plaque(
    {
      game: 'bladeforge',
      metal: { fill: ['#4c78a8', '#24466b', '#0e1e31'], line: '#a9cdf0', inlay: '#5b8fc4' },
      outline: `M0 0H${PLAQUE_WIDTH}V372L${PLAQUE_WIDTH / 2 + 26} 440L${PLAQUE_WIDTH / 2} 456L${PLAQUE_WIDTH / 2 - 26} 440L0 372Z`,
      medallion: BADGE_SHAPES.d12,
      emblem: 'relic-blade',
      etching: hammerMarks(),
      texture: 'hammered',
    },
    {
      title: 'Bladeforge',
      pitch: 'Build one sword, grow one die. Everyone against everyone.',
      facts: '2 to 6 players · about 20 minutes',
    },
  ),
];
