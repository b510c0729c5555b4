/** Zoom and pan arithmetic, independent of the DOM. */
import type { Bounds, Point } from './geometry.ts';

export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 2.5;
/** Least width of a hex at zoom 1, in pixels. */
const MIN_HEX_ACROSS = 36;
const HEX_ACROSS = 60.6;

export interface Camera {
  /** 1 shows the whole map (or hexes of the least width). */
  zoom: number;
  /** World point at the centre of the free area. */
  x: number;
  y: number;
}

/** Size of the board's element and the insets of the panels, in pixels. */
export interface Frame {
  width: number;
  height: number;
  inset: { left: number; right: number; top: number; bottom: number };
}

export function fitScale(bounds: Bounds, frame: Frame): number {
  const width = frame.width - frame.inset.left - frame.inset.right;
  const height = frame.height - frame.inset.top - frame.inset.bottom;
  const fit = Math.min(width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top));
  return Math.max(fit, MIN_HEX_ACROSS / HEX_ACROSS);
}

export function centred(bounds: Bounds): Camera {
  return { zoom: 1, x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Clamps the zoom, and the centre to the map. */
export function contained(camera: Camera, bounds: Bounds): Camera {
  return {
    zoom: clamp(camera.zoom, MIN_ZOOM, MAX_ZOOM),
    x: clamp(camera.x, bounds.left, bounds.right),
    y: clamp(camera.y, bounds.top, bounds.bottom),
  };
}

/** Centre of the free area, in pixels of the board's element. */
export function middle(frame: Frame): Point {
  return {
    x: frame.inset.left + (frame.width - frame.inset.left - frame.inset.right) / 2,
    y: frame.inset.top + (frame.height - frame.inset.top - frame.inset.bottom) / 2,
  };
}

export function toScreen(point: Point, camera: Camera, bounds: Bounds, frame: Frame): Point {
  const scale = fitScale(bounds, frame) * camera.zoom;
  const centre = middle(frame);
  return { x: centre.x + (point.x - camera.x) * scale, y: centre.y + (point.y - camera.y) * scale };
}

export function toWorld(point: Point, camera: Camera, bounds: Bounds, frame: Frame): Point {
  const scale = fitScale(bounds, frame) * camera.zoom;
  const centre = middle(frame);
  return { x: camera.x + (point.x - centre.x) / scale, y: camera.y + (point.y - centre.y) / scale };
}

/** Zooms by a factor with the world point under `at` fixed. */
export function zoomAt(camera: Camera, factor: number, at: Point, bounds: Bounds, frame: Frame): Camera {
  const zoom = clamp(camera.zoom * factor, MIN_ZOOM, MAX_ZOOM);
  const fixed = toWorld(at, camera, bounds, frame);
  const ratio = camera.zoom / zoom;
  return contained({ zoom, x: fixed.x + (camera.x - fixed.x) * ratio, y: fixed.y + (camera.y - fixed.y) * ratio }, bounds);
}

export function pannedBy(camera: Camera, dx: number, dy: number, bounds: Bounds, frame: Frame): Camera {
  const scale = fitScale(bounds, frame) * camera.zoom;
  return contained({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, bounds);
}

/** Pans just enough that the world point is well inside the free area; for keyboard navigation. */
export function keepInSight(camera: Camera, point: Point, bounds: Bounds, frame: Frame): Camera {
  const scale = fitScale(bounds, frame) * camera.zoom;
  const at = toScreen(point, camera, bounds, frame);
  const margin = 60;
  const low = { x: frame.inset.left + margin, y: frame.inset.top + margin };
  const high = { x: frame.width - frame.inset.right - margin, y: frame.height - frame.inset.bottom - margin };
  if (high.x < low.x || high.y < low.y) return contained({ ...camera, ...point }, bounds);
  const dx = at.x - clamp(at.x, low.x, high.x);
  const dy = at.y - clamp(at.y, low.y, high.y);
  return dx === 0 && dy === 0 ? camera : contained({ ...camera, x: camera.x + dx / scale, y: camera.y + dy / scale }, bounds);
}
