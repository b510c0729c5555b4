import { n1 } from './write.ts';

/** Outlines centred on 0,0; `r` is the radius of the circle they roughly fill. */
export type Shape = (r: number) => string;

export const hexagon: Shape = (r) =>
  `M0 ${n1(-r * 1.05)}L${n1(r * 0.92)} ${n1(-r * 0.53)}V${n1(r * 0.53)}L0 ${n1(r * 1.05)}L${n1(-r * 0.92)} ${n1(r * 0.53)}V${n1(-r * 0.53)}Z`;

export const BADGE_SHAPES = {
  /** Ranged power: a bow, drawn upwards. */
  bow: (r) =>
    `M${-r * 1.05} ${-r * 0.3}Q0 ${-r * 1.5} ${r * 1.05} ${-r * 0.3}L${r * 0.8} ${r * 0.85}Q0 ${r * 1.15} ${-r * 0.8} ${r * 0.85}Z`,
  /** Power: a blade's point above, keel below. */
  blade: (r) =>
    `M0 ${-r * 1.22}L${r * 0.98} ${-r * 0.2}L${r * 0.7} ${r * 0.8}L0 ${r * 1.14}L${-r * 0.7} ${r * 0.8}L${-r * 0.98} ${-r * 0.2}Z`,
  /** Health. */
  shield: (r) =>
    `M${-r * 0.95} ${-r * 0.9}L0 ${-r * 1.08}L${r * 0.95} ${-r * 0.9}V${r * 0.1}C${r * 0.9} ${r * 0.7} ${r * 0.4} ${r} 0 ${r * 1.22}C${-r * 0.4} ${r} ${-r * 0.9} ${r * 0.7} ${-r * 0.95} ${r * 0.1}Z`,
  hex: (r) => hexagon(r * 1.05),
  round: (r) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`,
  square: (r) =>
    `M${-r * 0.9} ${-r * 0.66}L${-r * 0.66} ${-r * 0.9}H${r * 0.66}L${r * 0.9} ${-r * 0.66}V${r * 0.66}L${r * 0.66} ${r * 0.9}H${-r * 0.66}L${-r * 0.9} ${r * 0.66}Z`,
  /** The five attack dice, each known by its outline. */
  d4: (r) => `M0 ${-r * 1.22}L${r * 1.16} ${r * 0.86}H${-r * 1.16}Z`,
  d6: (r) => `M${-r * 0.92} ${-r * 0.92}H${r * 0.92}V${r * 0.92}H${-r * 0.92}Z`,
  d8: (r) => `M0 ${-r * 1.22}L${r * 1.14} 0L0 ${r * 1.22}L${-r * 1.14} 0Z`,
  d10: (r) => `M0 ${-r * 1.2}L${r * 1.12} ${r * 0.18}L0 ${r * 1.16}L${-r * 1.12} ${r * 0.18}Z`,
  d12: (r) => `M0 ${-r * 1.14}L${r * 1.1} ${-r * 0.34}L${r * 0.68} ${r * 0.96}H${-r * 0.68}L${-r * 1.1} ${-r * 0.34}Z`,
} satisfies Record<string, Shape>;

/** Offset of a die's number below its middle, relative to r. */
export const DIE_DROP = { d4: 0.3, d6: 0, d8: 0, d10: 0.06, d12: 0.04 } as const;

export type DieShape = 'd4' | 'd6' | 'd8' | 'd10' | 'd12';
export type BadgeShape = keyof typeof BADGE_SHAPES;

/** Paint of a badge: its fill (a shared gradient), the colours of the engraved number, and the edge below it. */
export const BADGE_METALS = {
  steel: { number: '#12151a', edge: 'rgb(255 255 255 / 65%)' },
  iron: { number: '#f3ede0', edge: 'rgb(0 0 0 / 90%)' },
  blood: { number: '#fff3e6', edge: 'rgb(40 0 0 / 90%)' },
  brass: { number: '#1d1404', edge: 'rgb(255 240 200 / 70%)' },
  blued: { number: '#f4faff', edge: 'rgb(4 14 26 / 90%)' },
  ember: { number: '#1e0f04', edge: 'rgb(255 236 190 / 75%)' },
} as const;

export type BadgeMetal = keyof typeof BADGE_METALS;
