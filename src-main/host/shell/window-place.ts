import { z } from 'zod';

/** In the system's own pixels, which already count its text scale. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const pixels = z.number().int().min(-100_000).max(100_000);
const length = z.number().int().min(1).max(100_000);

export const windowPlaceSchema = z.strictObject({
  version: z.literal(1),
  /** Where it is while neither maximized nor full screen. */
  bounds: z.strictObject({ x: pixels, y: pixels, width: length, height: length }),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});
export type WindowPlace = z.infer<typeof windowPlaceSchema>;

export const USUAL_SIZE = { width: 1440, height: 900 };
const LEAST_SIZE = { width: 960, height: 600 };
/** So much of the upper edge must be on a screen, or nobody could take hold of the window. */
const HANDLE = { width: 160, height: 32 };

export interface Placement {
  /** Without x and y the system chooses. */
  bounds: { width: number; height: number; x?: number; y?: number };
  /** Below this the window cannot be made; a small screen is not larger than that. */
  least: { width: number; height: number };
  maximized: boolean;
  fullScreen: boolean;
}

/**
 * Where to open the window.
 * @param saved where it was; null when that is not known
 * @param screens what of each screen is free for windows, the main one first
 */
export function placeWindow(saved: WindowPlace | null, screens: readonly Rectangle[]): Placement {
  const home = saved && screens.find((screen) => canTakeHold(saved.bounds, screen));
  if (saved && home) {
    const size = fit(saved.bounds, home);
    const bounds = {
      ...size,
      x: within(saved.bounds.x, size.width, home.x, home.width),
      y: within(saved.bounds.y, size.height, home.y, home.height),
    };
    return { bounds, least: leastOn(home), maximized: saved.maximized, fullScreen: saved.fullScreen };
  }
  // Its screen is gone: the size is kept as far as there is room, and the system finds a place.
  const main = screens.at(0) ?? { x: 0, y: 0, ...USUAL_SIZE };
  return {
    bounds: fit(saved?.bounds ?? USUAL_SIZE, main),
    least: leastOn(main),
    maximized: saved?.maximized ?? false,
    fullScreen: saved?.fullScreen ?? false,
  };
}

function canTakeHold({ x, y, width }: Rectangle, screen: Rectangle): boolean {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  const down = Math.min(y + HANDLE.height, screen.y + screen.height) - Math.max(y, screen.y);
  return across >= Math.min(HANDLE.width, width) && down >= HANDLE.height / 2;
}

const leastOn = (screen: Rectangle) => ({
  width: Math.min(LEAST_SIZE.width, screen.width),
  height: Math.min(LEAST_SIZE.height, screen.height),
});

/** As large as wished, no larger than the screen and no smaller than the least. */
function fit({ width, height }: { width: number; height: number }, screen: Rectangle): { width: number; height: number } {
  const least = leastOn(screen);
  return {
    width: Math.min(Math.max(width, least.width), screen.width),
    height: Math.min(Math.max(height, least.height), screen.height),
  };
}

/** Moved no further than it takes to lie on the screen as a whole. */
const within = (at: number, size: number, start: number, room: number): number => Math.min(Math.max(at, start), start + room - size);
