/** The key light from the upper left: an elliptical gradient in fractions of the bed, blended as `soft-light`. */
type Rgb = readonly [red: number, green: number, blue: number];

interface Stop {
  /** Gradient offset. */
  at: number;
  /** 0 to 255. */
  color: Rgb;
  opacity: number;
}

export const LIGHT: { x: number; y: number; radius: number; stops: readonly Stop[] } = {
  x: 0.3,
  y: 0.1,
  radius: 0.9,
  stops: [
    { at: 0, color: [255, 226, 176], opacity: 0.85 },
    { at: 0.5, color: [201, 176, 138], opacity: 0.3 },
    { at: 1, color: [5, 10, 20], opacity: 0.7 },
  ],
};

export const cssOf = ([red, green, blue]: Rgb): string => `rgb(${red} ${green} ${blue})`;

/** Number of interpolated stops between two given ones. */
const STEPS = 4;

export interface LitStop {
  at: number;
  color: Rgb;
}

/** The lit stops of a colour which, painted with opacity 0.5 over the lit `under`, give the lit mix of both. */
export function litOver(color: Rgb, under: Rgb): LitStop[] {
  const below = lit(under);
  return lit(eachChannel((c) => (color[c] + under[c]) / 2)).map(({ at, color: mixed }, i) => ({
    at,
    color: eachChannel((c) => Math.min(Math.max(2 * mixed[c] - below[i].color[c], 0), 255)),
  }));
}

const eachChannel = (of: (channel: 0 | 1 | 2) => number): Rgb => [of(0), of(1), of(2)];

/** A colour in that light, as stops of the same gradient. */
export function lit(color: Rgb): LitStop[] {
  return LIGHT.stops.flatMap((stop, i) => {
    const next = LIGHT.stops[i + 1] ?? stop;
    return Array.from({ length: stop === next ? 1 : STEPS }, (_, step) => {
      const between = (from: number, to: number): number => from + ((to - from) * step) / STEPS;
      const opacity = between(stop.opacity, next.opacity);
      const channel = (c: 0 | 1 | 2): number =>
        Math.round(color[c] + (255 * softLight(color[c] / 255, between(stop.color[c], next.color[c]) / 255) - color[c]) * opacity);
      return { at: between(stop.at, next.at), color: eachChannel(channel) };
    });
  });
}

/** `soft-light` of Compositing and Blending Level 1, 9.1.10; channels from 0 to 1. */
function softLight(under: number, over: number): number {
  if (over <= 0.5) return under - (1 - 2 * over) * under * (1 - under);
  const lightest = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : Math.sqrt(under);
  return under + (2 * over - 1) * (lightest - under);
}
