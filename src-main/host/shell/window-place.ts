import { z } from 'zod';

/** In device-independent pixels. */
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
  /** Normal bounds, as when neither maximized nor full screen. */
  bounds: z.strictObject({ x: pixels, y: pixels, width: length, height: length }),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});
export type WindowPlace = z.infer<typeof windowPlaceSchema>;

export const USUAL_SIZE = { width: 1440, height: 900 };
const LEAST_SIZE = { width: 960, height: 600 };
/** Part of the upper edge that must be on a screen, so that the window can be dragged. */
const HANDLE = { width: 160, height: 32 };

export interface Placement {
  /** Without x and y the system chooses the position. */
  bounds: { width: number; height: number; x?: number; y?: number };
  /** Minimum size of the window; at most the screen's. */
  least: { width: number; height: number };
  maximized: boolean;
  fullScreen: boolean;
}

/**
 * Where to open the window.
 * @param saved the last place; null when unknown
 * @param screens work areas of all screens, the primary first
 */
export function placeWindow(saved: WindowPlace | null, screens: readonly Rectangle[]): Placement {
  const home = saved && screens.find((screen) => isGrabbable(saved.bounds, screen));
  if (saved && home) {
    const size = fit(saved.bounds, home);
    const bounds = {
      ...size,
      x: within(saved.bounds.x, size.width, home.x, home.width),
      y: within(saved.bounds.y, size.height, home.y, home.height),
    };
    return { bounds, least: minimumSizeOn(home), maximized: saved.maximized, fullScreen: saved.fullScreen };
  }
  // The screen is gone: keep the size, and let the system choose a position.
  const main = screens.at(0) ?? { x: 0, y: 0, ...USUAL_SIZE };
  return {
    bounds: fit(saved?.bounds ?? USUAL_SIZE, main),
    least: minimumSizeOn(main),
    maximized: saved?.maximized ?? false,
    fullScreen: saved?.fullScreen ?? false,
  };
}

function isGrabbable({ x, y, width }: Rectangle, screen: Rectangle): boolean {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  const down = Math.min(y + HANDLE.height, screen.y + screen.height) - Math.max(y, screen.y);
  return across >= Math.min(HANDLE.width, width) && down >= HANDLE.height / 2;
}

const minimumSizeOn = (screen: Rectangle) => ({
  width: Math.min(LEAST_SIZE.width, screen.width),
  height: Math.min(LEAST_SIZE.height, screen.height),
});

/** Clamps a size between the minimum and the screen's. */
function fit({ width, height }: { width: number; height: number }, screen: Rectangle): { width: number; height: number } {
  const least = minimumSizeOn(screen);
  return {
    width: Math.min(Math.max(width, least.width), screen.width),
    height: Math.min(Math.max(height, least.height), screen.height),
  };
}

/** Clamps a coordinate so that the window is fully on the screen. */
const within = (at: number, size: number, start: number, room: number): number => Math.min(Math.max(at, start), start + room - size);
