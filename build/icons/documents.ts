/** Icons of the files that people keep: a sheet with the mark, and a sign for what is in it. */
import { markIn } from './mark.ts';

const SHEET = 'M104 20H324L420 116V470Q420 492 398 492H104Q82 492 82 470V42Q82 20 104 20Z';
const CORNER = 'M324 20L420 116H342Q324 116 324 98Z';

interface Kind {
  /** Deep and bright shade of the band at the foot. */
  metal: [deep: string, bright: string];
  /** Drawn in a square of 100. */
  sign: string;
}

const hexagon = (x: number, y: number): string => `M${x} ${y - 23}l20 11.5v23l-20 11.5l-20 -11.5v-23Z`;

/** By file name extension. */
export const DOCUMENTS: Readonly<Record<string, Kind>> = {
  // Two that face each other.
  ffmatch: { metal: ['#4A2614', '#E9A878'], sign: '<path d="M6 14L44 50L6 86Z"/><path d="M94 14L56 50L94 86Z"/>' },
  // Cards in a fan.
  ffdeck: {
    metal: ['#252C52', '#C6CFE8'],
    sign: '<path d="M4 26L34 16L56 84L26 94Z" opacity=".55"/><path d="M34 12H66V86H34Z" opacity=".8"/><path d="M66 16L96 26L74 94L60 89V20Z"/>',
  },
  // Hexes of a board.
  ffmap: { metal: ['#1C3A36', '#8CCFBF'], sign: `<path d="${hexagon(28, 32)}${hexagon(72, 32)}${hexagon(50, 70)}"/>` },
};

export function documentIcon({ metal: [deep, bright], sign }: Kind): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<defs>
<linearGradient id="paper" x1="0" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#F6EFDF"/><stop offset="1" stop-color="#D3C5A6"/></linearGradient>
<clipPath id="sheet"><path d="${SHEET}"/></clipPath>
</defs>
<path d="${SHEET}" fill="url(#paper)"/>
<g clip-path="url(#sheet)"><path d="M82 366H420V492H82Z" fill="${deep}"/><path d="M82 366H420V373H82Z" fill="${bright}"/></g>
${markIn(136, 116, 226)}
<svg x="203" y="382" width="96" height="96" viewBox="0 0 100 100" fill="${bright}">${sign}</svg>
<path d="${SHEET}" fill="none" stroke="#0B0D10" stroke-width="10" stroke-linejoin="round"/>
<path d="${CORNER}" fill="#BDAE8C" stroke="#0B0D10" stroke-width="8" stroke-linejoin="round"/>
</svg>`;
}
