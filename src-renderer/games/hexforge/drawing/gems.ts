/** The six resources as gems, and costs made of them. */
import { costTotal, costWords } from '../../../../src-shared/games/hexforge/text/costs.ts';
import type { HxCost, HxResource } from '../../../../src-shared/games/hexforge/types.ts';
import type { CardCost } from '../../../ui/card/costs.ts';
import type { Gem } from '../../../ui/svg/marks.ts';
import { hexagon } from '../../../ui/svg/shapes.ts';
import type { Shape } from '../../../ui/svg/shapes.ts';
import { n1 } from '../../../ui/svg/write.ts';

const eightPointStar: Shape = (r) => {
  let path = '';
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8 - Math.PI / 2;
    const reach = i % 2 ? r * 0.76 : r;
    path += `${i ? 'L' : 'M'}${n1(reach * Math.cos(angle))} ${n1(reach * Math.sin(angle))}`;
  }
  return `${path}Z`;
};

/** Every resource has an outline of its own: star, drop, flame, leaf, ingot, hexagon. */
export const GEMS: Readonly<Record<HxResource, Gem>> = {
  F: { id: 'F', enamel: '#a678de', letter: '#140822', letterDrop: 0.42, outline: eightPointStar },
  O: {
    id: 'O',
    enamel: '#57a0ec',
    letter: '#04121f',
    letterDrop: 0.5,
    outline: (r) =>
      `M0 ${-r * 1.08}C${r * 0.35} ${-r * 0.55} ${r} ${-r * 0.1} ${r} ${r * 0.22}A${r} ${r * 0.86} 0 0 1 ${-r} ${r * 0.22}C${-r} ${-r * 0.1} ${-r * 0.35} ${-r * 0.55} 0 ${-r * 1.08}Z`,
  },
  R: {
    id: 'R',
    enamel: '#f0705f',
    letter: '#240604',
    letterDrop: 0.54,
    outline: (r) => `M0 ${-r * 1.08}L${r * 1.06} ${r * 0.62}L${r * 0.62} ${r}H${-r * 0.62}L${-r * 1.06} ${r * 0.62}Z`,
  },
  G: {
    id: 'G',
    enamel: '#5fbe6c',
    letter: '#04170a',
    letterDrop: 0.42,
    outline: (r) =>
      `M${-r * 0.9} ${-r * 0.9}H${r * 0.25}A${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.9} ${-r * 0.2}V${r * 0.9}H${-r * 0.25}A${r * 0.8} ${r * 0.8} 0 0 1 ${-r * 0.9} ${r * 0.2}Z`,
  },
  E: {
    id: 'E',
    enamel: '#e8c13e',
    letter: '#1e1603',
    letterDrop: 0.48,
    outline: (r) => `M${-r * 0.62} ${-r * 0.86}H${r * 0.62}L${r} ${-r * 0.4}V${r * 0.86}H${-r}V${-r * 0.4}Z`,
  },
  C: { id: 'C', enamel: '#b9c1c9', letter: '#12151a', letterDrop: 0.42, outline: hexagon },
};

const COLOUR_ORDER: readonly HxResource[] = ['F', 'O', 'R', 'G', 'E'];
/** Gems of one colour are drawn one by one up to this number; above it as a count. */
const MOST_SINGLE = 3;

/** Gems in reading order: generic first, then one per coloured point. No cost is a plain 0. */
function gemsOf(cost: HxCost): CardCost['gems'] {
  const generic = (text: string) => ({ gem: GEMS.C, text, large: true });
  const coloured = COLOUR_ORDER.flatMap((resource) => {
    const amount = cost[resource] ?? 0;
    const gem = GEMS[resource];
    return amount > MOST_SINGLE ? [{ gem, text: `${amount}${resource}` }] : Array.from({ length: amount }, () => ({ gem, text: resource }));
  });
  const gems = cost.C ? [generic(String(cost.C)), ...coloured] : coloured;
  return gems.length > 0 ? gems : [generic('0')];
}

export const cardCost = (cost: HxCost): CardCost => ({ gems: gemsOf(cost), total: costTotal(cost), words: costWords(cost) });
