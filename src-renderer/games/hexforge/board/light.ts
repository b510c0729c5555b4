/** The light that falls on the map from the upper left: an ellipse in shares of the bed, laid over it as "soft light". */
type Rgb = readonly [red: number, green: number, blue: number];

interface Stop {
  /** Share of the way from its middle to its edge. */
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

/** So many colours stand for all between two stops. */
const STEPS = 4;

export interface LitStop {
  at: number;
  color: Rgb;
}

/** What has to lie thinly over a lit colour, for half of it and half of that to look like both mixed and then lit. */
export function litOver(color: Rgb, under: Rgb): LitStop[] {
  const below = lit(under);
  return lit(eachChannel((c) => (color[c] + under[c]) / 2)).map(({ at, color: mixed }, i) => ({
    at,
    color: eachChannel((c) => Math.min(Math.max(2 * mixed[c] - below[i].color[c], 0), 255)),
  }));
}

const eachChannel = (of: (channel: 0 | 1 | 2) => number): Rgb => [of(0), of(1), of(2)];

/** What becomes of one colour in that light, as stops of the same ellipse. */
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

/** Compositing and Blending Level 1, 9.1.10; shares of full light. */
function softLight(under: number, over: number): number {
  if (over <= 0.5) return under - (1 - 2 * over) * under * (1 - under);
  const lightest = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : Math.sqrt(under);
  return under + (2 * over - 1) * (lightest - under);
}
