/** Controls the camera: wheel, keys, dragging. Has no DOM; the board reads `transform`. */
import { prefersReducedMotion } from '../../../match/reduced-motion.ts';
import { centred, contained, fitScale, keepInSight, middle, pannedBy, toScreen, toWorld, zoomAt } from './camera.ts';
import type { Camera, Frame } from './camera.ts';
import type { Bounds, Point } from './geometry.ts';

const WHEEL_STEP = 1.0015;
const KEY_ZOOM = 1.25;
const KEY_PAN = 90;
const GLIDE_MS = 180;

export class ViewControl {
  camera = $state.raw<Camera>({ zoom: 1, x: 0, y: 0 });
  frame = $state.raw<Frame>({ width: 800, height: 600, inset: { left: 0, right: 0, top: 0, bottom: 0 } });
  bounds = $state.raw<Bounds>({ left: -1, right: 1, top: -1, bottom: 1 });
  /** While it moves, layers are cached as bitmaps; afterwards they are repainted sharply. */
  moving = $state(false);

  /** Pixels per world unit. */
  readonly scale = $derived(fitScale(this.bounds, this.frame) * this.camera.zoom);
  readonly #centre = $derived(middle(this.frame));
  readonly transform = $derived(
    `translate(${this.#centre.x - this.camera.x * this.scale}px, ${this.#centre.y - this.camera.y * this.scale}px) scale(${this.scale})`,
  );

  #rest: ReturnType<typeof setTimeout> | undefined;
  #gliding = 0;

  /** A new map: shows all of it. */
  show(bounds: Bounds): void {
    this.bounds = bounds;
    this.camera = centred(bounds);
  }

  resize(frame: Frame): void {
    this.frame = frame;
  }

  world(at: Point): Point {
    return toWorld(at, this.camera, this.bounds, this.frame);
  }

  screen(at: Point): Point {
    return toScreen(at, this.camera, this.bounds, this.frame);
  }

  wheel(delta: number, at: Point): void {
    this.#set(zoomAt(this.camera, WHEEL_STEP ** -delta, at, this.bounds, this.frame));
  }

  zoom(direction: 1 | -1): void {
    this.#glide(zoomAt(this.camera, KEY_ZOOM ** direction, this.#centre, this.bounds, this.frame));
  }

  pan(dx: number, dy: number): void {
    this.#set(pannedBy(this.camera, dx, dy, this.bounds, this.frame));
  }

  panByKey(dx: -1 | 0 | 1, dy: -1 | 0 | 1): void {
    this.#glide(pannedBy(this.camera, -dx * KEY_PAN, -dy * KEY_PAN, this.bounds, this.frame));
  }

  /** Resets to zoom 1; when already zoomed in, centres on a point. */
  home(point: Point): void {
    this.#glide(this.camera.zoom > 1.02 ? contained({ ...this.camera, ...point }, this.bounds) : centred(this.bounds));
  }

  centreOn(point: Point): void {
    this.#set(contained({ ...this.camera, ...point }, this.bounds));
  }

  reveal(point: Point): void {
    const next = keepInSight(this.camera, point, this.bounds, this.frame);
    if (next !== this.camera) this.#glide(next);
  }

  #set(camera: Camera): void {
    this.camera = camera;
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), 160);
  }

  #glide(to: Camera): void {
    const turn = ++this.#gliding;
    if (prefersReducedMotion()) {
      this.#set(to);
      return;
    }
    const from = this.camera;
    const start = performance.now();
    const frame = (now: number) => {
      if (turn !== this.#gliding) return;
      const t = Math.min((now - start) / GLIDE_MS, 1);
      const ease = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * ease;
      this.#set({ zoom: mix(from.zoom, to.zoom), x: mix(from.x, to.x), y: mix(from.y, to.y) });
      if (t < 1) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
}
